/// A part of an ellipse, as the command `A` of paths has it.
struct SVGArc {
  var radiusX: Double
  var radiusY: Double

  /// How far the ellipse is turned, in degrees, clockwise.
  var turn: Double

  /// Whether the longer of two arcs is meant.
  var isLarge: Bool
  var isClockwise: Bool
  var end: Point

  /// The arc as curves of a quarter of the ellipse at most: two controls and the end of each.
  ///
  /// Where the ellipse is a unit circle, points are found by turning vectors by right angles, and the last piece by
  /// halving its angle, so that no angle has to be known.
  func curves(from start: Point) -> [(Point, Point, Point)] {
    guard start != end else { return [] }
    guard radiusX != 0, radiusY != 0 else { return [line(from: start)] }
    let (sine, cosine) = (turn / 180 * .pi).sineAndCosine
    var (radiusX, radiusY) = (abs(radiusX), abs(radiusY))
    // Half of the chord, in the axes of the ellipse.
    let half = Point(
      (cosine * (start.x - end.x) + sine * (start.y - end.y)) / 2,
      (cosine * (start.y - end.y) - sine * (start.x - end.x)) / 2
    )
    var unit = Point(half.x / radiusX, half.y / radiusY)
    // An ellipse that is too small grows until it reaches both ends.
    let growth = unit.length
    if growth > 1 {
      (radiusX, radiusY) = (radiusX * growth, radiusY * growth)
      unit = unit * (1 / growth)
    }
    let square = unit.dot(unit)
    guard square > 0, square.isFinite else { return [line(from: start)] }
    let distance = (max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    // From the middle of the chord to the center, both in the unit circle.
    let center = Point(unit.y, -unit.x) * distance
    let map = Transform(
      a: cosine * radiusX,
      b: sine * radiusX,
      c: -sine * radiusY,
      d: cosine * radiusY,
      tx: (start.x + end.x) / 2,
      ty: (start.y + end.y) / 2
    )
    return pieces(from: unit - center, to: unit * -1 - center).map { piece in
      (
        map(piece.control1 + center), map(piece.control2 + center),
        piece.isLast ? end : map(piece.end + center)
      )
    }
  }

  private func line(from start: Point) -> (Point, Point, Point) {
    let line = CubicSegment(line: start, end)
    return (line.control1, line.control2, line.end)
  }

  private struct Piece {
    var control1: Point
    var control2: Point
    var end: Point
    var isLast = false
  }

  /// The arc in the unit circle.
  private func pieces(from start: Point, to end: Point) -> [Piece] {
    // Rounding must not make a whole turn of an arc of almost no length.
    let slack = isLarge ? 0 : 1e-9
    func turned(_ vector: Point) -> Point {
      isClockwise ? vector.leftNormal * -1 : vector.leftNormal
    }
    var pieces: [Piece] = []
    var vector = start
    // Four quarters are more than any arc needs.
    while pieces.count < 4 {
      let ahead = turned(vector)
      if vector.dot(end) >= 0, ahead.dot(end) >= -slack { break }
      let reach = Path.circleControl
      pieces.append(
        Piece(control1: vector + ahead * reach, control2: ahead + vector * reach, end: ahead)
      )
      vector = ahead
    }
    let tangentOfHalf = abs(vector.cross(end)) / (1 + vector.dot(end))
    let tangentOfQuarter = tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
    let reach = 4.0 / 3 * tangentOfQuarter
    pieces.append(
      Piece(
        control1: vector + turned(vector) * reach,
        control2: end - turned(end) * reach,
        end: end,
        isLast: true
      )
    )
    return pieces
  }
}
