/// The moves of outline points in one instance of a variable font: table "gvar".
struct GlyphVariations: Sendable {
  private let table: FontTable

  /// The coordinates of the instance on each axis, normalized to -1...1.
  private let coordinates: [Double]
  private let glyphCount: Int
  private let hasLongOffsets: Bool

  /// The offset of the variation data of all glyphs.
  private let start: Int

  /// The peaks of regions that several glyphs use, by their index.
  private let sharedPeaks: [[Double]]

  init(_ gvar: FontTable, coordinates: [Double]) throws(FontError) {
    table = gvar
    self.coordinates = coordinates
    guard try gvar.uint16(at: 4) == coordinates.count else {
      throw gvar.error(.damaged("another number of axes than 'fvar'"), at: 4)
    }
    glyphCount = try gvar.uint16(at: 12)
    hasLongOffsets = try gvar.uint16(at: 14) & 1 != 0
    start = try gvar.uint32(at: 16)
    let shared = try gvar.subtable(at: gvar.uint32(at: 8))
    var peaks: [[Double]] = []
    for index in 0..<(try gvar.uint16(at: 6)) {
      peaks.append(
        try Self.tuple(in: shared, at: index * 2 * coordinates.count, count: coordinates.count)
      )
    }
    sharedPeaks = peaks
  }

  /// Reads a Tuple: a normalized coordinate on each axis.
  private static func tuple(
    in table: FontTable,
    at offset: Int,
    count: Int
  ) throws(FontError) -> [Double] {
    var values: [Double] = []
    for index in 0..<count { values.append(try table.f2dot14(at: offset + 2 * index)) }
    return values
  }

  /// Returns the points of a glyph in the instance.
  ///
  /// - Parameters:
  ///   - points: The points in the default instance, followed by the four phantom points.
  ///   - ends: The index of the last point of each contour.
  ///   - glyph: The index of the glyph.
  /// - Returns: The moved points, in the same order.
  /// - Throws: ``FontError`` where the table is damaged.
  func moved(_ points: [Point], ends: [Int], glyph: Int) throws(FontError) -> [Point] {
    guard glyph < glyphCount else { return points }
    let low =
      hasLongOffsets
      ? try table.uint32(at: 20 + 4 * glyph) : try table.uint16(at: 20 + 2 * glyph) * 2
    let high =
      hasLongOffsets
      ? try table.uint32(at: 24 + 4 * glyph) : try table.uint16(at: 22 + 2 * glyph) * 2
    guard low < high else { return points }
    let data = try table.subtable(at: start + low, count: high - low)
    let flags = try data.uint16(at: 0)
    let tupleCount = flags & 0x0FFF
    guard tupleCount * points.count <= FontLimits.deltas else {
      throw data.error(.tooMany("changes of a glyph", limit: FontLimits.deltas))
    }
    var deltas = PackedDeltas(data, at: try data.uint16(at: 2))
    let sharedPoints = flags & 0x8000 != 0 ? try deltas.points() : nil
    // The headers of all tuples come first, then the packed data of each, whose size is in its header.
    var result = points
    var header = 4
    for _ in 0..<tupleCount {
      let size = try data.uint16(at: header)
      let next = deltas.offset + size
      let (scalar, hasPrivatePoints) = try readHeader(from: data, at: &header)
      if scalar != 0 {
        let chosen = hasPrivatePoints ? try deltas.points() : sharedPoints
        let tuple = try deltas.glyphDeltas(of: chosen, count: points.count)
        let all = chosen == nil ? tuple.deltas : tuple.interpolated(points, ends: ends)
        for index in result.indices { result[index] = result[index] + all[index] * scalar }
      }
      deltas.offset = next
    }
    return result
  }

  /// Reads the header of a tuple variation, and moves the offset behind it.
  ///
  /// - Returns: The scalar of its region, and whether its data begins with private point numbers.
  private func readHeader(
    from data: FontTable,
    at offset: inout Int
  ) throws(FontError) -> (scalar: Double, hasPrivatePoints: Bool) {
    let index = try data.uint16(at: offset + 2)
    offset += 4
    let count = coordinates.count
    var peak: [Double]
    if index & 0x8000 != 0 {
      peak = try Self.tuple(in: data, at: offset, count: count)
      offset += 2 * count
    } else {
      guard index & 0x0FFF < sharedPeaks.count else {
        throw data.error(.damaged("a shared peak that isn't there"), at: offset - 2)
      }
      peak = sharedPeaks[index & 0x0FFF]
    }
    // Without an intermediate region, the region reaches from 0 to the peak.
    var starts = peak.map { min(0, $0) }
    var ends = peak.map { max(0, $0) }
    if index & 0x4000 != 0 {
      starts = try Self.tuple(in: data, at: offset, count: count)
      ends = try Self.tuple(in: data, at: offset + 2 * count, count: count)
      offset += 4 * count
    }
    let ranges = zip(zip(starts, peak), ends).map { ($0.0, $0.1, $1) }
    return (VariationRegion(ranges: ranges).scalar(at: coordinates), index & 0x2000 != 0)
  }
}
