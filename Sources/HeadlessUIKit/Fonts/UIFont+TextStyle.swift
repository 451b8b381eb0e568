extension UIFont {
  /// Returns the system font of a text style, in the size for the content size category of the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font of a text style, in the size for the content size category of some traits.
  ///
  ///     UIFont.preferredFont(forTextStyle: .headline)  // 17 points, semibold, in the default category
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

  /// Returns the font in the size for other traits; a font that doesn't scale is returned unchanged.
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

/// The rule by which a font scales with the content size category.
enum FontScaling: Sendable {
  /// The system font of a text style.
  case textStyle(UIFont.TextStyle)

  /// A font scaled by the metrics of a text style, up to a limit in points; 0 is no limit.
  case metrics(UIFont.TextStyle, UIFont, limit: CGFloat)
}
