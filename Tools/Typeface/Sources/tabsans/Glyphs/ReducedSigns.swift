import TabRaster

/// Signs made of reduced letters: © ® ™, and superscript digits and letters.
extension GlyphSheet {
  mutating func addReducedSigns() {
    let top = Measures.capHeight
    let scaled = smallVersions
    for (character, letter) in [("©", "C"), ("®", "R")] as [(Character, Character)] {
      add(character, width: 744, growth: 0.4, left: .exactly(48), right: .exactly(48)) { canvas in
        var ring = GlyphCanvas(
          width: canvas.width,
          pen: Pen(width: canvas.stem * 0.68, height: canvas.bar * 0.7)
        )
        let bottom = (top - canvas.width) / 2
        ring.ring(x: 0...canvas.width, y: bottom...bottom + canvas.width)
        canvas.add(ring.outline)
        let inner = scaled(letter, 0.56 * canvas.width / 744)
        let ink = inner.extent ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let offset = Point(canvas.width / 2 - ink.midX, top / 2 - ink.midY)
        canvas.add(inner.transformed(by: .scale(1, thenMoveBy: offset)))
      }
    }
    let letters = [scaled("T", 0.54), scaled("M", 0.54)]
    add("™", width: 728, growth: 0.6, left: .exactly(40), right: .exactly(60)) { canvas in
      let lift = top * 0.46
      let inks = letters.map { $0.extent ?? Rect(x: 0, y: 0, width: 0, height: 0) }
      let right = Point(canvas.width - inks[1].maxX, lift)
      canvas.add(letters[0].transformed(by: .scale(1, thenMoveBy: Point(-inks[0].x, lift))))
      canvas.add(letters[1].transformed(by: .scale(1, thenMoveBy: right)))
    }
    for (character, base) in [
      ("¹", "1"), ("²", "2"), ("³", "3"), ("ª", "a"), ("º", "o"),
    ] as [(Character, Character)] {
      let inner = scaled(base, 0.6)
      let ink = inner.extent ?? Rect(x: 0, y: 0, width: 0, height: 0)
      let isLetter = base.isLetter
      add(character, width: ink.width, growth: 0, left: .exactly(40), right: .exactly(40)) {
        canvas in
        let offset = Point(-ink.x, isLetter ? top - ink.maxY : top * 0.4)
        canvas.add(inner.transformed(by: .scale(1, thenMoveBy: offset)))
      }
    }
  }

  /// A function that returns the outline of a character at a scale, in a heavier weight.
  private var smallVersions: (Character, Double) -> Path {
    var sheet = GlyphSheet(measures.heavier)
    sheet.addSmallRoundLetters()
    sheet.addCapitalRoundLetters()
    sheet.addCapitalStraightLetters()
    sheet.addDigits()
    let glyphs = sheet.glyphs
    return { glyphs[$0]?.outline.transformed(by: .scale($1)) ?? Path() }
  }
}
