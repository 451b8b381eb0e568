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
}
