import TabUIKit

extension UIFont {
  /// Returns the font of a text; attributes that the theme doesn't set are those of `base`.
  ///
  /// Missing fonts fall back: a family that isn't installed to the system's, a face without italics
  /// to the upright one.
  static func make(
    _ text: TabBarTheme.Text,
    base: SystemTextStyle,
    for contentSize: UIContentSizeCategory
  ) -> UIFont {
    let size = CGFloat(text.size.value ?? base.size)
    let weight = (text.weight.value ?? base.weight).uiWeight
    var font =
      text.family.value.flatMap { UIFont.installed($0, size: size, weight: weight) }
      ?? .system(text.design.value ?? .default, size: size, weight: weight)
    if text.italic.value == true { font = font.inItalics }
    guard let style = text.scaledBy.value else { return font }
    let metrics = UIFontMetrics(forTextStyle: style.uiStyle)
    let traits = UITraitCollection(preferredContentSizeCategory: contentSize)
    guard let limit = text.maxSize.value else {
      return metrics.scaledFont(for: font, compatibleWith: traits)
    }
    return metrics.scaledFont(for: font, maximumPointSize: limit, compatibleWith: traits)
  }

  /// Returns a font of a family, or `nil` if the family isn't installed.
  package static func installed(
    _ family: String,
    size: CGFloat = 12,
    weight: UIFont.Weight = .regular
  ) -> UIFont? {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: family,
      .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
    ])
    let font = UIFont(descriptor: descriptor, size: size)
    return font.familyName == family ? font : nil
  }

  private static func system(
    _ design: TabBarTheme.FontDesign,
    size: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard design != .default else { return font }
    return font.fontDescriptor.withDesign(design.uiDesign)
      .map { UIFont(descriptor: $0, size: size) } ?? font
  }

  private var inItalics: UIFont {
    let descriptor = fontDescriptor
    return descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic))
      .map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }
}

/// The size and weight of the font that UIKit uses for a text without a font.
package struct SystemTextStyle: Hashable, Sendable {
  package var size: Double
  package var weight: TabBarTheme.FontWeight

  /// The role of a text in an item, which determines its style.
  package enum Role: Sendable {
    case title, badge

    package func style(
      in layout: ItemLayout,
      isSelected: Bool = false,
      on look: TabBarEnvironment.Look = .classic
    ) -> SystemTextStyle {
      switch self {
      case .title: .title(in: layout, isSelected: isSelected, on: look)
      case .badge: .badge
      }
    }
  }

  /// Returns the style of an item's title.
  ///
  /// Stacked: 10 pt measured, medium in several sources, on glass semibold while the item is
  /// selected, in several sources. Inline: 13 pt in several sources, weight from one. Compact
  /// inline: not established; as inline.
  ///
  /// The values are those of the stand-in, whose facts list the sources; a test compares them.
  package static func title(
    in layout: ItemLayout,
    isSelected: Bool = false,
    on look: TabBarEnvironment.Look = .classic
  ) -> SystemTextStyle {
    switch layout {
    case .stacked:
      SystemTextStyle(size: 10, weight: isSelected && look == .glass ? .semibold : .medium)
    case .inline, .compactInline: SystemTextStyle(size: 13, weight: .regular)
    }
  }

  /// The system font of this size and weight.
  @MainActor
  package var font: UIFont { .systemFont(ofSize: size, weight: weight.uiWeight) }

  /// The text of a badge: 13 pt regular, measured.
  package static let badge = SystemTextStyle(size: 13, weight: .regular)
}

extension TabBarTheme.FontWeight {
  /// UIKit's weight of that name.
  package var uiWeight: UIFont.Weight {
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

extension TabBarTheme.FontDesign {
  /// UIKit's design of that name.
  package var uiDesign: UIFontDescriptor.SystemDesign {
    switch self {
    case .default: .default
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

extension TabBarTheme.TextStyle {
  /// UIKit's style of that name.
  var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}
