/// The colors of a theme by name, each resolved once, to replace the names in other colors.
package struct ColorTable {
  private let theme: String
  private let colors: [String: TabBarTheme.Color]

  /// What the colors that refer to others come to.
  private var ends: [TabBarTheme.Color.Variant: [String: TabBarTheme.Color.Value]] = [:]

  /// Resolves each variant of each color by following its references to the end, in time that is linear in the number
  /// of colors.
  ///
  /// Colors that can't be resolved are left out, and reported when they are asked for.
  package init(theme: String, colors: [String: TabBarTheme.Color]) {
    self.theme = theme
    self.colors = colors
    for variant in TabBarTheme.Color.Variant.allCases {
      for (name, color) in colors where color.value(for: variant).reference != nil {
        var chain: [String] = []
        var visited: Set<String> = []
        var next = name
        while value(of: next, in: variant) == nil, visited.insert(next).inserted,
          let reference = colors[next]?.value(for: variant).reference
        {
          chain.append(next)
          next = reference
        }
        let end = value(of: next, in: variant)
        for name in chain { ends[variant, default: [:]][name] = end }
      }
    }
  }

  /// The value of a color, if it is known yet.
  private func value(
    of name: String,
    in variant: TabBarTheme.Color.Variant
  ) -> TabBarTheme.Color.Value? {
    let value = colors[name]?.value(for: variant)
    return value?.reference == nil ? value : ends[variant]?[name]
  }

  /// The color with every name replaced, each variant by the same variant of the named color.
  ///
  /// - Precondition: Every name is one of the theme's colors and none stands for itself. The loader of
  ///   theme files has seen to that; in Swift it is for the caller to see to.
  func resolve(_ color: TabBarTheme.Color) -> TabBarTheme.Color {
    guard color.hasReference else { return color.isSingle ? color : .init(color.value(for:)) }
    return TabBarTheme.Color { variant in
      guard case .named(let name) = color.value(for: variant) else {
        return color.value(for: variant)
      }
      guard let value = value(of: name, in: variant) else {
        preconditionFailure(
          "theme '\(theme)' has no color '\(name)', or it refers to itself; it has \(colors.keys.sorted())"
        )
      }
      return value
    }
  }

  /// The resolved color with a name.
  package subscript(name: String) -> TabBarTheme.Color { resolve(.init(.named(name))) }
}
