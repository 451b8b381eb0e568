/// The relative luminance of opaque pixels, as tables of the contributions of red, green and blue.
package struct PixelLuminance: Sendable {
  private let red: ContiguousArray<Double>
  private let green: ContiguousArray<Double>
  private let blue: ContiguousArray<Double>

  /// Creates the tables from the contributions of each component, whose sum is the luminance.
  package init(
    red: (UInt8) -> Double,
    green: (UInt8) -> Double,
    blue: (UInt8) -> Double
  ) {
    let values = UInt8.min...UInt8.max
    self.red = ContiguousArray(values.map(red))
    self.green = ContiguousArray(values.map(green))
    self.blue = ContiguousArray(values.map(blue))
  }

  /// The luminance of a pixel, `0xAARRGGBB`; alpha is ignored.
  func value(of pixel: UInt32) -> Double {
    red[Int(pixel >> 16 & 0xFF)] + green[Int(pixel >> 8 & 0xFF)] + blue[Int(pixel & 0xFF)]
  }
}

/// A rectangle of pixels of a bitmap.
package struct PixelRegion: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Regions that together have each border pixel once, and no other pixel.
  fileprivate var edges: [PixelRegion] {
    guard columns.count > 2, rows.count > 2 else { return [self] }
    let (left, right) = (columns.prefix(1), columns.suffix(1))
    let inner = rows.dropFirst().dropLast()
    return [
      PixelRegion(columns: columns, rows: rows.prefix(1)),
      PixelRegion(columns: left, rows: inner),
      PixelRegion(columns: right, rows: inner),
      PixelRegion(columns: columns, rows: rows.suffix(1)),
    ]
  }
}

/// The luminance of a region's background (`ground`), and of its darkest and lightest pixels.
package struct LuminanceRange: Hashable, Sendable {
  package var ground: Double
  package var darkest: Double
  package var lightest: Double
}

extension Bitmap {
  /// Measures the luminance of a region.
  ///
  /// - Parameters:
  ///   - region: The region; pixels outside the bitmap are ignored.
  ///   - covered: Regions whose pixels are ignored.
  ///   - groundIsInside: Whether the ground is the most frequent color of the region, rather than of its border pixels.
  ///     Of equally frequent colors, the ground is the color with the smallest pixel value.
  ///   - luminance: The luminance of a pixel.
  /// - Returns: The luminance; `nil` if all pixels that could be the ground are ignored.
  package func luminance(
    in region: PixelRegion,
    without covered: [PixelRegion] = [],
    groundIsInside: Bool,
    by luminance: PixelLuminance
  ) -> LuminanceRange? {
    let region = PixelRegion(
      columns: region.columns.clamped(to: 0..<width),
      rows: region.rows.clamped(to: 0..<height)
    )
    var counts: [UInt32: Int] = [:]
    for edge in groundIsInside ? [region] : region.edges {
      forEachRun(in: edge, without: covered) { counts[$0, default: 0] += $1 }
    }
    let mostFrequent = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let ground = mostFrequent?.key else { return nil }
    let value = luminance.value(of: ground)
    var range = LuminanceRange(ground: value, darkest: value, lightest: value)
    forEachRun(in: region, without: covered) { pixel, _ in
      let value = luminance.value(of: pixel)
      range.darkest = min(range.darkest, value)
      range.lightest = max(range.lightest, value)
    }
    return range
  }

  /// Calls a closure for each run of equal pixels in a region, row by row, with the pixel and the length of the run.
  @inline(__always)
  private func forEachRun(
    in region: PixelRegion,
    without covered: [PixelRegion],
    _ body: (UInt32, Int) -> Void
  ) {
    let pixels = pixels.span
    for row in region.rows {
      let covered = covered.filter { $0.rows.contains(row) }
      let start = row * width
      var column = region.columns.lowerBound
      while column < region.columns.upperBound {
        if let covering = covered.first(where: { $0.columns.contains(column) }) {
          column = covering.columns.upperBound
          continue
        }
        let end = covered.reduce(region.columns.upperBound) { end, region in
          region.columns.lowerBound > column ? min(end, region.columns.lowerBound) : end
        }
        let pixel = pixels[start + column]
        var next = column + 1
        while next < end, pixels[start + next] == pixel { next += 1 }
        body(pixel, next - column)
        column = next
      }
    }
  }
}
