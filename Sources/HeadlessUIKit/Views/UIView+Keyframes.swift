public import Foundation

extension UIView {
  /// The options of an animation of keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var layoutSubviews: UIView.KeyframeAnimationOptions { Self(rawValue: 1 << 0) }

    public static var allowUserInteraction: UIView.KeyframeAnimationOptions {
      Self(rawValue: 1 << 1)
    }

    public static var beginFromCurrentState: UIView.KeyframeAnimationOptions {
      Self(rawValue: 1 << 2)
    }

    public static var `repeat`: UIView.KeyframeAnimationOptions { Self(rawValue: 1 << 3) }
    public static var autoreverse: UIView.KeyframeAnimationOptions { Self(rawValue: 1 << 4) }

    public static var overrideInheritedDuration: UIView.KeyframeAnimationOptions {
      Self(rawValue: 1 << 5)
    }

    public static var overrideInheritedOptions: UIView.KeyframeAnimationOptions {
      Self(rawValue: 1 << 9)
    }

    public static var calculationModeLinear: UIView.KeyframeAnimationOptions { [] }

    public static var calculationModeDiscrete: UIView.KeyframeAnimationOptions {
      Self(rawValue: 1 << 10)
    }

    public static var calculationModePaced: UIView.KeyframeAnimationOptions {
      Self(rawValue: 2 << 10)
    }

    public static var calculationModeCubic: UIView.KeyframeAnimationOptions {
      Self(rawValue: 3 << 10)
    }

    public static var calculationModeCubicPaced: UIView.KeyframeAnimationOptions {
      Self(rawValue: 4 << 10)
    }
  }

  /// Adds an animation of keyframes; here the closure applies all changes at once, in the order in which it adds
  /// them.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The lowest six bits are the same in both types of options.
    animate(
      withDuration: duration,
      delay: delay,
      options: UIView.AnimationOptions(rawValue: options.rawValue & 0x3F),
      animations: animations,
      completion: completion
    )
  }

  /// Adds changes to the keyframe animation whose closure is running; here they apply at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}
