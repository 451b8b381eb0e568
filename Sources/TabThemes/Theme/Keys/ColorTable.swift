/// The colors of a theme by name, each resolved once, to replace the names in other colors.
package struct ColorTable {
  private let colors: [String: TabBarTheme.Color]

  /// The values of the colors that refer to other colors, with the references followed.
  private var ends: [TabBarTheme.Color.Variant: [String: TabBarTheme.Color.Value]] = [:]

  /// Resolves each variant of each color by following its references to the end, in time that is
  /// linear in the number of colors.
  ///
  package init(_ colors: [String: TabBarTheme.Color]) {
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

  /// Returns the value of a named color; `nil` if there is no such color, or it refers to itself.
  package func value(
    of name: String,
    in variant: TabBarTheme.Color.Variant
  ) -> TabBarTheme.Color.Value? {
    let value = colors[name]?.value(for: variant)
    return value?.reference == nil ? value : ends[variant]?[name]
  }

  /// Returns the color with every reference replaced, each variant by the same variant of the named
  /// color.
  ///
  /// A name without a color becomes the system's gray, as does an asset that the app doesn't have.
  /// The loader of theme files reports such names; a theme that is written in Swift can have some.
  func resolve(_ color: TabBarTheme.Color) -> TabBarTheme.Color {
    guard color.hasReference else { return color.isSingle ? color : .init(color.value(for:)) }
    return TabBarTheme.Color { variant in
      let value = color.value(for: variant)
      guard let name = value.reference else { return value }
      return self.value(of: name, in: variant) ?? .system(.systemGray)
    }
  }

  /// The color with a name, with its references replaced.
  package subscript(name: String) -> TabBarTheme.Color { resolve(.init(.named(name))) }
}

extension TabBarTheme.Color.Value {
  /// The name of the color that the value refers to, or `nil` if it is a color itself.
  package var reference: String? { if case .named(let name) = self { name } else { nil } }
}

extension TabBarTheme.Color {
  /// Whether a value of the color refers to another color.
  package var hasReference: Bool {
    Variant.allCases.contains { value(for: $0).reference != nil }
  }
}
