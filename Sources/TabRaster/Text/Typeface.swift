/// TabSans, the package's own sans serif: the glyphs of one weight.
///
/// The letters are drawn by code from a few measures, in `Glyphs/`.
struct Typeface: Sendable {
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

  private static let light = Typeface(.light)
  private static let regular = Typeface(.regular)
  private static let medium = Typeface(.medium)
  private static let semibold = Typeface(.semibold)
  private static let bold = Typeface(.bold)

  static func weight(_ weight: Font.Weight) -> Typeface {
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
