import TabColors

/// An elliptical arc in endpoint parameterization, as in the path command `A`.
struct SVGArc {
  var radiusX: Double
  var radiusY: Double

  /// The rotation of the ellipse's x-axis, in degrees, clockwise.
  var rotation: Double

  /// Whether the arc spans 180 degrees or more (`large-arc-flag`).
  var isLarge: Bool

  /// Whether the arc is drawn clockwise, with y growing downward (`sweep-flag`).
  var isClockwise: Bool
  var end: Point

  /// Returns the arc as cubic curves of at most a quarter of the ellipse: two control points and the end of each.
  ///
  /// The ellipse is mapped to a unit circle. There, the ends of curves are found by rotating vectors by 90 degrees, and
  /// the control points of the last curve by half-angle formulas, so that no angle is computed.
  func curves(from start: Point) -> [(Point, Point, Point)] {
    guard start != end else { return [] }
    guard radiusX != 0, radiusY != 0 else { return [line(from: start)] }
    let (cosine, sine) = PortableMath.direction(degrees: rotation)
    var (radiusX, radiusY) = (abs(radiusX), abs(radiusY))
    // Half of the chord, in the coordinates of the ellipse's axes (SVG 2, B.2.4).
    let half = Point(
      (cosine * (start.x - end.x) + sine * (start.y - end.y)) / 2,
      (cosine * (start.y - end.y) - sine * (start.x - end.x)) / 2
    )
    var unit = Point(half.x / radiusX, half.y / radiusY)
    // Radii that are too small are scaled up until the ellipse reaches both ends (B.2.5).
    let growth = unit.length
    if growth > 1 {
      (radiusX, radiusY) = (radiusX * growth, radiusY * growth)
      unit = unit * (1 / growth)
    }
    let square = unit.dot(unit)
    guard square > 0, square.isFinite else { return [line(from: start)] }
    let distance = (max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    // The vector from the middle of the chord to the center, in the unit circle.
    let center = Point(unit.y, -unit.x) * distance
    let map = Transform(
      a: cosine * radiusX,
      b: sine * radiusX,
      c: -sine * radiusY,
      d: cosine * radiusY,
      tx: (start.x + end.x) / 2,
      ty: (start.y + end.y) / 2
    )
    return unitCurves(from: unit - center, to: unit * -1 - center).map { curve in
      (
        map(curve.control1 + center), map(curve.control2 + center),
        curve.isLast ? end : map(curve.end + center)
      )
    }
  }

  private func line(from start: Point) -> (Point, Point, Point) {
    let line = CubicSegment(line: start, end)
    return (line.control1, line.control2, line.end)
  }

  private struct UnitCurve {
    var control1: Point
    var control2: Point
    var end: Point
    var isLast = false
  }

  /// Returns the curves of an arc of the unit circle.
  private func unitCurves(from start: Point, to end: Point) -> [UnitCurve] {
    // Rounding must not turn an arc of almost no length into a full circle.
    let slack = isLarge ? 0 : 1e-9
    func turned(_ vector: Point) -> Point {
      isClockwise ? vector.leftNormal * -1 : vector.leftNormal
    }
    var curves: [UnitCurve] = []
    var vector = start
    // An arc has at most three full quarters and a remainder; the limit guards against rounding.
    while curves.count < 4 {
      let ahead = turned(vector)
      if vector.dot(end) >= 0, ahead.dot(end) >= -slack { break }
      let reach = Path.circleControl
      curves.append(
        UnitCurve(control1: vector + ahead * reach, control2: ahead + vector * reach, end: ahead)
      )
      vector = ahead
    }
    // The control distance of an arc is 4/3 tan(angle / 4), by two half-angle formulas.
    let tangentOfHalf = abs(vector.cross(end)) / (1 + vector.dot(end))
    let tangentOfQuarter = tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
    let reach = 4.0 / 3 * tangentOfQuarter
    curves.append(
      UnitCurve(
        control1: vector + turned(vector) * reach,
        control2: end - turned(end) * reach,
        end: end,
        isLast: true
      )
    )
    return curves
  }
}
