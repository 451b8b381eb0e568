import TabRaster

/// A stroke of a letter: a center line drawn with an elliptical pen, whose width may change along the line.
///
/// The pen is wider than high, so that horizontal strokes are thinner than vertical ones; to the eye they look equal.
struct Ribbon {
  /// The shape of an end.
  enum Cut {
    /// Cut off at a right angle to the line.
    case square

    /// Cut off horizontally at a height, to which the line is shortened or extended.
    case level(Double)
  }

  private struct Segment {
    var curve: CubicSegment
    var startWidth: Double
    var endWidth: Double

    /// The tension, if the curve is a quarter of an oval.
    var tension: Double?

    var startsLevel: Bool { curve.control1.y == curve.start.y }
  }

  private let pen: Pen
  private var position: Point
  private var width: Double
  private var segments: [Segment] = []

  /// Starts a ribbon.
  ///
  /// - Parameters:
  ///   - start: The start of the center line.
  ///   - pen: The pen.
  ///   - width: The width of the ribbon at the start, as a factor of the pen's.
  init(_ start: Point, pen: Pen, width: Double = 1) {
    self.pen = pen
    self.position = start
    self.width = width
  }

  /// Appends a straight line; the width, a factor of the pen's, changes gradually to `width` if it isn't nil.
  mutating func line(_ x: Double, _ y: Double, width: Double? = nil) {
    let end = Point(x, y)
    let third = (end - position) * (1.0 / 3)
    curve(position + third, end - third, to: end, width: width)
  }

  /// Appends a cubic curve; the width, a factor of the pen's, changes gradually to `width` if it isn't nil.
  mutating func curve(_ control1: Point, _ control2: Point, to end: Point, width: Double? = nil) {
    add(CubicSegment(position, control1, control2, end), width: width, tension: nil)
  }

  private mutating func add(_ curve: CubicSegment, width: Double?, tension: Double?) {
    let endWidth = width ?? self.width
    segments.append(
      Segment(curve: curve, startWidth: self.width, endWidth: endWidth, tension: tension)
    )
    self.position = curve.end
    self.width = endWidth
  }

  /// Appends a quarter of an oval that starts horizontal and ends vertical.
  ///
  /// - Parameters:
  ///   - x: The x of the end of the center line.
  ///   - y: The y of the end of the center line.
  ///   - width: The width of the ribbon at the end, as a factor of the pen's; unchanged if nil.
  ///   - tension: The length of the control arms, as a part of the quarter's sides: 0.55 is an ellipse, 1 a corner.
  mutating func turnUpright(
    _ x: Double,
    _ y: Double,
    width: Double? = nil,
    tension: Double = Pen.tension
  ) {
    let control1 = Point(position.x + (x - position.x) * tension, position.y)
    let control2 = Point(x, y + (position.y - y) * tension)
    let curve = CubicSegment(position, control1, control2, Point(x, y))
    add(curve, width: width, tension: tension)
  }

  /// Appends a quarter of an oval that starts vertical and ends horizontal.
  mutating func turnLevel(
    _ x: Double,
    _ y: Double,
    width: Double? = nil,
    tension: Double = Pen.tension
  ) {
    let control1 = Point(position.x, position.y + (y - position.y) * tension)
    let control2 = Point(x + (position.x - x) * tension, y)
    let curve = CubicSegment(position, control1, control2, Point(x, y))
    add(curve, width: width, tension: tension)
  }

  /// Returns the outline, which winds counterclockwise with y growing upward.
  func outline(start: Cut = .square, end: Cut = .square) -> Path {
    var left = segments.map { offset(of: $0, by: 0.5) }
    var right = segments.map { offset(of: $0, by: -0.5) }
    if case .level(let height) = end {
      left.cutEnd(at: height)
      right.cutEnd(at: height)
    }
    // Reversed, the sides end at the start of the ribbon.
    left = left.backward
    right = right.backward
    if case .level(let height) = start {
      left.cutEnd(at: height)
      right.cutEnd(at: height)
    }
    return Path(contour: Array((right.backward + left).joined()))
  }

