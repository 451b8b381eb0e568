extension Path {
  /// Returns the outline of a line drawn along the path, to be filled by the nonzero rule.
  ///
  ///     var line = Path()
  ///     line.move(to: Point(0, 0))
  ///     line.line(to: Point(10, 0))
  ///     line.stroked(width: 2)  // a rectangle from (0, -1) to (10, 1)
  ///
  /// All contours of the outline wind the same way, so that overlaps stay filled.
  ///
  /// - Parameters:
  ///   - width: The line width, in the units of the path; not negative.
  ///   - cap: The shape of the ends of open subpaths.
  ///   - join: The shape of corners.
  ///   - miterLimit: The longest miter, in line widths; at least 1.
  /// - Returns: Closed subpaths.
  package func stroked(
    width: Double,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10
  ) -> Path {
    precondition(width >= 0, "line width must not be negative (was \(width))")
    var stroker = Stroker(halfWidth: width / 2, cap: cap, join: join, miterLimit: miterLimit)
    for subpath in subpaths {
      stroker.add(subpath)
    }
    return stroker.outline
  }

  /// A sequence of connected segments.
  struct Subpath {
    var start: Point
    var segments: [CubicSegment] = []
    var isClosed = false
  }

  /// The subpaths, with lines as cubic segments, and without segments of zero length.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var position = Point(0, 0)

    func add(_ segment: CubicSegment) {
      // Append in place: a copy per segment would take quadratic time.
      if current == nil { current = Subpath(start: position) }
      if !segment.isPoint { current?.segments.append(segment) }
      position = segment.end
    }
    func line(to end: Point) {
      add(CubicSegment(line: position, end))
    }

    for element in elements {
      switch element {
      case .move(let point):
        if let subpath = current { result.append(subpath) }
        current = nil
        position = point
      case .line(let end):
        line(to: end)
      case .curve(let control1, let control2, let end):
        add(CubicSegment(position, control1, control2, end))
      case .close:
        guard let start = current?.start else { continue }
        line(to: start)
        current?.isClosed = true
        if let subpath = current { result.append(subpath) }
        current = nil
      }
    }
    if let subpath = current { result.append(subpath) }
    return result
  }
}
