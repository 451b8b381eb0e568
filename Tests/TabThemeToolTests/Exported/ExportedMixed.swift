// The theme "Mixed \"case\"\n", exported for iOS 18.

import TabUIKit

/// Makes the appearances of a tab bar: the standard one, and that at the edge of the content.
@MainActor
func makeMixedAppearance() -> (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?) {
  let standard = UITabBarAppearance()
  standard.configureWithOpaqueBackground()
  standard.backgroundEffect = nil
  standard.backgroundColor = Palette.color2nd
  standard.backgroundImage = image(base64: PNG.background, scale: 1)
  standard.backgroundImageContentMode = .bottomRight
  standard.shadowColor = Palette.color2nd2
  standard.shadowImage = UIImage(systemName: "star")
  standard.selectionIndicatorTintColor = Palette.aNameLongerThanTheNamesOfConstan
  standard.stackedItemPositioning = .centered
  standard.stackedItemWidth = 76.5
  standard.stackedItemSpacing = 12
  for item in layouts(of: standard) {
    for state in states(of: item) {
      state.titlePositionAdjustment = UIOffset(horizontal: -3, vertical: 1.5)
    }
    item.normal.iconColor = Palette.aNameLongerThanTheNamesOfConstan
    item.normal.titleTextAttributes[.foregroundColor] = Palette.aNameLongerThanTheNamesOfConstan
    item.selected.iconColor = .systemRed
    item.selected.titleTextAttributes[.foregroundColor] = UIColor.systemRed
    item.selected.badgeTextAttributes = [
      .foregroundColor: Palette.selectedBadgeText,
      .font: UIFont.systemFont(ofSize: 11, weight: .regular),
    ]
  }
  standard.stackedLayoutAppearance.normal.titleTextAttributes[.font] = font(
    family: "Avenir Next",
    size: 10,
    weight: .semibold
  )
  standard.stackedLayoutAppearance.selected.titleTextAttributes[.font] = font(
    family: "Avenir Next",
    size: 10.5,
    weight: .bold
  )
  standard.stackedLayoutAppearance.selected.badgeBackgroundColor =
    Palette.aNameLongerThanTheNamesOfConstan
  standard.stackedLayoutAppearance.disabled.titleTextAttributes = [
    .font: font(family: "Avenir Next", size: 10, weight: .semibold)
  ]
  standard.stackedLayoutAppearance.focused.titleTextAttributes = [
    .font: font(family: "Avenir Next", size: 10, weight: .semibold)
  ]
  for state in states(of: standard.inlineLayoutAppearance) {
    state.titleTextAttributes[.font] = font(family: "Avenir Next", size: 13, weight: .semibold)
  }
  for state in states(of: standard.compactInlineLayoutAppearance) {
    state.titleTextAttributes[.font] = font(family: "Avenir Next", size: 13, weight: .semibold)
  }
  standard.compactInlineLayoutAppearance.disabled.titleTextAttributes[.foregroundColor] =
    Palette.aNameLongerThanTheNamesOfConstan
  standard.compactInlineLayoutAppearance.disabled.badgePositionAdjustment = UIOffset(
    horizontal: 4,
    vertical: 0
  )

  let scrollEdge = UITabBarAppearance(barAppearance: standard)
  scrollEdge.configureWithTransparentBackground()
  scrollEdge.backgroundEffect = nil
  scrollEdge.backgroundColor = Palette.color2nd
  scrollEdge.backgroundImage = image(base64: PNG.background, scale: 1)
  scrollEdge.backgroundImageContentMode = .bottomRight
  scrollEdge.shadowColor = Palette.color2nd2
  scrollEdge.shadowImage = UIImage(systemName: "star")
  scrollEdge.selectionIndicatorTintColor = nil
  scrollEdge.stackedItemPositioning = .automatic
  scrollEdge.stackedItemWidth = 0
  for item in layouts(of: scrollEdge) {
    for state in states(of: item) {
      state.titlePositionAdjustment = .zero
    }
    item.normal.iconColor = nil
    item.normal.titleTextAttributes[.foregroundColor] = nil
    item.normal.titleTextAttributes[.font] = nil
    item.disabled.titleTextAttributes[.font] = nil
    item.focused.titleTextAttributes[.font] = nil
  }
  scrollEdge.stackedLayoutAppearance.selected.titleTextAttributes[.font] = UIFont.systemFont(
    ofSize: 10.5,
    weight: .bold
  )
  scrollEdge.inlineLayoutAppearance.selected.titleTextAttributes[.font] = nil
  scrollEdge.compactInlineLayoutAppearance.selected.titleTextAttributes[.font] = UIFont.systemFont(
    ofSize: 9,
    weight: .regular
  )
  return (standard, scrollEdge)
}

/// Gives a tab bar its appearances and tint colors.
@MainActor
func styleMixedBar(_ tabBar: UITabBar) {
  let appearance = makeMixedAppearance()
  tabBar.standardAppearance = appearance.standard
  tabBar.scrollEdgeAppearance = appearance.scrollEdge
  tabBar.tintColor = Palette.defaultColor
  tabBar.unselectedItemTintColor = .systemGray
}

private enum Palette {
  static let color2nd = UIColor(red: 0.1234, green: 0.501, blue: 0.07, alpha: 0.33)
  static let color2nd2 = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
  static let aNameLongerThanTheNamesOfConstan = dynamic(light: rgb(0x445566), dark: .systemTeal)
  static let selectedBadgeText = rgb(0xFFFFFF, alpha: 136 / 255)
  static let defaultColor = rgb(0x112233)
}

private enum PNG {
  static let background = """
    iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAYAAABWKLW/AAAAEUlEQVR42mP4DwUMMAYDDAAAWrkI+AJ2ymQAAAAASUVO
    RK5CYII=
    """
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

/// The font of a family, or the system's if the family isn't installed.
private func font(family: String, size: CGFloat, weight: UIFont.Weight) -> UIFont {
  let descriptor = UIFontDescriptor(fontAttributes: [
    .family: family,
    .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
  ])
  let font = UIFont(descriptor: descriptor, size: size)
  return font.familyName == family ? font : .systemFont(ofSize: size, weight: weight)
}

/// The image of a PNG file.
private func image(base64: String, scale: CGFloat) -> UIImage? {
  Data(base64Encoded: base64, options: .ignoreUnknownCharacters)
    .flatMap { UIImage(data: $0, scale: scale) }
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
