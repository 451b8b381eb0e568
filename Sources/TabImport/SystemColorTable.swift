import TabAppearance
import TabUIKit

/// The colors of the system, to find one by what it is or by how it adapts.
struct SystemColorTable {
  private var equal: [UIColor: TabBarTheme.SystemColor] = [:]
  private var adapting: [[TabBarTheme.Color.Value?]: TabBarTheme.SystemColor] = [:]

  /// The traits that the system's colors tell apart.
  private let places = [UIUserInterfaceLevel.base, .elevated].flatMap { level in
    TabBarTheme.Color.Variant.allCases.map { UITraitCollection($0, level: level) }
  }

  init() {
    // Two can look the same, as links and blue do: both become the first.
    for name in TabBarTheme.SystemColor.allCases {
      let color = name.uiColor
      equal[color] = equal[color] ?? name
      let looks = looks(of: color)
      // Colors that never change, as white, are meant by their components as often as by their
      // names.
      if Set(looks).count > 1 { adapting[looks] = adapting[looks] ?? name }
    }
  }

  /// The system's color that is equal for UIKit, or else the first that adapts in the same way.
  func name(of color: UIColor) -> TabBarTheme.SystemColor? {
    equal[color] ?? adapting[looks(of: color)]
  }

  private func looks(of color: UIColor) -> [TabBarTheme.Color.Value?] {
    places.map { TabBarTheme.Color.Value(color, in: $0) }
  }
}

extension TabBarTheme.Color {
  /// What a UIKit color is in a theme: a color of the system, or a value for each look that differs.
  ///
  /// `nil` for a pattern, which has no components.
  init?(_ color: UIColor, system: SystemColorTable) {
    if let name = system.name(of: color) {
      self = .system(name)
    } else {
      self.init(color)
    }
  }
}
