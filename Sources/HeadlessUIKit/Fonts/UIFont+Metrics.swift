package import TabRaster

// The vertical metrics of the system font, in units of 2,048 an em; the cap height is measured, the others are in several
// public sources.
extension UIFont {
  /// The height of the line above the baseline, in points.
  public var ascender: CGFloat { pointSize * 1_950 / 2_048 }

  /// The depth of the line below the baseline, in points, negative.
  public var descender: CGFloat { pointSize * -494 / 2_048 }

  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 1_443 / 2_048 }

  /// The height of small letters, in points.
  public var xHeight: CGFloat { pointSize * 1_078 / 2_048 }

  /// The space between lines, in points; none.
  public var leading: CGFloat { 0 }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
}

extension UIFont {
  /// The font to draw with: the nearest of the package's own, and a bolder one where the user asked for bold text.
  ///
  /// Whatever the family and the design, it is the one typeface of the package; italics are its letters, slanted.
  package func rasterFont(in traits: UITraitCollection, kern: CGFloat = 0) -> Font {
    // Halfway between the values of UIFont.Weight.
    let limits: [CGFloat] = [-0.2, 0.115, 0.265, 0.35]
    let step = traits.legibilityWeight == .bold ? TabBarFacts.boldTextStep.value : 0
    let index = limits.count { $0 <= face.weight.rawValue } + step
    let weights = Font.Weight.allCases
    return Font(
      weight: weights[min(index, weights.count - 1)],
      size: Double(pointSize),
      kern: Double(kern),
      isOblique: face.isItalic
    )
  }
}
