extension Canvas {
  /// Resamples a rotated, skewed or mirrored image row by row into `samples` and `coverage`.
  ///
  /// The image is first drawn upright at its size in pixels; pixels are then interpolated bilinearly from that picture.
  mutating func sampleRotated(
    _ bitmap: Bitmap,
    nineSlice: NineSlice?,
    in rect: Rect,
    transform: Transform,
    blendRow: (inout Canvas, _ columns: Range<Int>, _ row: Int) -> Void
  ) {
    rasterizer.flatten(.rectangle(rect), transform: transform)
    let across = Canvas.length(transform(vector: Point(1, 0)))
    let down = Canvas.length(transform(vector: Point(0, 1)))
    guard let touched = rasterizer.outline.touchedPixels, !touched.clamped(to: visible).isEmpty,
      let width = Canvas.pixels(rect.width * across),
      let height = Canvas.pixels(rect.height * down),
      let map = SampleMap(rect, width: width, height: height, transform: transform)
    else { return }
    let pixels = PixelBounds(columns: 0..<width, rows: 0..<height)
    var picture = Canvas(Surface(bounds: pixels))
    picture.draw(
      bitmap,
      nineSlice: nineSlice,
      in: Rect(x: 0, y: 0, width: Double(width) / across, height: Double(height) / down),
      transform: Transform(a: across, b: 0, c: 0, d: down, tx: 0, ty: 0)
    )
    let shown = visible
    let shape = rasterizer.coverage(rows: shown.rows)
    for row in shape.rows {
      let columns = shape.write(row: row, to: &coverage, in: shown.columns)
      for column in columns {
        samples[column] = map.sample(picture.surface.pixels, column: column, row: row)
      }
      blendRow(&self, columns, row)
    }
  }

  private static func length(_ vector: Point) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  /// A length rounded up to pixels, at most 4,096; nil if it is zero or not finite.
  private static func pixels(_ length: Double) -> Int? {
    length > 0 && length.isFinite ? Int(min(length.rounded(.up), 4_096)) : nil
  }
}

/// A map from pixels of the canvas to coordinates in an upright picture of the image, in fixed point.
private struct SampleMap {
  static let fractionBits = 24

  let width: Int
  let height: Int

  /// The picture's coordinates, less half a pixel, for the center of the canvas's first pixel, and the steps to the
  /// next column and row.
  private let start: (x: Int, y: Int)
  private let column: (x: Int, y: Int)
  private let row: (x: Int, y: Int)

  /// Creates the map to a picture of `rect`; nil if the transform has no inverse, or one with too large factors.
  init?(_ rect: Rect, width: Int, height: Int, transform: Transform) {
    let determinant = transform.determinant
    guard determinant != 0 else { return nil }
    let across = Double(width) / rect.width
    let down = Double(height) / rect.height
    let x = 0.5 - transform.tx
    let y = 0.5 - transform.ty
    let origin = Point(
      (transform.d * x - transform.c * y) / determinant,
      (transform.a * y - transform.b * x) / determinant
    )
    guard let startX = Self.fixed((origin.x - rect.x) * across - 0.5),
      let startY = Self.fixed((origin.y - rect.y) * down - 0.5),
      let columnX = Self.fixed(transform.d / determinant * across),
      let columnY = Self.fixed(-transform.b / determinant * down),
      let rowX = Self.fixed(-transform.c / determinant * across),
      let rowY = Self.fixed(transform.a / determinant * down)
    else { return nil }
    self.width = width
    self.height = height
    (start, column, row) = ((startX, startY), (columnX, columnY), (rowX, rowY))
  }

  /// A coordinate or step in fixed point; nil if its product with a column or row could overflow.
  private static func fixed(_ value: Double) -> Int? {
    abs(value) < 4_194_304 ? Int((value * Double(1 << fractionBits)).rounded()) : nil
  }

  /// The bilinear interpolation of the picture at a pixel of the canvas; outside, the picture's border pixels continue.
  func sample(_ pixels: borrowing ContiguousArray<UInt32>, column: Int, row: Int) -> UInt32 {
    let x = start.x + column * self.column.x + row * self.row.x
    let y = start.y + column * self.column.y + row * self.row.y
    let left = x >> Self.fractionBits
    let top = y >> Self.fractionBits
    let right = x >> (Self.fractionBits - 8) & 0xFF
    let below = y >> (Self.fractionBits - 8) & 0xFF
    let columns = (min(max(left, 0), width - 1), min(max(left + 1, 0), width - 1))
    let rows = (min(max(top, 0), height - 1) * width, min(max(top + 1, 0), height - 1) * width)
    let corners = (
      Int(pixels[rows.0 + columns.0]), Int(pixels[rows.0 + columns.1]),
      Int(pixels[rows.1 + columns.0]), Int(pixels[rows.1 + columns.1])
    )
    var result = 0
    for shift in [0, 8, 16, 24] {
      let upper =
        (corners.0 >> shift & 0xFF) * (256 - right) + (corners.1 >> shift & 0xFF) * right
      let lower =
        (corners.2 >> shift & 0xFF) * (256 - right) + (corners.3 >> shift & 0xFF) * right
      result |= ((upper * (256 - below) + lower * below + 0x8000) >> 16) << shift
    }
    return UInt32(truncatingIfNeeded: result)
  }
}
