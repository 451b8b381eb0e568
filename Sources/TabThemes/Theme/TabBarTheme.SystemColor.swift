import TabUIKit

extension TabBarTheme {
  /// A color of the system, under UIKit's name.
  ///
  /// Each adapts to style, contrast and level by itself.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
    case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case black, darkGray, gray, lightGray, white, clear
  }
}

extension TabBarTheme.SystemColor {
  /// UIKit's color of that name.
  package var uiColor: UIColor {
    switch self {
    case .systemRed: .systemRed
    case .systemOrange: .systemOrange
    case .systemYellow: .systemYellow
    case .systemGreen: .systemGreen
    case .systemMint: .systemMint
    case .systemTeal: .systemTeal
    case .systemCyan: .systemCyan
    case .systemBlue: .systemBlue
    case .systemIndigo: .systemIndigo
    case .systemPurple: .systemPurple
    case .systemPink: .systemPink
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .placeholderText: .placeholderText
    case .link: .link
    case .separator: .separator
    case .opaqueSeparator: .opaqueSeparator
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
    case .black: .black
    case .darkGray: .darkGray
    case .gray: .gray
    case .lightGray: .lightGray
    case .white: .white
    case .clear: .clear
    }
  }
}
