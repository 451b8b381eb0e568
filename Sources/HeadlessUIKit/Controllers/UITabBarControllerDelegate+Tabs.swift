// Default implementations, which do what UIKit does for a delegate without the method. Those of methods that
// `optionalCall` calls record the call.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    recordMissingMethod()
    return nil
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVc: UIViewController,
    to toVc: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    recordMissingMethod()
    return nil
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    recordMissingMethod()
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) { recordMissingMethod() }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation { .cancel }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    tab: UITab,
    acceptItemsFrom session: any UIDropSession
  ) {}

  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    visibilityDidChangeFor tabs: [UITab]
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    displayOrderDidChangeFor group: UITabGroup
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
}
