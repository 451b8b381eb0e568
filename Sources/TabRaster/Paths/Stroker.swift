/// A builder of the outline of a stroke, subpath by subpath.
///
/// The stroke is a series of pieces of positive winding, each between two perpendiculars of the path. Neighboring
/// pieces share an edge, which cancels, so that the outline is the left side forward and the right side backward. Where
/// a side would run backward (inside a bend tighter than half the width) it follows the path itself instead, and the
/// remaining area of the piece is added as triangles.
struct Stroker {
  private let halfWidth: Double
  private let cap: LineCap
  private let join: LineJoin
  private let miterLimit: Double
  private(set) var outline = Path()

  init(halfWidth: Double, cap: LineCap, join: LineJoin, miterLimit: Double) {
    self.halfWidth = halfWidth
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func add(_ subpath: Path.Subpath) {
    guard let first = subpath.segments.first, let last = subpath.segments.last else {
      addDot(at: subpath.start)
      return
    }
    let forward = side(of: subpath.segments, isClosed: subpath.isClosed)
    let reversed = subpath.segments.reversed().map(\.reversed)
    let backward = side(of: reversed, isClosed: subpath.isClosed)
    if subpath.isClosed {
      outline.append(forward.path(closed: true))
      outline.append(backward.path(closed: true))
    } else {
      var contour = forward
      addCap(at: last.end, direction: last.direction(at: 1), to: &contour)
      contour.append(backward)
      addCap(at: first.start, direction: first.direction(at: 0) * -1, to: &contour)
      outline.append(contour.path(closed: true))
    }
  }

  /// Adds a subpath of zero length: a circle or a square with round or square caps, nothing with butt caps.
  private mutating func addDot(at center: Point) {
    guard cap != .butt, halfWidth > 0 else { return }
    let square = Rect(
      x: center.x - halfWidth,
      y: center.y - halfWidth,
      width: halfWidth * 2,
      height: halfWidth * 2
    )
    outline.append(cap == .round ? .ellipse(in: square) : .rectangle(square))
  }

  /// Returns the left side of the segments, in their order.
  private mutating func side(of segments: [CubicSegment], isClosed: Bool) -> StrokeSide {
    var side = StrokeSide()
    var previous = isClosed ? segments.last : nil
    for segment in segments {
      if let previous {
        addJoin(
          at: segment.start,
          from: previous.direction(at: 1),
          to: segment.direction(at: 0),
          side: &side
        )
      }
      addOffset(of: segment, to: &side)
      previous = segment
    }
    return side
  }

  private mutating func addOffset(of segment: CubicSegment, to side: inout StrokeSide) {
    if segment.isStraight {
      let offset = segment.direction(at: 0).leftNormal * halfWidth
      side.line(to: segment.start + offset)
      side.line(to: segment.end + offset)
      return
    }
    let count = segment.bendsFar ? 16 : 8
    for index in 0..<count {
      let part = segment.part(
        from: Double(index) / Double(count),
        to: Double(index + 1) / Double(count)
      )
      addOffset(ofPart: part, to: &side)
    }
  }

  private mutating func addOffset(ofPart part: CubicSegment, to side: inout StrokeSide) {
    let startDirection = part.direction(at: 0)
    let endDirection = part.direction(at: 1)
    let start = part.start + startDirection.leftNormal * halfWidth
    let end = part.end + endDirection.leftNormal * halfWidth
    let chord = part.end - part.start
    guard let chordDirection = chord.normalized else { return }
    let along = (end - start).dot(chordDirection)
    side.line(to: start)
    // Inside a bend tighter than half the width: follow the path, and add the remaining area as triangles.
    if along < 0 {
      side.line(to: part.start)
      side.curve(part.control1, part.control2, to: part.end)
      side.line(to: end)
      addTriangle(part.start, start, end)
      addTriangle(part.start, end, part.end)
    } else {
      // The offset of a short piece is nearly the piece itself, scaled by the ratio of the chords.
      let scale = along / chord.length
      side.curve(
        start + (part.control1 - part.start) * scale,
        end - (part.end - part.control2) * scale,
        to: end
      )
    }
  }

  private mutating func addTriangle(_ a: Point, _ b: Point, _ c: Point) {
    let isPositive = (b - a).cross(c - a) > 0
    outline.move(to: a)
    outline.line(to: isPositive ? b : c)
    outline.line(to: isPositive ? c : b)
    outline.close()
  }

  private func addJoin(
    at corner: Point,
    from incoming: Point,
    to outgoing: Point,
    side: inout StrokeSide
  ) {
    let turn = incoming.cross(outgoing)
    let cosine = incoming.dot(outgoing)
    let end = corner + outgoing.leftNormal * halfWidth
    side.line(to: corner + incoming.leftNormal * halfWidth)
    if cosine > 0, abs(turn) < 1e-6 {
      side.line(to: end)
    } else if turn < 0 {
      side.line(to: corner)
      side.line(to: end)
    } else {
      switch join {
      case .bevel: break
      case .round:
        side.arc(
          around: corner,
          from: incoming.leftNormal,
          to: outgoing.leftNormal,
          middle: incoming,
          radius: halfWidth
        )
      case .miter:
        // The square of the miter's length, in line widths, is 2 / (1 + cosine).
        if (1 + cosine) * miterLimit * miterLimit > 2 {
          let tip = (incoming.leftNormal + outgoing.leftNormal) * (halfWidth / (1 + cosine))
          side.line(to: corner + tip)
        }
      }
      side.line(to: end)
    }
  }

  private func addCap(at end: Point, direction: Point, to side: inout StrokeSide) {
    let normal = direction.leftNormal
    switch cap {
    case .butt: break
    case .round:
      side.arc(around: end, from: normal, to: normal * -1, middle: direction, radius: halfWidth)
    case .square:
      side.line(to: end + (normal + direction) * halfWidth)
      side.line(to: end + (direction - normal) * halfWidth)
    }
  }
}

extension CubicSegment {
  /// Whether the direction changes by more than a right angle between two legs of the control polygon.
  fileprivate var bendsFar: Bool {
    (control1 - start).dot(control2 - control1) < 0 || (control2 - control1).dot(end - control2) < 0
      || (control1 - start).dot(end - control2) < 0
  }
}
