package import Foundation

/// The time of animations and gestures, which only a test advances.
///
///     let clock = SimulatedClock()
///     clock.run {
///       UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in view.removeFromSuperview() })
///       clock.advance(by: 0.3)  // now the view is removed
///     }
///
/// Without a clock, animations finish at once.
@MainActor package final class SimulatedClock {
  // Integers, so that three steps of 0.1 seconds reach a timer that is due after 0.3.
  private var microseconds = 0
  private var timers: [Timer] = []

  /// Whether timers are discarded and animations finish at once, as in code that doesn't choose a clock.
  let finishesImmediately: Bool

  /// The state of the running animations of `UIView`.
  var animations = AnimationContext()

  package convenience init() {
    self.init(finishesImmediately: false)
  }

  private nonisolated init(finishesImmediately: Bool) {
    self.finishesImmediately = finishesImmediately
  }

  /// The seconds since the clock was created.
  package var now: TimeInterval { TimeInterval(microseconds) / 1_000_000 }

  /// Runs an operation with this clock as the current one.
  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.chosen.withValue(self, operation: operation)
  }

  /// Advances the time, and runs the actions that become due, in order of time.
  ///
  /// - Parameter seconds: The time in seconds; 0 is the next turn of the run loop.
  package func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "Time goes on, never back (was \(seconds) seconds)")
    let end = time(after: seconds)
    while let next = timers.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      timers.removeAll { $0 === next }
      microseconds = max(microseconds, next.time)
      run(next.action)
    }
    microseconds = end
  }

  /// Schedules an action after a delay; actions due at the same time run in the order in which they were scheduled.
  ///
  /// A delay too long to be counted never ends.
  @discardableResult
  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(time: time(after: delay), action: action)
    // A clock that finishes immediately is never advanced, and would retain its timers forever.
    if !finishesImmediately { timers.append(timer) }
    return timer
  }

  func cancel(_ timer: Timer) {
    timers.removeAll { $0 === timer }
  }

  /// Returns the time after some seconds, in microseconds, clamped to `Int`: apps set any duration.
  private func time(after seconds: TimeInterval) -> Int {
    guard seconds > 0 else { return microseconds }
    let delay = Int(exactly: (seconds * 1_000_000).rounded()) ?? Int.max
    let (time, isTooLate) = microseconds.addingReportingOverflow(delay)
    return isTooLate ? Int.max : time
  }

  /// The clock of the running task, or else the one that finishes immediately.
  package static var current: SimulatedClock { chosen.get() ?? passedOver }

  /// Runs an operation with a separate state of animations, unless the task has a clock already.
  nonisolated static func withOwnAnimations<Result>(
    _ operation: () throws -> Result
  ) rethrows -> Result {
    guard chosen.get() == nil else { return try operation() }
    return try chosen.withValue(SimulatedClock(finishesImmediately: true), operation: operation)
  }

  // Not the macro `@TaskLocal`, which some compilers that check this source don't have.
  private nonisolated static let chosen = TaskLocal<SimulatedClock?>(wrappedValue: nil)

  // UIKit has one state of animations per process, as has code here that chooses neither clock nor system.
  private static let passedOver = SimulatedClock(finishesImmediately: true)
}

extension SimulatedClock {
  /// An action that is due at a time.
  final class Timer {
    let time: Int
    let action: () -> Void

    init(time: Int, action: @escaping () -> Void) {
      self.time = time
      self.action = action
    }
  }
}
