import TabRaster

/// The letters of European languages that are a basic letter with an accent.
extension GlyphSheet {
  mutating func addAccentedLetters() {
    for (accent, composed) in Self.compositions {
      for (letter, base) in composed {
        add(
          compose(
            base == "i" && accent != .ogonek ? "ı" : base,
            with: accent,
            isSmall: letter.isLowercase
          ),
          for: letter
        )
      }
    }
  }

  /// The basic letters of those with accents.
  static let bases: [Character: Character] = Dictionary(
    uniqueKeysWithValues: compositions.flatMap(\.1)
  )

  /// The letters of each accent, each followed by its basic letter.
  private static let letters: [(Accent, String)] = [
    (.grave, "àaèeìiòoùuÀAÈEÌIÒOÙU"),
    (.acute, "áaéeíióoúuýyÁAÉEÍIÓOÚUÝYćcńnśsźzŕrĺlĆCŃNŚSŹZŔRĹL"),
    (.circumflex, "âaêeîiôoûuÂAÊEÎIÔOÛUĉcĝgĥhŝsŵwŷyĈCĜGĤHĴJŜSŴWŶY"),
    (.tilde, "ãañnõoÃAÑNÕOĩiũuĨIŨU"),
    (.diaeresis, "äaëeïiöoüuÿyÄAËEÏIÖOÜUŸY"),
    (.ring, "åaÅAůuŮU"),
    (.caron, "čcěeňnřršsžzČCĎDĚEŇNŘRŠSŤTŽZ"),
    (.macron, "āaēeīiōoūuĀAĒEĪIŌOŪU"),
    (.breve, "ăaĕeğgĭiŏoŭuĂAĔEĞGĬIŎOŬU"),
    (.dot, "ċcėeġgżzĊCĖEĠGİIŻZ"),
    (.doubleAcute, "őoűuŐOŰU"),
    (.cedilla, "çcşsÇCŞSţtŢT"),
    (.commaBelow, "ķkļlņnŗrșsțtĶKĻLŅNŖRĢGȘSȚT"),
    (.commaAbove, "ģg"),
    (.ogonek, "ąaęeįiųuĄAĘEĮIŲU"),
    (.apostrophe, "ďdľlťtĽL"),
  ]

  private static let compositions: [(Accent, [(Character, Character)])] = letters.map {
    accent,
    text in
    let characters = Array(text)
    let pairs = stride(from: 0, to: characters.count, by: 2).map {
      (characters[$0], characters[$0 + 1])
    }
    return (accent, pairs)
  }

  /// Returns a letter with an accent in the middle of its outline, and with the letter's advance width.
  private func compose(_ base: Character, with accent: Accent, isSmall: Bool) -> Glyph {
    let letter = glyphs[base] ?? replacement
    let ink = letter.outline.extent ?? Rect(x: 0, y: 0, width: letter.advance, height: 0)
    var middle = ink.midX
    if base == "a" { middle -= 6 }
    // The right side of E, e, C and c is lighter than the left, so that the optical middle is farther to the right.
    if base == "E" || base == "e" || base == "c" || base == "C" { middle += 6 }
    let isTall = isSmall && ink.maxY > Measures.xHeight + 100 && base != "i"
    let height: Double =
      switch accent {
      case .cedilla, .commaBelow, .ogonek: 0
      case .apostrophe: Measures.capHeight - 180
      case _ where isTall: Measures.ascender + 34
      case _ where isSmall: Measures.xHeight + 66
      case .ring: Measures.capHeight + 34
      default: Measures.capHeight + 52
      }
    if accent == .ogonek, base != "i", base != "I" { middle = ink.maxX - (ink.maxX - ink.x) * 0.2 }
    if accent == .apostrophe { middle = base == "L" ? ink.maxX - 110 : ink.maxX + 26 }
    // Wide accents would touch the neighbors of a narrow letter.
    let narrowing = base == "ı" && accent != .grave && accent != .acute ? 0.86 : 1
    let transform = Transform(a: narrowing, b: 0, c: 0, d: 1, tx: middle, ty: height)
    var outline = letter.outline
    outline.append(accent.outline(pen: measures.small).transformed(by: transform))
    return Glyph(outline: outline, advance: letter.advance)
  }
}
