/// A cubic Bézier curve, which may be a straight line.
package struct CubicSegment {
  package var start: Point
  package var control1: Point
  package var control2: Point
  package var end: Point

  package init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  package init(line start: Point, _ end: Point) {
    let third = (end - start) * (1.0 / 3)
    self.init(start, start + third, end - third, end)
  }

  /// Whether all points of the curve coincide.
  var isPoint: Bool {
    (control1 - start).length + (control2 - start).length + (end - start).length < 1e-9
  }

  /// Whether the control points lie on the chord between the ends, so that the curve is a straight line.
  package var isStraight: Bool {
    guard let direction = (end - start).normalized else { return false }
    let length = (end - start).length
    return [control1 - start, control2 - start].allSatisfy { offset in
      let along = offset.dot(direction)
      return abs(offset.cross(direction)) < 1e-9 * max(1, length)
        && along >= -1e-9 && along <= length + 1e-9
    }
  }

  package func point(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// The derivative with respect to the parameter, which runs from 0 to 1.
  func derivative(at t: Double) -> Point {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The unit tangent; where control points coincide with an end, the direction to the nearest point that doesn't.
  package func direction(at t: Double) -> Point {
    if let direction = derivative(at: t).normalized { return direction }
    let candidates = t < 0.5 ? [control1, control2, end] : [control2, control1, start]
    let origin = t < 0.5 ? start : end
    for candidate in candidates {
      if let direction = (t < 0.5 ? candidate - origin : origin - candidate).normalized {
        return direction
      }
    }
    return Point(1, 0)
  }

  /// Returns the part of the curve between two parameters.
  package func part(from t0: Double, to t1: Double) -> CubicSegment {
    let first = point(at: t0)
    let last = point(at: t1)
    let third = (t1 - t0) / 3
    return CubicSegment(
      first,
      first + derivative(at: t0) * third,
      last - derivative(at: t1) * third,
      last
    )
  }
}

extension CubicSegment {
  /// The curve in the opposite direction.
  package var reversed: CubicSegment { CubicSegment(end, control2, control1, start) }
}
