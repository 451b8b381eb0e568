/// A reader of packed point numbers and packed deltas, which table "gvar" stores in runs.
struct PackedDeltas {
  private let data: FontTable

  /// The offset of the next byte.
  var offset: Int

  init(_ data: FontTable, at offset: Int) {
    self.data = data
    self.offset = offset
  }

  /// Reads packed point numbers: the indices of the points that have deltas, or nil for all points.
  mutating func points() throws(FontError) -> [Int]? {
    var count = try nextByte()
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | (try nextByte()) }
    guard count > 0 else { return nil }
    var points: [Int] = []
    var point = 0
    while points.count < count {
      let control = try nextByte()
      for _ in 0..<min((control & 0x7F) + 1, count - points.count) {
        // Each number counts from the one before it.
        point += control & 0x80 != 0 ? try nextByte() << 8 | (try nextByte()) : try nextByte()
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
  mutating func glyphDeltas(of chosen: [Int]?, count: Int) throws(FontError) -> GlyphDeltas {
    let xs = try numbers(chosen?.count ?? count)
    let ys = try numbers(chosen?.count ?? count)
    guard let chosen else {
      return GlyphDeltas(deltas: zip(xs, ys).map { Point($0, $1) }, isTouched: [])
    }
    var glyphDeltas = GlyphDeltas(
      deltas: [Point](repeating: Point(0, 0), count: count),
      isTouched: [Bool](repeating: false, count: count)
    )
    // The specification ignores indices beyond the last point.
    for (index, point) in chosen.enumerated() where point < count {
      glyphDeltas.deltas[point] = Point(xs[index], ys[index])
      glyphDeltas.isTouched[point] = true
    }
    return glyphDeltas
  }

  private mutating func numbers(_ count: Int) throws(FontError) -> [Double] {
    var numbers: [Double] = []
    while numbers.count < count {
      let control = try nextByte()
      for _ in 0..<min((control & 0x3F) + 1, count - numbers.count) {
        if control & 0x80 != 0 {
          numbers.append(0)
        } else if control & 0x40 != 0 {
          numbers.append(Double(try data.int16(at: offset)))
          offset += 2
        } else {
          numbers.append(Double(Int8(truncatingIfNeeded: try nextByte())))
        }
      }
    }
    return numbers
  }

  private mutating func nextByte() throws(FontError) -> Int {
    defer { offset += 1 }
    return try data.uint8(at: offset)
  }
}

/// The deltas of the points of a glyph in one tuple variation, in font units.
struct GlyphDeltas {
  var deltas: [Point]

  /// Whether each point has a delta in the font, so that none is interpolated for it; empty if all have one.
  var isTouched: [Bool]

  /// Returns the deltas with those of untouched points interpolated, contour by contour.
  func interpolated(_ points: [Point], ends: [Int]) -> [Point] {
    var result = deltas
    var first = 0
    // Each pair of touched points that follow each other around the contour moves the points between them.
    for end in ends where first <= end && end < points.count {
      let touched = (first...end).filter { isTouched[$0] }
      for (index, low) in touched.enumerated() {
        let high = touched[(index + 1) % touched.count]
        var point = low
        while true {
          point = point == end ? first : point + 1
          if point == high { break }
          result[point] = Point(
            Self.delta(
              of: points[point].x,
              between: (points[low].x, deltas[low].x),
              and: (points[high].x, deltas[high].x)
            ),
            Self.delta(
              of: points[point].y,
              between: (points[low].y, deltas[low].y),
              and: (points[high].y, deltas[high].y)
            )
          )
        }
      }
      first = end + 1
    }
    return result
  }

  /// Returns the delta of an untouched coordinate: interpolated between two touched ones, or outside them the nearer's.
  private static func delta(
    of coordinate: Double,
    between a: (coordinate: Double, delta: Double),
    and b: (coordinate: Double, delta: Double)
  ) -> Double {
    let (low, high) = a.coordinate <= b.coordinate ? (a, b) : (b, a)
    if low.coordinate == high.coordinate { return low.delta == high.delta ? low.delta : 0 }
    if coordinate <= low.coordinate { return low.delta }
    if coordinate >= high.coordinate { return high.delta }
    let fraction = (coordinate - low.coordinate) / (high.coordinate - low.coordinate)
    return low.delta + (high.delta - low.delta) * fraction
  }
}
