/// A path flattened to line segments and quantized to fixed-point pixels.
///
/// Consecutive edges form y-monotone chains, so that a chain crosses a row of pixels once.
struct Outline: Sendable {
  private(set) var edges: ContiguousArray<Edge> = []
  private(set) var chains: ContiguousArray<Chain> = []

  /// A y-monotone sequence of connected edges.
  struct Chain: Sendable {
    /// The indices of the topmost and the bottommost edge, and the index step (1 or -1) from an edge to the one below.
    var first: Int32
    var last: Int32
    var step: Int32

    /// The winding: 1 if the path runs downward here, -1 if upward.
    var winding: Int32

    /// The y of the upper and the lower end, in fixed point.
    var top: Int32
    var bottom: Int32
  }

  /// The largest distance of a chord from its curve, in pixels: an error of at most 2 in 255 of coverage.
  private static let flatness = 1.0 / 128

  /// The most chords for one curve.
  private static let maximumSegments = 512.0

  /// The width of the margin left and right of the picture, in pixels; edges beyond are moved to its outer side.
  private static let margin = 4_096.0

  /// The magnitude to which coordinates are clamped first, in pixels, so that arithmetic on them stays finite.
  private static let farthest = 1_099_511_627_776.0

  /// The range of x, in pixels, in which edges keep their x; edges outside are moved to its bounds.
  private var reach = -Edge.limit...Edge.limit

  private var start = Point(0, 0)
  private var current = Point(0, 0)

  /// The current point in fixed point; nil outside of the limits.
  private var quantized: SIMD2<Int32>?

  /// The first chain of the contour.
  private var firstChain = 0

  /// The chain that the next edge may extend, kept out of `chains` since writing to an array costs more than the edge.
  private var open = Chain(first: 0, last: 0, step: 0, winding: 0, top: 0, bottom: 0)

  /// The winding of the open chain, or 0 if no chain is open.
  private var direction: Int32 = 0

  /// Replaces the outline by that of a path; it is empty if a coordinate isn't finite.
  ///
  /// Open contours are closed, as for filling.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: The transform from the path's coordinates to pixels.
  ///   - width: The width of the picture, in pixels, beyond which edges may be moved; nil to keep all edges.
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

  /// Clamps a point's coordinates; returns false if they aren't finite.
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

  /// Closes a contour, and joins its last chain with its first if they continue in the same direction.
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
    // Copy the first chain's edges behind the open chain's, so that the joined chain is contiguous.
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
    // With n chords, the distance of a chord from its curve is at most 3/4 of the larger second difference, over n².
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
      append(from: quantized, to: next)
    } else {
      appendClipped(from: current, to: point)
    }
    current = point
    quantized = next
  }

  /// Whether a curve is completely left or right of the reach, where only the y of its ends matters.
  @inline(__always)
  private func isBeside(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Bool {
    max(start.x, first.x, second.x, end.x) < reach.lowerBound
      || min(start.x, first.x, second.x, end.x) > reach.upperBound
  }

  /// Appends a line clipped to the limits in y; parts left or right of the reach are moved to its bounds, which
  /// preserves the winding number inside.
  private mutating func appendClipped(from: Point, to: Point) {
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
      append(from: last, to: next)
      last = next
    }
  }

  private mutating func append(from: SIMD2<Int32>, to: SIMD2<Int32>) {
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

  /// Rounds a coordinate in pixels to the nearest fixed-point unit, ties to even.
  @inline(__always)
  private static func fixed(_ value: Double) -> Int32 {
    // Adding 1.5 · 2^52 rounds to an integer, which is then in the lowest bits of the mantissa.
    let large = value * Double(Edge.unit) + 6_755_399_441_055_744
    return Int32(truncatingIfNeeded: large.bitPattern)
  }
}

extension Point {
  /// The point if its y is within ± `limit`, otherwise the point at which the line to `other` enters that range.
  fileprivate func clipped(toY limit: Double, toward other: Point) -> Point {
    let bound = min(max(y, -limit), limit)
    guard bound != y, other.y != y else { return Point(x, bound) }
    return Point(x + (other.x - x) * ((bound - y) / (other.y - y)), bound)
  }

  /// The point if its x is in `range`, otherwise the point at which the line to `other` enters it.
  ///
  /// If the line stays outside, the result has the y of `other`, so that only a vertical piece on the bound remains.
  fileprivate func clipped(toX range: ClosedRange<Double>, toward other: Point) -> Point {
    let bound = pushed(into: range).x
    guard bound != x else { return self }
    guard (other.x - bound) * (bound - x) > 0 else { return Point(bound, other.y) }
    return Point(bound, y + (other.y - y) * ((bound - x) / (other.x - x)))
  }

  /// The point with its x clamped to a range.
  fileprivate func pushed(into range: ClosedRange<Double>) -> Point {
    Point(min(max(x, range.lowerBound), range.upperBound), y)
  }
}
