extension TabBarTheme {
  /// The appearance of the bar while the content is scrolled to the edge at the bar.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum ScrollEdge: Hashable, Sendable {
    /// The standard appearance.
    case standard

    /// The standard appearance without background and hairline.
    case transparent

    /// The standard appearance with the settings of an overlay merged over it.
    case overlay(Appearance)
  }
}

extension TabBarTheme.Setting<TabBarTheme.ScrollEdge> {
  /// The standard appearance.
  public static var standard: Self { .value(.standard) }

  /// The standard appearance without background and hairline.
  public static var transparent: Self { .value(.transparent) }

  /// Returns the standard appearance with the settings of an overlay merged over it.
  ///
  /// - Parameter overlay: The settings that differ.
  /// - Returns: A setting with that overlay.
  public static func overlay(_ overlay: TabBarTheme.Appearance) -> Self {
    .value(.overlay(overlay))
  }
}
