/// The points of a TrueType glyph, in font units, with y growing upward.
struct TrueTypeGlyph {
  struct GlyphPoint {
    var place: Point
    var isOnCurve: Bool
  }

  var points: [GlyphPoint] = []

  /// The index of the last point of each contour.
  var ends: [Int] = []

  /// The x of the two horizontal phantom points: the origin, and the origin of the next glyph.
  var left = 0.0
  var right = 0.0

  /// The four phantom points, which variations move like points; the two vertical ones aren't stored.
  var edges: [Point] {
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
      let end = try data.word(10 + 2 * contour)
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
    var place = 10 + 2 * contourCount
    place += 2 + (try data.word(place))
    var flags: [Int] = []
    flags.reserveCapacity(count)
    while flags.count < count {
      let flag = try data.byte(place)
      place += 1
      var repeats = 1
      if flag & Flag.repeats != 0 {
        repeats += try data.byte(place)
        place += 1
      }
      for _ in 0..<min(repeats, count - flags.count) { flags.append(flag) }
    }
    // All x come before all y, both as deltas from the point before.
    points = flags.map { GlyphPoint(place: Point(0, 0), isOnCurve: $0 & Flag.onCurve != 0) }
    var x = 0
    for (index, flag) in flags.enumerated() {
      x += try Self.step(flag, Flag.shortX, Flag.sameX, data, &place)
      points[index].place.x = Double(x)
    }
    var y = 0
    for (index, flag) in flags.enumerated() {
      y += try Self.step(flag, Flag.shortY, Flag.sameY, data, &place)
      points[index].place.y = Double(y)
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
  private static func step(
    _ flag: Int,
    _ short: Int,
    _ same: Int,
    _ data: FontTable,
    _ place: inout Int
  ) throws(FontError) -> Int {
    if flag & short != 0 {
      defer { place += 1 }
      return flag & same != 0 ? try data.byte(place) : -(try data.byte(place))
    }
    if flag & same != 0 { return 0 }
    defer { place += 2 }
    return try data.short(place)
  }

  /// Appends the points of a component, transformed and moved.
  mutating func append(
    _ part: TrueTypeGlyph,
    as component: TrueTypeComponent,
    in data: FontTable
  ) throws(FontError) {
    guard points.count + part.points.count <= FontLimits.points else {
      throw data.error(.tooMany("points in a glyph", limit: FontLimits.points))
    }
    var moved = part.points
    for index in moved.indices { moved[index].place = component.scale(moved[index].place) }
    var offset = component.offset
    if let (anchor, point) = component.matches {
      guard points.indices.contains(anchor), moved.indices.contains(point) else {
        throw data.error(.damaged("a component at a point that isn't there"))
      }
      offset = points[anchor].place - moved[point].place
    }
    for index in moved.indices { moved[index].place = moved[index].place + offset }
    ends += part.ends.map { $0 + points.count }
    points += moved
    if component.givesMetrics {
      left = part.left
      right = part.right
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
      first.isOnCurve ? first.place : last.isOnCurve ? last.place : middle(first, last)
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
        curve(to: point.place, by: old.place)
        control = nil
      case (let old?, false):
        curve(to: middle(old, point), by: old.place)
        control = point
      case (nil, true):
        path.line(to: point.place)
        position = point.place
      case (nil, false): control = point
      }
    }
    if let control { curve(to: start, by: control.place) }
    path.close()
  }

  private static func middle(_ a: GlyphPoint, _ b: GlyphPoint) -> Point {
    (a.place + b.place) * 0.5
  }
}
