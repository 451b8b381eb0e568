/// A nine-slice layout along one axis: two caps and the middle between them, each with its source and its extent.
///
/// Slices meet at pixel boundaries, so that each pixel belongs to one slice. A cap has at least one pixel; caps that
/// don't fit share the length in the ratio of their sizes.
struct NineSliceAxis: Sendable {
  /// A range of source pixels, and its extent in the picture, in fixed-point pixels.
  struct Slice: Sendable {
    var source: Range<Int>
    var start: Int
    var end: Int
  }

  /// The caps along one axis.
  struct Caps: Sendable {
    /// The lengths of the first and the last cap, in source pixels.
    var first = 0
    var last = 0

    /// The number of pixels per source pixel.
    var pixels = 1.0

    /// Whether the middle is tiled rather than stretched.
    var isTiled = false
  }

  /// The extent of the image, in fixed-point pixels.
  let start: Int
  let end: Int

  private let first: Slice
  private let middle: Slice
  private let last: Slice

  /// The length of a tile of the middle, in fixed-point pixels without a fraction; nil if the middle is stretched.
  private let tile: Int?

  /// Lays out an image of `count` source pixels between two fixed-point coordinates; nil if a length is empty or not
  /// finite.
  init?(count: Int, from start: Int, to end: Int, caps: Caps) {
    let firstCount = min(max(caps.first, 0), count)
    let lastCount = min(max(caps.last, 0), count - firstCount)
    // With caps that cover the image, the middle is the source pixel after the first cap: Apple documents for
    // `CALayer.contentsCenter` that a single pixel is stretched.
    let middleStart = min(firstCount, count - 1)
    let source = middleStart..<max(count - lastCount, middleStart + 1)
    guard count > 0, start < end, caps.pixels > 0,
      let firstLength = Edge.wholePixels(Double(firstCount) * caps.pixels),
      let lastLength = Edge.wholePixels(Double(lastCount) * caps.pixels),
      let tile = Edge.wholePixels(Double(source.count) * caps.pixels)
    else { return nil }
    var firstEnd = firstCount > 0 ? min(Edge.nearestPixel(start) + firstLength, end) : start
    var lastStart = lastCount > 0 ? max(Edge.nearestPixel(end) - lastLength, start) : end
    if firstEnd > lastStart {
      let shared = (end - start) * firstLength / (firstLength + lastLength)
      firstEnd = min(max(Edge.nearestPixel(start + shared), start), end)
      lastStart = firstEnd
    }
    self.start = start
    self.end = end
    first = Slice(source: 0..<firstCount, start: start, end: firstEnd)
    middle = Slice(source: source, start: firstEnd, end: lastStart)
    last = Slice(source: count - lastCount..<count, start: lastStart, end: end)
    self.tile = caps.isTiled ? tile : nil
  }

  /// The slice at a pixel that the image touches; in a tiled middle, the tile.
  func slice(at pixel: Int) -> Slice {
    let position = pixel << Edge.fractionBits
    if first.start < first.end, position < first.end { return first }
    guard middle.start < middle.end, position < middle.end else { return last }
    guard let tile else { return middle }
    let origin = (middle.start >> Edge.fractionBits) << Edge.fractionBits
    let tileStart = origin + (position - origin) / tile * tile
    return Slice(source: middle.source, start: tileStart, end: tileStart + tile)
  }
}

extension NineSlice {
  /// The caps on the left and on the right, at `scale` pixels per point.
  func across(scale: Double) -> NineSliceAxis.Caps { caps(first: left, last: right, scale: scale) }

  /// The caps at the top and at the bottom, at `scale` pixels per point.
  func down(scale: Double) -> NineSliceAxis.Caps { caps(first: top, last: bottom, scale: scale) }

  private func caps(first: Int, last: Int, scale: Double) -> NineSliceAxis.Caps {
    NineSliceAxis.Caps(
      first: first,
      last: last,
      pixels: scale / pixelsPerPoint,
      isTiled: middle == .tiled
    )
  }
}

extension Edge {
  /// A coordinate in fixed-point pixels, clamped to the limits; nil if it is not finite.
  static func fixed(_ value: Double) -> Int? {
    guard value.isFinite else { return nil }
    return Int((min(max(value, -limit), limit) * Double(unit)).rounded())
  }

  /// A length rounded to pixels, at least one, in fixed point; nil if it is not finite.
  fileprivate static func wholePixels(_ length: Double) -> Int? {
    fixed(length).map { max(nearestPixel($0), unit) }
  }

  /// The pixel boundary nearest to a fixed-point coordinate; halves round up.
  fileprivate static func nearestPixel(_ value: Int) -> Int {
    ((value + unit / 2) >> fractionBits) << fractionBits
  }
}
