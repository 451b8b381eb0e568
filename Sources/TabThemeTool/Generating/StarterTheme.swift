import TabAppearance
import TabScreens

/// Creates a plain theme from shades of one color.
enum StarterTheme {
  static func theme(named name: String, hue: AccentHue) -> TabBarTheme {
    let shades = TabBarTheme.Color.Variant.allCases.map { Shades(of: hue, in: $0) }
    return TabBarTheme(
      name: name,
      colors: [
        "accent": TabBarTheme.Color(shades.map(\.accent)),
        "faint": TabBarTheme.Color(shades.map(\.faint)),
        "ground": TabBarTheme.Color(shades.map(\.ground)),
        "line": TabBarTheme.Color(shades.map(\.line)),
        "muted": TabBarTheme.Color(shades.map(\.muted)),
      ],
      tintColor: "{accent}",
      bar: .init(
        background: .value(.opaque),
        backgroundColor: "{ground}",
        shadowColor: "{line}"
      ),
      item: .init(
        // A font set only in 'selected' would move the title.
        normal: .init(color: "{muted}", title: .init(weight: .value(.medium))),
        selected: .init(color: "{accent}", title: .init(weight: .value(.semibold))),
        disabled: .init(color: "{faint}"),
        focused: .init(color: "{accent}")
      )
    )
  }
}

/// The colors of the theme in one style and contrast.
private struct Shades {
  /// The background of the bar.
  let ground: TabBarTheme.Color.Components

  /// The hairline above the bar.
  let line: TabBarTheme.Color.Components

  /// The color of disabled items, which needn't be legible.
  let faint: TabBarTheme.Color.Components

  /// The color of unselected items.
  let muted: TabBarTheme.Color.Components

  /// The color of the selected item.
  let accent: TabBarTheme.Color.Components

  init(of hue: AccentHue, in variant: TabBarTheme.Color.Variant) {
    let (isDark, isHigh) = (variant.isDark, variant.isHighContrast)
    let contrast = variant.neededContrast
    let edge = isDark ? (isHigh ? 0 : 0.19) : (isHigh ? 1 : 0.98)
    let ground = hue.shade(edge, chroma: 0.015)

    let bar = BarGround(ground)
    let accent = hue.lightness(
      from: hue.lightness,
      contrast: contrast,
      on: [bar] + BarGround.pills(in: variant)
    )
    var muted = hue.lightness(from: edge, chroma: 0.03, contrast: contrast, on: [bar])
    // Users who can't distinguish hues rely on lightness. The accent stays as it is, so the color
    // of unselected items gets more contrast with the bar.
    if hue.shade(accent).contrast(with: hue.shade(muted, chroma: 0.03)) < 1.5 {
      let further = hue.shade(accent).contrast(with: ground) * 1.55
      muted = hue.lightness(from: accent, chroma: 0.03, contrast: further, on: [bar])
    }
    self.ground = ground
    self.accent = hue.shade(accent)
    self.muted = hue.shade(muted, chroma: 0.03)
    faint = hue.shade(isDark ? (isHigh ? 0.52 : 0.42) : (isHigh ? 0.65 : 0.76), chroma: 0.03)
    line = hue.shade(isDark ? (isHigh ? 0.65 : 0.32) : (isHigh ? 0.5 : 0.88), chroma: 0.03)
  }
}

extension TabBarTheme.Color {
  /// Creates a color from its values in the order of `TabBarTheme.Color.Variant.allCases`.
  init(_ shades: [TabBarTheme.Color.Components]) {
    self.init(
      .rgb(shades[0]),
      dark: .rgb(shades[1]),
      lightHighContrast: .rgb(shades[2]),
      darkHighContrast: .rgb(shades[3])
    )
  }
}

extension TabBarTheme.Color.Variant {
  /// The contrast ratio that titles need by WCAG 2: level AA, and level AAA in high contrast.
  var neededContrast: Double { ContrastLevel.text[isHighContrast ? 1 : 0].ratio }
}
