/// The resampling weights along one axis of a scaled image: for each pixel, its source pixels and their weights.
///
/// Each pixel is the average of the source over the interval that it covers, at least one source pixel wide: the area
/// average for a smaller image, linear interpolation for a larger one. At an integer scale on the pixel grid, source
/// pixels are repeated unchanged.
struct SampleAxis: Sendable {
  /// The sum of the weights for a pixel.
  static let one = 1 << 14

  /// The pixels that the image touches, clipped to the limits.
  let pixels: Range<Int>

  /// For each pixel, the length that the image covers, where a full pixel is `Edge.unit`.
  private(set) var covered: ContiguousArray<Int> = []

  /// For each pixel, the index of its first source pixel.
  private(set) var first: ContiguousArray<Int> = []

  /// For each pixel, the index in `weights` of its first weight; a last entry has their count.
  private(set) var weightStart: ContiguousArray<Int> = [0]
  private(set) var weights: ContiguousArray<Int> = []

  /// Computes the weights for the pixels of a layout inside `limits`.
  init(_ layout: NineSliceAxis, limits: Range<Int>) {
    let unit = Edge.unit
    let firstPixel = max(layout.start >> Edge.fractionBits, limits.lowerBound)
    let lastPixel = min((layout.end + unit - 1) >> Edge.fractionBits, limits.upperBound)
    pixels = firstPixel..<max(firstPixel, lastPixel)

    for pixel in pixels {
      let low = max(pixel * unit, layout.start)
      let high = min((pixel + 1) * unit, layout.end)
      covered.append(high - low)
      let slice = layout.slice(at: pixel)
      let count = slice.source.count
      let length = slice.end - slice.start
      if slice.start % unit == 0, length % (count * unit) == 0 {
        first.append(slice.source.lowerBound + (low - slice.start) * count / length)
        weights.append(SampleAxis.one)
        weightStart.append(weights.count)
      } else {
        // In units of 1/(2 * length) source pixel, so that every bound is an integer.
        let center = (low + high - 2 * slice.start) * count
        let reach = max(length, (high - low) * count)
        appendWeights(
          from: center - reach,
          to: center + reach,
          size: 2 * length,
          source: slice.source
        )
      }
    }
  }

  /// Whether each pixel is a copy of one source pixel, and consecutive pixels are of consecutive source pixels.
  var isCopied: Bool {
    weights.count == pixels.count && covered.allSatisfy { $0 == Edge.unit }
      && zip(first, first.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  private mutating func appendWeights(
    from low: Int,
    to high: Int,
    size: Int,
    source range: Range<Int>
  ) {
    let firstSource = min(max(low / size, 0), range.count - 1)
    let lastSource = min(max((high - 1) / size, firstSource), range.count - 1)
    first.append(range.lowerBound + firstSource)
    var before = 0
    for source in firstSource...lastSource {
      // Rounding the running sum, not each weight, makes the weights add up to exactly `one`. The first and the last
      // source pixel also get the weights of the interval beyond the source.
      let end = source == lastSource ? high : (source + 1) * size
      let sum = ((end - low) * SampleAxis.one + (high - low) / 2) / (high - low)
      weights.append(sum - before)
      before = sum
    }
    weightStart.append(weights.count)
  }
}
