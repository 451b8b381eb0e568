/// TabSans, the package's own sans serif: the glyphs of one weight.
///
/// The letters are drawn by code from a few measures, in `Glyphs/`.
struct DrawnTypeface: Sendable {
  private let glyphs: [Character: Glyph]

  /// A box, for characters that the typeface does not have.
  let replacement: Glyph

  private init(_ weight: Font.Weight) {
    var sheet = GlyphSheet(Measures(weight))
    sheet.addSmallRoundLetters()
    sheet.addSmallStemLetters()
    sheet.addSmallSlantedLetters()
    sheet.addCapitalRoundLetters()
    sheet.addCapitalStraightLetters()
    sheet.addDigits()
    sheet.addSpecialLetters()
    sheet.addAccentedLetters()
    sheet.addPunctuation()
    sheet.addSymbols()
    sheet.addReducedSigns()
    glyphs = sheet.glyphs
    replacement = sheet.replacement
  }

  private static let light = DrawnTypeface(.light)
  private static let regular = DrawnTypeface(.regular)
  private static let medium = DrawnTypeface(.medium)
  private static let semibold = DrawnTypeface(.semibold)
  private static let bold = DrawnTypeface(.bold)

  static func weight(_ weight: Font.Weight) -> DrawnTypeface {
    switch weight {
    case .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  /// Whether the typeface has a glyph of its own for a character.
  func hasGlyph(for character: Character) -> Bool { glyphs[character] != nil }

  /// The glyph of a character, or the replacement.
  ///
  /// Characters are equal if their canonical compositions are, so letters followed by combining
  /// accents find their composed glyphs.
  func glyph(for character: Character) -> Glyph { glyphs[character] ?? replacement }
}
