import TabAppearance

/// A plain theme made of one color.
enum StarterTheme {
  static func theme(named name: String, hue: AccentHue) -> TabBarTheme {
    let shades = ColorVariant.allCases.map { Shades(of: hue, in: $0) }
    return TabBarTheme(
      name: name,
      colors: [
        "accent": ThemeColor(shades.map(\.accent)),
        "faint": ThemeColor(shades.map(\.faint)),
        "ground": ThemeColor(shades.map(\.ground)),
        "line": ThemeColor(shades.map(\.line)),
        "muted": ThemeColor(shades.map(\.muted)),
      ],
      tintColor: "{accent}",
      bar: .init(
        background: .value(.opaque),
        backgroundColor: "{ground}",
        shadowColor: "{line}"
      ),
      item: .init(
        // A font in 'selected' alone would move the title.
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
  /// The bar.
  let ground: RGBColor

  /// The hairline above it.
  let line: RGBColor

  /// Items that can't be chosen, which needn't be read.
  let faint: RGBColor

  /// Items that aren't selected.
  let muted: RGBColor

  /// The selected item.
  let accent: RGBColor

  init(of hue: AccentHue, in variant: ColorVariant) {
    let (isDark, isHigh) = (variant.isDark, variant.isHighContrast)
    let contrast = variant.neededContrast
    let edge = isDark ? (isHigh ? 0 : 0.19) : (isHigh ? 1 : 0.98)
    let ground = hue.shade(edge, chroma: 0.015)

    let accent = hue.lightness(from: hue.lightness, contrast: contrast, on: [ground])
    var muted = hue.lightness(from: edge, chroma: 0.03, contrast: contrast, on: [ground])
    // Who sees no difference of hue sees that of lightness. The accent stays what it is, so what
    // isn't selected goes further away from the bar.
    if hue.shade(accent).contrast(with: hue.shade(muted, chroma: 0.03)) < 1.5 {
      let further = hue.shade(accent).contrast(with: ground) * 1.55
      muted = hue.lightness(from: accent, chroma: 0.03, contrast: further, on: [ground])
    }
    self.ground = ground
    self.accent = hue.shade(accent)
    self.muted = hue.shade(muted, chroma: 0.03)
    faint = hue.shade(isDark ? (isHigh ? 0.52 : 0.42) : (isHigh ? 0.65 : 0.76), chroma: 0.03)
    line = hue.shade(isDark ? (isHigh ? 0.65 : 0.32) : (isHigh ? 0.5 : 0.88), chroma: 0.03)
  }
}

extension ThemeColor {
  /// A color with its values in the order of `ColorVariant.allCases`.
  init(_ shades: [RGBColor]) {
    self.init(
      .rgb(shades[0]),
      dark: .rgb(shades[1]),
      lightHighContrast: .rgb(shades[2]),
      darkHighContrast: .rgb(shades[3])
    )
  }
}

extension ColorVariant {
  var isDark: Bool { self == .dark || self == .darkHighContrast }

  var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  /// What titles need by WCAG 2: level AA, and level AAA for those who ask for high contrast.
  var neededContrast: Double { isHighContrast ? 7 : 4.5 }
}
