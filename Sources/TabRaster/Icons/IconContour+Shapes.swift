extension IconContour {
  static func ellipse(center: Point, radiusX: Double, radiusY: Double) -> IconContour {
    let controlX = radiusX * Path.circleControl
    let controlY = radiusY * Path.circleControl
    func point(_ x: Double, _ y: Double) -> Point { Point(center.x + x, center.y + y) }
    return IconContour(
      start: Vertex(point(0, -radiusY)),
      segments: [
        .curve(point(controlX, -radiusY), point(radiusX, -controlY), end: point(radiusX, 0)),
        .curve(point(radiusX, controlY), point(controlX, radiusY), end: point(0, radiusY)),
        .curve(point(-controlX, radiusY), point(-radiusX, controlY), end: point(-radiusX, 0)),
        .curve(point(-radiusX, -controlY), point(-controlX, -radiusY), end: point(0, -radiusY)),
      ],
      isClosed: true
    )
  }

  static func box(corner: Point, width: Double, height: Double, radius: Double) -> IconContour {
    IconContour(
      start: Vertex(corner, radius: radius),
      segments: [
        .line(Vertex(Point(corner.x + width, corner.y), radius: radius)),
        .line(Vertex(Point(corner.x + width, corner.y + height), radius: radius)),
        .line(Vertex(Point(corner.x, corner.y + height), radius: radius)),
      ],
      isClosed: true
    )
  }

  /// The outline of a line with round ends and bends, as one contour that nowhere overlaps itself.
  ///
  /// A hole of this shape needs that: where a stroke covers itself, it would cut twice, and a hole cut
  /// twice is filled again.
  static func ribbon(along points: [Point], width: Double) -> IconContour {
    let left = edge(along: points, width: width)
    let right = edge(along: points.reversed(), width: width)
    let vertices = left + right
    return IconContour(
      start: vertices[0],
      segments: vertices.dropFirst().map { .line($0) },
      isClosed: true
    )
  }

  /// The left edge of a ribbon, half its width beyond both ends.
  private static func edge(along points: [Point], width: Double) -> [Vertex] {
    let half = width / 2
    let directions = zip(points, points.dropFirst()).map { start, end in
      (end - start).normalized ?? Point(1, 0)
    }
    let first = directions[0]
    let last = directions[directions.count - 1]
    let bends = zip(points.dropFirst(), zip(directions, directions.dropFirst()))
      .map { point, bend in
        let (incoming, outgoing) = bend
        let miter = (incoming.leftNormal + outgoing.leftNormal) * (1 / (1 + incoming.dot(outgoing)))
        return Vertex(point + miter * half, radius: incoming.cross(outgoing) > 0 ? half : 0)
      }
    let start = Vertex(points[0] + (first.leftNormal - first) * half, radius: half)
    let end = Vertex(points[points.count - 1] + (last.leftNormal + last) * half, radius: half)
    return [start] + bends + [end]
  }
}
