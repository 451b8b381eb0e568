extension Path {
  /// The bounding box of the path, or nil if it is empty.
  ///
  /// The box is tight: around the curves, not around their control points.
  package var extent: Rect? {
    var low: Point?
    var high = Point(0, 0)
    func include(_ point: Point) {
      guard let corner = low else {
        low = point
        high = point
        return
      }
      low = Point(min(corner.x, point.x), min(corner.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    for subpath in subpaths {
      include(subpath.start)
      for segment in subpath.segments {
        include(segment.end)
        for t in segment.turningParameters { include(segment.point(at: t)) }
      }
    }
    return low.map { Rect(x: $0.x, y: $0.y, width: high.x - $0.x, height: high.y - $0.y) }
  }

  /// Twice the enclosed area; positive if the contours run clockwise.
  ///
  /// Curves are replaced by their control polygons, which is exact enough for the sign.
  var signedArea: Double {
    subpaths.reduce(0) { sum, subpath in
      let points =
        [subpath.start] + subpath.segments.flatMap { [$0.control1, $0.control2, $0.end] }
      let edges = zip(points, points.dropFirst() + [subpath.start])
      return edges.reduce(sum) { $0 + $1.0.cross($1.1) }
    }
  }

  /// The contours, closed, in the opposite direction.
  package var reversed: Path {
    var path = Path()
    for subpath in subpaths {
      path.move(to: subpath.segments.last?.end ?? subpath.start)
      for segment in subpath.segments.reversed() {
        path.curve(segment.control2, segment.control1, to: segment.start)
      }
      path.close()
    }
    return path
  }
}

extension CubicSegment {
  /// The parameters between 0 and 1 at which x or y has an extremum.
  fileprivate var turningParameters: [Double] {
    Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
  }

  /// The extrema of one coordinate: the zeros of a t² + b t + c, a third of the derivative, between 0 and 1.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let roots: [Double]
    if abs(a) < 1e-9 {
      roots = abs(b) < 1e-9 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
