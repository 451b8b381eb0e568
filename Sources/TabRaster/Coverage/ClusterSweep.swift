/// Adds the signed areas of a row's edges, by the nonzero winding rule.
///
/// A chain apart from all others is added at once. A cluster of chains that touch is swept band by band, with bands so
/// low that no two edges cross inside one.
struct ClusterSweep: Sendable {
  private var breaks: ContiguousArray<Int32> = []
  private var crossings: ContiguousArray<Crossing> = []

  /// A stack of the bottoms of bands that are still to be swept; the next band is last.
  private var bandEnds: ContiguousArray<Int32> = []

  /// The number of crossings found in the row so far.
  var work = 0

  /// An edge that crosses a band: its x at the top and at the bottom of the band, in fixed point.
  private struct Crossing {
    var top: Int32
    var bottom: Int32
    var winding: Int32

    @inline(__always)
    func isLeft(of other: Crossing) -> Bool { top &+ bottom < other.top &+ other.bottom }
  }

  /// The most chains that are sorted by insertion.
  static let insertionLimit = 1_024

  /// The largest overlap of two edges, in 1/4096 pixel, that counts as a rounding error and doesn't cut the band in two.
  private static let slack: Int32 = 2

  /// The most crossings that an exact sweep of a row may compute.
  ///
  /// A row with more is sampled in bands of equal height. Letters and icons need a few thousand.
  static let workLimit = 1 << 17

  /// The most bands in which a row over `workLimit` is sampled; the more edges, the fewer bands.
  private static let sampleCount = 64

  /// Adds the areas of a cluster, band by band, with a band between every two y at which an edge begins or ends.
  mutating func sweep(
    _ chains: Span<ActiveChain>,
    segments: Span<EdgeSegment>,
    top: Int32,
    winding: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    mask: inout MutableSpan<UInt64>
  ) {
    let bottom = top &+ Int32(Edge.unit)
    breaks.removeAll(keepingCapacity: true)
    var segmentCount = 0
    for index in 0..<chains.count {
      let range = Int(chains[index].firstSegment)..<Int(chains[index].endSegment)
      segmentCount &+= range.count
      for index in range {
        if segments[index].y0 > top { breaks.append(segments[index].y0) }
        if segments[index].y1 < bottom { breaks.append(segments[index].y1) }
      }
    }
    guard breaks.count &* segmentCount <= ClusterSweep.workLimit else {
      let count = min(ClusterSweep.sampleCount, ClusterSweep.workLimit / segmentCount)
      let height = Int32(Edge.unit) / Int32(max(count, 1))
      sample(
        chains,
        segments: segments,
        top: top,
        winding: winding,
        height: height,
        right: right,
        to: &areas,
        mask: &mask
      )
      return
    }
    breaks.append(bottom)
    breaks.sort()
    var bandTop = top
    for index in breaks.indices where breaks[index] > bandTop {
      sweepBand(
        chains,
        segments: segments,
        band: bandTop..<breaks[index],
        winding: winding,
        right: right,
        to: &areas,
        mask: &mask
      )
      bandTop = breaks[index]
    }
  }

  /// Adds the approximate areas of a cluster, in bands of equal height, each sampled in its middle.
  private mutating func sample(
    _ chains: Span<ActiveChain>,
    segments: Span<EdgeSegment>,
    top: Int32,
    winding: Int32,
    height: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    mask: inout MutableSpan<UInt64>
  ) {
    let bottom = top &+ Int32(Edge.unit)
    var bandTop = top
    while bandTop < bottom {
      let bandBottom = min(bandTop &+ height, bottom)
      let middle = bandTop &+ (bandBottom &- bandTop) / 2
      findCrossings(chains, segments: segments, band: middle..<middle &+ 1)
      addCrossings(
        height: bandBottom &- bandTop,
        winding: winding,
        right: right,
        to: &areas,
        mask: &mask
      )
      bandTop = bandBottom
    }
  }

  /// Adds the areas of a band in which no edge begins or ends, cut wherever neighboring edges cross.
  private mutating func sweepBand(
    _ chains: Span<ActiveChain>,
    segments: Span<EdgeSegment>,
    band: Range<Int32>,
    winding: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    mask: inout MutableSpan<UInt64>
  ) {
    var top = band.lowerBound
    bandEnds.append(band.upperBound)
    while let bottom = bandEnds.last {
      findCrossings(chains, segments: segments, band: top..<bottom)
      work &+= crossings.count
      if bottom - top > 1, work <= ClusterSweep.workLimit, let cut = firstCut(top..<bottom) {
        bandEnds.append(cut)
        continue
      }
      addCrossings(height: bottom &- top, winding: winding, right: right, to: &areas, mask: &mask)
      top = bottom
      bandEnds.removeLast()
    }
  }

  /// Adds the areas of a band's crossings; `outside` is the winding number to the left of all.
  private func addCrossings(
    height: Int32,
    winding outside: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    mask: inout MutableSpan<UInt64>
  ) {
    var winding = outside
    for crossing in crossings {
      let before = winding
      winding &+= crossing.winding
      guard before == 0 || winding == 0 else { continue }
      CoverageAccumulator.add(
        x0: crossing.top,
        x1: crossing.bottom,
        height: before == 0 ? height : 0 &- height,
        right: right,
        to: &areas,
        mask: &mask
      )
    }
  }

  /// Finds the edges that cross a band, and sorts them from left to right.
  private mutating func findCrossings(
    _ chains: Span<ActiveChain>,
    segments: Span<EdgeSegment>,
    band: Range<Int32>
  ) {
    crossings.removeAll(keepingCapacity: true)
    for index in 0..<chains.count {
      let chain = chains[index]
      guard chain.chain.top <= band.lowerBound, chain.chain.bottom >= band.upperBound else {
        continue
      }
      var segment = Int(chain.firstSegment)
      while segments[segment].y1 <= band.lowerBound { segment &+= 1 }
      let crossing = Crossing(
        top: segments[segment].x(at: band.lowerBound),
        bottom: segments[segment].x(at: band.upperBound),
        winding: chain.chain.winding
      )
      crossings.append(crossing)
      guard chains.count <= ClusterSweep.insertionLimit else { continue }
      var slot = crossings.count - 1
      while slot > 0, crossing.isLeft(of: crossings[slot - 1]) {
        crossings[slot] = crossings[slot - 1]
        slot -= 1
      }
      crossings[slot] = crossing
    }
    // Insertion would take quadratic time for many.
    if chains.count > ClusterSweep.insertionLimit { crossings.sort { $0.isLeft(of: $1) } }
  }

  /// The y at which two neighboring edges cross inside the band, or nil.
  private func firstCut(_ band: Range<Int32>) -> Int32? {
    for index in crossings.indices.dropFirst() {
      let (left, right) = (crossings[index - 1], crossings[index])
      let topGap = Int(right.top) - Int(left.top)
      let bottomGap = Int(right.bottom) - Int(left.bottom)
      guard min(topGap, bottomGap) < -Int(ClusterSweep.slack) else { continue }
      let cut = Int(band.lowerBound) + band.count * topGap / (topGap - bottomGap)
      return min(max(Int32(cut), band.lowerBound + 1), band.upperBound - 1)
    }
    return nil
  }
}
