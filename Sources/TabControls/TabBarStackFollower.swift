import TabThemes
import TabUIKit

/// Fades the views of parts out when a pushed page hides the bar, and in again, as the delegate of
/// the tabs' navigation controllers in front of the app's.
@MainActor
final class TabBarStackFollower {
  /// Whether a page on the selected stack hides the bar; during a transition the bar is still
  /// visible.
  private(set) var isBarPushedAway = false

  private unowned let controls: TabBarControls
  private var isInTransition = false
  private var navigationControllers: [WeakReference<UINavigationController>] = []

  init(_ controls: TabBarControls) {
    self.controls = controls
  }

  /// Observes the current stacks, and hides the views if a page hides the bar.
  func layOut() {
    observe(stacks)
    if !isInTransition { isBarPushedAway = controls.controller?.isTabBarPushedAway ?? false }
    controls.overlayView.isHidden = isBarPushedAway
  }

  /// Restores the app's delegates of the navigation controllers.
  func detach() { observe([]) }

  /// The navigation controllers to observe: those of tabs, also on the stack of More, while a part
  /// has a view that a page may hide; for gates only that of More.
  private var stacks: [UINavigationController] {
    guard let controller = controls.controller else { return [] }
    let children = controller.children.compactMap { $0 as? UINavigationController }
    if controls.followsPushes, !controls.overlayView.subviews.isEmpty {
      return children + children.flatMap(\.children).compactMap { $0 as? UINavigationController }
    }
    let tabs = controls.gates == nil ? [] : controller.barTabs
    return tabs.isEmpty ? [] : children.filter { child in !tabs.contains { $0.shows(child) } }
  }

  private func observe(_ stacks: [UINavigationController]) {
    for navigation in navigationControllers.compactMap(\.object) where !stacks.contains(navigation)
    {
      NavigationStackObserver.stopObserving(navigation)
    }
    navigationControllers = stacks.map { WeakReference($0) }
    for navigation in stacks {
      NavigationStackObserver.observe(navigation) { [weak self] in self?.willShowPage(in: $0) }
    }
  }

  private func willShowPage(in navigation: UINavigationController) {
    controls.holdRowOfMore(in: navigation)
    guard let controller = controls.controller, navigation.isShown(by: controller) else { return }
    let isAway = controller.isTabBarPushedAway
    guard isAway != isBarPushedAway, let coordinator = navigation.transitionCoordinator,
      coordinator.isAnimated
    else { return controls.layOut() }
    let overlay = controls.overlayView
    isBarPushedAway = false
    isInTransition = true
    controls.layOut()
    overlay.alpha = isAway ? 1 : 0
    coordinator.animate { _ in
      overlay.alpha = isAway ? 0 : 1
    } completion: { [weak self] _ in
      overlay.alpha = 1
      // After a cancelled pop the stack is unchanged, so its state is read again.
      self?.isInTransition = false
      self?.controls.layOut()
    }
  }
}

extension UINavigationController {
  /// Whether the controller is the selected one of a tab bar controller, or that of More with a page
  /// of the selected one.
  fileprivate func isShown(by controller: UITabBarController) -> Bool {
    controller.selectedViewController === self
      || parent === controller && viewIfLoaded?.window != nil
  }
}
