extension TabBarTheme {
  /// How the bar looks while the content's edge meets it.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum ScrollEdge: Hashable, Sendable {
    /// Like the bar elsewhere.
    case standard

    /// Like the bar elsewhere, without background and hairline.
    case transparent

    /// Like the bar elsewhere, but for the settings of an overlay.
    case overlay(Appearance)
  }
}

extension TabBarTheme.Setting<TabBarTheme.ScrollEdge> {
  /// Like the bar elsewhere.
  public static var standard: Self { .value(.standard) }

  /// Like the bar elsewhere, without background and hairline.
  public static var transparent: Self { .value(.transparent) }

  /// Like the bar elsewhere, but for the settings of an overlay.
  ///
  /// - Parameter overlay: What differs.
  /// - Returns: A setting with that overlay.
  public static func overlay(_ overlay: TabBarTheme.Appearance) -> Self {
    .value(.overlay(overlay))
  }
}
