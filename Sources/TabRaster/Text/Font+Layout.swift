extension Font {
  /// Returns the distance from the start of a text to where the next text would start.
  ///
  /// - Parameter text: One line of text.
  /// - Returns: The advance with kerning and tracking, in points; 0 for an empty text.
  package func width(of text: String) -> Double {
    var end = 0.0
    place(text) { _, glyph, x in end = x + advance(of: glyph) }
    return end
  }

  /// Returns the outlines of a text, to be filled by the nonzero rule.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - baseline: The left end of the baseline.
  /// - Returns: One path with all glyphs, with y growing downward.
  package func path(for text: String, baseline: Point) -> Path {
    let scale = size / 1_000
    var path = Path()
    place(text) { _, glyph, x in
      let place = Transform(
        a: scale,
        b: 0,
        c: isOblique ? scale * Font.slant : 0,
        d: -scale,
        tx: baseline.x + x,
        ty: baseline.y
      )
      path.append(glyph.outline.transformed(by: place))
    }
    return path
  }

  /// Returns the smallest rectangle around the outlines of a text whose baseline starts at zero.
  ///
  /// - Parameter text: One line of text.
  /// - Returns: The rectangle in points, with y growing downward; empty at zero for no ink.
  package func inkBounds(of text: String) -> Rect {
    path(for: text, baseline: Point(0, 0)).extent ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// Shortens a text to a width, as labels do with their tail.
  ///
  ///     font.truncated("Favorites", to: 30)  // "Favo…"
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - width: The largest advance, in points.
  /// - Returns: The text if it fits, otherwise its longest beginning that fits with an ellipsis,
  ///   without spaces before it; the ellipsis alone if nothing else fits.
  package func truncated(_ text: String, to width: Double) -> String {
    // Widths that are sums in another order may differ in the last bits.
    let limit = width + 1e-6
    var characters: [Character] = []
    var ends: [Double] = []
    place(text) { character, glyph, x in
      characters.append(character)
      ends.append(x + advance(of: glyph))
    }
    guard let end = ends.last, end > limit else { return text }
    let ellipsis: Character = "…"
    let room = limit - advance(of: DrawnTypeface.weight(weight).glyph(for: ellipsis))
    for count in stride(from: characters.count - 1, to: 0, by: -1) {
      let last = characters[count - 1]
      if last != " ", ends[count - 1] + kerning(last, ellipsis) <= room {
        return String(characters[..<count]) + String(ellipsis)
      }
    }
    return String(ellipsis)
  }

  /// Calls a closure with every character, its glyph and the distance of its cell from the start.
  private func place(_ text: String, body: (Character, Glyph, Double) -> Void) {
    let typeface = DrawnTypeface.weight(weight)
    var x = 0.0
    var previous: Character?
    for character in text {
      let glyph = typeface.glyph(for: character)
      if let previous { x += kerning(previous, character) }
      previous = character
      body(character, glyph, x)
      x += advance(of: glyph)
    }
  }

  /// How far oblique letters lean for each unit of height: about 12 degrees.
  private static let slant = 0.2125

  private func kerning(_ left: Character, _ right: Character) -> Double {
    Kerning.standard.distance(left, right) * size / 1_000
  }

  private func advance(of glyph: Glyph) -> Double { glyph.advance * size / 1_000 + tracking + kern }
}
