public import Foundation

// Changes of an animation apply at once, as they do in UIKit's model layers: a picture shows the final state. The
// completion waits for `SimulatedClock`.
extension UIView {
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    SimulatedClock.current.animate(
      duration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Whether changes are animated; without animation, completions are called in the next turn of the run loop.
  public class var areAnimationsEnabled: Bool { SimulatedClock.current.animations.areEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedClock.current.animations.areEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  /// The duration of the animation whose closure runs, in seconds; 0 outside an animation.
  public class var inheritedAnimationDuration: TimeInterval {
    SimulatedClock.current.animations.inheritedDuration ?? 0
  }
}
