/// The kerning of pairs of glyphs: feature "kern" of table "GPOS", or table "kern".
struct PairAdjustment: Sendable {
  private enum Source {
    case positions([LayoutTable.Subtable])
    case pairs([FontTable])
  }

  private let source: Source

  /// Reads the pair adjustments of table "GPOS" in a script.
  init(_ table: LayoutTable, scripts: [String]) throws(FontError) {
    source = .positions(try table.subtables(of: "kern", scripts: scripts).filter { $0.kind == 2 })
  }

  /// Reads the horizontal kerning of table "kern".
  init(_ kern: FontTable) throws(FontError) {
    var tables: [FontTable] = []
    var place = 4
    // Version 1 is Apple's, with formats of its own; it is left out.
    for _ in 0..<(try kern.word(0) == 0 ? try kern.word(2) : 0) {
      let coverage = try kern.word(place + 4)
      // Take format 0 for horizontal text, and neither minimum values nor cross-stream kerning.
      if coverage >> 8 == 0, coverage & 0x07 == 1 { tables.append(try kern.part(at: place)) }
      guard tables.count <= FontLimits.subtables else {
        throw kern.error(.tooMany("lists of pairs", limit: FontLimits.subtables))
      }
      place += max(try kern.word(place + 2), 14)
    }
    source = .pairs(tables)
  }

  /// The number of subtables.
  var count: Int {
    switch source {
    case .positions(let tables): tables.count
    case .pairs(let tables): tables.count
    }
  }

  /// Whether the font has no kerning here.
  var isEmpty: Bool { count == 0 }

  /// Returns the kerning between two glyphs, in font units; negative moves them closer.
  func distance(_ left: Int, _ right: Int) throws(FontError) -> Int {
    switch source {
    case .positions(let tables): return try distance(left, right, tables)
    case .pairs(let tables):
      var sum = 0
      for table in tables { sum += try distance(left, right, table) }
      return sum
    }
  }

  /// Returns the kerning in a subtable of "kern": pairs sorted by the left and the right glyph.
  private func distance(_ left: Int, _ right: Int, _ table: FontTable) throws(FontError) -> Int {
    let pair = left << 16 | right
    let count = try table.word(6)
    let index = try table.lowerBound(count: count, of: pair) { index throws(FontError) in
      try table.long(14 + 6 * index)
    }
    guard index < count, try table.long(14 + 6 * index) == pair else { return 0 }
    return try table.short(18 + 6 * index)
  }

  /// Returns the sum of the kerning in the lookups of "GPOS".
  private func distance(
    _ left: Int,
    _ right: Int,
    _ tables: [LayoutTable.Subtable]
  ) throws(FontError) -> Int {
    var sum = 0
    var doneLookup: Int?
    // Of each lookup, only the first subtable that has the pair applies.
    for table in tables where table.lookup != doneLookup {
      guard let distance = try distance(left, right, inPositions: table.data) else { continue }
      sum += distance
      doneLookup = table.lookup
    }
    return sum
  }

  /// Returns the kerning in a PairPos subtable, or nil if it doesn't have the pair.
  private func distance(
    _ left: Int,
    _ right: Int,
    inPositions table: FontTable
  ) throws(FontError) -> Int? {
    guard let covered = try table.coverage(of: left, at: 2) else { return nil }
    let format = try table.word(4)
    let size = 2 * (format.nonzeroBitCount + (try table.word(6)).nonzeroBitCount)
    // A value record has a field for each bit of its format; XAdvance follows XPlacement and YPlacement, if present.
    let advance = format & 0x04 != 0 ? 2 * (format & 0x03).nonzeroBitCount : nil
    let place: Int
    let data: FontTable
    // Format 1 has a set of pairs for each left glyph, format 2 a matrix of glyph classes.
    if try table.word(0) == 1 {
      guard covered < (try table.word(8)) else { return nil }
      data = try table.part(at: table.word(10 + 2 * covered))
      let count = try data.word(0)
      let index = try data.lowerBound(count: count, of: right) { index throws(FontError) in
        try data.word(2 + (2 + size) * index)
      }
      guard index < count, try data.word(2 + (2 + size) * index) == right else { return nil }
      place = 4 + (2 + size) * index
    } else {
      data = table
      let row = try table.glyphClass(of: left, at: 8)
      let column = try table.glyphClass(of: right, at: 10)
      let columns = try table.word(14)
      guard row < (try table.word(12)), column < columns else { return nil }
      place = 16 + size * (row * columns + column)
    }
    guard let advance else { return 0 }
    return try data.short(place + advance)
  }
}
