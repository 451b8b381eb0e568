public import Foundation

extension UIView {
  /// Changes the content of a view in a transition; here at once.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    SimulatedClock.current.animate(
      duration: duration,
      delay: 0,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Replaces a view by another one in their superview, or with `showHideTransitionViews` hides it and shows the other
  /// one.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let swap = {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    SimulatedClock.current.animate(
      duration: duration,
      delay: 0,
      options: options,
      animations: swap,
      completion: completion
    )
  }
}
