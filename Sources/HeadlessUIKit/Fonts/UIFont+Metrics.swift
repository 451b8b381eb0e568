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
  /// The font to draw with: the nearest of the package's own, one weight bolder where the user asked for bold text.
  package func rasterFont(in traits: UITraitCollection) -> Font {
    let isBolder = traits.legibilityWeight == .bold
    let weight: Font.Weight =
      switch face.weight.rawValue {
      case ..<0.12: isBolder ? .medium : .regular
      case ..<0.27: isBolder ? .semibold : .medium
      default: .semibold
      }
    return Font(weight: weight, size: Double(pointSize))
  }
}
