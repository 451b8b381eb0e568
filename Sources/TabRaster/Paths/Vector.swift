/// The vector arithmetic that strokes and letters need.
extension Point {
  package static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  package static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  package static func * (vector: Point, factor: Double) -> Point {
    Point(vector.x * factor, vector.y * factor)
  }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Positive if the other vector points to the right of this one, with y growing downward.
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  package var length: Double { dot(self).squareRoot() }

  /// The same direction with length 1, or nil for (almost) no length.
  package var normalized: Point? {
    let length = length
    return length > 1e-9 ? self * (1 / length) : nil
  }

  /// The vector turned a quarter to the left, with y growing downward.
  var leftNormal: Point { Point(y, -x) }
}
