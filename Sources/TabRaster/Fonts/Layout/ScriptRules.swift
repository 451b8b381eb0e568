/// The layout rules of a typeface for one script: Arabic forms, ligatures, kerning, mark positions.
struct ScriptRules: Sendable {
  let pairs: PairAdjustment?
  private let forms: [ArabicForm: [LayoutTable.Subtable]]
  private let requiredLigatures: [LayoutTable.Subtable]
  private let commonLigatures: [LayoutTable.Subtable]
  private let marks: [LayoutTable.Subtable]

  init(
    _ script: Script,
    positions: LayoutTable?,
    substitutions: LayoutTable?
  ) throws(FontError) {
    let tags = [script.rawValue]
    pairs = try positions.map { table throws(FontError) in
      try PairAdjustment(table, scripts: tags)
    }
    marks = try positions?.subtables(of: "mark", scripts: tags).filter { $0.type == 4 } ?? []
    func substitutes(
      _ feature: String,
      types: ClosedRange<Int>
    ) throws(FontError) -> [LayoutTable.Subtable] {
      try substitutions?.subtables(of: feature, scripts: tags).filter { types.contains($0.type) }
        ?? []
    }
    var forms: [ArabicForm: [LayoutTable.Subtable]] = [:]
    if script == .arabic {
      for form in ArabicForm.allCases { forms[form] = try substitutes(form.rawValue, types: 1...2) }
    }
    self.forms = forms
    requiredLigatures = try substitutes("rlig", types: 4...4)
    commonLigatures = try substitutes("liga", types: 4...4)
  }

  /// The number of subtables.
  var count: Int {
    forms.values.reduce(marks.count + requiredLigatures.count + commonLigatures.count) {
      $0 + $1.count
    } + (pairs?.count ?? 0)
  }

  /// Whether Arabic letters have positional forms.
  var hasForms: Bool { forms.values.contains { !$0.isEmpty } }

  /// Whether some sequences of glyphs form ligatures.
  var hasLigatures: Bool { !requiredLigatures.isEmpty || !commonLigatures.isEmpty }

  /// Returns the glyphs for a positional form of a letter: one, or a dotless letter followed by its dots.
  func glyphs(_ glyph: Int, as form: ArabicForm) throws(FontError) -> [Int] {
    for table in forms[form] ?? [] {
      let data = table.data
      guard let index = try data.coverage(of: glyph, at: 2) else { continue }
      // Single substitution in format 1: the delta applies to all covered glyphs.
      if table.type == 1, try data.uint16(at: 0) == 1 {
        return [(glyph + (try data.uint16(at: 4))) & 0xFFFF]
      }
      guard index < (try data.uint16(at: 4)) else { continue }
      let glyphOrOffset = try data.uint16(at: 6 + 2 * index)
      if table.type == 1 { return [glyphOrOffset] }
      // Multiple substitution: a sequence of glyphs.
      let sequence = try data.subtable(at: glyphOrOffset)
      guard try sequence.uint16(at: 0) <= FontLimits.parts else {
        throw sequence.error(.tooMany("glyphs for a letter", limit: FontLimits.parts))
      }
      var glyphs: [Int] = []
      for index in 0..<(try sequence.uint16(at: 0)) {
        glyphs.append(try sequence.uint16(at: 2 + 2 * index))
      }
      if !glyphs.isEmpty { return glyphs }
    }
    return [glyph]
  }

