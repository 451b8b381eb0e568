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
  private var work = 0

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

  /// The largest overlap of two edges, in 1/4096 pixel, that doesn't cut a band: the error of rounding.
  private static let slack: Int32 = 2

  /// The most crossings that an exact sweep of a row may compute.
  ///
  /// A row with more is sampled in bands of equal height. Letters and icons need a few thousand.
  static let workLimit = 1 << 17

  /// The most bands in which a row over `workLimit` is sampled; the more edges, the fewer bands.
  private static let sampleCount = 64

  /// Adds the areas of a row's chains, which are sorted from left to right.
  mutating func add(
    _ active: borrowing ContiguousArray<ActiveChain>,
    _ pieces: borrowing ContiguousArray<Piece>,
    top: Int32,
    right: Int32,
    to areas: inout ContiguousArray<Int32>,
    _ mask: inout ContiguousArray<UInt64>
  ) {
    let active = active.span
    let pieces = pieces.span
    var areas = areas.mutableSpan
    var mask = mask.mutableSpan
    let bottom = top &+ Int32(Edge.unit)
    work = 0
    var winding: Int32 = 0
    var index = 0
    while index < active.count {
      let chain = active[index]
      let limit = index &+ 1 < active.count ? active[index &+ 1].low : Int32.max
      if chain.high <= limit {
        // A chain through the complete row, apart from its neighbors, counts only where the winding number becomes or
        // stops being zero.
        if chain.chain.top <= top, chain.chain.bottom >= bottom {
          let before = winding
          winding &+= chain.chain.winding
          if before == 0 || winding == 0 {
            let sign: Int32 = before == 0 ? 1 : -1
            ClusterSweep.add(pieces, of: chain, sign, right, to: &areas, &mask)
          }
          index &+= 1
          continue
        }
        // Two opposite chains that begin or end at the same y, as at a vertex, leave the winding number to their right
        // unchanged.
        if index &+ 1 < active.count, chain.isCounterpart(of: active[index &+ 1], top, bottom),
          index &+ 2 == active.count || active[index &+ 1].high <= active[index &+ 2].low
        {
          let inside = winding &+ chain.chain.winding
          if winding == 0 || inside == 0 {
            let sign: Int32 = winding == 0 ? 1 : -1
            ClusterSweep.add(pieces, of: chain, sign, right, to: &areas, &mask)
            ClusterSweep.add(pieces, of: active[index &+ 1], 0 &- sign, right, to: &areas, &mask)
          }
          index &+= 2
          continue
        }
      }
      let end = ClusterSweep.end(of: index, active, top, bottom)
      sweep(
        active.extracting(index..<end),
        pieces,
        top,
        winding,
        right: right,
        to: &areas,
        &mask
      )
      for index in index..<end where active[index].chain.bottom >= bottom {
        winding &+= active[index].chain.winding
      }
      index = end
    }
  }

  @inline(__always)
  private static func add(
    _ pieces: Span<Piece>,
    of chain: ActiveChain,
    _ sign: Int32,
    _ right: Int32,
    to areas: inout MutableSpan<Int32>,
    _ mask: inout MutableSpan<UInt64>
  ) {
    for index in Int(chain.firstPiece)..<Int(chain.endPiece) {
      let piece = pieces[index]
      let height = sign &* (piece.y1 &- piece.y0)
      CoverageAccumulator.add(
        piece.x0,
        piece.x1,
        height: height,
        right: right,
        to: &areas,
        &mask
      )
    }
  }

  /// Returns the end of the cluster that begins at `start`: no later chain touches it, and to its right the winding
  /// number is the same at every y of the row.
  private static func end(
    of start: Int,
    _ active: Span<ActiveChain>,
    _ top: Int32,
    _ bottom: Int32
  ) -> Int {
    var high = active[start].high
    var change = active[start].chain.change(top, bottom)
    var end = start &+ 1
    while end < active.count {
      if active[end].low >= high, change == 0 { break }
      high = max(high, active[end].high)
      change &+= active[end].chain.change(top, bottom)
      end &+= 1
    }
    return end
  }

  /// Adds the areas of a cluster, band by band, with a band between every two y at which an edge begins or ends.
  private mutating func sweep(
    _ chains: Span<ActiveChain>,
    _ pieces: Span<Piece>,
    _ top: Int32,
    _ winding: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    _ mask: inout MutableSpan<UInt64>
  ) {
    let bottom = top &+ Int32(Edge.unit)
    breaks.removeAll(keepingCapacity: true)
    var pieceCount = 0
    for index in 0..<chains.count {
      let range = Int(chains[index].firstPiece)..<Int(chains[index].endPiece)
      pieceCount &+= range.count
      for index in range {
        if pieces[index].y0 > top { breaks.append(pieces[index].y0) }
        if pieces[index].y1 < bottom { breaks.append(pieces[index].y1) }
      }
    }
    guard breaks.count &* pieceCount <= ClusterSweep.workLimit else {
      let count = min(ClusterSweep.sampleCount, ClusterSweep.workLimit / pieceCount)
      let height = Int32(Edge.unit) / Int32(max(count, 1))
      sample(chains, pieces, top, winding, height, right: right, to: &areas, &mask)
      return
    }
    breaks.append(bottom)
    breaks.sort()
    var bandTop = top
    for index in breaks.indices where breaks[index] > bandTop {
      sweepBand(
        chains,
        pieces,
        bandTop..<breaks[index],
        winding,
        right: right,
        to: &areas,
        &mask
      )
      bandTop = breaks[index]
    }
  }

  /// Adds the approximate areas of a cluster, in bands of equal height, each sampled in its middle.
  private mutating func sample(
    _ chains: Span<ActiveChain>,
    _ pieces: Span<Piece>,
    _ top: Int32,
    _ winding: Int32,
    _ height: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    _ mask: inout MutableSpan<UInt64>
  ) {
    let bottom = top &+ Int32(Edge.unit)
    var bandTop = top
    while bandTop < bottom {
      let bandBottom = min(bandTop &+ height, bottom)
      let middle = bandTop &+ (bandBottom &- bandTop) / 2
      findCrossings(chains, pieces, middle..<middle &+ 1)
      addCrossings(height: bandBottom &- bandTop, winding, right: right, to: &areas, &mask)
      bandTop = bandBottom
    }
  }

  /// Adds the areas of a band in which no edge begins or ends, cut wherever neighboring edges cross.
  private mutating func sweepBand(
    _ chains: Span<ActiveChain>,
    _ pieces: Span<Piece>,
    _ band: Range<Int32>,
    _ winding: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    _ mask: inout MutableSpan<UInt64>
  ) {
    var top = band.lowerBound
    bandEnds.append(band.upperBound)
    while let bottom = bandEnds.last {
      findCrossings(chains, pieces, top..<bottom)
      work &+= crossings.count
      if bottom - top > 1, work <= ClusterSweep.workLimit, let cut = firstCut(top..<bottom) {
        bandEnds.append(cut)
        continue
      }
      addCrossings(height: bottom &- top, winding, right: right, to: &areas, &mask)
      top = bottom
      bandEnds.removeLast()
    }
  }

  /// Adds the areas of a band's crossings; `outside` is the winding number to the left of all.
  private func addCrossings(
    height: Int32,
    _ outside: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    _ mask: inout MutableSpan<UInt64>
  ) {
    var winding = outside
    for crossing in crossings {
      let before = winding
      winding &+= crossing.winding
      guard before == 0 || winding == 0 else { continue }
      CoverageAccumulator.add(
        crossing.top,
        crossing.bottom,
        height: before == 0 ? height : 0 &- height,
        right: right,
        to: &areas,
        &mask
      )
    }
  }

  /// Finds the edges that cross a band, and sorts them from left to right.
  private mutating func findCrossings(
    _ chains: Span<ActiveChain>,
    _ pieces: Span<Piece>,
    _ band: Range<Int32>
  ) {
    crossings.removeAll(keepingCapacity: true)
    for index in 0..<chains.count {
      let chain = chains[index]
      guard chain.chain.top <= band.lowerBound, chain.chain.bottom >= band.upperBound else {
        continue
      }
      var piece = Int(chain.firstPiece)
      while pieces[piece].y1 <= band.lowerBound { piece &+= 1 }
      let crossing = Crossing(
        top: pieces[piece].x(at: band.lowerBound),
        bottom: pieces[piece].x(at: band.upperBound),
        winding: chain.chain.winding
      )
      crossings.append(crossing)
      guard chains.count <= ClusterSweep.insertionLimit else { continue }
      var place = crossings.count - 1
      while place > 0, crossing.isLeft(of: crossings[place - 1]) {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = crossing
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

extension ActiveChain {
  /// Whether another chain has the opposite winding, and spans the same y in a row.
  @inline(__always)
  fileprivate func isCounterpart(of other: ActiveChain, _ top: Int32, _ bottom: Int32) -> Bool {
    chain.winding &+ other.chain.winding == 0
      && max(chain.top, top) == max(other.chain.top, top)
      && min(chain.bottom, bottom) == min(other.chain.bottom, bottom)
  }
}
