#if canImport(SwiftUI) && canImport(UIKit)
public import Foundation
public import SwiftUI
public import TabAppearance

extension View {
  /// Applies a theme to the tab bar of the `TabView` that this view is, contains, or is a tab of.
  ///
  ///     TabView {
  ///       Text("Home").tabItem { Label("Home", systemImage: "house") }
  ///     }
  ///     .tabBarTheme(.lagoon)
  ///
  /// For a view inside a tab, the bar is the one with that tab; otherwise the nearest bar in the
  /// view. If several modifiers apply to one bar, the innermost wins, and of those in several tabs
  /// the one whose view appeared last. A bar has the theme as soon as it exists, and again if
  /// SwiftUI creates another bar. A view without a tab bar, such as a `TabView` with pages, doesn't
  /// change.
  ///
  /// Without the modifier or with `nil`, the bar has its previous appearance.
  ///
  /// - Parameters:
  ///   - theme: The theme to apply; `nil` for none. Its layout isn't applied, since that requires
  ///     ``TabAppearance/ThemedTabBarController``.
  ///   - style: The style of the tabs and the views in them; `nil` leaves it as it is. For an
  ///     entire window with its sheets and alerts, write
  ///     `.preferredColorScheme(style.colorScheme)`.
  ///   - assets: The bundle that is searched for `asset:` colors and images before the app's
  ///     bundle.
  /// - Returns: The view, with ``SwiftUI/EnvironmentValues/tabBarTheme`` set.
  nonisolated public func tabBarTheme(
    _ theme: TabBarTheme?,
    style: TabBarTheme.Style? = nil,
    assets: Bundle? = nil
  ) -> some View {
    modifier(TabBarThemeModifier(theme.map { .theme($0, style: style, assets: assets) }))
  }

  /// Applies the theme and the style of a store to the tab bar of the `TabView` that this view is,
  /// contains, or is a tab of, now and whenever they change.
  ///
  ///     TabView {
  ///       Text("Home").tabItem { Label("Home", systemImage: "house") }
  ///     }
  ///     .tabBarTheme(store)
  ///
  /// The store itself changes the bar, without evaluating a `body`, on iOS 15 and 16 too.
  /// Everything else is as with a theme.
  ///
  /// - Parameter store: The store, which the app keeps alive.
  /// - Returns: The view, with ``SwiftUI/EnvironmentValues/tabBarTheme`` set.
  nonisolated public func tabBarTheme(_ store: TabBarThemeStore) -> some View {
    modifier(TabBarThemeModifier(.store(store)))
  }
}

extension EnvironmentValues {
  /// The theme of the nearest `tabBarTheme` modifier around a view, or `nil` without one.
  ///
  /// For a store it is the current theme on iOS 17 and later. On earlier versions it is the theme
  /// when the modifier was last evaluated: views that need the current one then use the store's
  /// `changes()`.
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
