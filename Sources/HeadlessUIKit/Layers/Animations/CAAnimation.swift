public import Foundation

/// An animation of a layer's properties, as a value.
///
/// Pictures show the layer's properties without animations, as UIKit does after an animation that is removed on
/// completion. The delegate is called when the clock of a test reaches the end, or at once without a clock.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  public required override init() {}

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The timing function; nil is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate of the beginning and the end, which the animation retains.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }

  /// Copies the values of another animation of the same class.
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, autoreverses, fillMode) = (other.timeOffset, other.autoreverses, other.fillMode)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// The duration with repetitions and reversals, in seconds; nil for an endless animation.
  var totalDuration: TimeInterval? {
    let once =
      (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : once * max(1, Double(repeatCount))
    let seconds = speed > 0 ? total / Double(speed) : .infinity
    // Apps set `.infinity` or `.greatestFiniteMagnitude` for an endless animation.
    return seconds < 1e9 ? seconds : nil
  }
}

/// The delegate of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)

  /// Called when the animation ends, with `flag` true, or when it is removed before its end, with false.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property, such as "opacity" or "transform.scale".
  open var keyPath: String?

  /// Whether the values are added to the property's present value.
  open var isAdditive = false

  /// Whether each repetition starts from the final value of the previous one.
  open var isCumulative = false

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
    isCumulative = other.isCumulative
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}

/// An animation to a value with the motion of a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness) = (other.mass, other.stiffness)
    (damping, initialVelocity) = (other.damping, other.initialVelocity)
  }
}

/// An animation through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?

  /// The times of the values, from 0 to 1; nil spaces them evenly.
  open var keyTimes: [NSNumber]?

  /// The timing functions between successive values.
  open var timingFunctions: [CAMediaTimingFunction]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes) = (other.values, other.keyTimes)
    timingFunctions = other.timingFunctions
  }
}

/// Animations that run at the same time, and end with the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations
  }
}
