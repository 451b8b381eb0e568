import Foundation

extension UITabBarController {
  /// Starts the transition between two tabs that the delegate provides; returns false if it provides none.
  func startTransition(
    from old: UIViewController,
    to new: UIViewController,
    previous: TabSelection
  ) -> Bool {
    let animation = optionalCall(delegate) {
      $0.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }
    let dissolve = animation == nil && dissolvesTabs ? TabDissolve() : nil
    guard let animator = dissolve ?? (animation ?? nil) else { return false }
    let interaction =
      dissolve != nil
      ? nil
      : optionalCall(delegate) {
        $0.tabBarController(self, interactionControllerFor: animator)
      } ?? nil
    let transition = TabTransition(from: old, to: new, in: self, isInteractive: interaction != nil)
    transition.onEnd = { [weak self] isCompleted in
      if !isCompleted { self?.restore(previous) }
      self?.endTransition(from: old, to: new, isCompleted: isCompleted)
      animator.animationEnded(isCompleted)
    }
    runningTransition = transition
    for controller in [old, new] { controller.isInContainerTransition = true }
    old.willDisappear(animated: true)
    new.willAppear(animated: true)
    new.view.place(at: contentView.bounds)
    shownChild = new
    hidesBarChanged()
    view.setNeedsLayout()
    if let interaction {
      (interaction as? UIPercentDrivenInteractiveTransition)?.animator = animator
      if SimulatedSystem.has(.interactionStartsLate) {
        SimulatedEvent.onNextTurn { [weak self] in
          // A selection meanwhile has ended the transition.
          guard self?.runningTransition === transition else { return }
          interaction.startInteractiveTransition(transition)
        }
      } else {
        interaction.startInteractiveTransition(transition)
      }
    } else {
      animator.animateTransition(using: transition)
    }
    new.isAppearing(animated: true)
    transition.coordinator.runAnimations()
    transition.didStart()
    return true
  }

  /// Whether the system dissolves the tabs of the running selection by itself.
  private var dissolvesTabs: Bool {
    isHandlingTap && SimulatedSystem.has(.dissolvesAfterTaps)
      && SimulatedSystem.current.osVersion.major >= 18
  }

  private func endTransition(
    from old: UIViewController,
    to new: UIViewController,
    isCompleted: Bool
  ) {
    let (shown, gone) = isCompleted ? (new, old) : (old, new)
    runningTransition = nil
    gone.viewIfLoaded?.removeFromSuperview()
    gone.containerInsets = .zero
    if !isCompleted {
      new.willDisappear(animated: true)
      old.willAppear(animated: true)
      shownChild = old
      updateBar()
    }
    let shownView: UIView = shown.view
    shownView.place(at: contentView.bounds)
    contentView.addSubview(shownView)
    if !isCompleted { old.isAppearing(animated: true) }
    hidesBarChanged()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    gone.didDisappear(animated: true)
    shown.didAppear(animated: true)
    for controller in [old, new] { controller.isInContainerTransition = false }
    arrangeMore(keepsContent: isCompleted || new !== storedMore)
  }

  /// Restores the selection from before the transition, in groups too.
  private func restore(_ previous: TabSelection) {
    selection = previous
    guard let leaf = previous.leaf else { return }
    _ = leaf.selectInGroups()
    (leaf as? UITabGroup)?.storedSelectedChild = nil
  }
}

/// The system's animation of a tap on another tab, as long as measured by others: 0.5 to 0.7 seconds.
private final class TabDissolve: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 0.6

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: Self.duration) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      transitionContext.completeTransition(true)
    }
  }
}
