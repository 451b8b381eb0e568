/// The advances and left side bearings of glyphs: table "hmtx", whose length is in "hhea".
struct HorizontalMetrics: Sendable {
  private let table: FontTable

  /// The number of longHorMetric records; later glyphs have the advance of the last record.
  private let recordCount: Int

  init(hhea: FontTable, hmtx: FontTable) throws(FontError) {
    table = hmtx
    recordCount = try hhea.uint16(at: 34)
    guard recordCount > 0 else { throw hhea.error(.damaged("no metrics of glyphs"), at: 34) }
  }

  /// Returns the advance width of a glyph, in font units.
  func advance(of glyph: Int) throws(FontError) -> Int {
    try table.uint16(at: 4 * min(glyph, recordCount - 1))
  }

  /// Returns the distance from the origin of a glyph to the left edge of its outline, in font units.
  func leftSideBearing(of glyph: Int) throws(FontError) -> Int {
    glyph < recordCount
      ? try table.int16(at: 4 * glyph + 2)
      : try table.int16(at: 4 * recordCount + 2 * (glyph - recordCount))
  }
}
