/// A scanline rasterizer with exact area coverage, for the nonzero winding rule.
///
/// In a row of pixels where the chains of edges don't touch, the winding number between them decides which chains bound
/// the shape, and only those contribute, each edge with its exact signed area. Where chains touch, the row is cut into
/// bands at every end and every crossing of edges, so that inside a band the edges keep their order. Therefore,
/// overlapping contours are never counted twice, and shared borders leave no seam.
struct ScanlineRasterizer: Sendable {
  /// The shape to draw.
  var outline = Outline()

  /// The width of a row, in pixels.
  let width: Int

  private var order: ContiguousArray<Outline.Chain> = []
  private var nextChain = 0

  private var active: ContiguousArray<ActiveChain> = []
  private var segments: ContiguousArray<EdgeSegment> = []
  private var areas: ContiguousArray<Int32>
  private var mask: ContiguousArray<UInt64>
  private var spans: ContiguousArray<CoverageSpan> = []
  private var clusters = ClusterSweep()

  init(width: Int) {
    self.width = width
    areas = ContiguousArray(repeating: 0, count: width + 2)
    mask = ContiguousArray(repeating: 0, count: (width + 2) / 64 + 1)
  }

  /// Replaces the outline by that of a path, simplified left and right of the picture.
  mutating func flatten(_ path: Path, transform: Transform) {
    outline.flatten(path, transform: transform, width: width)
  }

  /// Computes the coverage of a path in a range of rows.
  mutating func coverage(of path: Path, transform: Transform, rows: Range<Int>) -> Coverage {
    flatten(path, transform: transform)
    return coverage(rows: rows)
  }

  /// Computes the coverage of the outline in a range of rows.
  mutating func coverage(rows: Range<Int>) -> Coverage {
    start(rows: rows)
    let first = order.first.map { Int($0.top) >> Edge.fractionBits } ?? rows.upperBound
    var row = max(rows.lowerBound, first)
    var coverage = Coverage(below: row - 1)
    var count = 0
    while row < rows.upperBound {
      let top = Int32(truncatingIfNeeded: row << Edge.fractionBits)
      updateActive(top)
      if active.isEmpty {
        guard nextChain < order.count else { break }
        row = Int(order[nextChain].top) >> Edge.fractionBits
        continue
      }
      let isUpright = ScanlineRasterizer.walk(
        &active,
        along: outline.edges,
        to: &segments,
        top: top
      )
      // Insertion, as in `walk`, would take quadratic time for many.
      if active.count > ClusterSweep.insertionLimit { active.sort { $0.isLeft(of: $1) } }
      clusters.add(
        active,
        segments: segments,
        top: top,
        right: Int32(truncatingIfNeeded: width << Edge.fractionBits),
        to: &areas,
        mask: &mask
      )
      let start = count
      count = CoverageAccumulator.takeSpans(from: &areas, mask: &mask, to: &spans, at: start)
      // Rows crossed by the same vertical edges only are equal: share their spans.
      let end = isUpright ? firstChange(after: row, before: rows.upperBound) : row + 1
      if count > start { coverage.add(row..<end, at: start..<count) }
      row = end
    }
    coverage.spans = ContiguousArray(spans[..<count])
    return coverage
  }

  /// Sorts the chains that cross a range of rows by their tops, and resets the sweep.
  private mutating func start(rows: Range<Int>) {
    let top = Int32(clamping: rows.lowerBound << Edge.fractionBits)
    let bottom = Int32(clamping: rows.upperBound << Edge.fractionBits)
    order.removeAll(keepingCapacity: true)
    for chain in outline.chains where chain.top < bottom && chain.bottom > top {
      order.append(chain)
    }
    order.sort { $0.top < $1.top }
    nextChain = 0
    active.removeAll(keepingCapacity: true)
    // A row has at most one piece of every edge, and one more for each chain.
    let most = outline.edges.count + outline.chains.count
    if segments.count < most {
      segments = ContiguousArray(repeating: EdgeSegment(x0: 0, y0: 0, x1: 0, y1: 0), count: most)
    }
  }

  /// Removes the chains that end above a row, and adds those that begin in it.
  private mutating func updateActive(_ top: Int32) {
    let bottom = top &+ Int32(Edge.unit)
    if active.contains(where: { $0.chain.bottom <= top }) {
      active.removeAll { $0.chain.bottom <= top }
    }
    while nextChain < order.count, order[nextChain].top < bottom {
      let chain = order[nextChain]
      nextChain += 1
      guard chain.bottom > top else { continue }
      var edge = chain.first
      while outline.edges[Int(edge)].y1 <= top { edge += chain.step }
      active.append(ActiveChain(chain: chain, edge: edge, outline.edges[Int(edge)], top: top))
    }
  }

