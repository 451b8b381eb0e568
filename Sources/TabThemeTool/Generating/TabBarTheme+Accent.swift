import HeadlessUIKit
import TabAppearance
import TabFiles

extension TabBarTheme {
  /// Gives selected items the hue of a color, in every style and contrast with a lightness that is
  /// legible on the bar.
  ///
  /// - Parameter hue: The hue of the color.
  /// - Returns: A warning for each style and contrast in which no lightness is legible.
  @MainActor
  mutating func setAccent(_ hue: AccentHue) -> [ThemeDiagnostic] {
    let compiled = compiled(for: TabBarEnvironment(os: 18))
    var diagnostics: [ThemeDiagnostic] = []
    let shades = TabBarTheme.Color.Variant.allCases.map { variant in
      let (backgrounds, contrast) = (compiled.backgrounds(in: variant), variant.neededContrast)
      // On a bar whose lightness isn't that of the style, no shade is legible on glass as well.
      let shades = [backgrounds + BarGround.pills(in: variant), backgrounds].map { grounds in
        hue.shade(hue.lightness(from: hue.lightness, contrast: contrast, on: grounds))
      }
      let isLegible = shades[0].leastContrast(on: backgrounds) >= contrast
      let shade = shades[isLegible ? 0 : 1]
      let reached = shade.leastContrast(on: backgrounds)
      if reached < contrast {
        let figure = (reached * 10).rounded(.down) / 10
        diagnostics.append(
          ThemeDiagnostic(
            .warning,
            "'\(variant.rawValue)' reaches a contrast of \(figure) on the bar, below \(contrast)",
            fix: "change 'bar.backgroundColor'"
          )
        )
      }
      return shade
    }
    let name = self.tintColor.value?.ownName ?? "accent"
    self.colors[name] = TabBarTheme.Color(shades)
    self.tintColor = .value(TabBarTheme.Color(.named(name)))
    self.item.selected.color = self.tintColor
    return diagnostics
  }
}

extension TabBarTheme.Color {
  /// The name of the theme's color to which this color refers in all styles.
  fileprivate var ownName: String? {
    if isSingle, case .named(let name) = light { name } else { nil }
  }
}

extension CompiledTabBarTheme {
  /// Returns the possible backgrounds of the selected item.
  fileprivate func backgrounds(
    in variant: TabBarTheme.Color.Variant
  ) -> [BarGround] {
    let traits = UITraitCollection.colors(
      isDark: variant.isDark,
      variant.isHighContrast ? .high : .normal
    )
    return [standard, scrollEdge].compactMap(\.self).flatMap { appearance in
      TabBarTheme.Color.Components.bar(
        appearance.backgroundColor.map { TabBarTheme.Color.Components($0, in: traits) },
        over: appearance.backgroundEffect,
        in: traits,
        indicator: appearance.selectionIndicatorTintColor.map {
          TabBarTheme.Color.Components($0, in: traits)
        }
      )
    }
    .map(BarGround.init)
  }
}
