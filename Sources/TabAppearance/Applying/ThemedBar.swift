import Foundation
import TabUIKit

/// A tab bar together with all that themes change on it and around it: its items, the navigation
/// bar of More, the tint of the content, and the style.
///
/// UIKit may call the app while a theme is applied, and the app may apply another theme then; the
/// later call wins. So `application` is set before UIKit is called, and compared again after the
/// call.
@MainActor
final class ThemedBar {
  private weak var bar: UITabBar?
  private weak var controller: UITabBarController?

  /// The theme that the bar has, or that is being applied to it.
  private(set) var application: ThemeApplication?

  /// The app's handle of the current theme, kept so that applying an equal theme returns the same
  /// handle.
  private var handle: AppliedTabBarTheme?

  /// The navigation bar of More to which the theme was applied.
  private weak var moreBar: UINavigationBar?

  /// Returns the bar's `ThemedBar`, creating it on first use.
  static func themedBar(for bar: UITabBar, in controller: UITabBarController? = nil) -> ThemedBar {
    let themed = bar[attached: ThemedBar.self] ?? ThemedBar(bar)
    if let controller { themed.controller = controller }
    return themed
  }

  private init(_ bar: UITabBar) {
    self.bar = bar
    bar[attached: ThemedBar.self] = self
    guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17 else { return }
    bar.registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
    ]) { (bar: UITabBar, _) in bar[attached: ThemedBar.self]?.refresh() }
  }

  // MARK: - Applying

  /// Applies a theme; properties that already have the theme's values aren't written.
  ///
  /// - Parameters:
  ///   - request: The theme, with its style and assets.
  ///   - isRestyled: Whether the style around the bar has changed, so that UIKit gets fresh copies
  ///     of all values: backgrounds and images were reported to keep the old style otherwise.
  ///   - owner: The store or claims that apply the theme, which replaces the owner's previous
  ///     theme: reverting restores the state before both. `nil` is the app.
  /// - Returns: The theme on the bar.
  @discardableResult
  func apply(
    _ request: ThemeApplication.Request,
    isRestyled: Bool = false,
    by owner: AnyObject? = nil
  ) -> AppliedTabBarTheme {
    guard let bar else { preconditionFailure("a bar lives while a theme is applied to it") }
    let conditions = ThemeApplication.Conditions(around: bar)
    let before = isOfOwner(owner) ? handle?.before : application
    let style = request.style ?? before?.style
    if let handle, let application, application.request == request,
      application.conditions == conditions, application.style == style
    {
      update(isRestyled: isRestyled)
      return handle
    }
    let hasNewAssets = application.map { $0.request.assets != request.assets } ?? false
    let new = ThemeApplication(request, in: conditions, style: style)
    let handle = AppliedTabBarTheme(new, on: self, before: before, owner: owner)
    new.handle = handle
    (application, self.handle) = (new, handle)
    update(isRestyled: isRestyled || hasNewAssets)
    controller?.viewIfLoaded?.setNeedsLayout()
    return handle
  }

  /// Updates the bar to its theme after changes: of the environment and traits, of the items, and
  /// of properties that the app, SwiftUI or UIKit has set over the theme.
  ///
  /// - Parameter writesItems: Whether items are updated too, not only the bar and the views around
  ///   it.
  func refresh(writesItems: Bool = true) {
    guard let bar else { return }
    if let application {
      let conditions = ThemeApplication.Conditions(around: bar)
      if conditions != application.conditions {
        let new = ThemeApplication(
          application.request,
          in: conditions,
          style: application.style,
          handle: application.handle
        )
        application.handle?.application = new
        self.application = new
      }
    }
    update(writesItems: writesItems)
  }

  /// Removes a theme and restores the previous one, or else the app's values.
  ///
  /// - Returns: Whether the theme was removed; `false` if another theme has replaced it.
  func revert(_ handle: AppliedTabBarTheme) -> Bool {
    guard bar != nil, let application, application.handle === handle else { return false }
    revert(to: handle.before)
    return true
  }

  /// Removes the theme of a store or of claims, unless another theme has replaced it.
  ///
  /// - Parameters:
  ///   - owner: The store or the claims that applied the theme.
  ///   - writesItems: Whether items are updated too, not only the bar and the views around it.
  func revert(by owner: AnyObject, writesItems: Bool) {
    if isOfOwner(owner) { revert(to: handle?.before, writesItems: writesItems) }
  }

  private func revert(to before: ThemeApplication?, writesItems: Bool = true) {
    (application, handle) = (before, before?.handle)
    refresh(writesItems: writesItems)
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  private func isOfOwner(_ owner: AnyObject?) -> Bool { owner != nil && handle?.owner === owner }

  /// Removes all themes and restores the app's values.
  func removeTabBarTheme() {
    guard application != nil else { return }
    (application, handle) = (nil, nil)
    update()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Updating

  private func update(isRestyled: Bool = false, writesItems: Bool = true) {
    guard let bar else { return }
    let application = application
    let isCurrent = { self.application === application }
    let isRestyled = updateStyle(of: bar) || isRestyled
    guard isCurrent() else { return }
    UITabBar.themedProperties.update(
      bar,
      to: application,
      isRestyled: isRestyled,
      while: isCurrent
    )
    if writesItems, updateItems(of: bar, isRestyled: isRestyled), bar.window != nil,
      TabBarEnvironment.current.look == .glass
    {
      // Without this layout, titles stay truncated until the next tap (react-native-screens).
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
    }
    guard let controller, isCurrent() else { return }
    if let moreBar = controller.moreNavigationBar ?? moreBar {
      self.moreBar = moreBar
      UINavigationBar.themedProperties.update(
        moreBar,
        to: application,
        isRestyled: isRestyled,
        while: isCurrent
      )
    }
    if let view = controller.viewIfLoaded {
      UIView.themedContentProperties.update(
        view,
        to: application,
        isRestyled: isRestyled,
        while: isCurrent
      )
    }
  }

  /// Sets the style of the controller and all its children, or of a bar without a controller.
  ///
  /// - Returns: Whether the style was written.
  private func updateStyle(of bar: UITabBar) -> Bool {
    let style = application?.style?.userInterfaceStyle
    return controller.map { UIViewController.styleProperty.set(style, on: $0) }
      ?? UIView.styleProperty.set(style, on: bar)
  }

  private func updateItems(of bar: UITabBar, isRestyled: Bool) -> Bool {
    let application = application
    let tabs =
      controller?.barTabs
      ?? (bar.items ?? []).enumerated().map { BarTab(index: $0, item: $1) }
    let isOnTop = controller?.barPlacement(in: .current) == .top
    var isWritten = false
    for tab in tabs {
      guard self.application === application else { return isWritten }
      let theme = application.map { ItemTheme($0, for: tab, in: bar, isOnTop: isOnTop) }
      let isCurrent = { self.application === application }
      isWritten =
        BarTab.themedProperties
        .update(tab, to: theme, isRestyled: isRestyled, while: isCurrent) || isWritten
      guard let item = tab.item else { continue }
      isWritten =
        UITabBarItem.themedProperties
        .update(item, to: theme, isRestyled: isRestyled, while: isCurrent) || isWritten
      if isCurrent() { isWritten = item.centerIcon(theme?.isCentered == true) || isWritten }
    }
    return isWritten
  }
}

extension UIViewController {
  /// The style of a controller and its children, which a theme or a store overrides.
  fileprivate static let styleProperty =
    OverridableProperty(\UIViewController.overrideUserInterfaceStyle)
}

extension UIView {
  /// The style of a bar without a controller, or of a window, which a theme or a store overrides.
  static let styleProperty = OverridableProperty(\UIView.overrideUserInterfaceStyle)
}

extension OverridableProperty where Value == UIUserInterfaceStyle {
  /// Overrides the style, or with `nil` restores the app's.
  ///
  /// - Returns: Whether the style was written.
  @discardableResult
  func set(_ style: UIUserInterfaceStyle?, on target: Target) -> Bool {
    guard let style else { return restore(target, by: .theme) }
    return override(target, by: .theme, key: style) { _ in style }
  }
}
