import TabRaster

/// The letters of Latin-1, and Ÿ, that are a basic letter with an accent.
extension GlyphSheet {
  mutating func addAccentedLetters() {
    for (accent, composed) in Self.compositions {
      for (letter, base) in composed {
        add(
          compose(base == "i" ? "ı" : base, with: accent, isSmall: letter.isLowercase),
          for: letter
        )
      }
    }
  }

  private static let compositions: [(Accent, [(Character, Character)])] = [
    (
      .grave,
      [
        ("à", "a"), ("è", "e"), ("ì", "i"), ("ò", "o"), ("ù", "u"),
        ("À", "A"), ("È", "E"), ("Ì", "I"), ("Ò", "O"), ("Ù", "U"),
      ]
    ),
    (
      .acute,
      [
        ("á", "a"), ("é", "e"), ("í", "i"), ("ó", "o"), ("ú", "u"), ("ý", "y"),
        ("Á", "A"), ("É", "E"), ("Í", "I"), ("Ó", "O"), ("Ú", "U"), ("Ý", "Y"),
      ]
    ),
    (
      .circumflex,
      [
        ("â", "a"), ("ê", "e"), ("î", "i"), ("ô", "o"), ("û", "u"),
        ("Â", "A"), ("Ê", "E"), ("Î", "I"), ("Ô", "O"), ("Û", "U"),
      ]
    ),
    (
      .tilde,
      [("ã", "a"), ("ñ", "n"), ("õ", "o"), ("Ã", "A"), ("Ñ", "N"), ("Õ", "O")]
    ),
    (
      .diaeresis,
      [
        ("ä", "a"), ("ë", "e"), ("ï", "i"), ("ö", "o"), ("ü", "u"), ("ÿ", "y"),
        ("Ä", "A"), ("Ë", "E"), ("Ï", "I"), ("Ö", "O"), ("Ü", "U"), ("Ÿ", "Y"),
      ]
    ),
    (.ring, [("å", "a"), ("Å", "A")]),
    (.cedilla, [("ç", "c"), ("Ç", "C")]),
  ]

  /// Returns a letter with an accent in the middle of its outline, and with the letter's advance width.
  private func compose(_ base: Character, with accent: Accent, isSmall: Bool) -> Glyph {
    let letter = glyphs[base] ?? replacement
    let ink = letter.outline.extent ?? Rect(x: 0, y: 0, width: letter.advance, height: 0)
    var middle = ink.midX
    if base == "a" { middle -= 6 }
    // The right side of E, e, C and c is lighter than the left, so that the optical middle is farther to the right.
    if base == "E" || base == "e" || base == "c" || base == "C" { middle += 6 }
    let height: Double =
      switch accent {
      case .cedilla: 0
      case _ where isSmall: Measures.xHeight + 66
      case .ring: Measures.capHeight + 34
      default: Measures.capHeight + 52
      }
    // Wide accents would touch the neighbors of a narrow letter.
    let narrowing = base == "ı" && accent != .grave && accent != .acute ? 0.86 : 1
    let transform = Transform(a: narrowing, b: 0, c: 0, d: 1, tx: middle, ty: height)
    var outline = letter.outline
    outline.append(accent.outline(pen: measures.small).transformed(by: transform))
    return Glyph(outline: outline, advance: letter.advance)
  }
}
