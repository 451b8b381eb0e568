/// The colors of a theme, able to replace the names in other colors by what they stand for.
struct NamedColors {
  private let theme: String
  private let colors: [String: ThemeColor]

  /// The colors with every name replaced, since most of them are asked for often.
  private var resolved: [String: ThemeColor] = [:]

  init(theme: String, colors: [String: ThemeColor]) {
    self.theme = theme
    self.colors = colors
    // Those that can't be resolved are reported when they are asked for.
    for (name, color) in colors where !color.hasReference { resolved[name] = color.distinct }
  }

  /// The color with every name replaced, each variant by the same variant of the named color.
  ///
  /// - Precondition: Every name is one of the theme's colors and none stands for itself. The reader of
  ///   theme files has seen to that; in Swift it is for the caller to see to.
  func resolve(_ color: ThemeColor) -> ThemeColor {
    if color.isSingle {
      guard case .named(let name) = color.light else { return color }
      if let color = resolved[name] { return color }
    }
    func value(_ variant: ColorVariant) -> ThemeColor.Value {
      resolve(color.value(for: variant), in: variant, path: [])
    }
    return ThemeColor(
      value(.light),
      dark: value(.dark),
      lightHighContrast: value(.lightHighContrast),
      darkHighContrast: value(.darkHighContrast)
    ).distinct
  }

  func resolve(_ setting: Setting<ThemeColor>) -> ThemeColor? { setting.value.map(resolve) }

  func resolve(_ shadow: TabBarTheme.Shadow) -> TabBarTheme.Shadow {
    var shadow = shadow
    shadow.color = resolve(shadow.color)
    return shadow
  }

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

extension ThemeColor.Value {
  fileprivate var isReference: Bool { if case .named = self { true } else { false } }
}

extension ThemeColor {
  /// Whether a value is that of another color.
  var hasReference: Bool {
    light.isReference || dark?.isReference == true || lightHighContrast?.isReference == true
      || darkHighContrast?.isReference == true
  }

  /// The same color, without values that are what they would be anyway.
  fileprivate var distinct: ThemeColor {
    if isSingle { return self }
    let (light, dark) = (value(for: .light), value(for: .dark))
    let (lightHighContrast, darkHighContrast) =
      (value(for: .lightHighContrast), value(for: .darkHighContrast))
    return ThemeColor(
      light,
      dark: dark == light ? nil : dark,
      lightHighContrast: lightHighContrast == light ? nil : lightHighContrast,
      darkHighContrast: darkHighContrast == dark ? nil : darkHighContrast
    )
  }
}