  /// For a row crossed only by vertical edges, returns the next row that may differ from it.
  private func firstChange(after row: Int, before end: Int) -> Int {
    var first = end
    if nextChain < order.count { first = Int(order[nextChain].top) >> Edge.fractionBits }
    for chain in active {
      let edge = outline.edges[Int(chain.edge)]
      guard edge.x0 == edge.x1, edge.x0 == chain.x else { return row + 1 }
      first = min(first, Int(edge.y1) >> Edge.fractionBits)
    }
    return max(first, row + 1)
  }

  /// Cuts the active chains' edges to a row, and sorts the chains from left to right up to `insertionLimit`.
  ///
  /// - Returns: Whether every chain is vertical and crosses the complete row.
  private static func walk(
    _ active: inout ContiguousArray<ActiveChain>,
    along edges: borrowing ContiguousArray<Edge>,
    to segments: inout ContiguousArray<EdgeSegment>,
    top: Int32
  ) -> Bool {
    let bottom = top &+ Int32(Edge.unit)
    let edges = edges.span
    var active = active.mutableSpan
    var segments = segments.mutableSpan
    var count = 0
    var isUpright = true
    for index in 0..<active.count {
      var chain = active[index]
      chain.firstSegment = Int32(truncatingIfNeeded: count)
      var edge = edges[Int(chain.edge)]
      var y = max(top, chain.chain.top)
      var x = chain.x
      var minX = Int32.max
      var maxX = Int32.min
      while true {
        if y == edge.y0 { x = edge.x0 }
        let ends = edge.y1 <= bottom
        let y1 = ends ? edge.y1 : bottom
        let x1 = ends ? edge.x1 : edge.x(at: bottom, slope: chain.slope(of: edge))
        segments[count] = EdgeSegment(x0: x, y0: y, x1: x1, y1: y1)
        count &+= 1
        minX = min(minX, x, x1)
        maxX = max(maxX, x, x1)
        x = x1
        y = y1
        // The next edge begins in this row, or at its bottom, where it is left to the row below.
        guard ends, chain.edge != chain.chain.last else { break }
        chain.edge &+= chain.chain.step
        edge = edges[Int(chain.edge)]
        if y == bottom { break }
      }
      isUpright = isUpright && minX == maxX && y == bottom && chain.chain.top <= top
      chain.x = x
      (chain.minX, chain.maxX) = (minX, maxX)
      chain.endSegment = Int32(truncatingIfNeeded: count)
      guard active.count <= ClusterSweep.insertionLimit else {
        active[index] = chain
        continue
      }
      var slot = index
      while slot > 0, chain.isLeft(of: active[slot &- 1]) {
        active[slot] = active[slot &- 1]
        slot &-= 1
      }
      active[slot] = chain
    }
    return isUpright
  }
}

/// The state of a chain while the rasterizer moves down the rows that it crosses.
struct ActiveChain: Sendable {
  let chain: Outline.Chain

  /// The index of the edge that crosses the top of the row; after `walk`, of the one that crosses its bottom.
  var edge: Int32

  /// The x of that edge at the top of the row, and after `walk` at its bottom, in fixed point.
  var x: Int32

  /// The index of the edge whose slope is cached, and the slope.
  private var slopeEdge: Int32 = -1
  private var slope = 0

  /// The chain's x extent in the row, and the index range of its edge segments.
  var minX: Int32 = 0
  var maxX: Int32 = 0
  var firstSegment: Int32 = 0
  var endSegment: Int32 = 0

  /// Creates the state in the first row, which the chain enters by an edge or begins in.
  init(chain: Outline.Chain, edge index: Int32, _ edge: Edge, top: Int32) {
    self.chain = chain
    self.edge = index
    x = edge.x0
    if edge.y0 < top { x = edge.x(at: top, slope: slope(of: edge)) }
  }

  /// The slope of the current edge, from the cache if possible.
  @inline(__always)
  mutating func slope(of edge: Edge) -> Int {
    if slopeEdge != self.edge {
      slopeEdge = self.edge
      slope = edge.slope
    }
    return slope
  }

  @inline(__always)
  func isLeft(of other: ActiveChain) -> Bool {
    minX < other.minX || minX == other.minX && maxX < other.maxX
  }
}

/// The segment of an edge inside a row of pixels, in fixed point.
struct EdgeSegment: Sendable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// The x at a y between the ends, rounded to the nearest unit.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == y0 || x0 == x1 { return x0 }
    if y == y1 { return x1 }
    let height = Int(y1 &- y0)
    let doubled = 2 &* Int(x1 &- x0) &* Int(y &- y0) &+ height
    // Integer division truncates toward zero; floor it for negative values.
    let quotient = doubled / (2 &* height)
    let remainder = doubled &- quotient &* 2 &* height
    return x0 &+ Int32(truncatingIfNeeded: remainder < 0 ? quotient &- 1 : quotient)
  }
}
