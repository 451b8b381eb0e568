import TabRaster

extension GlyphSheet {
  /// Draws all glyphs of TabSans in a weight.
  init(_ weight: Font.Weight) {
    self.init(Measures(weight))
    addSmallRoundLetters()
    addSmallStemLetters()
    addSmallSlantedLetters()
    addCapitalRoundLetters()
    addCapitalStraightLetters()
    addDigits()
    addSpecialLetters()
    addAccentedLetters()
    addPunctuation()
    addSymbols()
    addGeometricShapes()
    addReducedSigns()
  }
}
