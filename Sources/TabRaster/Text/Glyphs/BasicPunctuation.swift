/// The space and the marks that the first words need.
extension GlyphSheet {
  mutating func addBasicPunctuation() {
    let space = Glyph(outline: Path(), advance: 262)
    add(" ", space)
    add("\u{A0}", space)
    add("…", width: 700, growth: 1.2, .exactly(72), .exactly(72)) { canvas in
      let side = canvas.stem * 1.12
      for index in 0..<3 {
        let left = (canvas.width - side) / 2 * Double(index)
        canvas.dot(left, 0, left + side, side)
      }
    }
  }
}
