/// The mean of opaque colors, weighted by coverage.
struct MeanColor {
  private var sums = SIMD4<Int>.zero

  /// Adds pixels of a row.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of `columns`, from the first on.
  ///   - coverage: The weight of each pixel, by column.
  ///   - columns: The columns of the pixels.
  mutating func add(
    _ pixels: ContiguousArray<UInt32>,
    coverage: ContiguousArray<UInt8>,
    columns: Range<Int>
  ) {
    for column in columns where coverage[column] > 0 {
      let pixel = pixels[column - columns.lowerBound]
      let weight = Int(coverage[column])
      let color = SIMD4(Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF), 1)
      sums &+= color &* weight
    }
  }

  /// The mean color; clear if all weights are zero.
  var color: RGBA {
    guard sums.w > 0 else { return RGBA(0, 0, 0, 0) }
    let half = SIMD4(repeating: sums.w / 2)
    let mean = (sums &+ half) / sums.w
    return RGBA(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z))
  }
}
