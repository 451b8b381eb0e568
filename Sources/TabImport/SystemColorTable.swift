import TabAppearance
import TabUIKit

/// The colors of the system, to identify a color by equality or by its values in all traits.
struct SystemColorTable {
  private var equal: [UIColor: TabBarTheme.SystemColor] = [:]
  private var adapting: [[TabBarTheme.Color.Value?]: TabBarTheme.SystemColor] = [:]

  /// The traits on which the system's colors depend.
  private let allTraits = [UIUserInterfaceLevel.base, .elevated].flatMap { level in
    TabBarTheme.Color.Variant.allCases.map { UITraitCollection($0, level: level) }
  }

  init() {
    // Two system colors can have equal values, as the link color and blue: both become the first.
    for name in TabBarTheme.SystemColor.allCases {
      let color = name.uiColor
      equal[color] = equal[color] ?? name
      let looks = looks(of: color)
      // A constant color, such as white, is as likely given by its components as by its name, so it
      // isn't named.
      if Set(looks).count > 1 { adapting[looks] = adapting[looks] ?? name }
    }
  }

  /// Returns the system color that is equal for UIKit, or else the first with the same values in
  /// all traits.
  func name(of color: UIColor) -> TabBarTheme.SystemColor? {
    equal[color] ?? adapting[looks(of: color)]
  }

  private func looks(of color: UIColor) -> [TabBarTheme.Color.Value?] {
    allTraits.map { TabBarTheme.Color.Value(color, in: $0) }
  }
}

extension TabBarTheme.Color {
  /// Creates the theme color of a UIKit color: a system color, or a value for each variant that
  /// differs.
  ///
  /// The result is `nil` for a pattern, which has no components.
  init?(_ color: UIColor, system: SystemColorTable) {
    if let name = system.name(of: color) {
      self = .system(name)
    } else {
      self.init(color)
    }
  }
}
