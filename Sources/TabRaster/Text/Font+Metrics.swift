extension Font {
  /// The height of the line above the baseline, in points; 0.952 of the size.
  package var ascent: Double { size * 0.952 }

  /// The depth of the line below the baseline, in points, positive; 0.241 of the size.
  package var descent: Double { size * 0.241 }

  /// The height of a line of text, in points; about 12 for a font of 10.
  package var lineHeight: Double { ascent + descent }

  /// The height of capitals such as H, in points.
  package var capHeight: Double { size * Measures.capHeight / 1_000 }

  /// The height of small letters such as x, in points.
  package var xHeight: Double { size * Measures.xHeight / 1_000 }

  /// The space added after every character, in points: small text is spaced a little wider.
  var tracking: Double {
    // From 12 thousandths of an em at 10 pt down to none at 20 pt and above.
    let looseness = min(max((20 - size) / 10, 0), 1.2)
    return size * looseness * 12 / 1_000
  }
}
