/// The tab that a delegate is asked about, or notified of.
///
/// Indices are those of `viewControllers`, or of `tabs` at the top level.
package enum TabSelectionTarget: Hashable, Sendable {
  case tab(Int)
  case more

  /// A tab that is neither among the tabs nor More.
  case unknown

  /// The index of the tab; nil for More and for an unknown tab.
  package var index: Int? {
    if case .tab(let index) = self { index } else { nil }
  }
}

/// The questions that a `TabBarControllerDelegateForwarder` has where the app's delegate has no answer.
@MainActor package protocol TabBarControllerAnswers: AnyObject {
  /// Whether the user may select a tab; asked after the app's delegate has agreed.
  func shouldSelect(_ target: TabSelectionTarget) -> Bool

  /// Whether there are animations; without any, UIKit keeps its own transition.
  var hasTransitions: Bool { get }

  /// The animation of a change of tabs; asked if the app's delegate has none.
  func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The driver of an animation; asked if the app's delegate has none.
  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations of the controller; `nil` leaves them to the app's delegate and to UIKit.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask? { get }
}

extension TabBarControllerAnswers {
  package func shouldSelect(_ target: TabSelectionTarget) -> Bool { true }
  package var hasTransitions: Bool { false }

  package func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  package func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  package var supportedInterfaceOrientations: UIInterfaceOrientationMask? { nil }
}

/// The answers and notifications of a forwarder besides those of the app's delegate.
@MainActor package protocol TabBarControllerDelegateHooks: TabBarControllerAnswers {
  /// Called when a tab was selected, after the app's delegate.
  func didSelect(_ target: TabSelectionTarget)
}
