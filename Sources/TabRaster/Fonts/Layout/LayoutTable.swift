/// The lookups for the layout of glyphs, by script and feature: table "GPOS" or "GSUB".
struct LayoutTable: Sendable {
  private let table: FontTable
  private let lookups: FontTable

  /// The lookup type of extensions, whose subtables are at 32-bit offsets: 9 in "GPOS", 7 in "GSUB".
  private let extensionType: Int

  init(_ table: FontTable, extensionType: Int) throws(FontError) {
    self.table = table
    self.extensionType = extensionType
    lookups = try table.subtable(at: table.uint16(at: 8))
  }

  /// A subtable of a lookup, with the index, type and flags of the lookup.
  struct Subtable: Sendable {
    var lookup: Int
    var type: Int
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
      guard lookup < (try lookups.uint16(at: 0)) else { continue }
      let data = try lookups.subtable(at: lookups.uint16(at: 2 + 2 * lookup))
      for index in 0..<(try data.uint16(at: 4)) {
        guard result.count < FontLimits.subtables else {
          throw table.error(.tooMany("rules of '\(feature)'", limit: FontLimits.subtables))
        }
        var subtable = Subtable(
          lookup: lookup,
          type: try data.uint16(at: 0),
          flags: try data.uint16(at: 2),
          data: try data.subtable(at: data.uint16(at: 6 + 2 * index))
        )
        if subtable.type == extensionType {
          subtable.type = try subtable.data.uint16(at: 2)
          subtable.data = try subtable.data.subtable(at: subtable.data.uint32(at: 4))
        }
        result.append(subtable)
      }
    }
    return result
  }

  /// Returns the indices of a feature's lookups, sorted: lookups apply in the order of their list.
  private func lookupIndices(of feature: String, scripts: [String]) throws(FontError) -> [Int] {
    guard let language = try language(of: scripts) else { return [] }
    let features = try table.subtable(at: table.uint16(at: 6))
    var indices: [Int] = []
    let count = try language.uint16(at: 4)
    guard count <= FontLimits.features else {
      throw language.error(.tooMany("features of a script", limit: FontLimits.features))
    }
    for position in 0..<count {
      let index = try language.uint16(at: 6 + 2 * position)
      guard index < (try features.uint16(at: 0)), try features.tag(at: 2 + 6 * index) == feature
      else {
        continue
      }
      let data = try features.subtable(at: features.uint16(at: 6 + 6 * index))
      guard indices.count + (try data.uint16(at: 2)) <= FontLimits.lookups else {
        throw data.error(.tooMany("lookups of '\(feature)'", limit: FontLimits.lookups))
      }
      for lookup in 0..<(try data.uint16(at: 2)) {
        indices.append(try data.uint16(at: 4 + 2 * lookup))
      }
    }
    return Array(Set(indices)).sorted()
  }

  /// Returns the default language system (LangSys) of the first script tag that the table has.
  private func language(of scripts: [String]) throws(FontError) -> FontTable? {
    let list = try table.subtable(at: table.uint16(at: 4))
    for tag in scripts + ["DFLT", "latn"] {
      for index in 0..<(try list.uint16(at: 0)) where try list.tag(at: 2 + 6 * index) == tag {
        let script = try list.subtable(at: list.uint16(at: 6 + 6 * index))
        let offset = try script.uint16(at: 0)
        if offset != 0 { return try script.subtable(at: offset) }
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
    let list = try subtable(at: uint16(at: offset))
    let count = try list.uint16(at: 2)
    // Format 1 lists glyphs, format 2 ranges of glyphs.
    if try list.uint16(at: 0) == 1 {
      let index = try list.lowerBound(count: count, of: glyph) { index throws(FontError) in
        try list.uint16(at: 4 + 2 * index)
      }
      guard index < count, try list.uint16(at: 4 + 2 * index) == glyph else { return nil }
      return index
    }
    let index = try list.lowerBound(count: count, of: glyph) { index throws(FontError) in
      try list.uint16(at: 6 + 6 * index)
    }
    guard index < count, try list.uint16(at: 4 + 6 * index) <= glyph else { return nil }
    return try list.uint16(at: 8 + 6 * index) + glyph - list.uint16(at: 4 + 6 * index)
  }

  /// Returns the class of a glyph in a ClassDef table.
  ///
  /// - Parameters:
  ///   - glyph: The glyph index.
  ///   - offset: The offset of the field that has the ClassDef table's offset.
  /// - Returns: The class; 0 for a glyph that isn't listed.
  /// - Throws: ``FontError`` if the table is damaged.
  func glyphClass(of glyph: Int, at offset: Int) throws(FontError) -> Int {
    let classOffset = try uint16(at: offset)
    guard classOffset != 0 else { return 0 }
    let list = try subtable(at: classOffset)
    // Format 1 has an array of classes for a range of glyphs, format 2 ranges with one class each.
    if try list.uint16(at: 0) == 1 {
      let index = glyph - (try list.uint16(at: 2))
      guard index >= 0, index < (try list.uint16(at: 4)) else { return 0 }
      return try list.uint16(at: 6 + 2 * index)
    }
    let count = try list.uint16(at: 2)
    let index = try list.lowerBound(count: count, of: glyph) { index throws(FontError) in
      try list.uint16(at: 6 + 6 * index)
    }
    guard index < count, try list.uint16(at: 4 + 6 * index) <= glyph else { return 0 }
    return try list.uint16(at: 8 + 6 * index)
  }
}
