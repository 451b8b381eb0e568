import Foundation

/// The way from one tab to another that an animator of the app's own takes.
@MainActor final class TabTransition: NSObject, UIViewControllerContextTransitioning {
  private let from: UIViewController
  private let to: UIViewController
  let coordinator: SimulatedTransition
  let containerView: UIView
  private(set) var transitionWasCancelled = false

  /// How the transition ended while it began, as where its animation takes no time; nil if it didn't.
  private var earlyEnd: Bool?
  private var hasStarted = false

  /// Runs once, when the transition is over: with true where it was completed.
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

  /// Lets the transition end, which it doesn't before its controllers and coordinator were told that it began.
  func didStart() {
    hasStarted = true
    if let earlyEnd { completeTransition(earlyEnd) }
  }

  /// Completes the transition at once, since another selection overtakes it.
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

  /// The new controller has no place at first.
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }

  /// The old controller has no place at the end.
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }
}
