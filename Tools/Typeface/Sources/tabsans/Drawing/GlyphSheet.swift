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
  /// The glyph gets the advance width of the system's font, if that is known: the canvas takes up the
  /// difference, up to an eighth of its width, and the side bearings the rest.
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
    let natural = width + growth * measures.gain
    var (start, end) = (measures.space(left), measures.space(right))
    let advance = measures.advance(of: character) ?? start + natural + end
    let drawn = min(max(advance - start - end, natural * 0.875), natural * 1.125)
    let rest = (advance - start - drawn - end) / 2
    (start, end) = (start + rest, end + rest)
    var canvas = GlyphCanvas(width: drawn, pen: isSmall ? measures.small : measures.capital)
    draw(&canvas)
    let offset = Transform.scale(1, thenMoveBy: Point(start, 0))
    glyphs[character] = Glyph(
      outline: canvas.outline.transformed(by: offset),
      advance: advance
    )
  }

  /// Adds a finished glyph.
  mutating func add(_ glyph: Glyph, for character: Character) {
    glyphs[character] = glyph
    if let advance = measures.advance(of: character) { glyphs[character]?.advance = advance }
  }
}
