public import TabUIKit

extension TabBarTheme {
  /// Light, dark, or the system's style: the choice that an app offers in its settings.
  ///
  ///     tabBarController.applyTheme(.ocean, style: .dark)
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The style that the system is set to.
    case system

    /// Always light.
    case light

    /// Always dark.
    case dark

    /// The value for `overrideUserInterfaceStyle`.
    public var userInterfaceStyle: UIUserInterfaceStyle {
      switch self {
      case .system: .unspecified
      case .light: .light
      case .dark: .dark
      }
    }
  }
}
