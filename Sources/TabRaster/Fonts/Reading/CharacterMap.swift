/// Which glyph shows which character: table "cmap" in its formats 4, 6 and 12.
struct CharacterMap: Sendable {
  private let table: FontTable
  private let format: Int

  /// Whether the characters are those of a font of symbols, from U+F000 on.
  private let isSymbol: Bool

  init(_ cmap: FontTable) throws(FontError) {
    var best: (rank: Int, table: FontTable, format: Int)?
    for index in 0..<(try cmap.word(2)) {
      let record = 4 + 8 * index
      let table = try cmap.part(at: cmap.long(record + 4))
      let format = try table.word(0)
      guard [4, 6, 12].contains(format) else { continue }
      let rank: Int? =
        switch (try cmap.word(record), try cmap.word(record + 2)) {
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

  /// The glyph of a character, or nil.
  func glyph(for scalar: Unicode.Scalar) throws(FontError) -> Int? {
    let code = Int(scalar.value)
    if let glyph = try glyph(code) { return glyph }
    return isSymbol && code <= 0xFF ? try glyph(0xF000 + code) : nil
  }

  private func glyph(_ code: Int) throws(FontError) -> Int? {
    let glyph =
      switch format {
      case 4: try glyphOfSegment(code)
      case 6: try glyphOfRange(code)
      default: try glyphOfGroup(code)
      }
    return glyph == 0 ? nil : glyph
  }

  private func glyphOfSegment(_ code: Int) throws(FontError) -> Int {
    guard code <= 0xFFFF else { return 0 }
    let size = try table.word(6) / 2 * 2
    let segment = try table.lowerBound(count: size / 2, of: code) { index throws(FontError) in
      try table.word(14 + 2 * index)
    }
    guard segment < size / 2 else { return 0 }
    let ends = 14 + 2 * segment
    let start = try table.word(ends + 2 + size)
    guard start <= code else { return 0 }
    let delta = try table.word(ends + 2 + 2 * size)
    let place = ends + 2 + 3 * size
    let offset = try table.word(place)
    guard offset != 0, offset != 0xFFFF else { return (code + delta) & 0xFFFF }
    let glyph = try table.word(place + offset + 2 * (code - start))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  private func glyphOfRange(_ code: Int) throws(FontError) -> Int {
    let index = code - (try table.word(6))
    guard index >= 0, index < (try table.word(8)) else { return 0 }
    return try table.word(10 + 2 * index)
  }

  private func glyphOfGroup(_ code: Int) throws(FontError) -> Int {
    let count = try table.long(12)
    let group = try table.lowerBound(count: count, of: code) { index throws(FontError) in
      try table.long(20 + 12 * index)
    }
    guard group < count else { return 0 }
    let start = try table.long(16 + 12 * group)
    return start <= code ? try table.long(24 + 12 * group) + code - start : 0
  }
}
