import TabRaster

extension Path {
  /// Creates a closed contour of successive curves, joined by lines where they don't meet.
  init(contour segments: [CubicSegment]) {
    self.init()
    guard let first = segments.first else { return }
    move(to: first.start)
    var position = first.start
    for segment in segments {
      if (segment.start - position).length > 1e-6 { line(to: segment.start) }
      if segment.isStraight {
        line(to: segment.end)
      } else {
        curve(segment.control1, segment.control2, to: segment.end)
      }
      position = segment.end
    }
    close()
  }

  /// Creates a polygon that winds counterclockwise, with y growing upward, whatever the order of its points.
  init(polygon points: [Point]) {
    self.init()
    // Twice the signed area is the sum of the cross products of neighbors.
    var doubleArea = 0.0
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      doubleArea += point.cross(next)
    }
    for (index, point) in (doubleArea < 0 ? points.reversed() : points).enumerated() {
      if index == 0 { move(to: point) } else { line(to: point) }
    }
    close()
  }
}
