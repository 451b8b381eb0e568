/// A path, flattened and quantized: the entrance from points to fixed-point pixels.
///
/// The edges hang together in chains that run up or down all the way, so that a chain crosses a row of pixels once.
struct Outline: Sendable {
  private(set) var edges: ContiguousArray<Edge> = []
  private(set) var chains: ContiguousArray<Chain> = []

  /// Edges that follow each other downward.
  struct Chain: Sendable {
    /// The highest and the lowest edge, and the step from one edge to the next below it.
    var first: Int32
    var last: Int32
    var step: Int32

    /// 1 if the outline ran downward here, otherwise -1.
    var winding: Int32

    /// Its ends.
    var top: Int32
    var bottom: Int32
  }

  /// How far a chord may be from its curve, in pixels: two steps of coverage where it is farthest.
  private static let flatness = 1.0 / 128

  /// The most chords for one curve.
  private static let maximumSegments = 512.0

  /// How far beside the picture edges are kept as they are, in pixels; what is farther is pushed there.
  private static let margin = 4_096.0

  /// Coordinates are clamped to ± this many pixels first, so that no sum of them overflows.
  private static let farthest = 1_099_511_627_776.0

  /// The columns in which edges are kept as they are, in pixels.
  private var reach = -Edge.limit...Edge.limit

  private var start = Point(0, 0)
  private var current = Point(0, 0)

  /// The current point in fixed point; nil outside of the limits.
  private var quantized: SIMD2<Int32>?

  /// The first chain of the contour.
  private var firstChain = 0

  /// The chain that the next edge may go on with, not yet among the others: writing to an array costs more than the edge.
  private var open = Chain(first: 0, last: 0, step: 0, winding: 0, top: 0, bottom: 0)

  /// The winding of the open chain, or 0 if there is none.
  private var direction: Int32 = 0

  /// Replaces the outline by that of a path; a path with a coordinate that is not finite has none.
  ///
  /// Open contours are closed, as filling asks for.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: From its coordinates to pixels.
  ///   - width: The width of the picture, in pixels; nil if edges count wherever they are.
  mutating func flatten(_ path: Path, transform: Transform, width: Int? = nil) {
    removeAll()
    let right = width.map { min(Double($0) + Outline.margin, Edge.limit) } ?? Edge.limit
    reach = (width == nil ? -Edge.limit : -Outline.margin)...right
    move(to: Point(0, 0))
    for element in path.elements {
      let isFinite: Bool
      switch element {
      case .move(let point):
        close()
        var point = transform(point)
        isFinite = Outline.clamp(&point)
        move(to: point)
      case .line(let point):
        var point = transform(point)
        isFinite = Outline.clamp(&point)
        if isFinite { line(to: point) }
      case .curve(let control1, let control2, let end):
        var (first, second, last) = (transform(control1), transform(control2), transform(end))
        isFinite = Outline.clamp(&first) && Outline.clamp(&second) && Outline.clamp(&last)
        if isFinite { curve(first, second, to: last) }
      case .close:
        isFinite = true
        close()
        move(to: start)
      }
      guard isFinite else { return removeAll() }
    }
    close()
  }

