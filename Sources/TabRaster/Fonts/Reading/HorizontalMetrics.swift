/// How far each glyph moves on: tables "hhea" and "hmtx".
struct HorizontalMetrics: Sendable {
  private let table: FontTable
  private let longCount: Int

  init(_ hhea: FontTable, _ hmtx: FontTable) throws(FontError) {
    table = hmtx
    longCount = try hhea.word(34)
    guard longCount > 0 else { throw hhea.error(.damaged("no metrics of glyphs"), at: 34) }
  }

  /// The distance to the next glyph, in units of the font.
  func advance(of glyph: Int) throws(FontError) -> Int {
    try table.word(4 * min(glyph, longCount - 1))
  }

  /// Where the outline starts, in units of the font.
  func leftSideBearing(of glyph: Int) throws(FontError) -> Int {
    glyph < longCount
      ? try table.short(4 * glyph + 2)
      : try table.short(4 * longCount + 2 * (glyph - longCount))
  }
}
