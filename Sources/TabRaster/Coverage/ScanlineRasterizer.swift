/// Turns an outline into coverage, row by row from the top, by the nonzero winding rule with exact areas.
///
/// Where the chains of edges in a row of pixels lie apart, the winding number says once for the row which of them bound
/// the shape, and only those contribute, each edge with its exact signed area. Where chains touch, the row is cut into
/// bands at every end and every crossing of edges, so that inside a band the edges keep their order. Overlapping
/// contours are therefore never counted twice, and shared borders leave no seam.
struct ScanlineRasterizer: Sendable {
  /// The shape to draw.
  var outline = Outline()

  /// The width of a row, in pixels.
  let width: Int

  private var order: ContiguousArray<Outline.Chain> = []
  private var nextChain = 0

  private var active: ContiguousArray<ActiveChain> = []
  private var pieces: ContiguousArray<Piece> = []
  private var areas: ContiguousArray<Int32>
  private var mask: ContiguousArray<UInt64>
  private var spans: ContiguousArray<CoverageSpan>
  private var clusters = ClusterSweep()

  init(width: Int) {
    self.width = width
    let empty = CoverageSpan(start: 0, end: 0, coverage: 0)
    spans = ContiguousArray(repeating: empty, count: width + 2)
    areas = ContiguousArray(repeating: 0, count: width + 2)
    mask = ContiguousArray(repeating: 0, count: (width + 2) / 64 + 1)
  }

  /// Replaces the outline by that of a path, as far as it matters in a row.
  mutating func flatten(_ path: Path, transform: Transform) {
    outline.flatten(path, transform: transform, width: width)
  }

  /// Finds the coverage of a path in some rows.
  mutating func coverage(of path: Path, transform: Transform, rows: Range<Int>) -> Coverage {
    flatten(path, transform: transform)
    return coverage(rows: rows)
  }

  /// Finds the coverage of the outline in some rows.
  mutating func coverage(rows: Range<Int>) -> Coverage {
    start(rows: rows)
    let first = order.first.map { Int($0.top) >> Edge.fractionBits } ?? rows.upperBound
    var row = max(rows.lowerBound, first)
    var coverage = Coverage(below: row - 1)
    while row < rows.upperBound {
      let top = Int32(truncatingIfNeeded: row << Edge.fractionBits)
      updateActive(top)
      if active.isEmpty {
        guard nextChain < order.count else { break }
        row = Int(order[nextChain].top) >> Edge.fractionBits
        continue
      }
      let isUpright = ScanlineRasterizer.walk(&active, outline.edges, to: &pieces, top: top)
      // Many are sorted at once: to move each to its place would take the square of their number.
      if active.count > ClusterSweep.insertionLimit { active.sort { $0.isLeft(of: $1) } }
      clusters.add(
        active,
        pieces,
        top: top,
        right: Int32(truncatingIfNeeded: width << Edge.fractionBits),
        to: &areas,
        &mask
      )
      let count = CoverageAccumulator.takeSpans(&spans, from: &areas, &mask)
      let end = isUpright ? firstChange(after: row, before: rows.upperBound) : row + 1
      if count > 0 { coverage.add(row..<end, spans[..<count]) }
      row = end
    }
    return coverage
  }

  /// Sorts the chains of the outline that reach some rows.
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
    // A row has a piece of every edge at most, and one more for each chain.
    let most = outline.edges.count + outline.chains.count
    if pieces.count < most {
      pieces = ContiguousArray(repeating: Piece(x0: 0, y0: 0, x1: 0, y1: 0), count: most)
    }
  }

  /// Drops the chains that end above a row, and adds those that begin in it.
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

  /// The first row below one with nothing but upright edges through all of it that may differ from it.
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

  /// Cuts the pieces of a row from the active chains, and sorts the chains from left to right if they aren't too many.
  ///
  /// - Returns: Whether every piece is upright and as high as the row.
  private static func walk(
    _ active: inout ContiguousArray<ActiveChain>,
    _ edges: borrowing ContiguousArray<Edge>,
    to pieces: inout ContiguousArray<Piece>,
    top: Int32
  ) -> Bool {
    let bottom = top &+ Int32(Edge.unit)
    let edges = edges.span
    var active = active.mutableSpan
    var pieces = pieces.mutableSpan
    var count = 0
    var isUpright = true
    for index in 0..<active.count {
      var chain = active[index]
      chain.firstPiece = Int32(truncatingIfNeeded: count)
      var edge = edges[Int(chain.edge)]
      var y = max(top, chain.chain.top)
      var x = chain.x
      var low = Int32.max
      var high = Int32.min
      while true {
        if y == edge.y0 { x = edge.x0 }
        let ends = edge.y1 <= bottom
        let y1 = ends ? edge.y1 : bottom
        let x1 = ends ? edge.x1 : edge.x(at: bottom, slope: chain.slope(of: edge))
        pieces[count] = Piece(x0: x, y0: y, x1: x1, y1: y1)
        count &+= 1
        low = min(low, x, x1)
        high = max(high, x, x1)
        x = x1
        y = y1
        guard ends, chain.edge != chain.chain.last else { break }
        chain.edge &+= chain.chain.step
        edge = edges[Int(chain.edge)]
        if y == bottom { break }
      }
      isUpright = isUpright && low == high && y == bottom && chain.chain.top <= top
      chain.x = x
      (chain.low, chain.high) = (low, high)
      chain.endPiece = Int32(truncatingIfNeeded: count)
      guard active.count <= ClusterSweep.insertionLimit else {
        active[index] = chain
        continue
      }
      var place = index
      while place > 0, chain.isLeft(of: active[place &- 1]) {
        active[place] = active[place &- 1]
        place &-= 1
      }
      active[place] = chain
    }
    return isUpright
  }
}

/// A chain in a row of pixels.
struct ActiveChain: Sendable {
  let chain: Outline.Chain

  /// The edge that enters the row, and later that which leaves it; and where it does.
  var edge: Int32
  var x: Int32

  /// The edge whose slope is known, and the slope.
  private var slopeEdge: Int32 = -1
  private var slope = 0

  /// Its reach to the left and to the right inside the row, and its pieces there.
  var low: Int32 = 0
  var high: Int32 = 0
  var firstPiece: Int32 = 0
  var endPiece: Int32 = 0

  /// Creates a chain that enters a row by an edge, or begins in it.
  init(chain: Outline.Chain, edge index: Int32, _ edge: Edge, top: Int32) {
    self.chain = chain
    self.edge = index
    x = edge.x0
    if edge.y0 < top { x = edge.x(at: top, slope: slope(of: edge)) }
  }

  /// The slope of the edge it has now.
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
    low < other.low || low == other.low && high < other.high
  }
}

/// The part of an edge inside a row of pixels.
struct Piece: Sendable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// The x at a height between its ends, rounded to the nearest unit.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == y0 || x0 == x1 { return x0 }
    if y == y1 { return x1 }
    let height = Int(y1 &- y0)
    let doubled = 2 &* Int(x1 &- x0) &* Int(y &- y0) &+ height
    // Rounds down also below zero.
    let quotient = doubled / (2 &* height)
    let rest = doubled &- quotient &* 2 &* height
    return x0 &+ Int32(truncatingIfNeeded: rest < 0 ? quotient &- 1 : quotient)
  }
}
