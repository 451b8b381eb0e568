public import Foundation

/// The methods that a tab bar controller calls for selections, customizing, orientations and transitions.
///
/// UIKit's methods are optional; here they have default implementations, which do what UIKit does without them. With
/// `viewControllers`, a tap calls the methods about view controllers. With `tabs`, it calls those about tabs (measured
/// by others on iOS 26.1), or those about view controllers if the delegate has no others (likely). Editing, dropping,
/// and hiding or ordering tabs by hand aren't modelled, so their methods are never called.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  // MARK: - Transitions

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVc: UIViewController,
    to toVc: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  // MARK: - Tabs, iOS 18

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )

  func tabBarController(
    _ tabBarController: UITabBarController,
    tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation

  func tabBarController(
    _ tabBarController: UITabBarController,
    tab: UITab,
    acceptItemsFrom session: any UIDropSession
  )

  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)

  func tabBarController(
    _ tabBarController: UITabBarController,
    visibilityDidChangeFor tabs: [UITab]
  )

  func tabBarController(
    _ tabBarController: UITabBarController,
    displayOrderDidChangeFor group: UITabGroup
  )

  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    recordMissingMethod()
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { recordMissingMethod() }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.usualInterfaceOrientations }

  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
}
