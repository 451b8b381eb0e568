import TabRaster

extension GlyphSheet {
  /// The glyph for missing characters, a hollow box.
  var replacement: Glyph {
    let top = Measures.capHeight
    let line = 56.0
    var canvas = GlyphCanvas(width: 480, pen: measures.capital)
    canvas.box(x: 0...canvas.width, y: 0...line)
    canvas.box(x: 0...canvas.width, y: top - line...top)
    canvas.box(x: 0...line, y: line...top - line)
    canvas.box(x: canvas.width - line...canvas.width, y: line...top - line)
    let offset = Transform.scale(1, thenMoveBy: Point(70, 0))
    return Glyph(outline: canvas.outline.transformed(by: offset), advance: canvas.width + 140)
  }
}
