public import TabThemes
import TabUIKit

extension UITabBarController {
  /// Selects a tab by code, optionally after popping the previous tab to its root.
  ///
  ///     let cart = controller.selectTab(at: 2, poppingToRoot: true)
  ///     cart?.navigationController?.pushViewController(Checkout(), animated: true)
  ///
  /// Popping isn't animated. Delegates and gates aren't asked, since these apply to the user only.
  ///
  /// - Parameters:
  ///   - tab: The tab, by index or identifier; nothing happens if there is none.
  ///   - poppingToRoot: Whether the currently visible navigation controller is popped to its root
  ///     first.
  /// - Returns: The controller of the selected tab; for a navigation controller its root.
  @discardableResult
  public func selectTab(
    at tab: TabBarTab.Name,
    poppingToRoot: Bool = false
  ) -> UIViewController? {
    guard let tab = barTab(tab) else { return nil }
    if poppingToRoot, let selectedViewController {
      let navigation = selectedViewController as? UINavigationController
      (navigation ?? selectedViewController.navigationController)?
        .popToRootViewController(animated: false)
    }
    select(tab)
    let selected = selectedViewController
    return (selected as? UINavigationController)?.viewControllers.first ?? selected
  }

  /// Returns a closure that restores the current selection, More included.
  func makeSelectionRestorer() -> () -> Void {
    // Without tabs, `selectedTab` is a private tab of UIKit (measured by others on iOS 26.1).
    if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, !tabs.isEmpty,
      let tab = selectedTab
    {
      return { [weak self] in
        if let self, selectedTab !== tab { selectedTab = tab }
      }
    }
    let selected = selectedViewController
    return { [weak self] in
      if let self, selectedViewController !== selected { selectedViewController = selected }
    }
  }
}
