import TabRaster

/// The outline and advance width of a character, in thousandths of the font size, with y growing upward.
struct Glyph: Hashable, Sendable {
  /// The outline, with the origin at the left end of the baseline.
  var outline: Path

  /// The advance width.
  var advance: Double
}