  /// Returns the outline of a closed ribbon, whose center line ends at its start: the outside and the counter.
  func ringOutline() -> Path {
    let left = segments.map { offset(of: $0, by: 0.5) }
    let right = segments.map { offset(of: $0, by: -0.5) }
    var path = Path(contour: Array(right.joined()))
    path.append(Path(contour: Array(left.backward.joined())))
    return path
  }

  /// Returns one side of a segment as curves, at a signed factor of the pen's width from the center line: 0.5 is left.
  private func offset(of segment: Segment, by side: Double) -> [CubicSegment] {
    if let tension = segment.tension {
      return [quarter(of: segment, by: side, tension: tension)]
    }
    let isLine = segment.curve.isStraight && segment.startWidth == segment.endWidth
    let count = isLine ? 1 : 6
    return (0..<count).map { index in
      let t0 = Double(index) / Double(count)
      let t1 = Double(index + 1) / Double(count)
      let start = offsetPoint(of: segment, at: t0, by: side)
      let end = offsetPoint(of: segment, at: t1, by: side)
      // The derivative of the offset by small steps that stay inside the segment.
      let step = 1.0 / 4096
      let third = (t1 - t0) / 3 / step
      let afterStart = offsetPoint(of: segment, at: t0 + step, by: side)
      let beforeEnd = offsetPoint(of: segment, at: t1 - step, by: side)
      let control1 = start + (afterStart - start) * third
      let control2 = end - (end - beforeEnd) * third
      return CubicSegment(start, control1, control2, end)
    }
  }

  /// Returns one side of a quarter of an oval, again as a quarter: it is smoother than the exact parallel curve.
  private func quarter(of segment: Segment, by side: Double, tension: Double) -> CubicSegment {
    let start = offsetPoint(of: segment, at: 0, by: side)
    let end = offsetPoint(of: segment, at: 1, by: side)
    let reach = (end - start) * tension
    return segment.startsLevel
      ? CubicSegment(
        start,
        Point(start.x + reach.x, start.y),
        Point(end.x, end.y - reach.y),
        end
      )
      : CubicSegment(
        start,
        Point(start.x, start.y + reach.y),
        Point(end.x - reach.x, end.y),
        end
      )
  }

  /// Returns a point of a side, at a signed factor of the pen's width from the center line.
  private func offsetPoint(of segment: Segment, at t: Double, by side: Double) -> Point {
    // In a plane stretched vertically by this factor, the pen is a circle.
    let stretch = pen.width / pen.height
    let direction = segment.curve.direction(at: t)
    let stretched = Point(direction.x, direction.y * stretch)
    let unit = stretched.normalized ?? direction
    // The width eases in and out between the ends of the segment.
    let ease = t * t * (3 - 2 * t)
    let width = segment.startWidth + (segment.endWidth - segment.startWidth) * ease
    let reach = width * side * pen.width
    return segment.curve.point(at: t) + Point(-unit.y * reach, unit.x * reach / stretch)
  }
}

/// A pen: the width of vertical strokes and the height of horizontal ones.
struct Pen {
  /// The default tension of curves, a little squarer than an ellipse, which has 0.55.
  static let tension = 0.59

  var width: Double
  var height: Double
}

extension [[CubicSegment]] {
  /// The side in reverse, from its end to its start.
  fileprivate var backward: [[CubicSegment]] {
    reversed().map { $0.reversed().map(\.reversed) }
  }

  /// Cuts off the end of a side at a height: where its last segment crosses the height, or else after a straight
  /// extension.
  fileprivate mutating func cutEnd(at height: Double) {
    guard var pieces = popLast(), let last = pieces.last else { return }
    defer { append(pieces) }
    for (index, segment) in pieces.enumerated().reversed() {
      let isAbove = segment.start.y > height
      guard isAbove != (segment.end.y > height) else { continue }
      // Bisect the parameter of the crossing.
      var low = 0.0
      var high = 1.0
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if (segment.point(at: middle).y > height) == isAbove { low = middle } else { high = middle }
      }
      pieces.removeSubrange(index...)
      pieces.append(segment.part(from: 0, to: low))
      return
    }
    let direction = last.direction(at: 1)
    guard abs(direction.y) > 1e-6 else { return }
    let end = last.end + direction * ((height - last.end.y) / direction.y)
    pieces.append(CubicSegment(line: last.end, end))
  }
}
