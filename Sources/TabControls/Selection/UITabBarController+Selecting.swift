public import TabAppearance
import TabUIKit

extension UITabBarController {
  /// Selects a tab by code, after the one that is left has gone back to its root.
  ///
  ///     let cart = controller.selectTab(at: 2, poppingToRoot: true)
  ///     cart?.navigationController?.pushViewController(Checkout(), animated: true)
  ///
  /// Going back isn't animated. Delegates and gates aren't asked: only the user meets them.
  ///
  /// - Parameters:
  ///   - tab: The tab, by index or identifier; nothing happens if there is none.
  ///   - poppingToRoot: Whether the navigation controller that shows at present goes back to its
  ///     root first.
  /// - Returns: The controller of the selected tab, of a navigation controller its root.
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
  /// The tab bar controller that the controller is in, wherever in it: itself, one around it or
  /// around what presents it, or else that at the root of its window.
  ///
  ///     window.rootViewController?.nearestTabBarController?.selectTab(at: 0)
  ///
  /// `tabBarController` of UIKit finds those around a controller alone.
  public var nearestTabBarController: UITabBarController? {
    if let around = (self as? UITabBarController) ?? tabBarController { return around }
    if let presenter = presentingViewController {
      return presenter.nearestTabBarController ?? presenter.tabBarControllerBelow
    }
    return viewIfLoaded?.window?.rootViewController?.tabBarControllerBelow
  }

  /// The controller itself or the first in it.
  private var tabBarControllerBelow: UITabBarController? {
    (self as? UITabBarController) ?? children.lazy.compactMap(\.tabBarControllerBelow).first
  }
}
