import TabRaster

/// The glyphs of one weight, by character.
struct GlyphSheet {
  let measures: Measures
  private(set) var glyphs: [Character: Glyph] = [:]

  init(_ measures: Measures) {
    self.measures = measures
  }

  /// Draws a glyph, and adds the side bearings.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - width: The width without side bearings in the regular weight.
  ///   - growth: The growth of the width per unit that stems are heavier than in the regular weight.
  ///   - left: The shape of the left side, for its bearing.
  ///   - right: The shape of the right side, for its bearing.
  ///   - draw: Draws the glyph from x 0 to the width of the canvas, which is that of this weight.
  mutating func add(
    _ character: Character,
    width: Double,
    growth: Double = 0.6,
    left: Measures.Side,
    right: Measures.Side,
    draw: (inout GlyphCanvas) -> Void
  ) {
    let isSmall = character.isLowercase
    var canvas = GlyphCanvas(
      width: width + growth * measures.gain,
      pen: isSmall ? measures.small : measures.capital
    )
    draw(&canvas)
    let space = measures.space(left)
    let offset = Transform.scale(1, thenMoveBy: Point(space, 0))
    glyphs[character] = Glyph(
      outline: canvas.outline.transformed(by: offset),
      advance: space + canvas.width + measures.space(right)
    )
  }

  /// Adds a finished glyph.
  mutating func add(_ glyph: Glyph, for character: Character) {
    glyphs[character] = glyph
  }
}
