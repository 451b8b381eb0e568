import Foundation
import TabUIKit

/// The transition between two adjacent tabs: both move, or dissolve with Reduce Motion.
final class TabSwipeAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  /// 1 if the views move right, else -1.
  private let sign: CGFloat
  private let duration: TimeInterval

  /// Ends the running transition once, with whether it is completed.
  private var onEnd: ((Bool) -> Void)?

  init(sign: CGFloat, duration: TimeInterval) {
    self.sign = sign
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    to.frame = container.bounds
    container.addSubview(to)
    let dissolves = UIAccessibility.isReduceMotionEnabled
    let way = CGAffineTransform(translationX: sign * container.bounds.width, y: 0)
    if dissolves { to.alpha = 0 } else { to.transform = way.inverted() }
    let changes = {
      if dissolves {
        to.alpha = 1
      } else {
        to.transform = .identity
        from.transform = way
      }
    }
    onEnd = { isCompleted in
      for view in [from, to] { view.transform = .identity }
      to.alpha = 1
      transitionContext.completeTransition(isCompleted)
    }
    // The interactive transition drives the animation by the finger's progress.
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes) {
      [self] _ in
      end(isCompleted: !transitionContext.transitionWasCancelled)
    }
  }

  /// Ends the transition, unless it has ended.
  func end(isCompleted: Bool) {
    let action = onEnd
    onEnd = nil
    action?(isCompleted)
  }
}
