import Foundation
import TabUIKit

/// The progress of a swipe's transition, which follows the finger.
///
/// UIKit may start the transition after the finger was lifted; what is finished before the start is
/// lost, and the app freezes (SwipeableTabBarController PR#94, InstagramTransition PR#4). So the
/// position and the decision are kept, and take effect after the start.
final class TabSwipeInteraction: UIPercentDrivenInteractiveTransition {
  /// Whether the swipe is completed; `nil` while the finger is down.
  private(set) var decision: Bool?

  private var position: CGFloat = 0
  private var hasStarted = false

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    update(position)
    // UIKit is still starting the transition.
    if decision != nil { onNextTurn { [self] in carryOut() } }
  }

  /// Shows the transition at a fraction of its way, from 0 to 1.
  func move(to position: CGFloat) {
    guard decision == nil else { return }
    self.position = position
    if hasStarted { update(position) }
  }

  /// Completes or cancels the transition; only the first decision counts.
  func decide(_ isCompleted: Bool) {
    guard decision == nil else { return }
    decision = isCompleted
    if hasStarted { carryOut() }
  }

  private func carryOut() {
    if decision == true { finish() } else { cancel() }
  }
}
