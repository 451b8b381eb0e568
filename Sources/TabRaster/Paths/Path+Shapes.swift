extension Path {
  /// The distance of the control points from the ends of a curve that approximates a quarter of a unit circle.
  ///
  /// A constant, since arcs computed with the C library's sine would differ between machines.
  static let circleControl = 0.552_284_749_830_793_4

  package static func rectangle(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(rect.x, rect.y))
    path.line(to: Point(rect.maxX, rect.y))
    path.line(to: Point(rect.maxX, rect.maxY))
    path.line(to: Point(rect.x, rect.maxY))
    path.close()
    return path
  }

  package static func ellipse(in rect: Rect) -> Path {
    roundedRectangle(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  package static func circle(center: Point, radius: Double) -> Path {
    ellipse(
      in: Rect(
        x: center.x - radius,
        y: center.y - radius,
        width: radius * 2,
        height: radius * 2
      )
    )
  }

  /// Returns a rectangle with circular corners; the radius is limited to half of the shorter side.
  package static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    return roundedRectangle(rect, radiusX: radius, radiusY: radius)
  }

  /// Returns a rectangle with circular corners of different radii, each at most half of the shorter side; 0 for a
  /// square corner.
  package static func rectangle(
    _ rect: Rect,
    topLeft: Double,
    topRight: Double,
    bottomRight: Double,
    bottomLeft: Double
  ) -> Path {
    var path = Path()
    path.move(to: Point(rect.x + topLeft, rect.y))
    path.line(to: Point(rect.maxX - topRight, rect.y))
    path.round(Point(rect.maxX, rect.y), to: Point(rect.maxX, rect.y + topRight))
    path.line(to: Point(rect.maxX, rect.maxY - bottomRight))
    path.round(Point(rect.maxX, rect.maxY), to: Point(rect.maxX - bottomRight, rect.maxY))
    path.line(to: Point(rect.x + bottomLeft, rect.maxY))
    path.round(Point(rect.x, rect.maxY), to: Point(rect.x, rect.maxY - bottomLeft))
    path.line(to: Point(rect.x, rect.y + topLeft))
    path.round(Point(rect.x, rect.y), to: Point(rect.x + topLeft, rect.y))
    path.close()
    return path
  }

  /// Appends a quarter circle from the current point to `end`, tangent to the sides that meet at `corner`.
  private mutating func round(_ corner: Point, to end: Point) {
    guard case .line(let start)? = elements.last, start != corner else { return }
    func control(_ point: Point) -> Point {
      Point(
        point.x + (corner.x - point.x) * Path.circleControl,
        point.y + (corner.y - point.y) * Path.circleControl
      )
    }
    curve(control(start), control(end), to: end)
  }

  /// Returns a rectangle with elliptical corners; each radius must be at most half of its side.
  static func roundedRectangle(_ rect: Rect, radiusX: Double, radiusY: Double) -> Path {
    let insetX = radiusX * (1 - circleControl)
    let insetY = radiusY * (1 - circleControl)
    var path = Path()
    path.move(to: Point(rect.x + radiusX, rect.y))
    path.line(to: Point(rect.maxX - radiusX, rect.y))
    path.curve(
      Point(rect.maxX - insetX, rect.y),
      Point(rect.maxX, rect.y + insetY),
      to: Point(rect.maxX, rect.y + radiusY)
    )
    path.line(to: Point(rect.maxX, rect.maxY - radiusY))
    path.curve(
      Point(rect.maxX, rect.maxY - insetY),
      Point(rect.maxX - insetX, rect.maxY),
      to: Point(rect.maxX - radiusX, rect.maxY)
    )
    path.line(to: Point(rect.x + radiusX, rect.maxY))
    path.curve(
      Point(rect.x + insetX, rect.maxY),
      Point(rect.x, rect.maxY - insetY),
      to: Point(rect.x, rect.maxY - radiusY)
    )
    path.line(to: Point(rect.x, rect.y + radiusY))
    path.curve(
      Point(rect.x, rect.y + insetY),
      Point(rect.x + insetX, rect.y),
      to: Point(rect.x + radiusX, rect.y)
    )
    path.close()
    return path
  }
}
