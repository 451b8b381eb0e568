/// A reader of packed point numbers and packed deltas, which table "gvar" stores in runs.
struct PackedDeltas {
  private let data: FontTable

  /// The offset of the next byte.
  var place: Int

  init(_ data: FontTable, at place: Int) {
    self.data = data
    self.place = place
  }

  /// Reads packed point numbers: the indices of the points that have deltas, or nil for all points.
  mutating func points() throws(FontError) -> [Int]? {
    var count = try byte()
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | (try byte()) }
    guard count > 0 else { return nil }
    var points: [Int] = []
    var point = 0
    while points.count < count {
      let control = try byte()
      for _ in 0..<min((control & 0x7F) + 1, count - points.count) {
        // Each number counts from the one before it.
        point += control & 0x80 != 0 ? try byte() << 8 | (try byte()) : try byte()
        points.append(point)
      }
    }
    return points
  }

  /// Reads packed deltas: all of x, then all of y.
  ///
  /// - Parameters:
  ///   - chosen: The indices of the points that have deltas, or nil for all points.
  ///   - count: The number of points of the glyph.
  /// - Returns: A delta for each point of the glyph; 0 for points without one.
  /// - Throws: ``FontError`` where the table ends too early.
  mutating func moves(of chosen: [Int]?, count: Int) throws(FontError) -> PointMoves {
    let xs = try numbers(chosen?.count ?? count)
    let ys = try numbers(chosen?.count ?? count)
    guard let chosen else {
      return PointMoves(deltas: zip(xs, ys).map { Point($0, $1) }, isMoved: [])
    }
    var moves = PointMoves(
      deltas: [Point](repeating: Point(0, 0), count: count),
      isMoved: [Bool](repeating: false, count: count)
    )
    // The specification ignores indices beyond the last point.
    for (index, point) in chosen.enumerated() where point < count {
      moves.deltas[point] = Point(xs[index], ys[index])
      moves.isMoved[point] = true
    }
    return moves
  }

  private mutating func numbers(_ count: Int) throws(FontError) -> [Double] {
    var numbers: [Double] = []
    while numbers.count < count {
      let control = try byte()
      for _ in 0..<min((control & 0x3F) + 1, count - numbers.count) {
        if control & 0x80 != 0 {
          numbers.append(0)
        } else if control & 0x40 != 0 {
          numbers.append(Double(try data.short(place)))
          place += 2
        } else {
          numbers.append(Double(Int8(truncatingIfNeeded: try byte())))
        }
      }
    }
    return numbers
  }

  private mutating func byte() throws(FontError) -> Int {
    defer { place += 1 }
    return try data.byte(place)
  }
}

/// The deltas of the points of a glyph in one tuple variation, in font units.
struct PointMoves {
  var deltas: [Point]

  /// Whether each point has a delta in the font, so that none is interpolated for it; empty if all have one.
  var isMoved: [Bool]

  /// Returns the deltas with those of untouched points interpolated, contour by contour.
  func interpolated(_ points: [Point], ends: [Int]) -> [Point] {
    var result = deltas
    var first = 0
    // Each pair of touched points that follow each other around the contour moves the points between them.
    for end in ends where first <= end && end < points.count {
      let moved = (first...end).filter { isMoved[$0] }
      for (index, low) in moved.enumerated() {
        let high = moved[(index + 1) % moved.count]
        var point = low
        while true {
          point = point == end ? first : point + 1
          if point == high { break }
          result[point] = Point(
            Self.between(
              points[point].x,
              (points[low].x, deltas[low].x),
              (points[high].x, deltas[high].x)
            ),
            Self.between(
              points[point].y,
              (points[low].y, deltas[low].y),
              (points[high].y, deltas[high].y)
            )
          )
        }
      }
      first = end + 1
    }
    return result
  }

  /// Returns the delta of an untouched coordinate: interpolated between two touched ones, or outside them the nearer's.
  private static func between(
    _ place: Double,
    _ a: (place: Double, delta: Double),
    _ b: (place: Double, delta: Double)
  ) -> Double {
    let (low, high) = a.place <= b.place ? (a, b) : (b, a)
    if low.place == high.place { return low.delta == high.delta ? low.delta : 0 }
    if place <= low.place { return low.delta }
    if place >= high.place { return high.delta }
    let share = (place - low.place) / (high.place - low.place)
    return low.delta + (high.delta - low.delta) * share
  }
}
