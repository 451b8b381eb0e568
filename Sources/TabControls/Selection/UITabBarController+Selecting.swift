public import TabAppearance
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
    at tab: TabBarTheme.ItemSelector,
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

extension UIViewController {
  /// The nearest tab bar controller: the controller itself, an ancestor of it or of its presenter,
  /// or else one below the root of its window.
  ///
  ///     window.rootViewController?.nearestTabBarController?.selectTab(at: 0)
  ///
  /// UIKit's `tabBarController` finds only ancestors.
  public var nearestTabBarController: UITabBarController? {
    if let around = (self as? UITabBarController) ?? tabBarController { return around }
    if let presenter = presentingViewController {
      return presenter.nearestTabBarController ?? presenter.tabBarControllerBelow
    }
    return viewIfLoaded?.window?.rootViewController?.tabBarControllerBelow
  }

  /// The controller itself or the first tab bar controller below it.
  private var tabBarControllerBelow: UITabBarController? {
    (self as? UITabBarController) ?? children.lazy.compactMap(\.tabBarControllerBelow).first
  }
}
