package import TabAppearance
import TabScreens

/// The contrast of a color with its possible backgrounds.
package struct BarContrast: Hashable, Sendable {
  package let color: TabBarTheme.Color.Components

  /// The possible backgrounds, all opaque.
  package let backgrounds: [TabBarTheme.Color.Components]

  /// Whether the backgrounds depend on the content behind the bar, which isn't known.
  package let areGroundsAssumed: Bool

  /// The lowest contrast ratio of all backgrounds.
  package let ratio: Double
}

extension BarContrast {
  /// Compares a color with its possible backgrounds; `nil` if they aren't known.
  init?(
    _ color: TabBarTheme.Color.Components,
    on backgrounds: [TabBarTheme.Color.Components],
    areAssumed: Bool
  ) {
    guard let ratio = Self.ratio(of: color, on: backgrounds) else { return nil }
    self.init(color: color, backgrounds: backgrounds, areGroundsAssumed: areAssumed, ratio: ratio)
  }

  /// Returns the nearest shade of the color that has a contrast ratio with every background, or
  /// `nil` if there is none.
  func fixed(to contrast: Double) -> TabBarTheme.Color.Components? {
    for step in 0...20 {
      for end in [0.0, 1.0] {
        let veil = TabBarTheme.Color.Components(
          red: end,
          green: end,
          blue: end,
          alpha: Double(step) / 20
        )
        // Rounded, as the shade will be written.
        let shade = veil.over(color.opaque).rounded
        if Self.ratio(of: shade, on: backgrounds) ?? 0 >= contrast { return shade }
      }
    }
    return nil
  }

  private static func ratio(
    of color: TabBarTheme.Color.Components,
    on backgrounds: [TabBarTheme.Color.Components]
  ) -> Double? {
    backgrounds.map { color.over($0).contrast(with: $0) }.min()
  }
}

extension TabBarTheme.Color.Components {
  fileprivate var rounded: TabBarTheme.Color.Components {
    func byte(_ component: Double) -> Double { (component * 255).rounded() / 255 }
    return TabBarTheme.Color.Components(red: byte(red), green: byte(green), blue: byte(blue))
  }
}
