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
  standard.selectionIndicatorImage = Gradient.selectionIndicator?.withRenderingMode(.alwaysOriginal)
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
    item.selected.titleTextAttributes[.kern] = 0.5
    item.selected.titleTextAttributes[.underlineStyle] = NSUnderlineStyle.double.rawValue
    item.selected.titleTextAttributes[.underlineColor] = UIColor.systemTeal
    item.selected.titleTextAttributes[.paragraphStyle] = paragraph(lineBreakMode: .byClipping)
    item.selected.badgeTextAttributes = [
      .foregroundColor: Palette.selectedBadgeText,
      .font: scaled(UIFont.systemFont(ofSize: 11, weight: .regular), by: .caption1, upTo: 16),
    ]
    item.focused.iconColor = Palette.fromCatalog
    item.focused.titleTextAttributes[.foregroundColor] = Palette.fromCatalog
    item.focused.badgeTextAttributes = [
      .shadow: shadow(Palette.color2nd, x: 0, y: 1, blur: 2),
      .paragraphStyle: paragraph(alignment: .center, isTightened: true),
    ]
  }
  standard.stackedLayoutAppearance.normal.titleTextAttributes[.font] = font(
    family: "Avenir Next",
    size: 10,
    weight: .semibold
  )
  standard.stackedLayoutAppearance.selected.titleTextAttributes[.font] = styled(
    font(family: "Avenir Next", size: 10.5, weight: .bold),
    isItalic: true
  )
  standard.stackedLayoutAppearance.selected.badgeBackgroundColor =
    Palette.aNameLongerThanTheNamesOfConstan
  standard.stackedLayoutAppearance.disabled.titleTextAttributes = [
    .font: font(family: "Avenir Next", size: 10, weight: .semibold)
  ]
  standard.stackedLayoutAppearance.focused.titleTextAttributes[.font] = scaled(
    styled(UIFont.systemFont(ofSize: 10, weight: .semibold), design: .rounded),
    by: .caption2
  )
  standard.inlineLayoutAppearance.normal.titleTextAttributes[.font] = font(
    family: "Avenir Next",
    size: 13,
    weight: .semibold
  )
  standard.inlineLayoutAppearance.selected.titleTextAttributes[.font] = styled(
    font(family: "Avenir Next", size: 13, weight: .semibold),
    isItalic: true
  )
  standard.inlineLayoutAppearance.disabled.titleTextAttributes = [
    .font: font(family: "Avenir Next", size: 13, weight: .semibold)
  ]
  standard.inlineLayoutAppearance.focused.titleTextAttributes[.font] = scaled(
    styled(UIFont.systemFont(ofSize: 13, weight: .semibold), design: .rounded),
    by: .caption2
  )
  standard.compactInlineLayoutAppearance.normal.titleTextAttributes[.font] = font(
    family: "Avenir Next",
    size: 13,
    weight: .semibold
  )
  standard.compactInlineLayoutAppearance.selected.titleTextAttributes[.font] = styled(
    font(family: "Avenir Next", size: 13, weight: .semibold),
    isItalic: true
  )
  standard.compactInlineLayoutAppearance.disabled.titleTextAttributes = [
    .foregroundColor: Palette.aNameLongerThanTheNamesOfConstan,
    .font: font(family: "Avenir Next", size: 13, weight: .semibold),
  ]
  standard.compactInlineLayoutAppearance.disabled.badgePositionAdjustment = UIOffset(
    horizontal: 4,
    vertical: 0
  )
  standard.compactInlineLayoutAppearance.focused.titleTextAttributes[.font] = scaled(
    styled(UIFont.systemFont(ofSize: 13, weight: .semibold), design: .rounded),
    by: .caption2
  )

  let scrollEdge = standard.copy()
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
      state.badgeTextAttributes[.kern] = 1
      state.titlePositionAdjustment = .zero
    }
    item.normal.iconColor = nil
    item.normal.titleTextAttributes[.foregroundColor] = nil
    item.normal.titleTextAttributes[.font] = nil
    item.disabled.titleTextAttributes[.font] = nil
  }
  scrollEdge.stackedLayoutAppearance.selected.titleTextAttributes[.font] = styled(
    UIFont.systemFont(ofSize: 10.5, weight: .bold),
    isItalic: true
  )
  scrollEdge.stackedLayoutAppearance.focused.titleTextAttributes[.font] = scaled(
    styled(UIFont.systemFont(ofSize: 10, weight: .medium), design: .rounded),
    by: .caption2
  )
  scrollEdge.inlineLayoutAppearance.selected.titleTextAttributes[.font] = styled(
    UIFont.systemFont(ofSize: 13, weight: .regular),
    isItalic: true
  )
  scrollEdge.inlineLayoutAppearance.focused.titleTextAttributes[.font] = scaled(
    styled(UIFont.systemFont(ofSize: 13, weight: .regular), design: .rounded),
    by: .caption2
  )
  scrollEdge.compactInlineLayoutAppearance.selected.titleTextAttributes[.font] = styled(
    UIFont.systemFont(ofSize: 9, weight: .regular),
    isItalic: true
  )
  scrollEdge.compactInlineLayoutAppearance.focused.titleTextAttributes[.font] = scaled(
    styled(UIFont.systemFont(ofSize: 13, weight: .regular), design: .rounded),
    by: .caption2
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
  static let fromCatalog = asset("Ink")
  static let defaultColor = rgb(0x112233)
  static let selectionIndicatorFrom = rgb(0xFF0000, alpha: 128 / 255)
}

