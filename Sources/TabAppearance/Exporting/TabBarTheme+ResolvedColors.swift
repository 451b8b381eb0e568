extension TabBarTheme {
  /// The theme's own colors in an environment, each name in them replaced by what it stands for.
  package func resolvedColors(for environment: TabBarEnvironment) -> [String: ThemeColor] {
    let colors = adapted(to: environment).colors
    let named = NamedColors(theme: name, colors: colors)
    return colors.mapValues { named.resolve($0) }
  }
}