  /// Finds the ligature for the first of some glyphs.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs without marks, in logical order.
  ///   - isSpaced: Whether space is added between characters, which allows required ligatures ("rlig") only.
  /// - Returns: The ligature's glyph and the number of glyphs that it replaces, or nil.
  /// - Throws: ``FontError`` if the table is damaged.
  func ligature(
    of glyphs: ArraySlice<Int>,
    isSpaced: Bool
  ) throws(FontError) -> (glyph: Int, count: Int)? {
    guard let first = glyphs.first else { return nil }
    var ligatureCount = 0
    for table in requiredLigatures + (isSpaced ? [] : commonLigatures) {
      guard let index = try table.data.coverage(of: first, at: 2),
        index < (try table.data.uint16(at: 4))
      else { continue }
      let set = try table.data.subtable(at: table.data.uint16(at: 6 + 2 * index))
      ligatureCount += try set.uint16(at: 0)
      guard ligatureCount <= FontLimits.ligatures else {
        throw set.error(.tooMany("ligatures of a letter", limit: FontLimits.ligatures))
      }
      for position in 0..<(try set.uint16(at: 0)) {
        let ligature = try set.subtable(at: set.uint16(at: 2 + 2 * position))
        let count = try ligature.uint16(at: 2)
        guard count >= 1, count <= glyphs.count else { continue }
        // The first glyph is that of the set; the ligature lists the others.
        var matches = true
        for (index, glyph) in glyphs.prefix(count).dropFirst().enumerated() where matches {
          matches = try ligature.uint16(at: 4 + 2 * index) == glyph
        }
        if matches { return (try ligature.uint16(at: 0), count) }
      }
    }
    return nil
  }

  /// Returns the offset of a mark from the origin of its base glyph, in font units, or nil without anchors for them.
  func offset(of mark: Int, on base: Int) throws(FontError) -> Point? {
    for table in marks.map(\.data) {
      guard let markIndex = try table.coverage(of: mark, at: 2),
        let baseIndex = try table.coverage(of: base, at: 4)
      else { continue }
      let classCount = try table.uint16(at: 6)
      let markArray = try table.subtable(at: table.uint16(at: 8))
      let baseArray = try table.subtable(at: table.uint16(at: 10))
      guard markIndex < (try markArray.uint16(at: 0)), baseIndex < (try baseArray.uint16(at: 0))
      else {
        continue
      }
      let markClass = try markArray.uint16(at: 2 + 4 * markIndex)
      guard markClass < classCount else { continue }
      let baseAnchor = try baseArray.uint16(at: 2 + 2 * (baseIndex * classCount + markClass))
      guard baseAnchor != 0 else { continue }
      // The mark's anchor is put on the base's anchor for the class of the mark.
      let markAnchor = try Self.anchor(markArray, at: markArray.uint16(at: 4 + 4 * markIndex))
      return try Self.anchor(baseArray, at: baseAnchor) - markAnchor
    }
    return nil
  }

  private static func anchor(_ table: FontTable, at offset: Int) throws(FontError) -> Point {
    Point(Double(try table.int16(at: offset + 2)), Double(try table.int16(at: offset + 4)))
  }
}

/// A script with supported layout rules; the raw value is its OpenType tag.
enum Script: String, CaseIterable, Sendable {
  case latin = "latn"
  case greek = "grek"
  case cyrillic = "cyrl"
  case hebrew = "hebr"
  case arabic = "arab"
  case thai = "thai"

  /// Creates the script of a letter; nil for characters without a script, as digits.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    let value = scalar.value
    let isLetter =
      value < 0x80 ? (0x41...0x5A).contains(value & ~0x20) : scalar.properties.isAlphabetic
    guard isLetter else { return nil }
    self =
      switch value {
      case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
      case 0x400...0x52F: .cyrillic
      case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
      case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
      case 0xE00...0xE7F: .thai
      default: .latin
      }
  }

  /// Whether the script of a character needs reordering or shaping that isn't implemented.
  static func isUnknown(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    // From Syriac to N'Ko, the Indic scripts, Tibetan, Myanmar, Khmer, Mongolian and the like.
    case 0x700...0x74F, 0x7C0...0x89F, 0x900...0xDFF, 0xF00...0x109F, 0x1700...0x18AF,
      0x1900...0x1CFF, 0xA800...0xAAFF, 0xABC0...0xABFF, 0x11000...0x11FFF:
      true
    default: false
    }
  }
}
