/// Which part of an image stands where along one axis: the caps and what is between them, or all of it.
///
/// Where two parts meet is the edge of a pixel, so that each pixel belongs to one of them. A cap keeps a pixel at least;
/// caps that have no room beside each other share it in the ratio of their lengths.
struct AxisParts: Sendable {
  /// Some source pixels and their place, in fixed-point pixels.
  struct Part: Sendable {
    var source: Range<Int>
    var start: Int
    var end: Int
  }

  /// The caps along one axis.
  struct Caps: Sendable {
    /// The source pixels of the first and the last one.
    var first = 0
    var last = 0

    /// The pixels that a source pixel takes.
    var pixels = 1.0

    /// Whether what is between the caps is repeated rather than scaled.
    var isTiled = false
  }

  /// The place of the image, in fixed-point pixels.
  let start: Int
  let end: Int

  private let first: Part
  private let middle: Part
  private let last: Part

  /// The length of a tile of the middle, in whole pixels of fixed point; nil where the middle is scaled.
  private let tile: Int?

  /// Creates the parts of an image `count` source pixels long from one fixed-point coordinate to another.
  ///
  /// - Returns: Nil if there is nothing to draw, or nothing finite.
  init?(count: Int, from start: Int, to end: Int, caps: Caps) {
    let firstCount = min(max(caps.first, 0), count)
    let lastCount = min(max(caps.last, 0), count - firstCount)
    // With nothing between the caps a single pixel is stretched, as Apple documents for layers; here the one after the
    // first cap.
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
    first = Part(source: 0..<firstCount, start: start, end: firstEnd)
    middle = Part(source: source, start: firstEnd, end: lastStart)
    last = Part(source: count - lastCount..<count, start: lastStart, end: end)
    self.tile = caps.isTiled ? tile : nil
  }

  /// The part that a pixel shows, one of those that the image touches; of a tiled middle, the tile.
  func part(at pixel: Int) -> Part {
    let position = pixel << Edge.fractionBits
    if first.start < first.end, position < first.end { return first }
    guard middle.start < middle.end, position < middle.end else { return last }
    guard let tile else { return middle }
    let origin = (middle.start >> Edge.fractionBits) << Edge.fractionBits
    let tileStart = origin + (position - origin) / tile * tile
    return Part(source: middle.source, start: tileStart, end: tileStart + tile)
  }
}

extension NineParts {
  /// The caps on the left and on the right, where a point has so many pixels.
  func across(scale: Double) -> AxisParts.Caps { caps(left, right, scale) }

  /// The caps at the top and at the bottom, where a point has so many pixels.
  func down(scale: Double) -> AxisParts.Caps { caps(top, bottom, scale) }

  private func caps(_ first: Int, _ last: Int, _ scale: Double) -> AxisParts.Caps {
    AxisParts.Caps(
      first: first,
      last: last,
      pixels: scale / pixelsPerPoint,
      isTiled: middle == .tiled
    )
  }
}

extension Edge {
  /// A coordinate in fixed-point pixels, held within the limits; nil if it is not finite.
  static func fixed(_ value: Double) -> Int? {
    guard value.isFinite else { return nil }
    return Int((min(max(value, -limit), limit) * Double(unit)).rounded())
  }

  /// The nearest number of whole pixels for a length, 1 at least, in fixed point; nil if it is not finite.
  fileprivate static func wholePixels(_ length: Double) -> Int? {
    fixed(length).map { max(nearestPixel($0), unit) }
  }

  /// The edge of a pixel that is nearest to a fixed-point coordinate; halves go up.
  fileprivate static func nearestPixel(_ value: Int) -> Int {
    ((value + unit / 2) >> fractionBits) << fractionBits
  }
}
