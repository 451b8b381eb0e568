// The theme "Avenir Next", exported for iOS 18.

import TabUIKit

/// Makes the appearances of a tab bar: the standard one, and that at the edge of the content.
@MainActor
func makeEveryKeyAppearance() -> (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?) {
  let standard = UITabBarAppearance()
  standard.configureWithTransparentBackground()
  standard.backgroundEffect = nil
  standard.backgroundColor = Palette.background
  standard.backgroundImage = Gradient.background?.resizableImage(
    withCapInsets: UIEdgeInsets(top: 12.5, left: 12.5, bottom: 12.5, right: 12.5),
    resizingMode: .stretch
  ).withRenderingMode(.alwaysTemplate)
  standard.backgroundImageContentMode = .bottomRight
  standard.shadowColor = Palette.background
  standard.shadowImage = Gradient.background?.resizableImage(
    withCapInsets: UIEdgeInsets(top: 12.5, left: 12.5, bottom: 12.5, right: 12.5),
    resizingMode: .stretch
  ).withRenderingMode(.alwaysTemplate)
  standard.selectionIndicatorTintColor = Palette.background
  standard.selectionIndicatorImage = Gradient.background?.resizableImage(
    withCapInsets: UIEdgeInsets(top: 12.5, left: 12.5, bottom: 12.5, right: 12.5),
    resizingMode: .stretch
  ).withRenderingMode(.alwaysTemplate)
  standard.stackedItemPositioning = .centered
  standard.stackedItemWidth = 12.5
  standard.stackedItemSpacing = 12.5
  for item in layouts(of: standard) {
    for state in states(of: item) {
      state.titleTextAttributes[.font] = scaled(
        styled(font(family: "Avenir Next", size: 12.5, weight: .black), design: .monospaced),
        by: .caption2,
        upTo: 12.5
      )
      state.titleTextAttributes[.kern] = 12.5
      state.titleTextAttributes[.underlineStyle] = NSUnderlineStyle.double.rawValue
      state.titleTextAttributes[.shadow] = shadow(Palette.background, x: 12.5, y: 12.5, blur: 12.5)
      state.titleTextAttributes[.paragraphStyle] = paragraph(
        alignment: .natural,
        lineBreakMode: .byTruncatingMiddle,
        isTightened: false
      )
      state.titlePositionAdjustment = UIOffset(horizontal: 12.5, vertical: 12.5)
      state.badgeBackgroundColor = Palette.background
      state.badgePositionAdjustment = UIOffset(horizontal: 12.5, vertical: 12.5)
      state.badgeTitlePositionAdjustment = UIOffset(horizontal: 12.5, vertical: 12.5)
    }
    item.normal.iconColor = Palette.background
    item.normal.titleTextAttributes[.foregroundColor] = Palette.background
    item.normal.titleTextAttributes[.underlineColor] = Palette.background
  }

  let scrollEdge = standard.copy()
  scrollEdge.configureWithTransparentBackground()
  return (standard, scrollEdge)
}

/// Gives a tab bar its appearances and tint colors.
@MainActor
func styleEveryKeyBar(_ tabBar: UITabBar) {
  let appearance = makeEveryKeyAppearance()
  tabBar.standardAppearance = appearance.standard
  tabBar.scrollEdgeAppearance = appearance.scrollEdge
  tabBar.tintColor = Palette.background
  tabBar.unselectedItemTintColor = Palette.background
}

private enum Palette {
  static let background = asset("Brand")
}

private enum Gradient {
  static var background: UIImage? {
    gradient(from: Palette.background, to: Palette.background, isHorizontal: true)
  }
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
