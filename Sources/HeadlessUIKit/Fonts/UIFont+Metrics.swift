package import TabRaster

// The vertical metrics of the system font, in units of which an em has 2,048. The cap height is measured; the others
// are in several public sources. A registered font has the metrics of its file.
extension UIFont {
  /// The height of the line above the baseline, in points.
  public var ascender: CGFloat { metric(1_950, \.ascent) }

  /// The depth of the line below the baseline, in points, negative.
  public var descender: CGFloat { -metric(494, \.descent) }

  /// The height of capitals, in points.
  public var capHeight: CGFloat { metric(1_443, \.capHeight) }

  /// The height of lowercase letters without ascenders, in points.
  public var xHeight: CGFloat { metric(1_078, \.xHeight) }

  /// The gap between lines, in points; 0 in the system font.
  public var leading: CGFloat { metric(0, \.lineGap) }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }

  private func metric(_ system: CGFloat, _ value: (Typeface) -> Double) -> CGFloat {
    guard let typeface = face.typeface else { return pointSize * system / 2_048 }
    return pointSize * CGFloat(value(typeface)) / CGFloat(typeface.unitsPerEm)
  }
}

extension UIFont {
  /// Returns the font for drawing: a registered one, or the package's typeface in the nearest weight.
  ///
  /// With bold text, the weight is a step heavier.
  ///
  /// A family that isn't registered is drawn with the package's typeface, and italics with its letters slanted. For
  /// characters that the font lacks, other registered fonts are used.
  package func rasterFont(in traits: UITraitCollection, kern: CGFloat = 0) -> Font {
    // The limits between the package's weights, halfway between values of `UIFont.Weight`.
    let limits: [CGFloat] = [-0.2, 0.115, 0.265, 0.35]
    let step = traits.legibilityWeight == .bold ? TabBarFacts.boldTextStep.value : 0
    let index = limits.count { $0 < face.weight.rawValue } + step
    let weights = Font.Weight.allCases
    let registered = RegisteredFonts.current
    let number = face.weight.number + 100 * step
    let typeface = face.typeface(weight: number)
    let others = registered.families.filter { $0 != typeface?.names.family }.compactMap {
      registered.face(family: $0, weight: number, isItalic: face.isItalic)
    }
    return Font(
      weight: weights[min(index, weights.count - 1)],
      size: Double(pointSize),
      kern: Double(kern),
      isOblique: face.isItalic,
      typefaces: typeface.map { [$0] + others } ?? [],
      fallbacks: typeface == nil ? others : []
    )
  }

  /// The family that is drawn with another family's typeface; nil if the font's family is available.
  var replacedFamily: String? { face.replacedFamily }
}
