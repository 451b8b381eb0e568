/// The kerning of pairs of glyphs: feature "kern" of table "GPOS", or table "kern".
struct PairAdjustment: Sendable {
  private enum Source {
    case lookups([LayoutTable.Subtable])
    case kernTables([FontTable])
  }

  private let source: Source

  /// Reads the pair adjustments of table "GPOS" in a script.
  init(_ table: LayoutTable, scripts: [String]) throws(FontError) {
    source = .lookups(try table.subtables(of: "kern", scripts: scripts).filter { $0.type == 2 })
  }

  /// Reads the horizontal kerning of table "kern".
  init(_ kern: FontTable) throws(FontError) {
    var tables: [FontTable] = []
    var offset = 4
    // Version 1 is Apple's, with formats of its own; it is left out.
    for _ in 0..<(try kern.uint16(at: 0) == 0 ? try kern.uint16(at: 2) : 0) {
      let coverage = try kern.uint16(at: offset + 4)
      // Take format 0 for horizontal text, and neither minimum values nor cross-stream kerning.
      if coverage >> 8 == 0, coverage & 0x07 == 1 { tables.append(try kern.subtable(at: offset)) }
      guard tables.count <= FontLimits.subtables else {
        throw kern.error(.tooMany("lists of pairs", limit: FontLimits.subtables))
      }
      offset += max(try kern.uint16(at: offset + 2), 14)
    }
    source = .kernTables(tables)
  }

  /// The number of subtables.
  var count: Int {
    switch source {
    case .lookups(let tables): tables.count
    case .kernTables(let tables): tables.count
    }
  }

  /// Whether the font has no kerning here.
  var isEmpty: Bool { count == 0 }

  /// Returns the kerning between two glyphs, in font units; negative moves them closer.
  func kerning(left: Int, right: Int) throws(FontError) -> Int {
    switch source {
    case .lookups(let tables): return try kerning(left: left, right: right, inLookups: tables)
    case .kernTables(let tables):
      var sum = 0
      for table in tables { sum += try kerning(left: left, right: right, inKern: table) }
      return sum
    }
  }

  /// Returns the kerning in a subtable of "kern": pairs sorted by the left and the right glyph.
  private func kerning(left: Int, right: Int, inKern table: FontTable) throws(FontError) -> Int {
    let pair = left << 16 | right
    let count = try table.uint16(at: 6)
    let index = try table.lowerBound(count: count, of: pair) { index throws(FontError) in
      try table.uint32(at: 14 + 6 * index)
    }
    guard index < count, try table.uint32(at: 14 + 6 * index) == pair else { return 0 }
    return try table.int16(at: 18 + 6 * index)
  }

  /// Returns the sum of the kerning in the lookups of "GPOS".
  private func kerning(
    left: Int,
    right: Int,
    inLookups tables: [LayoutTable.Subtable]
  ) throws(FontError) -> Int {
    var sum = 0
    var doneLookup: Int?
    // Of each lookup, only the first subtable that has the pair applies.
    for table in tables where table.lookup != doneLookup {
      guard let kerning = try kerning(left: left, right: right, inPairs: table.data) else {
        continue
      }
      sum += kerning
      doneLookup = table.lookup
    }
    return sum
  }

  /// Returns the kerning in a PairPos subtable, or nil if it doesn't have the pair.
  private func kerning(
    left: Int,
    right: Int,
    inPairs table: FontTable
  ) throws(FontError) -> Int? {
    guard let covered = try table.coverage(of: left, at: 2) else { return nil }
    let format = try table.uint16(at: 4)
    let size = 2 * (format.nonzeroBitCount + (try table.uint16(at: 6)).nonzeroBitCount)
    // A value record has a field for each bit of its format; XAdvance follows XPlacement and YPlacement, if present.
    let advance = format & 0x04 != 0 ? 2 * (format & 0x03).nonzeroBitCount : nil
    let offset: Int
    let data: FontTable
    // Format 1 has a set of pairs for each left glyph, format 2 a matrix of glyph classes.
    if try table.uint16(at: 0) == 1 {
      guard covered < (try table.uint16(at: 8)) else { return nil }
      data = try table.subtable(at: table.uint16(at: 10 + 2 * covered))
      let count = try data.uint16(at: 0)
      let index = try data.lowerBound(count: count, of: right) { index throws(FontError) in
        try data.uint16(at: 2 + (2 + size) * index)
      }
      guard index < count, try data.uint16(at: 2 + (2 + size) * index) == right else { return nil }
      offset = 4 + (2 + size) * index
    } else {
      data = table
      let row = try table.glyphClass(of: left, at: 8)
      let column = try table.glyphClass(of: right, at: 10)
      let columns = try table.uint16(at: 14)
      guard row < (try table.uint16(at: 12)), column < columns else { return nil }
      offset = 16 + size * (row * columns + column)
    }
    guard let advance else { return 0 }
    return try data.int16(at: offset + advance)
  }
}