private enum Gradient {
  static var selectionIndicator: UIImage? {
    gradient(from: Palette.selectionIndicatorFrom, to: .systemRed, isHorizontal: true)
  }
}

private enum PNG {
  static let background = """
    iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAYAAABWKLW/AAAADklEQVR42mP4jwQYcHIAu4cj3Y6RqkoAAAAASUVORK5C
    YII=
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

/// A font in another design of the system's, or in italics, where there is such a face.
private func styled(
  _ font: UIFont,
  design: UIFontDescriptor.SystemDesign = .default,
  isItalic: Bool = false
) -> UIFont {
  var descriptor = font.fontDescriptor
  if design != .default { descriptor = descriptor.withDesign(design) ?? descriptor }
  if isItalic {
    let traits = descriptor.symbolicTraits.union(.traitItalic)
    descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
  }
  return UIFont(descriptor: descriptor, size: font.pointSize)
}

/// A font that grows with the size of text that the user prefers, up to a limit.
private func scaled(
  _ font: UIFont,
  by style: UIFont.TextStyle,
  upTo limit: CGFloat? = nil
) -> UIFont {
  let metrics = UIFontMetrics(forTextStyle: style)
  guard let limit else { return metrics.scaledFont(for: font) }
  return metrics.scaledFont(for: font, maximumPointSize: limit)
}

/// A shadow behind text.
private func shadow(_ color: UIColor, x: CGFloat, y: CGFloat, blur: CGFloat) -> NSShadow {
  let shadow = NSShadow()
  shadow.shadowColor = color
  shadow.shadowOffset = CGSize(width: x, height: y)
  shadow.shadowBlurRadius = blur
  return shadow
}

/// Returns the alignment and the shortening of a line.
private func paragraph(
  alignment: NSTextAlignment = .natural,
  lineBreakMode: NSLineBreakMode = .byWordWrapping,
  isTightened: Bool = false
) -> NSParagraphStyle {
  let style = NSMutableParagraphStyle()
  style.alignment = alignment
  style.lineBreakMode = lineBreakMode
  style.allowsDefaultTighteningForTruncation = isTightened
  return style
}

/// The image of a PNG file.
private func image(base64: String, scale: CGFloat) -> UIImage? {
  Data(base64Encoded: base64, options: .ignoreUnknownCharacters)
    .flatMap { UIImage(data: $0, scale: scale) }
}

/// A gradient that adapts to style and contrast, to be stretched to the size of its view.
private func gradient(from: UIColor, to: UIColor, isHorizontal: Bool) -> UIImage? {
  let asset = UIImageAsset()
  for style in [UIUserInterfaceStyle.light, .dark] {
    for contrast in [UIAccessibilityContrast.normal, .high] {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      let ends = [from, to].map { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits)
          .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red * alpha, green * alpha, blue * alpha, alpha]
      }
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: isHorizontal ? 256 : 1, height: isHorizontal ? 1 : 256)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        for step in 0..<256 {
          let (offset, fraction) = (CGFloat(step), CGFloat(step) / 255)
          let color = zip(ends[0], ends[1]).map { $0 + ($1 - $0) * fraction }
          let alpha = max(color[3], .leastNormalMagnitude)
          UIColor(
            red: color[0] / alpha,
            green: color[1] / alpha,
            blue: color[2] / alpha,
            alpha: color[3]
          )
          .setFill()
          let (x, y) = isHorizontal ? (offset, 0) : (0, offset)
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      asset.register(
        image.resizableImage(withCapInsets: .zero, resizingMode: .stretch),
        with: traits
      )
    }
  }
  return asset.image(with: .current)
}

/// A color of the asset catalog, or gray if it isn't there.
private func asset(_ name: String) -> UIColor {
  UIColor(named: name) ?? .systemGray
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
