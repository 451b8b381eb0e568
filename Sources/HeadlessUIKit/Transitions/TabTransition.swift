import Foundation

/// A transition between two tabs that the app's animator animates.
@MainActor final class TabTransition: NSObject, UIViewControllerContextTransitioning {
  private let from: UIViewController
  private let to: UIViewController
  let coordinator: SimulatedTransition
  let containerView: UIView
  private(set) var transitionWasCancelled = false

  /// The result of a transition that was completed before it had started, as by an animation without duration; nil
  /// otherwise.
  private var earlyEnd: Bool?
  private var hasStarted = false

  /// Called once, when the transition is over, with whether it was completed.
  var onEnd: ((Bool) -> Void)?

  init(
    from: UIViewController,
    to: UIViewController,
    in controller: UITabBarController,
    isInteractive: Bool
  ) {
    self.from = from
    self.to = to
    containerView = controller.contentView
    coordinator = SimulatedTransition(containerView: controller.contentView)
    coordinator.isAnimated = true
    coordinator.isInteractive = isInteractive
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { coordinator.isInteractive }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() {
    coordinator.isInteractive = false
  }

  func cancelInteractiveTransition() {
    coordinator.isInteractive = false
    transitionWasCancelled = true
  }

  func completeTransition(_ didComplete: Bool) {
    guard hasStarted else {
      earlyEnd = earlyEnd ?? didComplete
      return
    }
    guard let onEnd else { return }
    self.onEnd = nil
    coordinator.isCancelled = !didComplete
    onEnd(didComplete)
    coordinator.complete()
  }

  /// Allows the transition to end, after the controllers and the coordinator were notified that it began.
  func didStart() {
    hasStarted = true
    if let earlyEnd { completeTransition(earlyEnd) }
  }

  /// Completes the transition at once, before another selection.
  func end() {
    hasStarted = true
    completeTransition(true)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  /// Returns the frame at the start; that of the new controller is empty.
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }

  /// Returns the frame at the end; that of the old controller is empty.
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }
}
