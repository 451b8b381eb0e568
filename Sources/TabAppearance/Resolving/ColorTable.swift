/// The colors of a theme by name, each resolved once, to replace the names in other colors.
package struct ColorTable {
  private let theme: String
  private var colors: [String: [TabBarTheme.Color.Variant: TabBarTheme.Color.Value]] = [:]

  /// Resolves each variant of each color by following its references to the end, in time that is linear in the number
  /// of colors.
  ///
  /// Colors that can't be resolved are left out, and reported when they are asked for.
  package init(theme: String, colors: [String: TabBarTheme.Color]) {
    self.theme = theme
    for variant in TabBarTheme.Color.Variant.allCases {
      for name in colors.keys where self.colors[name]?[variant] == nil {
        var chain: [String] = []
        var visited: Set<String> = []
        var value: TabBarTheme.Color.Value? = .named(name)
        while case .named(let next)? = value {
          if let known = self.colors[next]?[variant] {
            value = known
          } else if visited.insert(next).inserted {
            chain.append(next)
            value = colors[next]?.value(for: variant)
          } else {
            value = nil
          }
        }
        for name in chain { self.colors[name, default: [:]][variant] = value }
      }
    }
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
      guard let value = colors[name]?[variant] else {
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
