/// The scaling of fonts and lengths with the content size category, in proportion to a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns the font scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font scaled for some traits.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the current traits, up to a maximum size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for some traits, up to a maximum size in points.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let scaled = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    scaled.scaling = .metrics(textStyle, font, limit: maximumPointSize)
    return scaled
  }

  /// Returns a length scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for some traits, rounded to thirds of a point.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let leading = TextStyleLeading.leading(of: textStyle, at: category)
    let usual = TextStyleLeading.leading(of: textStyle, at: .large)
    return leading == usual ? value : (value * leading / usual * 3).rounded() / 3
  }
}
