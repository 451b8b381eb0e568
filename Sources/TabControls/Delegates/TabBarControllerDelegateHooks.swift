import TabUIKit

/// The tab of a delegate method about a selection.
///
/// Indices are those in `viewControllers`, or in the top level of `tabs`.
enum TabSelectionTarget: Hashable, Sendable {
  case tab(Int)
  case more

  /// A tab that is neither in the tabs nor More.
  case unknown

  /// The index of the tab; nil for More and for an unknown tab.
  var index: Int? {
    if case .tab(let index) = self { index } else { nil }
  }
}

/// The methods that a `TabBarControllerDelegateForwarder` calls if the app's delegate doesn't
/// decide.
@MainActor protocol TabBarControllerAnswers: AnyObject {
  /// Returns whether the user may select a tab; called after the app's delegate has agreed.
  func shouldSelect(_ target: TabSelectionTarget) -> Bool

  /// Whether there are animations; without any, UIKit keeps its default transition.
  var hasTransitions: Bool { get }

  /// Returns the animation of a change of tabs; called if the app's delegate has none.
  func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of an animation; called if the app's delegate has none.
  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension TabBarControllerAnswers {
  func shouldSelect(_ target: TabSelectionTarget) -> Bool { true }
  var hasTransitions: Bool { false }

  func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// The answers and notifications of a forwarder besides those of the app's delegate.
@MainActor protocol TabBarControllerDelegateHooks: TabBarControllerAnswers {
  /// Called when a tab was selected, after the app's delegate.
  func didSelect(_ target: TabSelectionTarget)
}
