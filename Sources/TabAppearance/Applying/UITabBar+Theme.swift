public import TabUIKit

extension UITabBar {
  /// Gives the bar a theme: both appearances in all layouts and states, and the tint colors.
  ///
  ///     tabBar.applyTheme(try .named("Midnight"))
  ///
  /// Images, badges and selection of its items stay as they are. Applying the theme that the bar has
  /// already changes nothing.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - style: The style of this bar alone; `nil` leaves it as it is.
  /// - Returns: The theme on the bar, to take it off again.
  /// - Precondition: Every `{name}` is one of the theme's ``TabBarTheme/colors``.
  @discardableResult
  public func applyTheme(_ theme: TabBarTheme, style: ThemeStyle? = nil) -> AppliedTheme {
    ThemedBar(self).apply(theme, style: style)
  }

  /// The theme that the bar has, or `nil` if it was given none.
  public var tabBarTheme: TabBarTheme? { ThemedBar(self).memory?.record.theme }
}

extension UITabBarController {
  /// Gives the controller's bar a theme: both appearances in all layouts and states, and the tint colors.
  ///
  ///     try tabBarController.applyTheme(.named("Midnight"))
  ///     tabBarController.applyTheme(.ocean, style: .dark)
  ///
  /// Images, badges and selection of its items stay as they are, and so does every other controller.
  /// Applying the theme that the bar has already changes nothing.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - style: The style of the controller and all that it shows; `nil` leaves it as it is.
  /// - Returns: The theme on the bar, to take it off again.
  /// - Precondition: Every `{name}` is one of the theme's ``TabBarTheme/colors``.
  @discardableResult
  public func applyTheme(_ theme: TabBarTheme, style: ThemeStyle? = nil) -> AppliedTheme {
    ThemedBar(self).apply(theme, style: style)
  }

  /// The theme that the controller's bar has, or `nil` if it was given none.
  public var tabBarTheme: TabBarTheme? { tabBar.tabBarTheme }
}
