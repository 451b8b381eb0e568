/// The advances and left side bearings of glyphs: table "hmtx", whose length is in "hhea".
struct HorizontalMetrics: Sendable {
  private let table: FontTable

  /// The number of glyphs with an advance of their record; the later ones have the last of these advances.
  private let longCount: Int

  init(_ hhea: FontTable, _ hmtx: FontTable) throws(FontError) {
    table = hmtx
    longCount = try hhea.word(34)
    guard longCount > 0 else { throw hhea.error(.damaged("no metrics of glyphs"), at: 34) }
  }

  /// Returns the advance width of a glyph, in font units.
  func advance(of glyph: Int) throws(FontError) -> Int {
    try table.word(4 * min(glyph, longCount - 1))
  }

  /// Returns the distance from the origin of a glyph to the left edge of its outline, in font units.
  func leftSideBearing(of glyph: Int) throws(FontError) -> Int {
    glyph < longCount
      ? try table.short(4 * glyph + 2)
      : try table.short(4 * longCount + 2 * (glyph - longCount))
  }
}
