/// Conversion from the even-odd rule to the nonzero rule, the only one that is drawn.
extension Path {
  /// The reason that a path can't be converted.
  enum EvenOddProblem: Error {
    case tooManyLines
    case crossing
  }

  /// Returns a path that fills by the nonzero rule as this one does by the even-odd rule.
  ///
  /// Nested contours get alternating winding directions, level by level. This needs contours that don't cross, which is
  /// so in icons; curves are flattened for this check.
  func fromEvenOdd() throws(EvenOddProblem) -> Path {
    let contours = subpaths.filter { !$0.segments.isEmpty }.map(Contour.init)
    guard contours.count > 1 || contours.contains(where: { $0.points.count > 3 }) else {
      return self
    }
    let lines = contours.flatMap(\.lines)
    guard lines.count <= SVGLimits.evenOddLines else { throw .tooManyLines }
    // Sweep from left to right: a line can only cross lines that begin before it ends.
    let order = lines.sorted { ($0.low, $0.start.y, $0.start.x) < ($1.low, $1.start.y, $1.start.x) }
    for (index, line) in order.enumerated() {
      for other in order[(index + 1)...] {
        // All later lines begin even farther to the right.
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

  /// A closed contour, with its points and lines after flattening.
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

    /// Whether the contour contains most points of another one; some may be on the contour itself.
    func holds(_ other: Contour) -> Bool {
      2 * other.points.count(where: holds) > other.points.count
    }

    /// Whether a ray from the point to the right crosses an odd number of lines.
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

    /// The smallest x.
    var low: Double { min(start.x, end.x) }

    /// The largest x.
    var high: Double { max(start.x, end.x) }

    /// Whether each line has its ends on different sides of the other; lines that only touch don't cross.
    func crosses(_ other: Line) -> Bool { separates(other) && other.separates(self) }

    /// Whether the ends of another line are on different sides of the infinite line through this one.
    private func separates(_ other: Line) -> Bool {
      let vector = end - start
      let (one, two) = (vector.cross(other.start - start), vector.cross(other.end - start))
      let slack = 1e-6 * vector.length * max(1, vector.length)
      return min(one, two) < -slack && max(one, two) > slack
    }
  }
}
