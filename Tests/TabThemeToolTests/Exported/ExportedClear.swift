// The theme "Clear", exported for iOS 18.

import TabUIKit

/// Makes the appearances of a tab bar: the standard one, and that at the edge of the content.
@MainActor
func makeClearAppearance() -> (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?) {
  let standard = UITabBarAppearance()
  standard.backgroundEffect = UIBlurEffect(style: .systemMaterial)
  standard.backgroundColor = Palette.pane
  standard.shadowColor = Palette.rim
  for item in layouts(of: standard) {
    for state in states(of: item) {
      state.badgeBackgroundColor = Palette.badge
      state.badgeTextAttributes = [.foregroundColor: Palette.badgeText]
    }
    item.normal.iconColor = Palette.ink
    item.normal.titleTextAttributes[.foregroundColor] = Palette.ink
    item.selected.iconColor = Palette.sea
    item.selected.titleTextAttributes[.foregroundColor] = Palette.sea
    item.disabled.iconColor = Palette.frost
    item.disabled.titleTextAttributes[.foregroundColor] = Palette.frost
    item.focused.iconColor = Palette.sea
    item.focused.titleTextAttributes[.foregroundColor] = Palette.sea
  }
  standard.stackedLayoutAppearance.normal.titleTextAttributes[.font] = UIFont.systemFont(
    ofSize: 10,
    weight: .medium
  )
  standard.stackedLayoutAppearance.selected.titleTextAttributes[.font] = UIFont.systemFont(
    ofSize: 10,
    weight: .bold
  )
  standard.stackedLayoutAppearance.disabled.titleTextAttributes[.font] = UIFont.systemFont(
    ofSize: 10,
    weight: .medium
  )
  standard.stackedLayoutAppearance.focused.titleTextAttributes[.font] = UIFont.systemFont(
    ofSize: 10,
    weight: .medium
  )
  for item in [standard.inlineLayoutAppearance, standard.compactInlineLayoutAppearance] {
    item.normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 13, weight: .medium)
    item.selected.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 13, weight: .bold)
    item.disabled.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 13, weight: .medium)
    item.focused.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 13, weight: .medium)
  }

  let scrollEdge = standard.copy()
  scrollEdge.configureWithTransparentBackground()
  scrollEdge.backgroundEffect = nil
  scrollEdge.backgroundColor = Palette.pane
  scrollEdge.shadowColor = Palette.rim
  for item in layouts(of: scrollEdge) {
    item.normal.iconColor = Palette.inkAtEdge
    item.normal.titleTextAttributes[.foregroundColor] = Palette.inkAtEdge
    item.selected.iconColor = Palette.seaAtEdge
    item.selected.titleTextAttributes[.foregroundColor] = Palette.seaAtEdge
    item.focused.iconColor = Palette.seaAtEdge
    item.focused.titleTextAttributes[.foregroundColor] = Palette.seaAtEdge
  }
  return (standard, scrollEdge)
}

/// Gives a tab bar its appearances and tint colors.
@MainActor
func styleClearBar(_ tabBar: UITabBar) {
  let appearance = makeClearAppearance()
  tabBar.standardAppearance = appearance.standard
  tabBar.scrollEdgeAppearance = appearance.scrollEdge
  tabBar.tintColor = Palette.sea
}

private enum Palette {
  static let pane = dynamic(
    light: rgb(0xFFFFFF, alpha: 0),
    dark: rgb(0x000000, alpha: 0),
    lightHighContrast: rgb(0xFFFFFF),
    darkHighContrast: rgb(0x000000)
  )
  static let rim = dynamic(
    light: rgb(0x000000, alpha: 0),
    lightHighContrast: rgb(0x3A3A3C),
    darkHighContrast: rgb(0xD8D8DC)
  )
  static let ink = dynamic(
    light: rgb(0x48484D),
    dark: rgb(0xBFBFC5),
    lightHighContrast: rgb(0x3A3A3C),
    darkHighContrast: rgb(0xD8D8DC)
  )
  static let badge = dynamic(
    light: rgb(0xC9302A),
    dark: rgb(0xFF8A80),
    lightHighContrast: rgb(0xA30A0A),
    darkHighContrast: rgb(0xFFA59E)
  )
  static let badgeText = dynamic(light: rgb(0xFFFFFF), dark: rgb(0x300000))
  static let sea = dynamic(
    light: rgb(0x00479E),
    dark: rgb(0x97C5FF),
    lightHighContrast: rgb(0x003E9C),
    darkHighContrast: rgb(0x8CC4FF)
  )
  static let frost = dynamic(
    light: rgb(0x48484D, alpha: 102 / 255),
    dark: rgb(0xBFBFC5, alpha: 102 / 255),
    lightHighContrast: rgb(0x8E8E93),
    darkHighContrast: rgb(0x7C7C80)
  )
  static let inkAtEdge = dynamic(
    light: rgb(0x6E6E73),
    dark: rgb(0xBFBFC5),
    lightHighContrast: rgb(0x3A3A3C),
    darkHighContrast: rgb(0xD8D8DC)
  )
  static let seaAtEdge = dynamic(
    light: rgb(0x1768D0),
    dark: rgb(0x97C5FF),
    lightHighContrast: rgb(0x003E9C),
    darkHighContrast: rgb(0x8CC4FF)
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
