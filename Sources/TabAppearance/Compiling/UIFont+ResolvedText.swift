import TabUIKit

extension UIFont {
  /// The font of a text, each field that the theme leaves open taken from `base`.
  ///
  /// A family that isn't installed gives the system's font of that size and weight, as UIKit does.
  static func make(_ text: ResolvedText, base: SystemTextStyle) -> UIFont {
    let size = CGFloat(text.size ?? base.size)
    let weight = (text.weight ?? base.weight).uiWeight
    guard let family = text.family else { return .systemFont(ofSize: size, weight: weight) }
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: family,
      .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
    ])
    let font = UIFont(descriptor: descriptor, size: size)
    return font.familyName == family ? font : .systemFont(ofSize: size, weight: weight)
  }

  /// Whether the font is of the family that UIKit takes if none is named.
  var isOfSystemFamily: Bool {
    familyName == UIFont.systemFont(ofSize: pointSize).familyName
  }
}

/// Size and weight of the font that UIKit gives a text if nobody says anything.
package struct SystemTextStyle: Hashable, Sendable {
  package var size: Double
  package var weight: TabBarTheme.FontWeight

  /// The title of an item.
  ///
  /// Stacked: 10 pt measured, medium in several sources. Inline: 13 pt in several sources, weight from
  /// one. Compact inline: not established; as inline.
  package static func title(in layout: ItemLayout) -> SystemTextStyle {
    switch layout {
    case .stacked: SystemTextStyle(size: 10, weight: .medium)
    case .inline, .compactInline: SystemTextStyle(size: 13, weight: .regular)
    }
  }

  /// The text of a badge: 13 pt regular, measured.
  package static let badge = SystemTextStyle(size: 13, weight: .regular)
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

extension TabBarTheme.FontWeight {
  /// The named weight nearest to that of a font.
  init(nearestTo font: UIFont) {
    let traits = font.fontDescriptor.object(forKey: .traits)
    let weight = (traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat ?? 0
    let nearest = Self.allCases.min { left, right in
      abs(left.uiWeight.rawValue - weight) < abs(right.uiWeight.rawValue - weight)
    }
    self = nearest ?? .regular
  }
}
