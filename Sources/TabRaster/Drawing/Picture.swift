/// A list, and how large it is drawn on what.
package struct Picture: Hashable, Sendable {
  package var list: DisplayList

  /// The size, in points.
  package var size: Size

  /// Pixels per point.
  package var scale: Int

  /// What is under everything; nil for clear.
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

  /// All pixels of it.
  var bounds: PixelBounds {
    PixelBounds(
      columns: 0..<Picture.pixels(size.width, scale: scale),
      rows: 0..<Picture.pixels(size.height, scale: scale)
    )
  }

  /// From points to pixels.
  private var transform: Transform { .scale(Double(scale)) }

  /// A picture with the same pixels that takes less to draw.
  var optimized: Picture {
    var picture = self
    (picture.background, picture.list.commands) =
      DisplayList.optimized(list.commands, of: bounds, transform: transform)
      .separatingBackground(background, of: bounds, transform: transform)
    return picture
  }

  /// Draws rows by the commands as they are.
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

  /// Where in another picture all pixels are those of this one, if it fills a rectangle there.
  ///
  /// - Returns: The place; nil if this picture isn't opaque, or would be scaled or turned.
  func place(in rect: Rect, transform: Transform) -> PixelBounds? {
    guard background?.alpha == 255, transform.isUpright,
      Path.rectangle(rect).isRectangleOfWholePixels(transform)
    else { return nil }
    let place = PixelBounds(.rectangle(rect), transform: transform)
    let (columns, rows) = (bounds.columns.count, bounds.rows.count)
    return place.columns.count == columns && place.rows.count == rows ? place : nil
  }

  /// Draws the picture by its commands as they are, its pixels in place of those of a surface.
  func draw(on surface: inout Surface, at place: PixelBounds) {
    let (right, down) = (-place.columns.lowerBound, -place.rows.lowerBound)
    let whole = surface.whole.moved(right: right, down: down)
    // The pixels move to the canvas and back, so that they are not copied.
    let pixels = surface.pixels
    surface.pixels = []
    var canvas = Canvas(Surface(bounds: bounds, of: whole, pixels: pixels))
    RowBlending.blend(background?.premultiplied() ?? 0, over: &canvas.surface, in: bounds)
    draw(on: &canvas)
    surface.pixels = canvas.surface.pixels
  }

  private func draw(on canvas: inout Canvas) {
    canvas.draw(list.commands, transform: transform)
    precondition(canvas.layers.isEmpty, "beginLayer needs an endLayer after it")
    precondition(canvas.clips.isEmpty, "pushClip needs a popClip after it")
  }

  /// The rows to draw so that some rows come out right.
  func rows(neededFor rows: Range<Int>) -> Range<Int> {
    // From the last command to the first, since each needs what the ones before it have drawn.
    rowDependencies.reversed().reduce(rows) { rows, dependency in
      dependency.drawn.overlaps(rows) ? rows.union(dependency.needed) : rows
    }
  }

  /// What the commands need of rows that were drawn before them.
  var rowDependencies: [RowDependency] {
    RowDependency.all(in: list.commands, of: bounds, transform: transform)
  }

  /// A length in pixels, rounded to the nearest.
  private static func pixels(_ length: Double, scale: Int) -> Int {
    let pixels = (length * Double(scale)).rounded()
    precondition(
      pixels >= 0 && pixels <= Double(Bitmap.maximumDimension),
      "a picture must be 0 to \(Bitmap.maximumDimension) pixels on each side (was \(pixels))"
    )
    return Int(pixels)
  }
}
