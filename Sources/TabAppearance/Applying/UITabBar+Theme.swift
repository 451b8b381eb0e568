public import Foundation
public import TabUIKit

extension UITabBar {
  /// Gives the bar a theme: both appearances in all layouts and states, the tint colors, and what
  /// the theme sets on single items.
  ///
  ///     tabBar.applyTheme(try .named("Midnight"))
  ///
  /// What the theme doesn't set stays as it is: images, badges, selection, and the view's
  /// `backgroundColor`, which is seen through a transparent bar. Only appearances of the items'
  /// own become the theme's, which they would hide. Applying the theme that the bar has already
  /// sets what the app has set over it since, badges apart, and nothing else. An icon that the app
  /// sets under a theme that colors icons gets the theme's color then.
  ///
  /// On iOS 17 and later a bar follows the user's text size and the layout direction by itself;
  /// before that, apply the theme again when they change.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - style: The style of this bar alone; `nil` leaves it as it is.
  ///   - assets: The bundle in which colors and images named as `asset:` are looked for before the
  ///     app's own.
  /// - Returns: The theme on the bar, to take it off again.
  @discardableResult
  public func applyTheme(
    _ theme: TabBarTheme,
    style: TabBarTheme.Style? = nil,
    assets: Bundle? = nil
  ) -> AppliedTabBarTheme {
    ThemedBar.of(self).apply(.init(theme: theme, style: style, assets: assets))
  }

  /// The theme that the bar has, or `nil` if it was given none.
  public var tabBarTheme: TabBarTheme? {
    self[attached: ThemedBar.self]?.application?.request.theme
  }

  /// The theme's appearance for a bar of the app's own, which isn't of glass on any system, while a tab
  /// is selected.
  package func classicThemeAppearance(
    selecting tab: BarTab?,
    isAtScrollEdge: Bool
  ) -> UITabBarAppearance? {
    guard let theme = self[attached: ThemedBar.self]?.application?.classic else { return nil }
    let own = tab.map { theme.resolved.item(at: $0.index, identifiers: $0.identifiers).1 }
    let standard = own?.standard ?? theme.resolved.standard
    let themeEdge = own?.standard == nil ? theme.resolved.scrollEdge : nil
    let edge = own?.scrollEdge ?? themeEdge
    return UITabBarAppearance(
      (isAtScrollEdge ? edge : nil) ?? standard,
      in: theme.context
    )
  }

  /// Takes all themes off: restores what the app has set last on the bar and its items, under a theme
  /// or before.
  ///
  ///     tabBar.applyTheme(.ocean)
  ///     tabBar.applyTheme(.night, style: .dark)
  ///     tabBar.removeTabBarTheme()  // the app's own colors, images and style
  ///
  /// A value that the app has set and that equals the theme's counts as the theme's. A bar without a
  /// theme stays as it is.
  public func removeTabBarTheme() {
    self[attached: ThemedBar.self]?.removeTabBarTheme()
  }
}

extension UITabBarController {
  /// Gives the controller's bar a theme: both appearances in all layouts and states, the tint
  /// colors, and what the theme sets on single items.
  ///
  ///     try tabBarController.applyTheme(.named("Midnight"))
  ///     tabBarController.applyTheme(.ocean, style: .dark)
  ///
  /// What the theme doesn't set stays as it is: images, badges, selection, and the bar's own
  /// `backgroundColor`, which is seen through a transparent bar. Only appearances of the items'
  /// own become the theme's, which they would hide. The navigation bar of More gets the background
  /// and the tint. No view is loaded and no other controller changed. Applying the theme that the
  /// bar has already sets what the app has set over it since, badges apart, and nothing else; so does
  /// ``layoutThemedTabBar()``. An item that is in no bar any more is left alone until it is in one.
  ///
  /// On iOS 17 and later a bar follows the user's text size and the layout direction by itself;
  /// before that, with ``layoutThemedTabBar()``, which also gives the theme to items that are new.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - style: The style of the controller and its children; `nil` leaves it as it is. What they
  ///     present, as sheets and alerts, takes the style of the window.
  ///   - assets: The bundle in which colors and images named as `asset:` are looked for before the
  ///     app's own.
  /// - Returns: The theme on the bar, to take it off again.
  @discardableResult
  public func applyTheme(
    _ theme: TabBarTheme,
    style: TabBarTheme.Style? = nil,
    assets: Bundle? = nil
  ) -> AppliedTabBarTheme {
    ThemedBar.of(tabBar, in: self).apply(.init(theme: theme, style: style, assets: assets))
  }

  /// The theme that the controller's bar has, or `nil` if it was given none.
  public var tabBarTheme: TabBarTheme? { tabBar.tabBarTheme }

  /// Takes all themes off: restores what the app has set last on the bar, its items, the bar of More
  /// and the content, the style if a theme came with one, and the system's layout.
  ///
  ///     tabBarController.removeTabBarTheme()
  ///
  /// A layout of the controller's own (``tabBarThemeLayout``) stays. A store that the controller is
  /// attached to gives it a theme again at its next change; detach the controller first.
  public func removeTabBarTheme() {
    tabBar.removeTabBarTheme()
    layoutThemedTabBar()
  }
}
