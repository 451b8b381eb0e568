/// One side of a stroke, or a complete contour: a path whose first line becomes its start.
struct StrokeSide {
  private var elements: [Path.Element] = []
  private var last: Point?

  /// Appends a line to a point, or starts at it; does nothing if the side ends there already.
  mutating func line(to point: Point) {
    if let last, (point - last).length < 1e-9 { return }
    elements.append(last == nil ? .move(point) : .line(point))
    last = point
  }

  mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.curve(control1, control2, end: end))
    last = end
  }

  mutating func append(_ other: StrokeSide) {
    for element in other.elements {
      switch element {
      case .move(let point), .line(let point): line(to: point)
      case .curve(let control1, let control2, let end): curve(control1, control2, to: end)
      case .close: break
      }
    }
  }

  /// Appends an arc around a center, from one unit vector's direction to another's; `middle` is a direction between
  /// them, used when they are nearly opposite.
  mutating func arc(
    around center: Point,
    from start: Point,
    to end: Point,
    middle: Point,
    radius: Double
  ) {
    if start.dot(end) < 0.01 {
      let middle = (start + end).normalized.flatMap { $0.dot(middle) > 0.1 ? $0 : nil } ?? middle
      quarter(around: center, from: start, to: middle, radius: radius)
      quarter(around: center, from: middle, to: end, radius: radius)
    } else {
      quarter(around: center, from: start, to: end, radius: radius)
    }
  }

  /// Appends an arc of at most about a right angle.
  ///
  /// The control points lie at 4/3 of the tangent of a quarter of the angle, computed with half-angle formulas instead
  /// of trigonometric functions.
  private mutating func quarter(
    around center: Point,
    from start: Point,
    to end: Point,
    radius: Double
  ) {
    let sine = start.cross(end)
    let tangentOfHalf = sine / (1 + start.dot(end))
    let tangentOfQuarter =
      tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
    let reach = radius * 4 / 3 * tangentOfQuarter
    line(to: center + start * radius)
    curve(
      center + start * radius + start.leftNormal * -reach,
      center + end * radius + end.leftNormal * reach,
      to: center + end * radius
    )
  }

  func path(closed: Bool) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.line(to: point)
      case .curve(let control1, let control2, let end): path.curve(control1, control2, to: end)
      case .close: path.close()
      }
    }
    if closed { path.close() }
    return path
  }
}
