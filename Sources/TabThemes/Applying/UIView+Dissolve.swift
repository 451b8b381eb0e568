import TabUIKit

extension UIView {
  /// Makes changes, with a dissolve if the view is visible and Reduce Motion is off; never on
  /// glass, whose material is missing from a snapshot of the view.
  package func dissolve(animated: Bool, _ changes: @escaping () -> Void) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled,
      TabBarEnvironment.current.look == .classic
    else { return changes() }
    UIView.transition(
      with: self,
      duration: 0.3,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: changes
    )
  }
}
