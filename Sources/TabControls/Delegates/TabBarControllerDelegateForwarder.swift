import Foundation
import TabUIKit

/// A delegate in front of the app's: it passes each call to the app's delegate, then to its hooks.
///
/// UIKit has two families of methods about selections: about view controllers and, since iOS 18,
/// about tabs. UIKit calls one of them, depending on the methods that the delegate implements. The
/// forwarder implements both, so if the app's delegate lacks the called method, its counterpart of
/// the other family is called.
///
/// UIKit detects which optional methods a delegate implements; `HeadlessUIKit` gives them default
/// implementations.
final class TabBarControllerDelegateForwarder: ForwardingDelegate,
  UITabBarControllerDelegate
{
  /// The app's delegate.
  ///
  /// UIKit caches which methods a delegate implements: after a change, set the controller's
  /// delegate again.
  weak var delegate: (any UITabBarControllerDelegate)? {
    willSet { previousDelegate = delegate }
    didSet { observeEnd(of: delegate) }
  }
  private weak var previousDelegate: (any UITabBarControllerDelegate)?
  override var forwardee: (any NSObjectProtocol)? { delegate }

  /// The controls, which are asked and notified after the app's delegate.
  weak var hooks: (any TabBarControllerDelegateHooks)?

  /// The tap about which UIKit asked last, in this turn of the run loop.
  private var tap: Tap?
  private var notificationCount = 0

  /// Whether the app's delegate has animated the last transition about which UIKit asked.
  private(set) var hasAppAnimation = false
  private var isHolding = false
  private var heldNotification: (() -> Void)?

  // MARK: - Taking the place of the app's delegate

  /// Puts the forwarder in front of the controller's delegate, unless that one forwards to it.
  func take(_ controller: UITabBarController) {
    if controller.delegate !== self, !isReached(from: controller.delegate) {
      wrapper = nil
      delegate = controller.delegate
      controller.delegate = self
    }
    if controller.delegate === self, let wrapper = wrapper as? any UITabBarControllerDelegate {
      controller.delegate = wrapper
    }
    onForwardeeEnd = { [weak self, weak controller] in
      if let self, let controller { refresh(controller) }
    }
  }

  /// Sets the controller's delegate again, since UIKit caches which methods it has.
  func refresh(_ controller: UITabBarController) {
    let delegate = controller.delegate
    guard delegate === self || isReached(from: delegate) else { return }
    controller.delegate = nil
    controller.delegate = delegate
  }

  /// Restores the app's delegate; behind a wrapper, the forwarder stays and only forwards.
  func leave(_ controller: UITabBarController) {
    hooks = nil
    if controller.delegate === self {
      controller.delegate = delegate
    } else if isReached(from: controller.delegate) {
      controller[attached: TabBarControllerDelegateForwarder.self] = self
    }
  }

  override func stepBehindForwardee() {
    wrapper = delegate
    delegate = previousDelegate
  }

  // MARK: - Selection

  func tabBarController(
    _ controller: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    isAllowed(controller.target(of: viewController), in: controller, family: .viewControllers) {
      if let answer = answer(controller, about: viewController) { return answer }
      guard #available(iOS 18, *), let tab = viewController.tab else { return nil }
      return answer(controller, about: tab)
    }
  }

  func tabBarController(
    _ controller: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    didSelect(controller.target(of: viewController), family: .viewControllers) { [self] tap in
      guard notify(controller, of: viewController) == nil, let tap else { return }
      guard #available(iOS 18, *), let tab = viewController.tab else { return }
      _ = notify(controller, of: tab, previousTab: tap.previousTab as? UITab)
    }
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ controller: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    isAllowed(controller.target(of: tab), in: controller, family: .tabs) {
      answer(controller, about: tab)
        ?? tab.viewController.flatMap { answer(controller, about: $0) }
    }
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ controller: UITabBarController,
    didSelectTab tab: UITab,
    previousTab: UITab?
  ) {
    didSelect(controller.target(of: tab), family: .tabs) { [self] tap in
      // A selection by code doesn't call the methods about view controllers (measured by others on
      // iOS 26.1).
      guard notify(controller, of: tab, previousTab: previousTab) == nil, tap != nil else { return }
      if let viewController = tab.viewController { _ = notify(controller, of: viewController) }
    }
  }

  /// Returns whether UIKit notifies the forwarder of a selection while a closure runs.
  func isNotified(during change: () -> Void) -> Bool {
    let old = notificationCount
    change()
    return notificationCount != old
  }

  /// Holds back notifications of selections by code, until `releaseNotifications`.
  func holdNotifications() {
    isHolding = true
  }

  /// Stops holding back notifications, and delivers the last one if `delivering`.
  func releaseNotifications(delivering: Bool) {
    let held = heldNotification
    isHolding = false
    heldNotification = nil
    if delivering { held?() }
  }

  /// Runs a change and drops its notifications.
  func withoutNotifications(_ change: () -> Void) {
    let outer = (isHolding, heldNotification)
    isHolding = true
    change()
    (isHolding, heldNotification) = outer
  }

  /// Asks the app's delegate and the hooks about a tap, or returns the answer to the other family's
  /// method about it.
  private func isAllowed(
    _ target: TabSelectionTarget,
    in controller: UITabBarController,
    family: Family,
    answer: () -> Bool?
  ) -> Bool {
    if let tap, tap.target == target, tap.askedBy.insert(family).inserted { return tap.isAllowed }
    tap = nil
    let tap = Tap(target: target, family: family)
    if #available(iOS 18, *) { tap.previousTab = controller.selectedTab }
    let answer = answer()
    // A wrapper that couldn't be recognized has called the forwarder already.
    if let inner = self.tap, inner.target == target { return answer ?? true && inner.isAllowed }
    tap.isAllowed = answer ?? true && hooks?.shouldSelect(target) ?? true
    self.tap = tap
    onNextTurn { [weak self, weak tap] in
      if let tap, self?.tap === tap { self?.tap = nil }
    }
    return tap.isAllowed
  }

  /// Notifies the app's delegate and the hooks, unless the other family has done so for the same
  /// tap.
  private func didSelect(
    _ target: TabSelectionTarget,
    family: Family,
    notify: @escaping (Tap?) -> Void
  ) {
    notificationCount += 1
    let tap = self.tap.flatMap { $0.target == target && $0.isAllowed ? $0 : nil }
    let isFirst = tap?.notifiedBy.isEmpty ?? false
    let isNew = tap?.notifiedBy.insert(family).inserted ?? false
    if isNew, !isFirst { return }
    if isHolding, !isFirst {
      heldNotification = { [weak self] in
        notify(nil)
        self?.hooks?.didSelect(target)
      }
      return
    }
    notify(isFirst ? tap : nil)
    hooks?.didSelect(target)
  }

  private enum Family {
    case viewControllers
    case tabs
  }

  /// A tap on an item of the bar.
  @MainActor private final class Tap {
    let target: TabSelectionTarget
    var isAllowed = false

    /// The families whose method was asked.
    var askedBy: Set<Family>

    /// The families whose method was notified.
    var notifiedBy: Set<Family> = []

    /// The `UITab` that was selected before; its type needs iOS 18.
    var previousTab: NSObject?

    init(target: TabSelectionTarget, family: Family) {
      self.target = target
      askedBy = [family]
    }
  }

  // MARK: - The app's delegate

  // These methods return nil if the delegate doesn't implement the method.

  private func answer(
    _ controller: UITabBarController,
    about viewController: UIViewController
  ) -> Bool? {
    forwarding(Call(method: "shouldSelect", subject: ObjectIdentifier(viewController))) {
      #if canImport(UIKit)
      delegate?.tabBarController?(controller, shouldSelect: viewController)
      #else
      optionalCall(delegate) { $0.tabBarController(controller, shouldSelect: viewController) }
      #endif
    }
  }

  @available(iOS 18.0, *)
  private func answer(_ controller: UITabBarController, about tab: UITab) -> Bool? {
    forwarding(Call(method: "shouldSelectTab", subject: ObjectIdentifier(tab))) {
      #if canImport(UIKit)
      delegate?.tabBarController?(controller, shouldSelectTab: tab)
      #else
      optionalCall(delegate) { $0.tabBarController(controller, shouldSelectTab: tab) }
      #endif
    }
  }

  private func notify(
    _ controller: UITabBarController,
    of viewController: UIViewController
  ) -> Void? {
    forwarding(Call(method: "didSelect", subject: ObjectIdentifier(viewController))) {
      #if canImport(UIKit)
      delegate?.tabBarController?(controller, didSelect: viewController)
      #else
      optionalCall(delegate) { $0.tabBarController(controller, didSelect: viewController) }
      #endif
    }
  }

  @available(iOS 18.0, *)
  private func notify(
    _ controller: UITabBarController,
    of tab: UITab,
    previousTab: UITab?
  ) -> Void? {
    forwarding(Call(method: "didSelectTab", subject: ObjectIdentifier(tab))) {
      #if canImport(UIKit)
      delegate?.tabBarController?(controller, didSelectTab: tab, previousTab: previousTab)
      #else
      optionalCall(delegate) {
        $0.tabBarController(controller, didSelectTab: tab, previousTab: previousTab)
      }
      #endif
    }
  }

  // MARK: - Transitions

  func tabBarController(
    _ controller: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animation = forwarding(Call(method: "animation", subject: ObjectIdentifier(to))) {
      #if canImport(UIKit)
      return delegate?
        .tabBarController?(controller, animationControllerForTransitionFrom: from, to: to) ?? nil
      #else
      let answer = optionalCall(delegate) {
        $0.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
      }
      if answer == nil, hooks?.hasTransitions != true { recordMissingMethod() }
      return answer ?? nil
      #endif
    }
    hasAppAnimation = animation != nil
    return animation ?? hooks?.animationController(from: from, to: to)
  }

  func tabBarController(
    _ controller: UITabBarController,
    interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let interaction = forwarding(
      Call(method: "interaction", subject: ObjectIdentifier(animation))
    ) {
      #if canImport(UIKit)
      return delegate?.tabBarController?(controller, interactionControllerFor: animation) ?? nil
      #else
      let answer = optionalCall(delegate) {
        $0.tabBarController(controller, interactionControllerFor: animation)
      }
      if answer == nil, hooks?.hasTransitions != true { recordMissingMethod() }
      return answer ?? nil
      #endif
    }
    return interaction ?? hooks?.interactionController(for: animation)
  }

  #if canImport(UIKit)
  override func leavesOut(_ selector: Selector) -> Bool {
    typealias Delegate = UITabBarControllerDelegate
    switch selector {
    case #selector(Delegate.tabBarController(_:animationControllerForTransitionFrom:to:)),
      #selector(Delegate.tabBarController(_:interactionControllerFor:)):
      return hooks?.hasTransitions != true
    default: return false
    }
  }
  #else
  // UIKit forwards the methods that the forwarder doesn't implement.

  func tabBarControllerSupportedInterfaceOrientations(
    _ controller: UITabBarController
  ) -> UIInterfaceOrientationMask {
    forwarding(Call(method: "orientations")) {
      delegate?.tabBarControllerSupportedInterfaceOrientations(controller)
        ?? controller.usualInterfaceOrientations
    }
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ controller: UITabBarController
  ) -> UIInterfaceOrientation {
    forwarding(Call(method: "preferred orientation")) {
      delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(controller)
        ?? .portrait
    }
  }

  func tabBarController(
    _ controller: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    forwarding(Call(method: "willBeginCustomizing")) {
      delegate?.tabBarController(controller, willBeginCustomizing: viewControllers)
    }
  }

  func tabBarController(
    _ controller: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    forwarding(Call(method: "willEndCustomizing")) {
      delegate?.tabBarController(controller, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  func tabBarController(
    _ controller: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    forwarding(Call(method: "didEndCustomizing")) {
      delegate?.tabBarController(controller, didEndCustomizing: viewControllers, changed: changed)
    }
  }
  #endif
}

extension UITabBarController {
  fileprivate func target(of child: UIViewController) -> TabSelectionTarget {
    if let index = viewControllers?.firstIndex(where: { $0 === child }) { return .tab(index) }
    var tabCount = viewControllers?.count ?? 0
    if #available(iOS 18, *) {
      if let tab = child.tab, let index = index(of: tab) { return .tab(index) }
      tabCount = max(tabCount, tabs.count)
    }
    // Reading `moreNavigationController` may create it, so it is read only if the bar has fewer
    // items than there are tabs.
    let hasMore = tabCount > tabBar.items?.count ?? 0
    let isMore = hasMore && child is UINavigationController && child === moreNavigationController
    return isMore ? .more : .unknown
  }

  @available(iOS 18.0, *)
  fileprivate func target(of tab: UITab) -> TabSelectionTarget {
    if let index = index(of: tab) { return .tab(index) }
    return tab.viewController.map(target(of:)) ?? .unknown
  }

  /// Returns the index of the top-level tab that is the tab, or whose group contains it.
  @available(iOS 18.0, *)
  private func index(of tab: UITab) -> Int? {
    var top = tab
    while let parent = top.parent { top = parent }
    return tabs.firstIndex { $0 === top }
  }
}
