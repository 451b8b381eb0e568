import TabUIKit

extension UIFont {
  /// The font of a text, each field that the theme leaves open taken from `base`.
  ///
  /// A family that isn't installed gives the system's font of that size and weight, as UIKit does.
  static func make(_ text: ResolvedText, base: SystemTextStyle) -> UIFont {
    let size = text.size.map { CGFloat($0) } ?? base.size
    let weight = text.weight?.uiWeight ?? base.weight
    guard let family = text.family else { return .systemFont(ofSize: size, weight: weight) }
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: family,
      .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
    ])
    let font = UIFont(descriptor: descriptor, size: size)
    return font.familyName == family ? font : .systemFont(ofSize: size, weight: weight)
  }
}

/// Size and weight of the font that UIKit gives a text if nobody says anything.
struct SystemTextStyle {
  var size: CGFloat
  var weight: UIFont.Weight

  /// The title of an item.
  ///
  /// Stacked: 10 pt measured, medium in several sources. Inline: 13 pt in several sources, weight from
  /// one. Compact inline: not established; as inline.
  static func title(in layout: ItemLayout) -> SystemTextStyle {
    switch layout {
    case .stacked: SystemTextStyle(size: 10, weight: .medium)
    case .inline, .compactInline: SystemTextStyle(size: 13, weight: .regular)
    }
  }

  /// The text of a badge: 13 pt regular, measured.
  static let badge = SystemTextStyle(size: 13, weight: .regular)
}

extension TabBarTheme.FontWeight {
  /// The weight of that name in UIKit.
  var uiWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
