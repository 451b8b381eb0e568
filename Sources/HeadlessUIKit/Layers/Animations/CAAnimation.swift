public import Foundation

/// An animation of what a layer shows, as a value.
///
/// A picture shows the layer as its properties are, which is what UIKit shows after an animation too, unless that stays
/// on its layer. The delegate is called at the end when the clock of a test passes it, and at once without such a clock.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  public required override init() {}

  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pace; nil is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// The object that is called at the beginning and at the end; an animation keeps a strong reference to it.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer forgets the animation at its end.
  open var isRemovedOnCompletion = true

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }

  /// Takes the values of another animation of the same class.
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, autoreverses, fillMode) = (other.timeOffset, other.autoreverses, other.fillMode)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// How long the animation runs in all, in seconds; nil for one that never ends.
  var totalDuration: TimeInterval? {
    let once =
      (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : once * max(1, Double(repeatCount))
    let seconds = speed > 0 ? total / Double(speed) : .infinity
    // UIKit's apps write `.infinity` or `.greatestFiniteMagnitude` for one that never ends.
    return seconds < 1e9 ? seconds : nil
  }
}

/// The methods that are called at the beginning and at the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)

  /// Tells of the end, and whether it was reached rather than the animation removed.
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

  /// The property, as in "opacity" and "transform.scale".
  open var keyPath: String?

  /// Whether the values are added to what the layer has.
  open var isAdditive = false

  /// Whether each run begins where the last one ended.
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

/// An animation to a value as a spring moves.
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

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?

  /// When each value is reached, from 0 to 1; nil spreads them evenly.
  open var keyTimes: [NSNumber]?

  /// The pace between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes) = (other.values, other.keyTimes)
    timingFunctions = other.timingFunctions
  }
}

/// Animations that run together, and end with the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations
  }
}
