/// Vector arithmetic.
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

  /// The cross product: positive if `other` points to the right of this vector, with the y axis pointing down.
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  package var length: Double { dot(self).squareRoot() }

  /// The unit vector of the same direction, or nil if the length is at most 1e-9.
  package var normalized: Point? {
    let length = length
    return length > 1e-9 ? self * (1 / length) : nil
  }

  /// The vector turned left by a right angle, with the y axis pointing down.
  var leftNormal: Point { Point(y, -x) }
}
