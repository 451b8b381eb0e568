extension Font {
  /// The glyphs of one character, all of one typeface: of a letter, and of marks on it.
  struct CharacterGlyphs {
    var typeface: Typeface
    var glyphs: [Int]
  }

  /// The glyphs of a character in the first typeface that has it; a box if none has.
  func glyphs(for character: Character) -> CharacterGlyphs {
    knownGlyphs(for: character) ?? CharacterGlyphs(typeface: .tabSans(weight), glyphs: [0])
  }

  /// The characters of a text for which boxes are drawn, each once, in the order of the text.
  package func missingCharacters(in text: String) -> [Character] {
    text.reduce(into: []) { missing, character in
      if !missing.contains(character), knownGlyphs(for: character) == nil {
        missing.append(character)
      }
    }
  }

  private func knownGlyphs(for character: Character) -> CharacterGlyphs? {
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
  /// The glyphs of a character, or nil where the typeface doesn't have all of it.
  ///
  /// A letter with a mark is one glyph where there is one for both.
  fileprivate func glyphs(for character: Character) -> [Int]? {
    guard !Script.isUnknown(character) else { return nil }
    // Letters that should be joined aren't drawn apart.
    if Script(character) == .arabic, rules(for: .arabic)?.hasForms != true { return nil }
    // What can't be read of a damaged font isn't there.
    func known(_ scalar: Unicode.Scalar) -> Int? { (try? glyph(for: scalar)) ?? nil }
    let scalars = character.unicodeScalars
    if scalars.count > 1, let whole = ComposedLetters.all[character], let glyph = known(whole) {
      return [glyph]
    }
    var glyphs: [Int] = []
    for scalar in scalars where scalar.isShown {
      guard let glyph = known(scalar) else { return nil }
      glyphs.append(glyph)
    }
    return glyphs
  }
}

extension Unicode.Scalar {
  /// Whether it has a glyph, unlike those that say how others are shown.
  var isShown: Bool {
    // Properties take a while, and the first that isn't shown is the soft hyphen.
    value < 0xAD || !properties.isDefaultIgnorableCodePoint
  }
}

/// Letters with their marks that are one character of Unicode.
private enum ComposedLetters {
  /// By what they are put together from, which is equal to them.
  static let all: [Character: Unicode.Scalar] = {
    // Latin, Greek and Cyrillic letters with marks; others have glyphs for their parts.
    let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF]
    return ranges.joined().reduce(into: [:]) { all, value in
      if let scalar = Unicode.Scalar(value) { all[Character(scalar)] = scalar }
    }
  }()
}
