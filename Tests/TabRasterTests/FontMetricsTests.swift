import TabRaster
import Testing

struct FontMetricsTests {
  /// Returns a measure of the package's typeface at a size of 1 pt.
  private func measure(_ weight: Font.Weight, _ measure: (Typeface) -> Double) -> Double {
    let typeface = Typeface.tabSans(weight)
    return measure(typeface) / Double(typeface.unitsPerEm)
  }

  /// Compares ink widths of titles with those measured on real tab bars at 10 pt medium, which are
  /// exact to a third of a point.
  @Test(arguments: [("Item A", 30.67), ("Item B", 30.33), ("Item C", 30.67), ("Item D", 31)])
  func `the ink of titles is as wide as measured, to half a point`(title: String, width: Double) {
    let ink = Font(weight: .medium, size: 10).inkBounds(of: title)
    #expect(abs(ink.width - width) <= 0.5)
  }

  /// Compares widths of labels with those measured on a device at 3 pixels per point: a label is as
  /// wide as its text, rounded up to a pixel.
  @Test(arguments: [
    ("Errors", 30.33), ("Transactions", 63.67), ("Extra", 25.67), ("Profiling", 41.67),
    ("Benchmarking", 71),
  ])
  func `labels are as wide as measured, to the pixel`(title: String, width: Double) {
    let label = Font(weight: .medium, size: 10).width(of: title)
    #expect(abs((label * 3).rounded(.up) / 3 - width) < 0.01)
  }

  /// The measured 21.67 is that of the badge, 8 wider.
  @Test func `the number of a badge is as wide as measured`() {
    #expect(abs(Font(weight: .regular, size: 13).width(of: "12") - 13.67) < 0.1)
  }

  /// Compares the height of capitals with the measured 7.05 pt, which is 0.705 of the size.
  @Test(arguments: Font.Weight.allCases)
  func `capitals are as high as measured`(weight: Font.Weight) {
    let font = Font(weight: weight, size: 10)
    let ink = font.inkBounds(of: "H")
    #expect(abs(ink.height - 7.05) < 1e-9)
    #expect(abs(ink.maxY) < 1e-9)
    #expect(measure(weight, \.capHeight) == 0.705)
  }

  @Test(arguments: Font.Weight.allCases)
  func `small letters are as high as the x-height`(weight: Font.Weight) {
    let font = Font(weight: weight, size: 10)
    #expect(abs(font.inkBounds(of: "x").height - 5.26) < 1e-9)
    #expect(measure(weight, \.xHeight) == 0.526)
  }

  @Test(arguments: Font.Weight.allCases)
  func `a line of 10 pt text is 12 pt high`(weight: Font.Weight) {
    #expect(measure(weight, \.ascent) == 0.952)
    #expect(measure(weight, \.descent) == 0.241)
    #expect(measure(weight, \.lineGap) == 0)
  }

  @Test func `heavier weights have wider stems and wider words`() {
    let fonts = Font.Weight.allCases.map { Font(weight: $0, size: 10) }
    let stems = fonts.map { $0.inkBounds(of: "l").width }
    let words = fonts.map { $0.width(of: "Settings") }
    #expect(stems == stems.sorted() && Set(stems).count == fonts.count)
    #expect(words == words.sorted() && Set(words).count == fonts.count)
  }

  @Test(arguments: Font.Weight.allCases)
  func `nothing reaches beyond the line`(weight: Font.Weight) {
    let font = Font(weight: weight, size: 10)
    for character in FontCharacters.letters {
      let ink = font.inkBounds(of: String(character))
      #expect(ink.y >= -9.52, "\(character)")
      #expect(ink.maxY <= 2.41, "\(character)")
    }
  }

  @Test func `letters keep to their cells but for a little`() {
    for weight in Font.Weight.allCases {
      let font = Font(weight: weight, size: 100)
      for character in FontCharacters.letters {
        let ink = font.inkBounds(of: String(character))
        #expect(ink.x > -4, "\(character)")
        #expect(ink.maxX < font.width(of: String(character)) + 5, "\(character)")
      }
    }
  }
}
