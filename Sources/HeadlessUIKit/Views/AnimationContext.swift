import Foundation

/// The state of `UIView`'s animations: whether changes are animated, and the animation whose closure runs.
struct AnimationContext {
  /// Whether changes are animated, as set by `UIView.setAnimationsEnabled(_:)`.
  var areEnabled = true

  /// The duration of the animation whose closure runs, in seconds; nil outside an animation.
  var inheritedDuration: TimeInterval?

  /// The animations of the interactive transition that is starting, which the clock doesn't complete; nil otherwise.
  var held: [HeldAnimation]?
}

/// An animation that completes when its interactive transition ends, not at a time of the clock.
struct HeldAnimation {
  let duration: TimeInterval
  let completion: (Bool) -> Void
}

extension SimulatedClock {
  /// Applies the changes of an animation at once, and calls its completion when the clock reaches its end.
  ///
  /// An animation without a duration, or while animations are disabled, completes in the next turn of the run loop, as
  /// documented for a duration of 0. An animation that repeats never completes.
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

  /// Calls the completion of an animation after `delay` seconds, or at once if no clock is running.
  func finish(_ animation: HeldAnimation, after delay: TimeInterval) {
    if finishesImmediately {
      animation.completion(true)
    } else {
      schedule(after: delay) { animation.completion(true) }
    }
  }

  /// Runs an operation, and returns the animations that it began without scheduling their completions.
  func holdAnimations(_ operation: () -> Void) -> [HeldAnimation] {
    let outer = animations.held
    animations.held = []
    operation()
    let held = animations.held ?? []
    animations.held = outer
    return held
  }
}
