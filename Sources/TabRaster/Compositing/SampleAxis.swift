/// Which source pixels, with which weights, make each pixel along one axis of a scaled image.
///
/// Each pixel is the average of the source over the interval that it covers, at least one source pixel wide: the area
/// average where the image shrinks, linear interpolation where it grows. At a whole-number scale on the pixel grid the
/// pixels are repeated unchanged.
struct SampleAxis: Sendable {
  /// The sum of the weights of a pixel.
  static let one = 1 << 14

  /// The pixels that the image touches, inside the limits.
  let pixels: Range<Int>

  /// Per pixel: how much of it the image covers, of `Edge.unit`.
  private(set) var covered: ContiguousArray<Int> = []

  /// Per pixel: its first source pixel.
  private(set) var first: ContiguousArray<Int> = []

  /// Per pixel: where its weights begin; one more entry ends the last.
  private(set) var weightStart: ContiguousArray<Int> = [0]
  private(set) var weights: ContiguousArray<Int> = []

  /// Creates the axis of the parts of an image.
  init(_ parts: AxisParts, limits: Range<Int>) {
    let unit = Edge.unit
    let firstPixel = max(parts.start >> Edge.fractionBits, limits.lowerBound)
    let lastPixel = min((parts.end + unit - 1) >> Edge.fractionBits, limits.upperBound)
    pixels = firstPixel..<max(firstPixel, lastPixel)

    for pixel in pixels {
      let low = max(pixel * unit, parts.start)
      let high = min((pixel + 1) * unit, parts.end)
      covered.append(high - low)
      let part = parts.part(at: pixel)
      let count = part.source.count
      let length = part.end - part.start
      if part.start % unit == 0, length % (count * unit) == 0 {
        first.append(part.source.lowerBound + (low - part.start) * count / length)
        weights.append(SampleAxis.one)
        weightStart.append(weights.count)
      } else {
        // In units of 1/(2 * length) source pixel, which makes every bound a whole number.
        let center = (low + high - 2 * part.start) * count
        let reach = max(length, (high - low) * count)
        appendWeights(
          from: center - reach,
          to: center + reach,
          size: 2 * length,
          source: part.source
        )
      }
    }
  }

  /// Whether the pixels are source pixels as they are, side by side.
  var isCopied: Bool {
    weights.count == pixels.count && covered.allSatisfy { $0 == Edge.unit }
      && zip(first, first.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  private mutating func appendWeights(
    from low: Int,
    to high: Int,
    size: Int,
    source part: Range<Int>
  ) {
    let firstSource = min(max(low / size, 0), part.count - 1)
    let lastSource = min(max((high - 1) / size, firstSource), part.count - 1)
    first.append(part.lowerBound + firstSource)
    var before = 0
    for source in firstSource...lastSource {
      // Rounding the running sum, not each weight, makes the weights add up to one exactly. The last source pixel also
      // stands for what lies beyond the end, as the first does for what lies before.
      let end = source == lastSource ? high : (source + 1) * size
      let sum = ((end - low) * SampleAxis.one + (high - low) / 2) / (high - low)
      weights.append(sum - before)
      before = sum
    }
    weightStart.append(weights.count)
  }
}
