import TabRaster

/// The outline of a character, in thousandths of the font size, with y growing upward.
struct Glyph: Hashable, Sendable {
  /// The outline, from the left end of the baseline.
  var outline: Path

  /// The distance to the next character.
  var advance: Double
}
