import TabRaster

extension GlyphSheet {
  /// The glyph for missing characters, a hollow box.
  var replacement: Glyph {
    let top = Measures.capHeight
    let line = 56.0
    var canvas = GlyphCanvas(width: 480, pen: measures.capital)
    canvas.box(0, 0, canvas.width, line)
    canvas.box(0, top - line, canvas.width, top)
    canvas.box(0, line, line, top - line)
    canvas.box(canvas.width - line, line, canvas.width, top - line)
    let offset = Transform.scale(1, thenMoveBy: Point(70, 0))
    return Glyph(outline: canvas.outline.transformed(by: offset), advance: canvas.width + 140)
  }
}