  private mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
  }

  /// Clamps a point; false if it is not finite.
  @inline(__always)
  private static func clamp(_ point: inout Point) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    point.x = min(max(point.x, -farthest), farthest)
    point.y = min(max(point.y, -farthest), farthest)
    return true
  }

  private mutating func move(to point: Point) {
    start = point
    current = point
    quantized = quantized(point)
    direction = 0
    firstChain = chains.count
  }

  /// Ends a contour, and makes its last chain and its first one chain where one goes on as the other.
  private mutating func close() {
    line(to: start)
    joinFirstChain()
    endChain()
  }

  private mutating func joinFirstChain() {
    guard direction != 0, firstChain < chains.count, chains[firstChain].winding == direction else {
      return
    }
    let hangsTogether =
      direction > 0
      ? open.bottom == chains[firstChain].top : open.top == chains[firstChain].bottom
    guard hangsTogether else { return }
    let first = chains.remove(at: firstChain)
    let range = first.winding > 0 ? first.first...first.last : first.last...first.first
    for index in range { edges.append(edges[Int(index)]) }
    let end = Int32(edges.count - 1)
    if first.winding > 0 {
      open.last = end
      open.bottom = first.bottom
    } else {
      open.first = end
      open.top = first.top
    }
  }

  private mutating func endChain() {
    if direction != 0 { chains.append(open) }
    direction = 0
  }

  private mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    guard !isBeside(current, control1, control2, end) else { return line(to: end) }
    // The distance of a chord from its curve is at most 3/4 of the larger second difference over n².
    let bend1X = current.x - 2 * control1.x + control2.x
    let bend1Y = current.y - 2 * control1.y + control2.y
    let bend2X = control1.x - 2 * control2.x + end.x
    let bend2Y = control1.y - 2 * control2.y + end.y
    let bend = max(bend1X * bend1X + bend1Y * bend1Y, bend2X * bend2X + bend2Y * bend2Y)
      .squareRoot()
    let wanted = (0.75 * bend / Outline.flatness).squareRoot()
    let count = Int(min(wanted, Outline.maximumSegments - 1)) + 1

    let part = 1 / Double(count)
    let origin = SIMD2(current.x, current.y)
    let first = SIMD2(control1.x, control1.y)
    let second = SIMD2(control2.x, control2.y)
    let last = SIMD2(end.x, end.y)
    for step in 1..<count {
      let t = Double(step) * part
      let u = 1 - t
      let outer = u * u * u * origin + t * t * t * last
      let inner = 3 * u * u * t * first + 3 * u * t * t * second
      let point = outer + inner
      line(to: Point(point.x, point.y))
    }
    line(to: end)
  }

  @inline(__always)
  private mutating func line(to point: Point) {
    let next = quantized(point)
    if let quantized, let next {
      append(quantized, next)
    } else {
      appendClipped(current, point)
    }
    current = point
    quantized = next
  }

  /// Whether all points of a curve are on the same side of the reach, where nothing but the heights of its ends matters.
  @inline(__always)
  private func isBeside(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Bool {
    max(start.x, first.x, second.x, end.x) < reach.lowerBound
      || min(start.x, first.x, second.x, end.x) > reach.upperBound
  }

  /// Cuts off what is above and below the limits, and pushes what is beside the reach onto its sides, which keeps the
  /// winding.
  private mutating func appendClipped(_ from: Point, _ to: Point) {
    let limit = Edge.limit
    let isCut = max(abs(from.y), abs(to.y)) > limit
    if isCut { endChain() }
    defer { if isCut { endChain() } }
    guard max(from.y, to.y) > -limit, min(from.y, to.y) < limit else { return }
    let start = from.clipped(toY: limit, toward: to)
    let end = to.clipped(toY: limit, toward: from)
    let middle1 = start.clipped(toX: reach, toward: end)
    let middle2 = end.clipped(toX: reach, toward: start)
    var last = Outline.fixed(start.pushed(into: reach))
    for point in [middle1, middle2, end.pushed(into: reach)] {
      let next = Outline.fixed(point)
      append(last, next)
      last = next
    }
  }

  private mutating func append(_ from: SIMD2<Int32>, _ to: SIMD2<Int32>) {
    let (x0, y0) = (from.x, from.y)
    let (x1, y1) = (to.x, to.y)
    guard y0 != y1 else { return }
    let index = Int32(truncatingIfNeeded: edges.count)
    if y0 < y1 {
      edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1))
      if direction == 1 {
        open.last = index
        open.bottom = y1
        return
      }
      endChain()
      direction = 1
      open = Chain(first: index, last: index, step: 1, winding: 1, top: y0, bottom: y1)
    } else {
      edges.append(Edge(x0: x1, y0: y1, x1: x0, y1: y0))
      if direction == -1 {
        open.first = index
        open.top = y1
        return
      }
      endChain()
      direction = -1
      open = Chain(first: index, last: index, step: -1, winding: -1, top: y1, bottom: y0)
    }
  }

  @inline(__always)
  private func quantized(_ point: Point) -> SIMD2<Int32>? {
    guard reach.contains(point.x), abs(point.y) <= Edge.limit else { return nil }
    return Outline.fixed(point)
  }

  @inline(__always)
  private static func fixed(_ point: Point) -> SIMD2<Int32> {
    SIMD2(fixed(point.x), fixed(point.y))
  }

  /// The nearest unit to a coordinate in pixels; what is between two goes to the even one.
  @inline(__always)
  private static func fixed(_ value: Double) -> Int32 {
    // At this size a number has no digits behind the point, and those before it stand in its lowest bits.
    let large = value * Double(Edge.unit) + 6_755_399_441_055_744
    return Int32(truncatingIfNeeded: large.bitPattern)
  }
}

extension Point {
  /// The point itself if its y is within ± the limit, otherwise where the line to another point enters.
  fileprivate func clipped(toY limit: Double, toward other: Point) -> Point {
    let bound = min(max(y, -limit), limit)
    guard bound != y, other.y != y else { return Point(x, bound) }
    return Point(x + (other.x - x) * ((bound - y) / (other.y - y)), bound)
  }

  /// The point itself if its x is in a range, otherwise where the line to another point enters.
  ///
  /// If the line stays outside, the point is at the other's height, so that only the pushed piece remains.
  fileprivate func clipped(toX range: ClosedRange<Double>, toward other: Point) -> Point {
    let bound = pushed(into: range).x
    guard bound != x else { return self }
    guard (other.x - bound) * (bound - x) > 0 else { return Point(bound, other.y) }
    return Point(bound, y + (other.y - y) * ((bound - x) / (other.x - x)))
  }

  /// The point at the side of a range of x that is nearest to it.
  fileprivate func pushed(into range: ClosedRange<Double>) -> Point {
    Point(min(max(x, range.lowerBound), range.upperBound), y)
  }
}
