import TabRaster

/// A glyph in font units, with its PostScript name.
struct FontGlyph {
  let name: String
  let outline: Path
  let advance: Int

  init(_ glyph: Glyph, name: String) {
    self.name = name
    let scale = Double(FontFile.unitsPerEm) / 1_000
    outline = glyph.outline.transformed(by: .scale(scale))
    advance = Int((glyph.advance * scale).rounded())
  }
}
