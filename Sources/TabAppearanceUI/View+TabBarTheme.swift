#if canImport(SwiftUI) && canImport(UIKit)
public import Foundation
public import SwiftUI
public import TabAppearance

extension View {
  /// Gives a theme to the tab bar of the `TabView` that this view is, contains, or is a tab of.
  ///
  ///     TabView {
  ///       Text("Home").tabItem { Label("Home", systemImage: "house") }
  ///     }
  ///     .tabBarTheme(.lagoon)
  ///
  /// Inside a tab it is the bar that shows the tab; elsewhere the nearest one in the view. If several
  /// modifiers are for one bar, the innermost wins, and of those in several tabs the one whose view
  /// appeared last. A bar has the theme as soon as it is there, and again if SwiftUI makes another
  /// bar. A view without a tab bar, as a `TabView` with pages, stays as it is.
  ///
  /// Without the modifier or with `nil`, the bar is what it was before.
  ///
  /// - Parameters:
  ///   - theme: The theme; `nil` for none. Its layout isn't applied, which needs
  ///     ``TabAppearance/ThemedTabBarController``.
  ///   - style: The style of the tabs and the views in them; `nil` leaves it as it is. For all of a
  ///     window, sheets and alerts included, write `.preferredColorScheme(style.colorScheme)`.
  ///   - assets: The bundle in which colors and images named as `asset:` are looked for before the
  ///     app's own.
  /// - Returns: The view, and around it ``SwiftUI/EnvironmentValues/tabBarTheme``.
  nonisolated public func tabBarTheme(
    _ theme: TabBarTheme?,
    style: TabBarTheme.Style? = nil,
    assets: Bundle? = nil
  ) -> some View {
    modifier(TabBarThemeModifier(theme.map { .theme($0, style: style, assets: assets) }))
  }

  /// Gives the tab bar of the `TabView` that this view is, contains, or is a tab of the theme and the
  /// style of a store, now and whenever they change.
  ///
  ///     TabView {
  ///       Text("Home").tabItem { Label("Home", systemImage: "house") }
  ///     }
  ///     .tabBarTheme(store)
  ///
  /// The store itself changes the bar: no `body` is evaluated for that, on iOS 15 and 16 either.
  /// Everything else is as with a theme.
  ///
  /// - Parameter store: The store, which the app keeps.
  /// - Returns: The view, and around it ``SwiftUI/EnvironmentValues/tabBarTheme``.
  nonisolated public func tabBarTheme(_ store: TabBarThemeStore) -> some View {
    modifier(TabBarThemeModifier(.store(store)))
  }
}

extension EnvironmentValues {
  /// The theme that the nearest `tabBarTheme` modifier around a view gives, or `nil` without one.
  ///
  /// Of a store it is the current one on iOS 17 and later; before that, the one when the modifier
  /// was last evaluated: views that need it then listen to the store's `changes()`.
  public internal(set) var tabBarTheme: TabBarTheme? {
    get { self[TabBarThemeKey.self] }
    set { self[TabBarThemeKey.self] = newValue }
  }
}

private struct TabBarThemeKey: EnvironmentKey {
  static var defaultValue: TabBarTheme? { nil }
}

extension TabBarTheme.Style {
  /// The value for `preferredColorScheme(_:)`; `nil` for ``system``.
  public var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
#endif
