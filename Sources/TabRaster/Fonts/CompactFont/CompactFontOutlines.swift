/// The outlines of an OpenType font with cubic curves: table "CFF ".
struct CompactFontOutlines: Sendable {
  private let charstrings: CompactFontIndex

  /// The global subroutines.
  private let subroutines: CompactFontIndex

  /// The local subroutines of each Font DICT of a CID font; one element for other fonts, nil without subroutines.
  private var groups: [CompactFontIndex?] = []

  /// The FDSelect data, which maps glyphs to Font DICTs; nil for fonts with one Private DICT.
  private let choice: FontTable?

  init(_ table: FontTable) throws(FontError) {
    let names = try CompactFontIndex(table, at: table.byte(2))
    // The header is followed by the Name, Top DICT, String and Global Subr INDEX.
    var place = try table.byte(2) + names.byteCount
    let tops = try CompactFontIndex(table, at: place)
    place += tops.byteCount
    place += try CompactFontIndex(table, at: place).byteCount
    subroutines = try CompactFontIndex(table, at: place)
    let top = try CompactFontDictionary(tops.element(0))
    guard let start = top[Key.charstrings]?.last else {
      throw table.error(.damaged("no outlines"))
    }
    guard top[Key.kind]?.last ?? 2 == 2 else {
      throw table.error(.unsupported("outlines of the older kind of PostScript"))
    }
    charstrings = try CompactFontIndex(table, at: start)
    guard let list = top[Key.groups]?.last, let choice = top[Key.choice]?.last else {
      self.choice = nil
      groups = [try Self.subroutines(of: top, in: table)]
      return
    }
    self.choice = try table.part(at: choice)
    let dictionaries = try CompactFontIndex(table, at: list)
    for index in 0..<min(dictionaries.count, 256) {
      let group = try CompactFontDictionary(dictionaries.element(index))
      groups.append(try Self.subroutines(of: group, in: table))
    }
  }

  /// Operators of DICTs; two-byte operators have 1,200 added.
  private enum Key {
    static let charstrings = 17
    static let privateData = 18
    static let subroutines = 19
    static let kind = 1_206
    static let groups = 1_236
    static let choice = 1_237
  }

  /// Returns the local subroutines of the Private DICT that a Top DICT or Font DICT refers to.
  private static func subroutines(
    of dictionary: CompactFontDictionary,
    in table: FontTable
  ) throws(FontError) -> CompactFontIndex? {
    guard let place = dictionary[Key.privateData], place.count == 2 else { return nil }
    let data = try table.part(at: place[1], count: place[0])
    guard let offset = try CompactFontDictionary(data)[Key.subroutines]?.last else { return nil }
    return try CompactFontIndex(table, at: place[1] + offset)
  }

  /// Returns the outline of a glyph, in font units, with y growing upward.
  func outline(of glyph: Int) throws(FontError) -> Path {
    let group = try group(of: glyph)
    guard groups.indices.contains(group) else {
      throw FontError("CFF ", at: 0, .damaged("a glyph of a group that isn't there"))
    }
    var interpreter = CharstringInterpreter(global: subroutines, local: groups[group])
    return try interpreter.outline(of: charstrings.element(glyph))
  }

  /// Returns the index of a glyph's Font DICT.
  private func group(of glyph: Int) throws(FontError) -> Int {
    guard let choice else { return 0 }
    // Format 0 has an index for each glyph, format 3 one for each range of glyphs.
    if try choice.byte(0) == 0 { return try choice.byte(1 + glyph) }
    let count = try choice.word(1)
    let next = try choice.lowerBound(count: count, of: glyph + 1) { index throws(FontError) in
      try choice.word(3 + 3 * index)
    }
    return next > 0 ? try choice.byte(3 + 3 * (next - 1) + 2) : 0
  }
}
