#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import TabAppearance
import TabAppearanceUI
public import TabControls

extension View {
  /// Sets controls on the tab bar of the `TabView` that this view is, contains, or is a tab of.
  ///
  ///     TabView { … }
  ///       .tabBarControls { $0.badges[2] = .count(cart.count) }
  ///
  /// What is made once, as a center button, belongs into the first of two closures:
  ///
  ///     TabView { … }
  ///       .tabBarControls { controls in
  ///         controls.centerButton = .center(systemImage: "plus", label: "New post") { compose() }
  ///       } update: { controls in
  ///         controls.badges[2] = .count(cart.count)
  ///       }
  ///
  /// The bar is found as by ``TabAppearanceUI/SwiftUICore/View/tabBarTheme(_:style:assets:)``. Controls
  /// follow it at updates of the view, at changes of its size and at touches. When the last view with
  /// this modifier goes away, the bar is as before. A view without a tab bar stays as it is.
  ///
  /// - Parameters:
  ///   - setUp: Runs once for each tab bar controller; SwiftUI makes another one at a change of the
  ///     horizontal size class from iOS 18 on.
  ///   - update: Runs after `setUp`, and at each update of the view.
  /// - Returns: The view.
  nonisolated public func tabBarControls(
    setUp: @escaping @MainActor @Sendable (TabBarControls) -> Void,
    update: @escaping @MainActor @Sendable (TabBarControls) -> Void
  ) -> some View {
    modifier(TabBarFinderModifier(.controls(setUp: setUp, update: update)))
  }

  /// Sets controls on the tab bar of the `TabView` that this view is, contains, or is a tab of, at each
  /// update of the view.
  ///
  ///     TabView { … }
  ///       .tabBarControls { $0.badges[2] = .count(cart.count) }
  ///
  /// - Parameter update: Runs at each update of the view; what is made once belongs into
  ///   ``tabBarControls(setUp:update:)``.
  /// - Returns: The view.
  nonisolated public func tabBarControls(
    _ update: @escaping @MainActor @Sendable (TabBarControls) -> Void
  ) -> some View {
    tabBarControls(setUp: { _ in }, update: update)
  }
}
#endif
