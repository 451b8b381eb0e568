import TabRaster

/// The glyphs of a weight while they are drawn.
struct GlyphSheet {
  let measures: Measures
  private(set) var glyphs: [Character: Glyph] = [:]

  init(_ measures: Measures) {
    self.measures = measures
  }

  /// Draws a glyph whose left edge is at 0 and whose right edge is at `width`.
  ///
  /// - Parameters:
  ///   - character: The character to draw.
  ///   - width: The width of the ink in the regular weight.
  ///   - growth: How much wider it gets for each unit that stems get heavier.
  ///   - left: The shape of the left side.
  ///   - right: The shape of the right side.
  ///   - draw: Draws with a canvas that has the width of this weight.
  mutating func add(
    _ character: Character,
    width: Double,
    growth: Double = 0.6,
    _ left: Measures.Side,
    _ right: Measures.Side,
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

  /// Adds a glyph that was put together from others.
  mutating func add(_ character: Character, _ glyph: Glyph) {
    glyphs[character] = glyph
  }
}
