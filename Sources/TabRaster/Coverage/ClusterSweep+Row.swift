extension ClusterSweep {
  /// Adds the areas of a row's chains, which are sorted from left to right.
  mutating func add(
    _ active: borrowing ContiguousArray<ActiveChain>,
    segments: borrowing ContiguousArray<EdgeSegment>,
    top: Int32,
    right: Int32,
    to areas: inout ContiguousArray<Int32>,
    mask: inout ContiguousArray<UInt64>
  ) {
    let active = active.span
    let segments = segments.span
    var areas = areas.mutableSpan
    var mask = mask.mutableSpan
    let bottom = top &+ Int32(Edge.unit)
    work = 0
    var winding: Int32 = 0
    var index = 0
    while index < active.count {
      let chain = active[index]
      let limit = index &+ 1 < active.count ? active[index &+ 1].minX : Int32.max
      if chain.maxX <= limit {
        // A chain through the complete row, apart from its neighbors, counts only where the winding number becomes or
        // stops being zero.
        if chain.chain.top <= top, chain.chain.bottom >= bottom {
          let before = winding
          winding &+= chain.chain.winding
          if before == 0 || winding == 0 {
            let sign: Int32 = before == 0 ? 1 : -1
            ClusterSweep.add(segments, of: chain, sign: sign, right: right, to: &areas, mask: &mask)
          }
          index &+= 1
          continue
        }
        // Two opposite chains that begin or end at the same y, as at a vertex, leave the winding number to their right
        // unchanged.
        if index &+ 1 < active.count,
          chain.isCounterpart(of: active[index &+ 1], top: top, bottom: bottom),
          index &+ 2 == active.count || active[index &+ 1].maxX <= active[index &+ 2].minX
        {
          let inside = winding &+ chain.chain.winding
          if winding == 0 || inside == 0 {
            let sign: Int32 = winding == 0 ? 1 : -1
            ClusterSweep.add(segments, of: chain, sign: sign, right: right, to: &areas, mask: &mask)
            ClusterSweep.add(
              segments,
              of: active[index &+ 1],
              sign: 0 &- sign,
              right: right,
              to: &areas,
              mask: &mask
            )
          }
          index &+= 2
          continue
        }
      }
      let end = ClusterSweep.end(of: index, in: active, top: top, bottom: bottom)
      sweep(
        active.extracting(index..<end),
        segments: segments,
        top: top,
        winding: winding,
        right: right,
        to: &areas,
        mask: &mask
      )
      for index in index..<end where active[index].chain.bottom >= bottom {
        winding &+= active[index].chain.winding
      }
      index = end
    }
  }

  @inline(__always)
  private static func add(
    _ segments: Span<EdgeSegment>,
    of chain: ActiveChain,
    sign: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    mask: inout MutableSpan<UInt64>
  ) {
    for index in Int(chain.firstSegment)..<Int(chain.endSegment) {
      let segment = segments[index]
      let height = sign &* (segment.y1 &- segment.y0)
      CoverageAccumulator.add(
        x0: segment.x0,
        x1: segment.x1,
        height: height,
        right: right,
        to: &areas,
        mask: &mask
      )
    }
  }

  /// Returns the end of the cluster that begins at `start`: no later chain touches it, and to its right the winding
  /// number is the same at every y of the row.
  private static func end(
    of start: Int,
    in active: Span<ActiveChain>,
    top: Int32,
    bottom: Int32
  ) -> Int {
    var maxX = active[start].maxX
    var change = active[start].chain.change(rowTop: top, rowBottom: bottom)
    var end = start &+ 1
    while end < active.count {
      if active[end].minX >= maxX, change == 0 { break }
      maxX = max(maxX, active[end].maxX)
      change &+= active[end].chain.change(rowTop: top, rowBottom: bottom)
      end &+= 1
    }
    return end
  }
}

extension ActiveChain {
  /// Whether another chain has the opposite winding, and spans the same y in a row.
  @inline(__always)
  fileprivate func isCounterpart(of other: ActiveChain, top: Int32, bottom: Int32) -> Bool {
    chain.winding &+ other.chain.winding == 0
      && max(chain.top, top) == max(other.chain.top, top)
      && min(chain.bottom, bottom) == min(other.chain.bottom, bottom)
  }
}
