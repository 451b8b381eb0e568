extension Font {
  /// Returns the distance from the start of a text to where the next text would start.
  ///
  /// - Parameter text: One line of text.
  /// - Returns: The advance width with kerning and tracking, in points; 0 for an empty text.
  package func width(of text: String) -> Double { line(of: text).width }

  /// Returns the outlines of a text, to be filled by the nonzero rule.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - baseline: The left end of the baseline.
  /// - Returns: One path with all glyphs, in points, with y growing downward.
  package func path(for text: String, baseline: Point) -> Path {
    var path = Path()
    for glyph in line(of: text).glyphs {
      let transform = Transform(
        a: glyph.scale,
        b: 0,
        c: isOblique && !glyph.typeface.isItalic ? glyph.scale * Font.slant : 0,
        d: -glyph.scale,
        tx: baseline.x + glyph.x,
        ty: baseline.y + glyph.y
      )
      path.append(glyph.outline.transformed(by: transform))
    }
    return path
  }

  /// Returns the bounding box of the outlines of a text whose baseline starts at (0, 0).
  ///
  /// - Parameter text: One line of text.
  /// - Returns: The rectangle in points, with y growing downward; empty at (0, 0) for text without outlines.
  package func inkBounds(of text: String) -> Rect {
    path(for: text, baseline: Point(0, 0)).extent ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// Returns a text that fits a width, with its tail replaced by an ellipsis as by `UILabel`.
  ///
  ///     font.truncated("Favorites", to: 30)  // "Favo…"
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - width: The largest advance, in points.
  /// - Returns: The text if it fits, otherwise the longest prefix that fits with an ellipsis and doesn't end with a
  ///   space; the ellipsis alone if no prefix fits.
  package func truncated(_ text: String, to width: Double) -> String {
    // Sums of the same advances in another order may differ by rounding.
    let limit = width + 1e-6
    let line = line(of: text)
    guard line.width > limit else { return text }
    let characters = Array(text)
    // An upper bound, so that few prefixes are laid out: kerning moves the ellipsis by at most a fifth of the size.
    var remaining = limit + size / 5
    let longest = line.widths.prefix { width in
      remaining -= width
      return remaining >= 0
    }
    for count in stride(from: min(longest.count, characters.count - 1), to: 0, by: -1) {
      guard characters[count - 1] != " " else { continue }
      let shortened = String(characters[..<count]) + "…"
      if self.width(of: shortened) <= limit { return shortened }
    }
    return "…"
  }

  /// The horizontal shear of oblique letters for each unit of height: the tangent of about 12 degrees.
  private static let slant = 0.2125
}
