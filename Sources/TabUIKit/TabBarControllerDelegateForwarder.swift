/// What a `TabBarControllerDelegateForwarder` asks and tells besides the app's delegate.
///
/// Indices are those of `viewControllers`, or of `tabs` at the top level; `nil` stands for More.
@MainActor package protocol TabBarControllerDelegateHooks: AnyObject {
  /// Whether the user may select a tab; asked after the app's delegate has agreed.
  func shouldSelect(_ index: Int?) -> Bool

  /// Tells that the user selected a tab, after the app's delegate has heard of it.
  ///
  /// It may be told twice of one tap, where UIKit calls both families of methods.
  func didSelect(_ index: Int?)

  /// The animation of a change of tabs; asked if the app's delegate has none.
  func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives an animation; asked if the app's delegate has nothing for it.
  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations of the controller; `nil` leaves them to the app's delegate and to UIKit.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask? { get }
}

/// A delegate that stands before the app's: it passes everything on to that, in the order in which
/// it comes, and asks and tells its hooks after it.
///
/// The seam for optional methods: UIKit finds out which of them a delegate has, the stand-in gives
/// those that it lacks a body.
package final class TabBarControllerDelegateForwarder: NSObject, UITabBarControllerDelegate {
  /// The app's delegate.
  ///
  /// UIKit remembers which methods a delegate has: after a change set the controller's anew.
  package weak var delegate: (any UITabBarControllerDelegate)?
  package weak var hooks: (any TabBarControllerDelegateHooks)?

  // MARK: - Selection

  private var notificationCount = 0

  /// Whether UIKit notifies the forwarder of a selection while the code runs.
  package func isNotified(during change: () -> Void) -> Bool {
    let old = notificationCount
    change()
    return notificationCount != old
  }

  package func tabBarController(
    _ controller: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    #if canImport(UIKit)
    let agrees = delegate?.tabBarController?(controller, shouldSelect: viewController)
    #else
    let agrees = delegate?.tabBarController(controller, shouldSelect: viewController)
    #endif
    return agrees ?? true && hooks?.shouldSelect(controller.index(of: viewController)) ?? true
  }

  package func tabBarController(
    _ controller: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    notificationCount += 1
    #if canImport(UIKit)
    delegate?.tabBarController?(controller, didSelect: viewController)
    #else
    delegate?.tabBarController(controller, didSelect: viewController)
    #endif
    hooks?.didSelect(controller.index(of: viewController))
  }

  @available(iOS 18.0, *)
  package func tabBarController(
    _ controller: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    #if canImport(UIKit)
    let agrees = delegate?.tabBarController?(controller, shouldSelectTab: tab)
    #else
    let agrees = delegate?.tabBarController(controller, shouldSelectTab: tab)
    #endif
    return agrees ?? true && hooks?.shouldSelect(controller.index(of: tab)) ?? true
  }

  @available(iOS 18.0, *)
  package func tabBarController(
    _ controller: UITabBarController,
    didSelectTab tab: UITab,
    previousTab: UITab?
  ) {
    notificationCount += 1
    #if canImport(UIKit)
    delegate?.tabBarController?(controller, didSelectTab: tab, previousTab: previousTab)
    #else
    delegate?.tabBarController(controller, didSelectTab: tab, previousTab: previousTab)
    #endif
    hooks?.didSelect(controller.index(of: tab))
  }

  // MARK: - Transitions

  package func tabBarController(
    _ controller: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(UIKit)
    let animation =
      delegate?.tabBarController?(controller, animationControllerForTransitionFrom: from, to: to)
      ?? nil
    #else
    let animation =
      delegate?.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
    #endif
    return animation ?? hooks?.animationController(from: from, to: to)
  }

  package func tabBarController(
    _ controller: UITabBarController,
    interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(UIKit)
    let interaction =
      delegate?.tabBarController?(controller, interactionControllerFor: animation) ?? nil
    #else
    let interaction = delegate?.tabBarController(controller, interactionControllerFor: animation)
    #endif
    return interaction ?? hooks?.interactionController(for: animation)
  }

  // MARK: - Orientations

  package func tabBarControllerSupportedInterfaceOrientations(
    _ controller: UITabBarController
  ) -> UIInterfaceOrientationMask {
    if let orientations = hooks?.supportedInterfaceOrientations { return orientations }
    #if canImport(UIKit)
    return delegate?.tabBarControllerSupportedInterfaceOrientations?(controller) ?? .all
    #else
    return delegate?.tabBarControllerSupportedInterfaceOrientations(controller)
      ?? controller.usualInterfaceOrientations
    #endif
  }

  #if canImport(UIKit)
  // UIKit asks both on the main thread, like all that it asks a delegate.

  package override nonisolated func responds(to selector: Selector!) -> Bool {
    let isOwn = super.responds(to: selector)
    return MainActor.assumeIsolated {
      let orientations = #selector(
        UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:)
      )
      let leavesOut = selector == orientations && hooks?.supportedInterfaceOrientations == nil
      return isOwn && !leavesOut || delegate?.responds(to: selector) == true
    }
  }

  package override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = delegate }
    return target
  }
  #else
  // UIKit passes on by itself what the forwarder doesn't have.

  package func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ controller: UITabBarController
  ) -> UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(controller) ?? .portrait
  }

  package func tabBarController(
    _ controller: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    delegate?.tabBarController(controller, willBeginCustomizing: viewControllers)
  }

  package func tabBarController(
    _ controller: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate?.tabBarController(controller, willEndCustomizing: viewControllers, changed: changed)
  }

  package func tabBarController(
    _ controller: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate?.tabBarController(controller, didEndCustomizing: viewControllers, changed: changed)
  }
  #endif
}

extension UITabBarController {
  fileprivate func index(of controller: UIViewController) -> Int? {
    viewControllers?.firstIndex { $0 === controller }
  }

  /// The index of the tab at the top level that is the tab, or that it is in.
  @available(iOS 18.0, *)
  fileprivate func index(of tab: UITab) -> Int? {
    var top = tab
    while let parent = top.parent { top = parent }
    return tabs.firstIndex { $0 === top }
  }
}
