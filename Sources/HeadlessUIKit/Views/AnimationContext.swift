import Foundation

/// The animations under way while `UIView`'s class methods run the code of an app.
struct AnimationContext {
  /// Whether changes are animated, as set by `UIView.setAnimationsEnabled(_:)`.
  var areEnabled = true

  /// The duration of the animation whose closure runs, in seconds; nil outside of one.
  var inheritedDuration: TimeInterval?

  /// The animations that a finger drives, while they are begun; nil at all other times.
  var held: [HeldAnimation]?
}

/// An animation that doesn't go by the clock until it is let go.
struct HeldAnimation {
  let duration: TimeInterval
  let completion: (Bool) -> Void
}

extension SimulatedClock {
  /// Runs the changes of an animation at once, and its completion when the clock passes its end.
  ///
  /// An animation without a duration, or while animations are disabled, is over at the next turn of the run loop, as
  /// documented of a duration of 0; one that repeats never is.
  func animate(
    duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions,
    animations changes: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let inherited =
      options.contains(.overrideInheritedDuration) ? nil : animations.inheritedDuration
    let ownDuration = max(0, inherited ?? duration)
    let outerDuration = animations.inheritedDuration
    animations.inheritedDuration = ownDuration
    changes?()
    animations.inheritedDuration = outerDuration
    guard let completion else { return }
    let isAnimated = animations.areEnabled && ownDuration > 0
    if isAnimated, options.contains(.repeat) { return }
    let animation = HeldAnimation(
      duration: isAnimated ? max(0, delay) + ownDuration : 0,
      completion: completion
    )
    if animations.held != nil {
      animations.held?.append(animation)
    } else {
      finish(animation, after: animation.duration)
    }
  }

  /// Runs the completion of an animation later, or at once where time is passed over.
  func finish(_ animation: HeldAnimation, after delay: TimeInterval) {
    if finishesImmediately {
      animation.completion(true)
    } else {
      schedule(after: delay) { animation.completion(true) }
    }
  }

  /// Runs an operation, and returns the animations that it began instead of letting them go by the clock.
  func holdAnimations(_ operation: () -> Void) -> [HeldAnimation] {
    let outer = animations.held
    animations.held = []
    operation()
    let held = animations.held ?? []
    animations.held = outer
    return held
  }
}
