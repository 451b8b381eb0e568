public import Foundation

/// Changes of layers that belong together; it has a duration for their animations, and hears of their end.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { layer.removeFromSuperlayer() }
///     layer.add(fade, forKey: "fade")
///     CATransaction.commit()
open class CATransaction: NSObject {
  /// What is set for a transaction.
  struct Values {
    var duration: TimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?

    /// How long the animations run that were added, in seconds; nil if one never ends.
    var longest: TimeInterval? = 0
  }

  /// The transactions that were begun on this thread and aren't committed, in the order of their beginning.
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

  /// Ends the transaction that was begun last; its completion runs once all its animations are over.
  open class func commit() {
    guard let values = begun.value?.last else { return }
    begun.set(begun.value?.dropLast())
    guard let completion = values.completion, let longest = values.longest else { return }
    LayerClock.run(after: longest, completion)
  }

  /// Does nothing: changes are there at once.
  open class func flush() {}

  /// The duration of animations that have none of their own, in seconds.
  open class func animationDuration() -> TimeInterval { current.duration }

  open class func setAnimationDuration(_ dur: TimeInterval) {
    current.duration = dur
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Whether changes of properties aren't animated; they never are here.
  open class func disableActions() -> Bool { current.disablesActions }

  open class func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? { current.completion }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion = block
  }
}

/// The clock of animations, for layers, which aren't bound to the main actor.
enum LayerClock {
  /// Runs an action after some seconds of the running clock.
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
