// The theme "Ocean", exported for iOS 18.

import TabUIKit

/// Makes the appearances of a tab bar: the standard one, and that at the edge of the content.
@MainActor
func makeOceanAppearance() -> (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?) {
  let standard = UITabBarAppearance()
  standard.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  standard.backgroundColor = Palette.water
  standard.shadowColor = Palette.surf
  for item in layouts(of: standard) {
    for state in states(of: item) {
      state.badgeBackgroundColor = Palette.badge
      state.badgeTextAttributes = [.foregroundColor: Palette.badgeText]
    }
    item.normal.iconColor = Palette.current
    item.normal.titleTextAttributes = [.foregroundColor: Palette.current]
    item.selected.iconColor = Palette.wave
    item.selected.titleTextAttributes = [.foregroundColor: Palette.wave]
    item.disabled.iconColor = Palette.depth
    item.disabled.titleTextAttributes = [.foregroundColor: Palette.depth]
    item.focused.iconColor = Palette.wave
    item.focused.titleTextAttributes = [.foregroundColor: Palette.wave]
  }
  return (standard, standard.copy())
}

/// Gives a tab bar its appearances and tint colors.
@MainActor
func styleOceanBar(_ tabBar: UITabBar) {
  let appearance = makeOceanAppearance()
  tabBar.standardAppearance = appearance.standard
  tabBar.scrollEdgeAppearance = appearance.scrollEdge
  tabBar.tintColor = Palette.wave
}

private enum Palette {
  static let water = dynamic(
    light: rgb(0xE2F1F9, alpha: 217 / 255),
    dark: rgb(0x06263A, alpha: 217 / 255),
    lightHighContrast: rgb(0xF4FBFF),
    darkHighContrast: rgb(0x01121E)
  )
  static let surf = dynamic(
    light: rgb(0xA8CDE0),
    dark: rgb(0x134663),
    lightHighContrast: rgb(0x3F7593),
    darkHighContrast: rgb(0x6FA9C8)
  )
  static let current = dynamic(
    light: rgb(0x496D83),
    dark: rgb(0x82ACC0),
    lightHighContrast: rgb(0x2D4F64),
    darkHighContrast: rgb(0xA6C1CD)
  )
  static let badge = dynamic(
    light: rgb(0xC13227),
    dark: rgb(0xFF8D78),
    lightHighContrast: rgb(0x961A11),
    darkHighContrast: rgb(0xFFB6A8)
  )
  static let badgeText = dynamic(light: rgb(0xFFFFFF), dark: rgb(0x2E0A04))
  static let wave = dynamic(
    light: rgb(0x004B82),
    dark: rgb(0x7BD2FF),
    lightHighContrast: rgb(0x002D52),
    darkHighContrast: rgb(0xB9E9FF)
  )
  static let depth = dynamic(
    light: rgb(0xA3BDCB),
    dark: rgb(0x345467),
    lightHighContrast: rgb(0x7A98A9),
    darkHighContrast: rgb(0x5F8093)
  )
}

/// The items of an appearance in every layout.
@MainActor
private func layouts(of appearance: UITabBarAppearance) -> [UITabBarItemAppearance] {
  [
    appearance.stackedLayoutAppearance,
    appearance.inlineLayoutAppearance,
    appearance.compactInlineLayoutAppearance,
  ]
}

/// An item in every state.
@MainActor
private func states(of item: UITabBarItemAppearance) -> [UITabBarItemStateAppearance] {
  [item.normal, item.selected, item.disabled, item.focused]
}

/// A color of sRGB, from 0xRRGGBB.
private func rgb(_ hex: Int, alpha: CGFloat = 1) -> UIColor {
  UIColor(
    red: CGFloat(hex >> 16 & 0xFF) / 255,
    green: CGFloat(hex >> 8 & 0xFF) / 255,
    blue: CGFloat(hex & 0xFF) / 255,
    alpha: alpha
  )
}

/// A color that adapts to style and contrast.
private func dynamic(
  light: UIColor,
  dark: UIColor? = nil,
  lightHighContrast: UIColor? = nil,
  darkHighContrast: UIColor? = nil
) -> UIColor {
  UIColor { @Sendable traits in
    let isHighContrast = traits.accessibilityContrast == .high
    let color =
      switch (traits.userInterfaceStyle, isHighContrast) {
      case (.dark, true): darkHighContrast ?? dark ?? light
      case (.dark, false): dark ?? light
      case (_, true): lightHighContrast ?? light
      case (_, false): light
      }
    return color.resolvedColor(with: traits)
  }
}
