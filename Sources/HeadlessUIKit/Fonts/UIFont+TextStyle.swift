extension UIFont {
  /// Returns the system font of a text style, in the size for the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font of a text style, in the size for some traits.
  ///
  ///     UIFont.preferredFont(forTextStyle: .headline)  // 17 points, semibold, unless the user prefers another size
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let font = systemFont(
      ofSize: TextStyleSizes.size(of: style, at: category),
      weight: style == .headline ? .semibold : .regular
    )
    font.scaling = .textStyle(style)
    return font
  }

  /// The font in the size for other traits; itself where it doesn't follow the size that the user prefers.
  func scaled(for traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil: self
    case .textStyle(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .metrics(let style, let font, let limit):
      UIFontMetrics(forTextStyle: style)
        .scaledFont(for: font, maximumPointSize: limit, compatibleWith: traits)
    }
  }
}

/// How a font follows the size that the user prefers.
enum FontScaling: Sendable {
  /// It is that of a text style.
  case textStyle(UIFont.TextStyle)

  /// It is another font, grown with a text style; a limit of 0 is none.
  case metrics(UIFont.TextStyle, UIFont, limit: CGFloat)
}
