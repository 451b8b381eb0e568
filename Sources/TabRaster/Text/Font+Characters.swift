extension Font {
  /// The glyphs of one character, all of one typeface: that of a letter, then those of its combining marks.
  struct CharacterGlyphs {
    var typeface: Typeface
    var glyphs: [Int]
  }

  /// Returns the glyphs of a character in the first typeface that has them; without one, the box of TabSans.
  func glyphs(for character: Character) -> CharacterGlyphs {
    availableGlyphs(for: character) ?? CharacterGlyphs(typeface: .tabSans(weight), glyphs: [0])
  }

  /// Returns the characters of a text that no typeface has, each once, in the order of the text.
  ///
  /// Boxes are drawn for them.
  package func missingCharacters(in text: String) -> [Character] {
    text.reduce(into: []) { missing, character in
      if !missing.contains(character), availableGlyphs(for: character) == nil {
        missing.append(character)
      }
    }
  }

  private func availableGlyphs(for character: Character) -> CharacterGlyphs? {
    glyphs(for: character, in: typefaces) ?? glyphs(for: character, in: [.tabSans(weight)])
      ?? glyphs(for: character, in: fallbacks)
  }

  private func glyphs(for character: Character, in typefaces: [Typeface]) -> CharacterGlyphs? {
    for typeface in typefaces {
      if let glyphs = typeface.glyphs(for: character) {
        return CharacterGlyphs(typeface: typeface, glyphs: glyphs)
      }
    }
    return nil
  }
}

extension Typeface {
  /// Returns the glyphs of a character, or nil if the typeface lacks one of them.
  ///
  /// A letter with a mark is one glyph if the typeface has a precomposed glyph.
  fileprivate func glyphs(for character: Character) -> [Int]? {
    guard !Script.isUnknown(character) else { return nil }
    // Without positional forms, Arabic letters would be drawn unjoined: treat them as missing.
    if Script(character) == .arabic, rules(for: .arabic)?.hasForms != true { return nil }
    // A glyph that can't be read from a damaged font counts as missing.
    func readableGlyph(_ scalar: Unicode.Scalar) -> Int? { (try? glyph(for: scalar)) ?? nil }
    let scalars = character.unicodeScalars
    if scalars.count > 1, let scalar = PrecomposedCharacters.all[character],
      let glyph = readableGlyph(scalar)
    {
      return [glyph]
    }
    var glyphs: [Int] = []
    for scalar in scalars where scalar.isShown {
      guard let glyph = readableGlyph(scalar) else { return nil }
      glyphs.append(glyph)
    }
    return glyphs
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is drawn, unlike default ignorable ones, as joiners and variation selectors.
  var isShown: Bool {
    // Looking up properties is slow, and the first default ignorable scalar is U+AD, the soft hyphen.
    value < 0xAD || !properties.isDefaultIgnorableCodePoint
  }
}

/// The characters for which Unicode has a precomposed scalar beside the sequence of a letter and its marks.
private enum PrecomposedCharacters {
  /// The precomposed scalars by character, which is equal for both spellings.
  static let all: [Character: Unicode.Scalar] = {
    // Latin, Greek and Cyrillic; other scripts have glyphs for letters and marks.
    let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF]
    return ranges.joined().reduce(into: [:]) { all, value in
      if let scalar = Unicode.Scalar(value) { all[Character(scalar)] = scalar }
    }
  }()
}
