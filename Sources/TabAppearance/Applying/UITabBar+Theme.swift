public import TabUIKit

extension UITabBar {
  /// Gives the bar a theme: both appearances in all layouts and states, the tint colors, and what the theme
  /// says of single items.
  ///
  ///     tabBar.applyTheme(try .named("Midnight"))
  ///
  /// What the theme doesn't say of the items stays as it is: images, badges, selection. Only appearances
  /// of their own become the theme's, which they would hide. Applying the theme that the bar has already
  /// changes nothing, but for items that are new.
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
  public var tabBarTheme: TabBarTheme? { ThemedBar(self).memory?.request.theme }
}

extension UITabBarController {
  /// Gives the controller's bar a theme: both appearances in all layouts and states, the tint colors, and what
  /// the theme says of single items.
  ///
  ///     try tabBarController.applyTheme(.named("Midnight"))
  ///     tabBarController.applyTheme(.ocean, style: .dark)
  ///
  /// What the theme doesn't say of the items stays as it is: images, badges, selection. Only appearances
  /// of their own become the theme's, which they would hide. The navigation bar of More gets the background
  /// and the tint. No view is loaded and no other controller changed. Applying the theme that the bar has
  /// already changes nothing, but for items that are new; ``layoutThemedTabBar()`` sees to those, too.
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
