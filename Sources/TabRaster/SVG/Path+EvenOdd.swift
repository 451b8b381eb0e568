/// The even-odd rule, in terms of the nonzero one that everything is drawn by.
extension Path {
  enum EvenOddProblem: Error {
    case tooManyLines
    case crossing
  }

  /// The path whose inside by the nonzero rule is that of this one by the even-odd rule.
  ///
  /// Contours inside of others change their direction with every level. That needs contours that don't cross, as those
  /// of icons don't; curves are checked as lines.
  func fromEvenOdd() throws(EvenOddProblem) -> Path {
    let contours = subpaths.filter { !$0.segments.isEmpty }.map(Contour.init)
    guard contours.count > 1 || contours.contains(where: { $0.points.count > 3 }) else {
      return self
    }
    let lines = contours.flatMap(\.lines)
    guard lines.count <= SVGLimits.evenOddLines else { throw .tooManyLines }
    let order = lines.sorted { ($0.low, $0.start.y, $0.start.x) < ($1.low, $1.start.y, $1.start.x) }
    for (index, line) in order.enumerated() {
      for other in order[(index + 1)...] {
        // In this order all others begin further to the right.
        if other.low > line.high { break }
        if line.crosses(other) { throw .crossing }
      }
    }
    var result = Path()
    for (index, contour) in contours.enumerated() {
      let depth = contours.enumerated().count { $0.offset != index && $0.element.holds(contour) }
      let isPositive = contour.path.signedArea > 0
      result.append(isPositive == (depth % 2 == 0) ? contour.path : contour.path.reversed)
    }
    return result
  }

  /// A closed contour, and the same as lines.
  private struct Contour {
    let path: Path
    let points: [Point]
    let lines: [Line]

    init(_ subpath: Subpath) {
      var path = Path()
      var points = [subpath.start]
      path.move(to: subpath.start)
      for segment in subpath.segments {
        path.curve(segment.control1, segment.control2, to: segment.end)
        let count = segment.isStraight ? 1 : 8
        for step in 1...count { points.append(segment.point(at: Double(step) / Double(count))) }
      }
      path.close()
      lines = zip(points, points.dropFirst() + [points[0]]).filter { $0 != $1 }.map(Line.init)
      (self.path, self.points) = (path, points)
    }

    /// Whether most points of another contour lie inside; some may lie on the line itself.
    func holds(_ other: Contour) -> Bool {
      2 * other.points.count(where: holds) > other.points.count
    }

    private func holds(_ point: Point) -> Bool {
      lines.count { line in
        let (a, b) = (line.start, line.end)
        guard (a.y > point.y) != (b.y > point.y) else { return false }
        return point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      } % 2 == 1
    }
  }

  private struct Line {
    let start: Point
    let end: Point

    var low: Double { min(start.x, end.x) }
    var high: Double { max(start.x, end.x) }

    /// Whether both lines have points clearly on both sides of the other.
    func crosses(_ other: Line) -> Bool { separates(other) && other.separates(self) }

    private func separates(_ other: Line) -> Bool {
      let vector = end - start
      let (one, two) = (vector.cross(other.start - start), vector.cross(other.end - start))
      let slack = 1e-6 * vector.length * max(1, vector.length)
      return min(one, two) < -slack && max(one, two) > slack
    }
  }
}
