import TabRaster

/// A stroke of a letter: a center line drawn with a flat pen, whose width may change along it.
///
/// The pen is wider than high, so that strokes are thinner where they run level, as the eye
/// expects.
struct Ribbon {
  /// How an end is cut off.
  enum Cut {
    /// At a right angle to the line.
    case square

    /// Level, at a height: the line is shortened or prolonged to it.
    case level(Double)
  }

  private struct Segment {
    var curve: CubicSegment
    var startWidth: Double
    var endWidth: Double

    /// The tension of a quarter of an oval; nil for other curves.
    var tension: Double?

    var startsLevel: Bool { curve.control1.y == curve.start.y }
  }

  private let pen: Pen
  private var position: Point
  private var width: Double
  private var segments: [Segment] = []

  /// Starts a line.
  ///
  /// - Parameters:
  ///   - start: The start of the center line.
  ///   - pen: The width and height of the strokes.
  ///   - width: The part of the pen's width at this point; 1 is all of it.
  init(_ start: Point, pen: Pen, width: Double = 1) {
    self.pen = pen
    self.position = start
    self.width = width
  }

  mutating func line(_ x: Double, _ y: Double, width: Double? = nil) {
    let end = Point(x, y)
    let third = (end - position) * (1.0 / 3)
    curve(position + third, end - third, to: end, width: width)
  }

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

  /// A quarter of an oval that starts level and ends upright.
  ///
  /// - Parameters:
  ///   - x: The end of the center line, to the right.
  ///   - y: The end of the center line, upward.
  ///   - width: The part of the pen's width at the end; unchanged if nil.
  ///   - tension: How square it is; 0.55 is an ellipse.
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

  /// A quarter of an oval that starts upright and ends level.
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

  /// The outline, wound counterclockwise with y growing upward.
  func outline(start: Cut = .square, end: Cut = .square) -> Path {
    var left = segments.map { offset(of: $0, by: 0.5) }
    var right = segments.map { offset(of: $0, by: -0.5) }
    if case .level(let height) = end {
      left.cutEnd(at: height)
      right.cutEnd(at: height)
    }
    left = left.backward
    right = right.backward
    if case .level(let height) = start {
      left.cutEnd(at: height)
      right.cutEnd(at: height)
    }
    return Path(contour: Array((right.backward + left).joined()))
  }

  /// The outline of a center line that ends where it started: the outside and the counter.
  func ringOutline() -> Path {
    let left = segments.map { offset(of: $0, by: 0.5) }
    let right = segments.map { offset(of: $0, by: -0.5) }
    var path = Path(contour: Array(right.joined()))
    path.append(Path(contour: Array(left.backward.joined())))
    return path
  }

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

  /// A side of a quarter of an oval is one too, which is smoother than what is exactly parallel.
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

  /// A point of a side, at a part of the pen's width from the center line.
  private func offsetPoint(of segment: Segment, at t: Double, by side: Double) -> Point {
    // The pen is a circle in a plane that is stretched upward.
    let stretch = pen.width / pen.height
    let direction = segment.curve.direction(at: t)
    let stretched = Point(direction.x, direction.y * stretch)
    let unit = stretched.normalized ?? direction
    let ease = t * t * (3 - 2 * t)
    let width = segment.startWidth + (segment.endWidth - segment.startWidth) * ease
    let reach = width * side * pen.width
    return segment.curve.point(at: t) + Point(-unit.y * reach, unit.x * reach / stretch)
  }
}

/// The width of upright strokes and the height of level ones.
struct Pen {
  /// How square the curves of the typeface are.
  static let tension = 0.59

  var width: Double
  var height: Double
}

extension [[CubicSegment]] {
  /// The same side from its end to its start.
  fileprivate var backward: [[CubicSegment]] {
    reversed().map { $0.reversed().map(\.reversed) }
  }

  /// Shortens the last curve of a side to where it crosses a height, or goes straight on to reach
  /// it.
  fileprivate mutating func cutEnd(at height: Double) {
    guard var pieces = popLast(), let last = pieces.last else { return }
    defer { append(pieces) }
    for (index, segment) in pieces.enumerated().reversed() {
      let isAbove = segment.start.y > height
      guard isAbove != (segment.end.y > height) else { continue }
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
