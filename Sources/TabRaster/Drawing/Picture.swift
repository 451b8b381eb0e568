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
      DisplayList.optimized(list.commands, transform: transform)
      .separatingBackground(background, of: bounds, transform: transform)
    return picture
  }

  /// Draws rows by the commands as they are.
  func drawn(rows: Range<Int>) -> Bitmap {
    let bounds = bounds
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= bounds.rows.upperBound,
      "rows must be in \(bounds.rows) (were \(rows))"
    )
    let width = bounds.columns.count
    let drawn = self.rows(neededFor: rows)
    var canvas = Canvas(
      width: width,
      height: bounds.rows.count,
      rows: drawn,
      pixels: ContiguousArray(
        repeating: background?.premultiplied() ?? 0,
        count: width * drawn.count
      )
    )
    canvas.draw(list.commands, transform: transform)
    precondition(canvas.layers.isEmpty, "beginLayer needs an endLayer after it")
    precondition(canvas.clips.isEmpty, "pushClip needs a popClip after it")
    guard drawn != rows else {
      return Bitmap(width: width, height: rows.count, pixels: canvas.surface.pixels)
    }
    let start = (rows.lowerBound - drawn.lowerBound) * width
    let pixels = ContiguousArray(canvas.surface.pixels[start..<start + rows.count * width])
    return Bitmap(width: width, height: rows.count, pixels: pixels)
  }

  /// The rows to draw so that some rows come out right.
  func rows(neededFor rows: Range<Int>) -> Range<Int> {
    Picture.rows(neededFor: rows, by: list.commands, of: bounds, transform: transform)
  }

  /// A blur also needs the rows that it blurs with others, a choice those by which it is made, and a picture of its own is
  /// drawn whole.
  private static func rows(
    neededFor rows: Range<Int>,
    by commands: [DisplayList.Command],
    of picture: PixelBounds,
    transform: Transform
  ) -> Range<Int> {
    var needed = rows
    func add(_ more: PixelBounds, ifTouched touched: PixelBounds) {
      let more = more.clamped(to: picture)
      guard !more.isEmpty, touched.rows.overlaps(needed) else { return }
      needed =
        min(
          needed.lowerBound,
          more.rows.lowerBound
        )..<max(
          needed.upperBound,
          more.rows.upperBound
        )
    }
    // From the last command to the first, since each needs what the ones before it have drawn.
    for command in commands.reversed() {
      switch command {
      case .backdrop(let path, _):
        let touched = PixelBounds(path, transform: transform).clamped(to: picture)
        add(touched, ifTouched: touched)
      case .onBackdrop(let choice):
        for list in [choice.light, choice.dark] {
          needed = Self.rows(neededFor: needed, by: list, of: picture, transform: transform)
          add(
            PixelBounds(.rectangle(choice.rect), transform: transform),
            ifTouched: ListBounds(list, transform: transform, picture: picture).whole
          )
        }
      case .picture(_, let rect):
        let touched = PixelBounds(.rectangle(rect), transform: transform)
        add(touched, ifTouched: touched)
      case .group(let inner, let list):
        needed = Self.rows(neededFor: needed, by: list, of: picture, transform: transform(inner))
      default: break
      }
    }
    return needed
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
