import TabAppearance
import TabUIKit

extension UITabBarController {
  /// Hides what UIKit's More adds to the pages of the tabs that don't fit in the system's bar: its
  /// navigation bar over the controller of a tab, which has none under the first tabs, and the back
  /// button to the list over the first page of a tab's stack.
  ///
  /// More takes the pages of a tab that is a navigation controller into its own stack (openradar
  /// 21103395). Without a back button UIKit has no swipe back either (several sources; not verified
  /// here).
  func hideBarOfMore() {
    guard let more = existingMoreNavigationController else { return }
    let page = more.viewControllers.dropFirst().first
    if let page {
      UIViewController.backButtonProperty.override(page, by: .part, key: true) { _ in true }
    }
    let isTab = page.map { page in barTabs.contains { $0.controller === page } } ?? false
    if isTab, more.topViewController === page {
      UINavigationController.barHidingProperty.override(more, by: .part, key: true) { _ in true }
    } else {
      UINavigationController.barHidingProperty.restore(more, by: .part)
    }
  }

  /// Shows the navigation bar of More again, and its back button.
  func showBarOfMore() {
    guard let more = existingMoreNavigationController else { return }
    UINavigationController.barHidingProperty.restore(more, by: .part)
    for page in more.viewControllers {
      UIViewController.backButtonProperty.restore(page, by: .part)
    }
  }
}

extension UIViewController {
  fileprivate static let backButtonProperty =
    OverridableProperty(\UIViewController.navigationItem.hidesBackButton)
}

extension UINavigationController {
  fileprivate static let barHidingProperty =
    OverridableProperty(\UINavigationController.isNavigationBarHidden)
}
