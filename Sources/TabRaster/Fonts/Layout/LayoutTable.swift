/// The lookups for the layout of glyphs, by script and feature: table "GPOS" or "GSUB".
struct LayoutTable: Sendable {
  private let table: FontTable
  private let lookups: FontTable

  /// The lookup type of extensions, whose subtables are at 32-bit offsets: 9 in "GPOS", 7 in "GSUB".
  private let extensionKind: Int

  init(_ table: FontTable, extensionKind: Int) throws(FontError) {
    self.table = table
    self.extensionKind = extensionKind
    lookups = try table.part(at: table.word(8))
  }

  /// A subtable of a lookup, with the index, type and flags of the lookup.
  struct Subtable: Sendable {
    var lookup: Int
    var kind: Int
    var flags: Int
    var data: FontTable
  }

  /// Returns the subtables of a feature in a script, in the order of their lookups.
  ///
  /// - Parameters:
  ///   - feature: The tag of the feature, as in "kern".
  ///   - scripts: Tags of the script, as in "latn", the preferred one first; the default script is tried after them.
  /// - Returns: The subtables; empty if the font doesn't have the feature.
  /// - Throws: ``FontError`` if the table is damaged.
  func subtables(of feature: String, scripts: [String]) throws(FontError) -> [Subtable] {
    var result: [Subtable] = []
    for lookup in try lookupIndices(of: feature, scripts: scripts) {
      guard lookup < (try lookups.word(0)) else { continue }
      let data = try lookups.part(at: lookups.word(2 + 2 * lookup))
      for index in 0..<(try data.word(4)) {
        guard result.count < FontLimits.subtables else {
          throw table.error(.tooMany("rules of '\(feature)'", limit: FontLimits.subtables))
        }
        var subtable = Subtable(
          lookup: lookup,
          kind: try data.word(0),
          flags: try data.word(2),
          data: try data.part(at: data.word(6 + 2 * index))
        )
        if subtable.kind == extensionKind {
          subtable.kind = try subtable.data.word(2)
          subtable.data = try subtable.data.part(at: subtable.data.long(4))
        }
        result.append(subtable)
      }
    }
    return result
  }

  /// Returns the indices of a feature's lookups, sorted: lookups apply in the order of their list.
  private func lookupIndices(of feature: String, scripts: [String]) throws(FontError) -> [Int] {
    guard let language = try language(of: scripts) else { return [] }
    let features = try table.part(at: table.word(6))
    var indices: [Int] = []
    let count = try language.word(4)
    guard count <= FontLimits.features else {
      throw language.error(.tooMany("features of a script", limit: FontLimits.features))
    }
    for place in 0..<count {
      let index = try language.word(6 + 2 * place)
      guard index < (try features.word(0)), try features.tag(2 + 6 * index) == feature else {
        continue
      }
      let data = try features.part(at: features.word(6 + 6 * index))
      guard indices.count + (try data.word(2)) <= FontLimits.lookups else {
        throw data.error(.tooMany("lookups of '\(feature)'", limit: FontLimits.lookups))
      }
      for lookup in 0..<(try data.word(2)) { indices.append(try data.word(4 + 2 * lookup)) }
    }
    return Array(Set(indices)).sorted()
  }

  /// Returns the default language system (LangSys) of the first script tag that the table has.
  private func language(of scripts: [String]) throws(FontError) -> FontTable? {
    let list = try table.part(at: table.word(4))
    for tag in scripts + ["DFLT", "latn"] {
      for index in 0..<(try list.word(0)) where try list.tag(2 + 6 * index) == tag {
        let script = try list.part(at: list.word(6 + 6 * index))
        let offset = try script.word(0)
        if offset != 0 { return try script.part(at: offset) }
      }
    }
    return nil
  }
}

extension FontTable {
  /// Returns the coverage index of a glyph: its position among the glyphs of a Coverage table.
  ///
  /// - Parameters:
  ///   - glyph: The glyph index.
  ///   - offset: The offset of the field that has the Coverage table's offset.
  /// - Returns: The coverage index, from 0, or nil if the glyph isn't covered.
  /// - Throws: ``FontError`` if the table is damaged.
  func coverage(of glyph: Int, at offset: Int) throws(FontError) -> Int? {
    let list = try part(at: word(offset))
    let count = try list.word(2)
    // Format 1 lists glyphs, format 2 ranges of glyphs.
    if try list.word(0) == 1 {
      let index = try list.lowerBound(count: count, of: glyph) { index throws(FontError) in
        try list.word(4 + 2 * index)
      }
      guard index < count, try list.word(4 + 2 * index) == glyph else { return nil }
      return index
    }
    let index = try list.lowerBound(count: count, of: glyph) { index throws(FontError) in
      try list.word(6 + 6 * index)
    }
    guard index < count, try list.word(4 + 6 * index) <= glyph else { return nil }
    return try list.word(8 + 6 * index) + glyph - list.word(4 + 6 * index)
  }

  /// Returns the class of a glyph in a ClassDef table.
  ///
  /// - Parameters:
  ///   - glyph: The glyph index.
  ///   - offset: The offset of the field that has the ClassDef table's offset.
  /// - Returns: The class; 0 for a glyph that isn't listed.
  /// - Throws: ``FontError`` if the table is damaged.
  func glyphClass(of glyph: Int, at offset: Int) throws(FontError) -> Int {
    let place = try word(offset)
    guard place != 0 else { return 0 }
    let list = try part(at: place)
    // Format 1 has an array of classes for a range of glyphs, format 2 ranges with one class each.
    if try list.word(0) == 1 {
      let index = glyph - (try list.word(2))
      guard index >= 0, index < (try list.word(4)) else { return 0 }
      return try list.word(6 + 2 * index)
    }
    let count = try list.word(2)
    let index = try list.lowerBound(count: count, of: glyph) { index throws(FontError) in
      try list.word(6 + 6 * index)
    }
    guard index < count, try list.word(4 + 6 * index) <= glyph else { return 0 }
    return try list.word(8 + 6 * index)
  }
}
