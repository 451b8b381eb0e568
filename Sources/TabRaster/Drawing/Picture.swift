/// A display list with the size, scale and background of its drawing.
package struct Picture: Hashable, Sendable {
  package var list: DisplayList

  /// The size, in points.
  package var size: Size

  /// The pixels per point.
  package var scale: Int

  /// The color below all commands; nil for clear.
  package var background: RGBA?

  package init(_ list: DisplayList, size: Size, scale: Int, background: RGBA? = nil) {
    self.list = list
    self.size = size
    self.scale = scale
    self.background = background
  }

  /// Draws the picture, or some of its rows, in pixels from its top.
  package func bitmap(rows: Range<Int>? = nil) -> Bitmap {
    optimized.drawn(rows: rows ?? bounds.rows)
  }

  /// The bounds of the picture, in pixels.
  var bounds: PixelBounds {
    PixelBounds(
      columns: 0..<Picture.pixels(size.width, scale: scale),
      rows: 0..<Picture.pixels(size.height, scale: scale)
    )
  }

  /// The transform from points to pixels.
  private var transform: Transform { .scale(Double(scale)) }

  /// A picture with the same pixels and fewer commands.
  var optimized: Picture {
    var picture = self
    (picture.background, picture.list.commands) =
      DisplayList.optimized(list.commands, of: bounds, transform: transform)
      .separatingBackground(background, of: bounds, transform: transform)
    return picture
  }

  /// Draws rows without optimizing the commands.
  func drawn(rows: Range<Int>) -> Bitmap {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= bounds.rows.upperBound,
      "rows must be in \(bounds.rows) (were \(rows))"
    )
    let width = bounds.columns.count
    let drawn = self.rows(neededFor: rows)
    let pixels = ContiguousArray(
      repeating: background?.premultiplied() ?? 0,
      count: width * drawn.count
    )
    let part = PixelBounds(columns: bounds.columns, rows: drawn)
    var canvas = Canvas(Surface(bounds: part, pixels: pixels), of: bounds)
    draw(on: &canvas)
    guard drawn != rows else {
      return Bitmap(width: width, height: rows.count, pixels: canvas.surface.pixels)
    }
    let start = (rows.lowerBound - drawn.lowerBound) * width
    return Bitmap(
      width: width,
      height: rows.count,
      pixels: ContiguousArray(canvas.surface.pixels[start..<start + rows.count * width])
    )
  }

  /// Returns the bounds of the picture when it fills a rectangle of another picture, if its pixels can be drawn there
  /// directly.
  ///
  /// - Returns: The bounds, in pixels; nil if the picture isn't opaque, or would be scaled or rotated.
  func directBounds(in rect: Rect, transform: Transform) -> PixelBounds? {
    guard background?.alpha == 255, transform.isUpright,
      Path.rectangle(rect).isRectangleOfWholePixels(transform)
    else { return nil }
    let target = PixelBounds(.rectangle(rect), transform: transform)
    let (columns, rows) = (bounds.columns.count, bounds.rows.count)
    return target.columns.count == columns && target.rows.count == rows ? target : nil
  }

  /// Draws the picture onto a surface, without optimizing the commands, and replaces the pixels there.
  func draw(on surface: inout Surface, at target: PixelBounds) {
    let (right, down) = (-target.columns.lowerBound, -target.rows.lowerBound)
    let storageBounds = surface.storageBounds.moved(right: right, down: down)
    // Move the pixels to the canvas and back, so that they aren't copied.
    let pixels = surface.pixels
    surface.pixels = []
    var canvas = Canvas(Surface(bounds: bounds, of: storageBounds, pixels: pixels))
    RowBlending.blend(background?.premultiplied() ?? 0, over: &canvas.surface, in: bounds)
    draw(on: &canvas)
    surface.pixels = canvas.surface.pixels
  }

  private func draw(on canvas: inout Canvas) {
    canvas.draw(list.commands, transform: transform)
    precondition(canvas.layers.isEmpty, "beginLayer needs an endLayer after it")
    precondition(canvas.clips.isEmpty, "pushClip needs a popClip after it")
  }

  /// The rows that must be drawn for the pixels of some rows to be correct.
  func rows(neededFor rows: Range<Int>) -> Range<Int> {
    // From the last command to the first, since a command may need pixels of those before it.
    rowDependencies.reversed().reduce(rows) { rows, dependency in
      dependency.drawn.overlaps(rows) ? rows.union(dependency.needed) : rows
    }
  }

  /// The dependencies of the commands on rows drawn before them.
  var rowDependencies: [RowDependency] {
    RowDependency.all(in: list.commands, of: bounds, transform: transform)
  }

  /// A length in points converted to pixels, rounded to the nearest.
  private static func pixels(_ length: Double, scale: Int) -> Int {
    let pixels = (length * Double(scale)).rounded()
    precondition(
      pixels >= 0 && pixels <= Double(Bitmap.maximumDimension),
      "a picture must be 0 to \(Bitmap.maximumDimension) pixels on each side (was \(pixels))"
    )
    return Int(pixels)
  }
}
