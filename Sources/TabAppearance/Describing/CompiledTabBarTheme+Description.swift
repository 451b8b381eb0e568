public import TabUIKit

extension CompiledTabBarTheme {
  /// The theme as text, read from its UIKit objects: one line for each property, sorted, always the same.
  ///
  ///     print(theme.compiled(for: .current).description(in: .current))
  ///     // scrollEdge.bar.backgroundColor: default
  ///     // …
  ///     // standard.stacked.selected.iconColor: #0A84FF
  ///     // tintColor: #0A84FF
  ///
  /// Colors are in sRGB as `#RRGGBB` or `#RRGGBBAA`, those outside it in Display P3 as `p3(…)`; sizes and
  /// offsets are in points. A color that the app doesn't have is named, as in `asset:Brand`. `default` is what UIKit chooses itself where the object holds nothing.
  ///
  /// - Parameter traits: The style, contrast and level in which colors are resolved.
  /// - Returns: The lines, each ended by a line feed.
  public func description(in traits: UITraitCollection) -> String {
    var text = AppearanceText(traits: traits)
    text.add("tintColor", text.color(tintColor))
    text.add("unselectedItemTintColor", text.color(unselectedItemTintColor))
    text.add(standard, under: "standard")
    if let scrollEdge {
      text.add(scrollEdge, under: "scrollEdge")
    } else {
      text.add("scrollEdge", "default")
    }
    text.nameMissingAssets(of: resolved)
    return text.sorted
  }
}

extension UITabBarAppearance {
  /// The appearance as text: one line for each property, sorted, always the same.
  ///
  ///     bar.standardAppearance.themeDescription(in: bar.traitCollection)
  ///     // bar.backgroundColor: default
  ///     // bar.backgroundEffect: systemChromeMaterial
  ///     // …
  ///
  /// - Parameter traits: The style, contrast and level in which colors are resolved.
  /// - Returns: The lines, each ended by a line feed.
  public func themeDescription(in traits: UITraitCollection) -> String {
    var text = AppearanceText(traits: traits)
    text.add(self, under: nil)
    return text.sorted
  }
}
