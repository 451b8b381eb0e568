package import TabRaster

// The vertical metrics of the system font, in units of 2,048 an em; the cap height is measured, the others are in several
// public sources. Those of a registered font are its own.
extension UIFont {
  /// The height of the line above the baseline, in points.
  public var ascender: CGFloat { metric(1_950, \.ascent) }

  /// The depth of the line below the baseline, in points, negative.
  public var descender: CGFloat { -metric(494, \.descent) }

  /// The height of capitals, in points.
  public var capHeight: CGFloat { metric(1_443, \.capHeight) }

  /// The height of small letters, in points.
  public var xHeight: CGFloat { metric(1_078, \.xHeight) }

  /// The space between lines, in points; none in the system font.
  public var leading: CGFloat { metric(0, \.lineGap) }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }

  private func metric(_ system: CGFloat, _ own: (Typeface) -> Double) -> CGFloat {
    guard let typeface = face.typeface else { return pointSize * system / 2_048 }
    return pointSize * CGFloat(own(typeface)) / CGFloat(typeface.unitsPerEm)
  }
}

extension UIFont {
  /// The font to draw with: a registered one, or the nearest of the package's own, and a bolder one where the user asked for
  /// bold text.
  ///
  /// Whatever the family and the design, what isn't registered is the one typeface of the package; italics are its letters,
  /// slanted. Other registered fonts stand by for characters that the font doesn't have.
  package func rasterFont(in traits: UITraitCollection, kern: CGFloat = 0) -> Font {
    // Halfway between the values of UIFont.Weight.
    let limits: [CGFloat] = [-0.2, 0.115, 0.265, 0.35]
    let step = traits.legibilityWeight == .bold ? TabBarFacts.boldTextStep.value : 0
    let index = limits.count { $0 <= face.weight.rawValue } + step
    let weights = Font.Weight.allCases
    let registered = RegisteredFonts.current
    let number = face.weight.number + 100 * step
    let own = face.typeface(weight: number)
    let others = registered.families.filter { $0 != own?.names.family }.compactMap {
      registered.face(family: $0, weight: number, isItalic: face.isItalic)
    }
    return Font(
      weight: weights[min(index, weights.count - 1)],
      size: Double(pointSize),
      kern: Double(kern),
      isOblique: face.isItalic,
      typefaces: own.map { [$0] + others } ?? [],
      fallbacks: own == nil ? others : []
    )
  }

  /// The family that a typeface of another family replaces, or nil.
  package var replacedFamily: String? { face.replacedFamily }
}
