/// The edges of a path, flattened and quantized: the entrance from points to fixed-point pixels.
struct EdgeList: Sendable {
  private(set) var edges: ContiguousArray<Edge> = []

  /// How far a chord may be from its curve, in pixels; below half a step of coverage.
  private static let tolerance = 1.0 / 256

  /// The most chords for one curve.
  private static let maximumChords = 512.0

  /// Coordinates are held inside ± this many pixels first, so that no sum of them overflows.
  private static let farthest = 1_099_511_627_776.0

  private var start = Point(0, 0)
  private var current = Point(0, 0)

  /// Replaces the edges by those of a path; a path with a coordinate that is not finite has none.
  ///
  /// Open contours are closed, as filling asks for.
  mutating func load(_ path: Path, transform: Transform) {
    edges.removeAll(keepingCapacity: true)
    start = Point(0, 0)
    current = start
    for element in path.elements {
      let isFinite: Bool
      switch element {
      case .move(let point):
        close()
        start = transform(point)
        isFinite = EdgeList.hold(&start)
        current = start
      case .line(let point):
        var point = transform(point)
        isFinite = EdgeList.hold(&point)
        if isFinite { line(to: point) }
      case .curve(let control1, let control2, let end):
        var (first, second, last) = (transform(control1), transform(control2), transform(end))
        isFinite = EdgeList.hold(&first) && EdgeList.hold(&second) && EdgeList.hold(&last)
        if isFinite { curve(first, second, to: last) }
      case .close:
        isFinite = true
        close()
      }
      if !isFinite {
        edges.removeAll(keepingCapacity: true)
        return
      }
    }
    close()
  }

  /// Moves a point into range; false if it is not finite.
  private static func hold(_ point: inout Point) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    point.x = min(max(point.x, -farthest), farthest)
    point.y = min(max(point.y, -farthest), farthest)
    return true
  }

  private mutating func close() {
    line(to: start)
  }

  private mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    // The distance of a chord from its curve is at most 3/4 of the larger second difference over n².
    let bend1X = current.x - 2 * control1.x + control2.x
    let bend1Y = current.y - 2 * control1.y + control2.y
    let bend2X = control1.x - 2 * control2.x + end.x
    let bend2Y = control1.y - 2 * control2.y + end.y
    let bend = max(bend1X * bend1X + bend1Y * bend1Y, bend2X * bend2X + bend2Y * bend2Y)
      .squareRoot()
    let wanted = (0.75 * bend / EdgeList.tolerance).squareRoot().rounded(.up)
    let count = Int(min(max(wanted, 1), EdgeList.maximumChords))

    let origin = current
    for step in 1..<max(count, 1) {
      let t = Double(step) / Double(count)
      let u = 1 - t
      let weight0 = u * u * u
      let weight1 = 3 * u * u * t
      let weight2 = 3 * u * t * t
      let weight3 = t * t * t
      line(
        to: Point(
          x: weight0 * origin.x + weight1 * control1.x + weight2 * control2.x + weight3 * end.x,
          y: weight0 * origin.y + weight1 * control1.y + weight2 * control2.y + weight3 * end.y
        )
      )
    }
    line(to: end)
  }

  private mutating func line(to point: Point) {
    let from = current
    current = point
    let limit = Edge.limit
    if abs(from.x) <= limit, abs(from.y) <= limit, abs(point.x) <= limit, abs(point.y) <= limit {
      append(from, point)
    } else {
      appendClipped(from, point)
    }
  }

  /// Cuts off what is above and below the limits, and pushes what is beside them onto them, which keeps the winding.
  private mutating func appendClipped(_ from: Point, _ to: Point) {
    let limit = Edge.limit
    guard max(from.y, to.y) > -limit, min(from.y, to.y) < limit else { return }
    let start = from.held(toY: limit, toward: to)
    let end = to.held(toY: limit, toward: from)
    let middle1 = start.held(toX: limit, toward: end)
    let middle2 = end.held(toX: limit, toward: start)
    append(Point(min(max(start.x, -limit), limit), start.y), middle1)
    append(middle1, middle2)
    append(middle2, Point(min(max(end.x, -limit), limit), end.y))
  }

  private mutating func append(_ from: Point, _ to: Point) {
    let unit = Double(Edge.unit)
    let x0 = Int((from.x * unit).rounded())
    let y0 = Int((from.y * unit).rounded())
    let x1 = Int((to.x * unit).rounded())
    let y1 = Int((to.y * unit).rounded())
    if y0 < y1 {
      edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1))
    } else if y1 < y0 {
      edges.append(Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
    }
  }
}

extension Point {
  /// The point itself if its y is within ± the limit, otherwise where the line to another point enters.
  fileprivate func held(toY limit: Double, toward other: Point) -> Point {
    let bound = min(max(y, -limit), limit)
    guard bound != y, other.y != y else { return Point(x, bound) }
    return Point(x + (other.x - x) * ((bound - y) / (other.y - y)), bound)
  }

  /// The point itself if its x is within ± the limit, otherwise where the line to another point enters.
  ///
  /// If the line stays outside, the point is at the other's height, so that only the pushed piece remains.
  fileprivate func held(toX limit: Double, toward other: Point) -> Point {
    let bound = min(max(x, -limit), limit)
    guard bound != x else { return self }
    guard (other.x - bound) * (bound - x) > 0 else { return Point(bound, other.y) }
    return Point(bound, y + (other.y - y) * ((bound - x) / (other.x - x)))
  }
}
