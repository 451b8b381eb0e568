/// The points of a TrueType glyph, in font units, with y growing upward.
struct TrueTypeGlyph {
  struct GlyphPoint {
    var position: Point
    var isOnCurve: Bool
  }

  var points: [GlyphPoint] = []

  /// The index of the last point of each contour.
  var ends: [Int] = []

  /// The x of the two horizontal phantom points: the origin, and the origin of the next glyph.
  var left = 0.0
  var right = 0.0

  /// The four phantom points, which variations move like points; the two vertical ones aren't stored.
  var phantomPoints: [Point] {
    get { [Point(left, 0), Point(right, 0), Point(0, 0), Point(0, 0)] }
    set {
      left = newValue.first?.x ?? left
      right = newValue.dropFirst().first?.x ?? right
    }
  }

  /// Reads the points of a simple glyph, one without components.
  mutating func read(_ data: FontTable, contourCount: Int) throws(FontError) {
    guard contourCount > 0 else { return }
    for contour in 0..<contourCount {
      let end = try data.uint16(at: 10 + 2 * contour)
      guard end >= ends.last ?? 0 else {
        throw data.error(.damaged("contours out of order"), at: 10 + 2 * contour)
      }
      ends.append(end)
    }
    let count = (ends.last ?? 0) + 1
    guard count <= FontLimits.points else {
      throw data.error(.tooMany("points in a glyph", limit: FontLimits.points))
    }
    // The instructions, for hinting, are skipped.
    var offset = 10 + 2 * contourCount
    offset += 2 + (try data.uint16(at: offset))
    var flags: [Int] = []
    flags.reserveCapacity(count)
    while flags.count < count {
      let flag = try data.uint8(at: offset)
      offset += 1
      var repeats = 1
      if flag & Flag.repeats != 0 {
        repeats += try data.uint8(at: offset)
        offset += 1
      }
      for _ in 0..<min(repeats, count - flags.count) { flags.append(flag) }
    }
    // All x come before all y, both as deltas from the point before.
    points = flags.map { GlyphPoint(position: Point(0, 0), isOnCurve: $0 & Flag.onCurve != 0) }
    var x = 0
    for (index, flag) in flags.enumerated() {
      x += try Self.readDelta(
        from: data,
        at: &offset,
        flag: flag,
        short: Flag.shortX,
        same: Flag.sameX
      )
      points[index].position.x = Double(x)
    }
    var y = 0
    for (index, flag) in flags.enumerated() {
      y += try Self.readDelta(
        from: data,
        at: &offset,
        flag: flag,
        short: Flag.shortY,
        same: Flag.sameY
      )
      points[index].position.y = Double(y)
    }
  }

  /// Bits of a point's flags; "same" is the sign if the coordinate is short, and otherwise a delta of 0.
  private enum Flag {
    static let onCurve = 0x01
    static let shortX = 0x02
    static let shortY = 0x04
    static let repeats = 0x08
    static let sameX = 0x10
    static let sameY = 0x20
  }

  /// Reads a coordinate delta: a uint8 with its sign in the flag, an int16, or none.
  private static func readDelta(
    from data: FontTable,
    at offset: inout Int,
    flag: Int,
    short: Int,
    same: Int
  ) throws(FontError) -> Int {
    if flag & short != 0 {
      defer { offset += 1 }
      return flag & same != 0 ? try data.uint8(at: offset) : -(try data.uint8(at: offset))
    }
    if flag & same != 0 { return 0 }
    defer { offset += 2 }
    return try data.int16(at: offset)
  }

  /// Appends the points of a component, transformed and moved.
  mutating func append(
    _ glyph: TrueTypeGlyph,
    as component: TrueTypeComponent,
    in data: FontTable
  ) throws(FontError) {
    guard points.count + glyph.points.count <= FontLimits.points else {
      throw data.error(.tooMany("points in a glyph", limit: FontLimits.points))
    }
    var moved = glyph.points
    for index in moved.indices { moved[index].position = component.scale(moved[index].position) }
    var offset = component.offset
    if let (anchor, point) = component.matches {
      guard points.indices.contains(anchor), moved.indices.contains(point) else {
        throw data.error(.damaged("a component at a point that isn't there"))
      }
      offset = points[anchor].position - moved[point].position
    }
    for index in moved.indices { moved[index].position = moved[index].position + offset }
    ends += glyph.ends.map { $0 + points.count }
    points += moved
    if component.usesMyMetrics {
      left = glyph.left
      right = glyph.right
    }
  }

  /// The outline as lines and cubic curves, in font units, with y growing upward.
  var outline: Path {
    var path = Path()
    var first = 0
    for end in ends {
      if first <= end, end < points.count { Self.append(points[first...end], to: &path) }
      first = end + 1
    }
    return path
  }

  private static func append(_ contour: ArraySlice<GlyphPoint>, to path: inout Path) {
    guard let first = contour.first, let last = contour.last, contour.count > 1 else { return }
    // A contour may start with an off-curve point: then it starts at its last point, or halfway to that.
    let start =
      first.isOnCurve ? first.position : last.isOnCurve ? last.position : midpoint(of: first, last)
    path.move(to: start)
    var position = start
    var control: GlyphPoint?
    func curve(to end: Point, by control: Point) {
      // Raise the degree of the quadratic curve.
      path.curve(
        position + (control - position) * (2.0 / 3),
        end + (control - end) * (2.0 / 3),
        to: end
      )
      position = end
    }
    for point in first.isOnCurve ? contour.dropFirst() : contour {
      // Between two off-curve points, the point in the middle is on the curve.
      switch (control, point.isOnCurve) {
      case (let old?, true):
        curve(to: point.position, by: old.position)
        control = nil
      case (let old?, false):
        curve(to: midpoint(of: old, point), by: old.position)
        control = point
      case (nil, true):
        path.line(to: point.position)
        position = point.position
      case (nil, false): control = point
      }
    }
    if let control { curve(to: start, by: control.position) }
    path.close()
  }

  private static func midpoint(of a: GlyphPoint, _ b: GlyphPoint) -> Point {
    (a.position + b.position) * 0.5
  }
}
