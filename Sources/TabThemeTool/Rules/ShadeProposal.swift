import TabAppearance
import TabFiles

/// A value for a key whose color has too little contrast.
struct ShadeProposal {
  /// The proposed color.
  private let color: TabBarTheme.Color

  /// The shades in place of values that fail.
  private let shades: [TabBarTheme.Color.Variant: TabBarTheme.Color.Components]

  /// Proposes the nearest shades of the values that fail, so that no measurement of the key fails;
  /// `nil` if there are none.
  ///
  /// - Parameters:
  ///   - measurements: The measurements of one key, some of which fail.
  ///   - brand: A color of the theme that is better than a shade of gray.
  init?(_ measurements: [ContrastMeasurement], brand: TabBarTheme.Color? = nil) {
    guard let setting = measurements.first(where: \.fails)?.setting else { return nil }
    var shades: [TabBarTheme.Color.Variant: TabBarTheme.Color.Components] = [:]
    for variant in TabBarTheme.Color.Variant.allCases {
      let own = measurements.filter { $0.variant == variant }
      guard let worst = own.filter(\.fails).min(by: { $0.rank < $1.rank }) else { continue }
      // A value for standard contrast may be that for high contrast as well.
      let heirs = measurements.filter {
        $0.isDark == variant.isDark
          && setting.value(for: $0.variant) == setting.value(for: variant)
      }
      let affected = variant.isHighContrast ? own : heirs
      var candidates = worst.value.shades
      if worst.value.isGray, case .rgb(let color)? = brand?.value(for: variant) {
        candidates.insert(color.opaque, at: 0)
      }
      if variant.isHighContrast, let shade = shades[variant.isDark ? .dark : .light] {
        candidates.insert(shade, at: 0)
      }
      let shade = candidates.first { shade in affected.allSatisfy { $0.passes(with: shade) } }
      guard let shade else { return nil }
      shades[variant] = shade
    }
    self.shades = shades
    color = TabBarTheme.Color { shades[$0].map { .rgb($0) } ?? setting.value(for: $0) }
  }
}

extension ShadeProposal {
  /// The proposed value of the key.
  var json: JSON {
    if color.isSingle { return .string(color.light.text) }
    let members = TabBarTheme.Color.Variant.allCases.compactMap { variant in
      // Values equal to their fallback are left out.
      color[variant].map { JSON.Member(variant.rawValue, .string($0.text)) }
    }
    return .object(members)
  }

  /// The fix that writes the value in place of the present one.
  var fix: Fix {
    let styles = Set(shades.keys.map(\.isDark))
    let contrast = shades.keys.allSatisfy(\.isHighContrast) ? " with high contrast" : ""
    let place =
      styles.count == 1
      ? " in \(styles.contains(true) ? "dark" : "light") style\(contrast)" : contrast
    let values = Set(shades.values.map { TabBarTheme.Color.Value.rgb($0).text })
    guard values.count == 1, let value = values.first else {
      return Fix("write other colors, as in \(json.line)")
    }
    return Fix("write another color\(place), as in \(quoted(value))")
  }
}

extension TabBarTheme.Color {
  /// The value that is given for a variant; `nil` if the variant falls back to another one.
  fileprivate subscript(variant: Variant) -> Value? {
    switch variant {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast
    case .darkHighContrast: darkHighContrast
    }
  }
}
