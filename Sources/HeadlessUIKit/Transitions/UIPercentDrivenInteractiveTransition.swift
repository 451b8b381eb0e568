public import Foundation

/// Drives an animator by hand: its animations end only when the app ends them.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var held: [HeldAnimation] = []
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// What animates the transition; the container sets it before the start.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// How far the transition is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest goes once the finger is up: 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    held = SimulatedClock.current.holdAnimations {
      animator?.animateTransition(using: transitionContext)
    }
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    context?.finishInteractiveTransition()
    release(share: 1 - percentComplete)
  }

  open func cancel() {
    context?.cancelInteractiveTransition()
    release(share: percentComplete)
  }

  /// Lets what was held run through the share of its duration that is left.
  private func release(share: CGFloat) {
    let animations = held
    held = []
    for animation in animations {
      SimulatedClock.current.finish(
        animation,
        after: animation.duration * TimeInterval(share / completionSpeed)
      )
    }
  }
}
