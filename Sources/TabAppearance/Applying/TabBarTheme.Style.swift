public import TabUIKit

extension TabBarTheme {
  /// Light, dark, or as the system has it: the choice an app offers in its settings.
  ///
  ///     tabBarController.applyTheme(.ocean, style: .dark)
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// As the system has it.
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
