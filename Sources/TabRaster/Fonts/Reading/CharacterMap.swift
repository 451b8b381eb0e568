/// The map from characters to glyph indices: a subtable of table "cmap" in format 4, 6 or 12.
struct CharacterMap: Sendable {
  private let table: FontTable
  private let format: Int

  /// Whether the encoding is Windows Symbol, which maps codes up to 0xFF from U+F000 on.
  private let isSymbol: Bool

  init(_ cmap: FontTable) throws(FontError) {
    // Of the encoding records, take the one with the most of Unicode: rank 0 is the best.
    var best: (rank: Int, table: FontTable, format: Int)?
    for index in 0..<(try cmap.uint16(at: 2)) {
      let record = 4 + 8 * index
      let table = try cmap.subtable(at: cmap.uint32(at: record + 4))
      let format = try table.uint16(at: 0)
      guard [4, 6, 12].contains(format) else { continue }
      let rank: Int? =
        switch (try cmap.uint16(at: record), try cmap.uint16(at: record + 2)) {
        case (3, 10): 0
        case (0, let encoding) where encoding != 5: format == 12 ? 1 : 3
        case (3, 1): 2
        case (3, 0): 4
        case (1, 0): 5
        default: nil
        }
      if let rank, rank < best?.rank ?? .max { best = (rank, table, format) }
    }
    guard let best else {
      throw cmap.error(.unsupported("no map of Unicode's characters in format 4, 6 or 12"))
    }
    table = best.table
    format = best.format
    isSymbol = best.rank == 4
  }

  /// Returns the glyph index of a character, or nil if the font has no glyph for it.
  func glyph(for scalar: Unicode.Scalar) throws(FontError) -> Int? {
    let code = Int(scalar.value)
    if let glyph = try glyph(code) { return glyph }
    return isSymbol && code <= 0xFF ? try glyph(0xF000 + code) : nil
  }

  private func glyph(_ code: Int) throws(FontError) -> Int? {
    // Glyph 0 is ".notdef".
    let glyph =
      switch format {
      case 4: try glyphOfSegment(code)
      case 6: try glyphOfRange(code)
      default: try glyphOfGroup(code)
      }
    return glyph == 0 ? nil : glyph
  }

  /// Returns the glyph of a code in format 4: segments of codes, as arrays of ends, starts, deltas and offsets.
  private func glyphOfSegment(_ code: Int) throws(FontError) -> Int {
    guard code <= 0xFFFF else { return 0 }
    let size = try table.uint16(at: 6) / 2 * 2
    let segment = try table.lowerBound(count: size / 2, of: code) { index throws(FontError) in
      try table.uint16(at: 14 + 2 * index)
    }
    guard segment < size / 2 else { return 0 }
    let ends = 14 + 2 * segment
    let start = try table.uint16(at: ends + 2 + size)
    guard start <= code else { return 0 }
    let delta = try table.uint16(at: ends + 2 + 2 * size)
    let offsetField = ends + 2 + 3 * size
    let offset = try table.uint16(at: offsetField)
    // Some fonts have the offset 0xFFFF in the last segment, which maps to no array.
    guard offset != 0, offset != 0xFFFF else { return (code + delta) & 0xFFFF }
    // The offset counts from its own field in the array of offsets.
    let glyph = try table.uint16(at: offsetField + offset + 2 * (code - start))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  /// Returns the glyph of a code in format 6: one range of codes.
  private func glyphOfRange(_ code: Int) throws(FontError) -> Int {
    let index = code - (try table.uint16(at: 6))
    guard index >= 0, index < (try table.uint16(at: 8)) else { return 0 }
    return try table.uint16(at: 10 + 2 * index)
  }

  /// Returns the glyph of a code in format 12: sorted groups of 32-bit codes.
  private func glyphOfGroup(_ code: Int) throws(FontError) -> Int {
    let count = try table.uint32(at: 12)
    let group = try table.lowerBound(count: count, of: code) { index throws(FontError) in
      try table.uint32(at: 20 + 12 * index)
    }
    guard group < count else { return 0 }
    let start = try table.uint32(at: 16 + 12 * group)
    return start <= code ? try table.uint32(at: 24 + 12 * group) + code - start : 0
  }
}
