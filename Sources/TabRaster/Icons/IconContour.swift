/// One contour of an icon, with corners that are still to be rounded.
struct IconContour {
  struct Vertex {
    var point: Point

    /// The radius that the corner here is rounded by; 0 where it stays sharp or meets a curve.
    var radius: Double

    init(_ point: Point, radius: Double = 0) {
      self.point = point
      self.radius = radius
    }
  }

  enum Segment {
    case line(Vertex)
    case curve(Point, Point, end: Point)
  }

  var start: Vertex
  var segments: [Segment] = []
  var isClosed = false

  /// The start and the end of every segment.
  var vertices: [Vertex] {
    [start]
      + segments.map { segment in
        switch segment {
        case .line(let vertex): vertex
        case .curve(_, _, let end): Vertex(end)
        }
      }
  }

  /// Goes back from the last point along the mirror image of the way so far.
  ///
  /// Closes the contour if it started on the axis of the mirror, which is the vertical line through
  /// the last point.
  mutating func appendMirrorImage() {
    let vertices = vertices
    let axis = vertices[vertices.count - 1].point.x
    for index in segments.indices.reversed() {
      let origin = vertices[index]
      switch segments[index] {
      case .line:
        segments.append(.line(origin.mirrored(about: axis)))
      case .curve(let control1, let control2, _):
        segments.append(
          .curve(
            control2.mirrored(about: axis),
            control1.mirrored(about: axis),
            end: origin.point.mirrored(about: axis)
          )
        )
      }
    }
    isClosed = start.point.x == axis
    // Closing draws the last line, and a corner at the start needs its neighbors as they are.
    if isClosed, case .line = segments.last { segments.removeLast() }
  }

  /// The mirror image left and right of a vertical line.
  func mirrored(about axis: Double) -> IconContour {
    IconContour(
      start: start.mirrored(about: axis),
      segments: segments.map { segment in
        switch segment {
        case .line(let vertex): .line(vertex.mirrored(about: axis))
        case .curve(let control1, let control2, let end):
          .curve(
            control1.mirrored(about: axis),
            control2.mirrored(about: axis),
            end: end.mirrored(about: axis)
          )
        }
      },
      isClosed: isClosed
    )
  }

  /// The contour with its corners rounded.
  var path: Path {
    let corners = corners
    var path = Path()
    path.move(to: corners[0].exit)
    for (segment, corner) in zip(segments, corners.dropFirst()) {
      switch segment {
      case .line: corner.append(to: &path)
      case .curve(let control1, let control2, let end): path.curve(control1, control2, to: end)
      }
    }
    if isClosed {
      if corners[0].isRounded { corners[0].append(to: &path) }
      path.close()
    }
    return path
  }

  /// The contour as a path whose inside counts as +1 or -1.
  func wound(positive: Bool) -> Path {
    let path = path
    return (path.signedArea > 0) == positive ? path : path.reversed
  }

  private var corners: [IconCorner] {
    let vertices = vertices
    let count = vertices.count
    return vertices.indices.map { index in
      let vertex = vertices[index]
      guard vertex.radius > 0 else { return IconCorner(sharpAt: vertex.point) }
      return IconCorner(
        at: vertex.point,
        from: vertices[(index + count - 1) % count].point,
        to: vertices[(index + 1) % count].point,
        radius: vertex.radius
      )
    }
  }
}

extension IconContour.Vertex {
  fileprivate func mirrored(about axis: Double) -> Self {
    Self(point.mirrored(about: axis), radius: radius)
  }
}

extension Point {
  fileprivate func mirrored(about axis: Double) -> Point { Point(2 * axis - x, y) }
}
