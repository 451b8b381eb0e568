extension Font {
  /// Returns the distance from the start of a text to where the next text would start.
  ///
  /// - Parameter text: One line of text.
  /// - Returns: The advance with kerning and tracking, in points; 0 for an empty text.
  package func width(of text: String) -> Double { line(of: text).width }

  /// Returns the outlines of a text, to be filled by the nonzero rule.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - baseline: The left end of the baseline.
  /// - Returns: One path with all glyphs, with y growing downward.
  package func path(for text: String, baseline: Point) -> Path {
    var path = Path()
    for glyph in line(of: text).glyphs {
      let place = Transform(
        a: glyph.scale,
        b: 0,
        c: isOblique && !glyph.typeface.isItalic ? glyph.scale * Font.slant : 0,
        d: -glyph.scale,
        tx: baseline.x + glyph.x,
        ty: baseline.y + glyph.y
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
    let line = line(of: text)
    guard line.width > limit else { return text }
    let characters = Array(text)
    // Kerning takes the ellipsis at most a fifth of the size closer.
    var room = limit + size / 5
    let longest = line.widths.prefix { width in
      room -= width
      return room >= 0
    }
    for count in stride(from: min(longest.count, characters.count - 1), to: 0, by: -1) {
      guard characters[count - 1] != " " else { continue }
      let shortened = String(characters[..<count]) + "…"
      if self.width(of: shortened) <= limit { return shortened }
    }
    return "…"
  }

  /// How far oblique letters lean for each unit of height: about 12 degrees.
  private static let slant = 0.2125
}
