/// The outlines of an OpenType font with cubic curves: table "CFF ".
struct CFFOutlines: Sendable {
  private let charstrings: CFFIndex

  /// The global subroutines.
  private let globalSubroutines: CFFIndex

  /// The local subroutines of each Font DICT of a CID font; one element for other fonts, nil without subroutines.
  private var localSubroutines: [CFFIndex?] = []

  /// The FDSelect data, which maps glyphs to Font DICTs; nil for fonts with one Private DICT.
  private let fdSelect: FontTable?

  init(_ table: FontTable) throws(FontError) {
    let names = try CFFIndex(table, at: table.uint8(at: 2))
    // The header is followed by the Name, Top DICT, String and Global Subr INDEX.
    var offset = try table.uint8(at: 2) + names.byteCount
    let tops = try CFFIndex(table, at: offset)
    offset += tops.byteCount
    offset += try CFFIndex(table, at: offset).byteCount
    globalSubroutines = try CFFIndex(table, at: offset)
    let top = try CFFDictionary(tops.element(0))
    guard let start = top[Key.charstrings]?.last else {
      throw table.error(.damaged("no outlines"))
    }
    guard top[Key.charstringType]?.last ?? 2 == 2 else {
      throw table.error(.unsupported("outlines of the older kind of PostScript"))
    }
    charstrings = try CFFIndex(table, at: start)
    guard let fdArray = top[Key.fdArray]?.last, let fdSelect = top[Key.fdSelect]?.last else {
      self.fdSelect = nil
      localSubroutines = [try Self.subroutines(of: top, in: table)]
      return
    }
    self.fdSelect = try table.subtable(at: fdSelect)
    let dictionaries = try CFFIndex(table, at: fdArray)
    for index in 0..<min(dictionaries.count, 256) {
      let fontDict = try CFFDictionary(dictionaries.element(index))
      localSubroutines.append(try Self.subroutines(of: fontDict, in: table))
    }
  }

  /// Operators of DICTs; two-byte operators have 1,200 added.
  private enum Key {
    static let charstrings = 17
    static let privateDict = 18
    static let subroutines = 19
    static let charstringType = 1_206
    static let fdArray = 1_236
    static let fdSelect = 1_237
  }

  /// Returns the local subroutines of the Private DICT that a Top DICT or Font DICT refers to.
  private static func subroutines(
    of dictionary: CFFDictionary,
    in table: FontTable
  ) throws(FontError) -> CFFIndex? {
    guard let privateDict = dictionary[Key.privateDict], privateDict.count == 2 else { return nil }
    let data = try table.subtable(at: privateDict[1], count: privateDict[0])
    guard let offset = try CFFDictionary(data)[Key.subroutines]?.last else { return nil }
    return try CFFIndex(table, at: privateDict[1] + offset)
  }

  /// Returns the outline of a glyph, in font units, with y growing upward.
  func outline(of glyph: Int) throws(FontError) -> Path {
    let fontDict = try fontDict(of: glyph)
    guard localSubroutines.indices.contains(fontDict) else {
      throw FontError("CFF ", at: 0, problem: .damaged("a glyph of a group that isn't there"))
    }
    var interpreter = CharstringInterpreter(
      global: globalSubroutines,
      local: localSubroutines[fontDict]
    )
    return try interpreter.outline(of: charstrings.element(glyph))
  }

  /// Returns the index of a glyph's Font DICT.
  private func fontDict(of glyph: Int) throws(FontError) -> Int {
    guard let fdSelect else { return 0 }
    // Format 0 has an index for each glyph, format 3 one for each range of glyphs.
    if try fdSelect.uint8(at: 0) == 0 { return try fdSelect.uint8(at: 1 + glyph) }
    let count = try fdSelect.uint16(at: 1)
    let next = try fdSelect.lowerBound(count: count, of: glyph + 1) { index throws(FontError) in
      try fdSelect.uint16(at: 3 + 3 * index)
    }
    return next > 0 ? try fdSelect.uint8(at: 3 + 3 * (next - 1) + 2) : 0
  }
}
