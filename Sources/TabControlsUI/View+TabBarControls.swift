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
  /// Controls that are created once, such as a center button, belong in the first of two closures:
  ///
  ///     TabView { … }
  ///       .tabBarControls { controls in
  ///         controls.centerButton = .center(systemImage: "plus", label: "New post") { compose() }
  ///       } update: { controls in
  ///         controls.badges[2] = .count(cart.count)
  ///       }
  ///
  /// The bar is found as by ``TabAppearanceUI/SwiftUICore/View/tabBarTheme(_:style:assets:)``.
  /// Controls are updated at updates of the view, at changes of its size and at touches. When the
  /// last view with this modifier is removed, the bar is restored. A view without a tab bar doesn't
  /// change.
  ///
  /// - Parameters:
  ///   - setUp: Called once for each tab bar controller; from iOS 18 on, SwiftUI creates another
  ///     one at a change of the horizontal size class.
  ///   - update: Called after `setUp`, and at each update of the view.
  /// - Returns: The view with the controls.
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
  /// - Parameter update: Called at each update of the view; set controls that are created once in
  ///   ``tabBarControls(setUp:update:)``.
  /// - Returns: The view with the controls.
  nonisolated public func tabBarControls(
    _ update: @escaping @MainActor @Sendable (TabBarControls) -> Void
  ) -> some View {
    tabBarControls(setUp: { _ in }, update: update)
  }
}
#endif
