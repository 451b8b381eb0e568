public import Foundation
public import TabUIKit

extension UITabBar {
  /// Applies a theme to the bar: both appearances in all layouts and states, the tint colors, and
  /// the settings of single items.
  ///
  ///     tabBar.applyTheme(try .named("Midnight"))
  ///
  /// Properties that the theme doesn't set keep their values: images, badges, selection, and the
  /// view's `backgroundColor`, which shows through a transparent bar. An appearance set on an item
  /// is replaced by the theme's, which it would hide. Applying the bar's current theme again
  /// overwrites what the app has set over it since, except badges. An icon that the app sets while
  /// a theme colors icons gets the theme's color then.
  ///
  /// On iOS 17 and later a bar follows the user's text size and the layout direction by itself;
  /// before that, apply the theme again when they change.
  ///
  /// - Parameters:
  ///   - theme: The theme to apply.
  ///   - style: The style of this bar alone; `nil` leaves it as it is.
  ///   - assets: The bundle that is searched for `asset:` colors and images before the app's
  ///     bundle.
  /// - Returns: A handle that removes the theme again.
  @discardableResult
  public func applyTheme(
    _ theme: TabBarTheme,
    style: TabBarTheme.Style? = nil,
    assets: Bundle? = nil
  ) -> AppliedTabBarTheme {
    ThemedBar.themedBar(for: self).apply(.init(theme: theme, style: style, assets: assets))
  }

  /// The theme that was applied to the bar, or `nil` if there is none.
  public var tabBarTheme: TabBarTheme? {
    self[attached: ThemedBar.self]?.application?.request.theme
  }

  /// Returns the theme's appearance, while `tab` is selected, for a bar that the app draws: with
  /// the classic look on any system.
  package func classicThemeAppearance(
    selecting tab: BarTab?,
    isAtScrollEdge: Bool
  ) -> UITabBarAppearance? {
    guard let theme = self[attached: ThemedBar.self]?.application?.classic else { return nil }
    let itemAppearances = tab.map {
      theme.resolved.item(at: $0.index, identifiers: $0.identifiers).1
    }
    let standard = itemAppearances?.standard ?? theme.resolved.standard
    let themeEdge = itemAppearances?.standard == nil ? theme.resolved.scrollEdge : nil
    let edge = itemAppearances?.scrollEdge ?? themeEdge
    return UITabBarAppearance(
      (isAtScrollEdge ? edge : nil) ?? standard,
      in: theme.context
    )
  }

  /// Removes all themes: restores the values that the app set last on the bar and its items, before
  /// a theme was applied or since.
  ///
  ///     tabBar.applyTheme(.ocean)
  ///     tabBar.applyTheme(.night, style: .dark)
  ///     tabBar.removeTabBarTheme()  // the app's own colors, images and style
  ///
  /// A value that the app set and that equals the theme's counts as the theme's, and is removed with
  /// it. A bar without a theme isn't changed.
  public func removeTabBarTheme() {
    self[attached: ThemedBar.self]?.removeTabBarTheme()
  }
}

extension UITabBarController {
  /// Applies a theme to the controller's bar: both appearances in all layouts and states, the tint
  /// colors, and the settings of single items.
  ///
  ///     try tabBarController.applyTheme(.named("Midnight"))
  ///     tabBarController.applyTheme(.ocean, style: .dark)
  ///
  /// Properties that the theme doesn't set keep their values: images, badges, selection, and the
  /// bar's `backgroundColor`, which shows through a transparent bar. An appearance set on an item
  /// is replaced by the theme's, which it would hide. The navigation bar of More gets the
  /// background and the tint. No view is loaded and no other controller is changed. Applying the
  /// bar's current theme again overwrites what the app has set over it since, except badges; so
  /// does ``layoutThemedTabBar()``. An item that has left the bar isn't updated until it is in a
  /// bar again.
  ///
  /// On iOS 17 and later a bar follows the user's text size and the layout direction by itself;
  /// before that, ``layoutThemedTabBar()`` updates it, and also applies the theme to new items.
  ///
  /// - Parameters:
  ///   - theme: The theme to apply.
  ///   - style: The style of the controller and its children; `nil` leaves it as it is. Presented
  ///     controllers, as sheets and alerts, take the style of the window.
  ///   - assets: The bundle that is searched for `asset:` colors and images before the app's
  ///     bundle.
  /// - Returns: A handle that removes the theme again.
  @discardableResult
  public func applyTheme(
    _ theme: TabBarTheme,
    style: TabBarTheme.Style? = nil,
    assets: Bundle? = nil
  ) -> AppliedTabBarTheme {
    ThemedBar.themedBar(for: tabBar, in: self).apply(
      .init(theme: theme, style: style, assets: assets)
    )
  }

  /// The theme that was applied to the controller's bar, or `nil` if there is none.
  ///
  /// A bar that the app puts in place of the controller's, by `setValue(_:forKey:)`, gets the theme.
  public var tabBarTheme: TabBarTheme? { themedBar?.application?.request.theme }

  /// Removes all themes: restores the values that the app set last on the bar, its items, the
  /// navigation bar of More and the content, the style if a theme came with one, and the system's
  /// layout.
  ///
  ///     tabBarController.removeTabBarTheme()
  ///
  /// A layout set in ``tabBarThemeLayout`` stays. A store that the controller is attached to
  /// applies a theme again at its next change; detach the controller first.
  public func removeTabBarTheme() {
    themedBar?.removeTabBarTheme()
    layoutThemedTabBar()
  }
}
