import TabThemes
import TabUIKit

/// Hides what UIKit's More adds to the pages of the tabs that don't fit in the system's bar: its
/// navigation bar over the controller of a tab, which has none under the first tabs, and the back
/// button to the list over the first page of a tab's stack.
///
/// More takes the pages of a tab that is a navigation controller into its own stack (openradar
/// 21103395). Without a back button UIKit has no swipe back either (several sources; not verified
/// here).
@MainActor
final class MorePages {
  private weak var more: UINavigationController?

  /// The page on the list of More.
  private weak var page: UIViewController?

  /// Hides bar and back button over the current page, and shows them over the previous one.
  func hideBar(in controller: UITabBarController) {
    let more = controller.existingMoreNavigationController
    let page = more?.viewControllers.dropFirst().first
    if more !== self.more || page !== self.page { showBar() }
    (self.more, self.page) = (more, page)
    guard let more, let page else { return }
    UIViewController.backButtonProperty.override(page, by: .part, key: true) { _ in true }
    let isTab = controller.barTabs.contains { $0.controller === page }
    if isTab, more.topViewController === page {
      UINavigationController.barHidingProperty.override(more, by: .part, key: true) { _ in true }
    } else {
      UINavigationController.barHidingProperty.restore(more, by: .part)
    }
  }

  /// Shows bar and back button again.
  func showBar() {
    if let more { UINavigationController.barHidingProperty.restore(more, by: .part) }
    if let page { UIViewController.backButtonProperty.restore(page, by: .part) }
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
