extension TabBarTheme {
  /// This theme on the base of another, as `extends` does it in a theme file.
  ///
  ///     let nightOcean = night.extending(ocean)
  ///
  /// Leaf by leaf: what this theme says holds, `nil` included, and what it leaves out is the parent's.
  /// ``colors`` are joined by name, so that a `{name}` of the parent stands for a color of this theme if
  /// both have one. Of ``when``, the parent's come first.
  ///
  /// - Parameter parent: The theme to build on.
  /// - Returns: A theme with the name of this one.
  public func extending(_ parent: TabBarTheme) -> TabBarTheme {
    parent.overlaid(by: self)
  }
}
