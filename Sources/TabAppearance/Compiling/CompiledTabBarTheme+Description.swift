public import TabUIKit

extension CompiledTabBarTheme {
  /// The theme as text, read from its UIKit objects: one line for each property, sorted; equal
  /// objects give equal text.
  ///
  ///     print(theme.compiled(for: .current).description(in: .current))
  ///     // scrollEdge.bar.backgroundColor: default
  ///     // …
  ///     // standard.stacked.selected.iconColor: #0A84FF
  ///     // tintColor: #0A84FF
  ///
  /// Colors are in sRGB as `#RRGGBB` or `#RRGGBBAA`, those outside sRGB in Display P3 as `p3(…)`;
  /// sizes and offsets are in points. A color that the app doesn't have is named, as in
  /// `asset:Brand`. `default` is the value that UIKit chooses where the object has none.
  ///
  /// - Parameter traits: The style, contrast and level in which colors are resolved.
  /// - Returns: The lines, each ended by a line feed.
  public func description(in traits: UITraitCollection) -> String { text(in: traits).sorted }

  /// The lines of the description, in the order of a theme's keys.
  package func descriptionLines(in traits: UITraitCollection) -> [AppearanceText.Line] {
    text(in: traits).lines
  }

  private func text(in traits: UITraitCollection) -> AppearanceText {
    var text = AppearanceText(traits: traits)
    text.add("tintColor", text.color(tintColor))
    text.add("unselectedItemTintColor", text.color(unselectedItemTintColor))
    TabBarTheme.Appearance.describe(standard, under: "standard", in: &text)
    if let scrollEdge {
      TabBarTheme.Appearance.describe(scrollEdge, under: "scrollEdge", in: &text)
    } else {
      text.add("scrollEdge", "default")
    }
    nameMissingColors(in: &text)
    return text
  }
}

extension CompiledTabBarTheme {
  /// Writes the name of each color that the app doesn't have, since the replacement that is drawn
  /// isn't a color of the theme.
  private func nameMissingColors(in text: inout AppearanceText) {
    let variant = TabBarTheme.Color.Variant(text.traits)
    var theme = TabBarTheme(name: name, tintColor: resolved.tintColor)
    theme.unselectedItemTintColor = resolved.unselectedItemTintColor
    let appearances = [("standard.", resolved.standard), ("scrollEdge.", resolved.scrollEdge)]
    let colors =
      theme.json.assetColors(in: TabBarTheme.shape, below: "")
      + appearances.flatMap { path, appearance in
        appearance?.json.assetColors(in: ObjectSchema(TabBarTheme.Appearance.self), below: path)
          ?? []
      }
    for (path, color) in colors {
      if case .asset(let name) = color.value(for: variant),
        UIColor.asset(name, in: context.assets) == nil
      {
        text.replace(path, by: color.value(for: variant).text)
      }
    }
  }
}

extension UITabBarAppearance {
  /// The appearance as text: one line for each property, sorted; equal appearances give equal text.
  ///
  ///     bar.standardAppearance.themeDescription(in: bar.traitCollection)
  ///     // bar.backgroundColor: default
  ///     // bar.backgroundEffect: systemChromeMaterial
  ///     // …
  ///
  /// - Parameter traits: The style, contrast and level in which colors are resolved.
  /// - Returns: The lines, each ended by a line feed.
  public func themeDescription(in traits: UITraitCollection) -> String { text(in: traits).sorted }

  /// The lines of the description, in the order of a theme's keys.
  package func descriptionLines(in traits: UITraitCollection) -> [AppearanceText.Line] {
    text(in: traits).lines
  }

  private func text(in traits: UITraitCollection) -> AppearanceText {
    var text = AppearanceText(traits: traits)
    TabBarTheme.Appearance.describe(self, under: "", in: &text)
    return text
  }
}
