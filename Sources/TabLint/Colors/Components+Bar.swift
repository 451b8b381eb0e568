package import HeadlessUIKit
package import TabAppearance
import TabScreens

extension TabBarTheme.Color.Components {
  /// What a bar can be seen as: its material and color over the backgrounds that UIKit's own content has.
  ///
  /// These follow the style, as the content of most apps does: a light bar seldom lies on black, nor a dark one on white.
  ///
  /// - Parameters:
  ///   - color: The color of the bar, if it has one.
  ///   - material: The material below it, if there is one.
  ///   - traits: The style and the contrast, on which materials and backgrounds depend.
  ///   - indicator: What is behind the selected item, if that is meant and has a color.
  /// - Returns: The opaque colors, without and with the indicator.
  @MainActor
  package static func bar(
    _ color: TabBarTheme.Color.Components?,
    over material: UIBlurEffect?,
    in traits: UITraitCollection,
    indicator: TabBarTheme.Color.Components?
  ) -> [TabBarTheme.Color.Components] {
    // Grouped content has the same two, the other way round.
    let contents: [UIColor] = [.systemBackground, .secondarySystemBackground]
    let bars = contents.map { content in
      var ground = TabBarTheme.Color.Components(content, in: traits)
      if let (gray, alpha) = material?.flatColor(isDark: traits.userInterfaceStyle == .dark) {
        ground = TabBarTheme.Color.Components(red: gray, green: gray, blue: gray, alpha: alpha)
          .over(ground)
      }
      return color?.over(ground) ?? ground
    }
    guard let indicator else { return bars }
    return bars + bars.map { indicator.over($0) }
  }

  /// What a color is in some traits; what lies outside sRGB is cut off.
  package init(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func part(_ component: CGFloat) -> Double { min(1, max(0, Double(component))) }
    self.init(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}

extension UITraitCollection {
  /// The traits that the colors of a theme vary by.
  package static func colors(isDark: Bool, _ contrast: UIAccessibilityContrast) -> UITraitCollection
  {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: contrast),
    ])
  }
}
