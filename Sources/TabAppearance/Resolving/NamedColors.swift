/// The colors of a theme, able to replace the names in other colors by what they stand for.
struct NamedColors {
  let theme: String
  let colors: [String: ThemeColor]

  /// The color with every name replaced, each variant by the same variant of the named color.
  ///
  /// - Precondition: Every name is one of the theme's colors and none stands for itself. The reader of
  ///   theme files has seen to that; in Swift it is for the caller to see to.
  func resolve(_ color: ThemeColor) -> ThemeColor {
    var variants: [ColorVariant: ThemeColor.Value] = [:]
    for variant in ColorVariant.allCases {
      variants[variant] = resolve(color.value(for: variant), in: variant, path: [])
    }
    guard let color = ThemeColor(variants: variants) else {
      preconditionFailure("every variant has a value")
    }
    return color
  }

  func resolve(_ setting: Setting<ThemeColor>) -> ThemeColor? { setting.value.map(resolve) }

  private func resolve(
    _ value: ThemeColor.Value,
    in variant: ColorVariant,
    path: [String]
  ) -> ThemeColor.Value {
    guard case .named(let name) = value else { return value }
    precondition(
      !path.contains(name),
      "theme '\(theme)': color '\(name)' stands for itself: "
        + (path + [name]).joined(separator: " → ")
    )
    guard let color = colors[name] else {
      preconditionFailure("theme '\(theme)' has no color '\(name)'; it has \(colors.keys.sorted())")
    }
    return resolve(color.value(for: variant), in: variant, path: path + [name])
  }
}
