public import Foundation

/// An interactive transition that holds the animations of an animator until the app finishes or cancels it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var held: [HeldAnimation] = []
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// The animator of the transition; set by the container before the start.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the remaining animation after `finish()` or `cancel()`; 1 is the animator's speed.
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

  /// Runs the held animations through the share of their duration that remains.
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
