import HeadlessUIKit
import TabAppearance
import TabScreens

extension TabBarTheme.Color.Components {
  /// Returns the possible colors of a bar: its material, color and image over the background colors of
  /// UIKit's content.
  ///
  /// The background colors follow the style, as the content of most apps does: a light bar is
  /// rarely over black, nor a dark one over white.
  ///
  /// - Parameters:
  ///   - color: The color of the bar, if it has one.
  ///   - material: The material below it, if there is one.
  ///   - traits: The style and the contrast, on which materials and backgrounds depend.
  ///   - image: The possible colors of the image above it; none if there is no image.
  ///   - indicator: The color of the selection indicator, if the selected item is meant and the
  ///     color is set.
  /// - Returns: The opaque colors, without and with the indicator.
  @MainActor
  static func bar(
    _ color: TabBarTheme.Color.Components?,
    over material: UIBlurEffect?,
    in traits: UITraitCollection,
    image: [TabBarTheme.Color.Components] = [],
    indicator: TabBarTheme.Color.Components?
  ) -> [TabBarTheme.Color.Components] {
    // Grouped content has the same two colors, in reverse order.
    let contents: [UIColor] = [.systemBackground, .secondarySystemBackground]
    let bars = contents.flatMap { content in
      var ground = TabBarTheme.Color.Components(content, in: traits)
      if let (gray, alpha) = material?.flatColor(isDark: traits.userInterfaceStyle == .dark) {
        ground = TabBarTheme.Color.Components(red: gray, green: gray, blue: gray, alpha: alpha)
          .over(ground)
      }
      ground = color?.over(ground) ?? ground
      return image.isEmpty ? [ground] : image.map { $0.over(ground) }
    }
    guard let indicator else { return bars }
    return bars + bars.map { indicator.over($0) }
  }

  /// Creates the components of a color in some traits, clipped to sRGB.
  init(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func part(_ component: CGFloat) -> Double { min(1, max(0, Double(component))) }
    self.init(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}

extension UITraitCollection {
  /// Returns the traits on which the colors of a theme depend.
  static func colors(isDark: Bool, _ contrast: UIAccessibilityContrast) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: contrast),
    ])
  }
}
