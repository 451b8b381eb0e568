public import Foundation

/// A group of changes to layers, with a duration and a completion for the animations.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { layer.removeFromSuperlayer() }
///     layer.add(fade, forKey: "fade")
///     CATransaction.commit()
open class CATransaction: NSObject {
  /// The settings of a transaction, and the duration of its animations.
  struct Values {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?

    /// The duration of the longest animation in the transaction, in seconds; nil if one is endless.
    var longest: TimeInterval? = 0
  }

  /// The uncommitted transactions of this thread, the outermost first.
  private static let begun = ThreadValue<[Values]>(name: "CATransaction")

  static var current: Values {
    get { begun.value?.last ?? Values() }
    set {
      guard var all = begun.value, !all.isEmpty else { return }
      all[all.count - 1] = newValue
      begun.set(all)
    }
  }

  open class func begin() {
    var values = current
    (values.completion, values.longest) = (nil, 0)
    begun.set((begun.value ?? []) + [values])
  }

  /// Ends the innermost transaction; its completion is called when all its animations are over.
  open class func commit() {
    guard let values = begun.value?.last else { return }
    begun.set(begun.value?.dropLast())
    guard let completion = values.completion, let longest = values.longest else { return }
    LayerClock.run(after: longest, completion)
  }

  /// Does nothing: changes apply at once.
  open class func flush() {}

  /// The duration of animations whose `duration` is 0, in seconds.
  open class func animationDuration() -> CFTimeInterval { current.duration }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.duration = dur
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Whether changes of properties aren't animated; without effect here, where they never are.
  open class func disableActions() -> Bool { current.disablesActions }

  open class func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? { current.completion }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion = block
  }
}

/// The simulated clock, for layers, which aren't isolated to the main actor.
enum LayerClock {
  /// Runs an action after a delay in seconds, or at once if no clock is running.
  static func run(after delay: TimeInterval, _ action: @escaping () -> Void) {
    let kept = Kept(action: action)
    MainActor.assumeIsolated {
      let animation = HeldAnimation(duration: delay) { _ in kept.action() }
      SimulatedClock.current.finish(animation, after: delay)
    }
  }

  private struct Kept: @unchecked Sendable {
    let action: () -> Void
  }
}
