package import Foundation

/// The time of animations and gestures, which only a test advances.
///
///     let clock = SimulatedClock()
///     clock.run {
///       UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in view.removeFromSuperview() })
///       clock.advance(by: 0.3)  // now the view is removed
///     }
///
/// Where no clock runs, animations are over at once.
@MainActor package final class SimulatedClock {
  // Whole numbers, so that three steps of 0.1 seconds reach what is due after 0.3.
  private var microseconds = 0
  private var timers: [Timer] = []

  /// Whether nothing waits for the clock: what code that asks for no clock gets.
  let finishesImmediately: Bool

  /// What `UIView` knows of the animations under way.
  var animations = AnimationContext()

  package convenience init() {
    self.init(finishesImmediately: false)
  }

  private nonisolated init(finishesImmediately: Bool) {
    self.finishesImmediately = finishesImmediately
  }

  /// The seconds since the clock began.
  package var now: TimeInterval { TimeInterval(microseconds) / 1_000_000 }

  /// Runs the operation by this clock.
  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.chosen.withValue(self, operation: operation)
  }

  /// Lets time go on, and runs what is due on the way, in the order of its time.
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

  /// Runs an action later, or never after more time than can be counted; what is due at the same time runs in the order in which it was scheduled.
  @discardableResult
  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(time: time(after: delay), action: action)
    // Nobody advances a clock that nobody asked for, so it would keep what waits for it for ever.
    if !finishesImmediately { timers.append(timer) }
    return timer
  }

  func cancel(_ timer: Timer) {
    timers.removeAll { $0 === timer }
  }

  /// The time some seconds from now, as near as it can be counted: apps set what they like for a duration.
  private func time(after seconds: TimeInterval) -> Int {
    guard seconds > 0 else { return microseconds }
    let delay = Int(exactly: (seconds * 1_000_000).rounded()) ?? Int.max
    let (time, isTooLate) = microseconds.addingReportingOverflow(delay)
    return isTooLate ? Int.max : time
  }

  /// The clock of the running task.
  package static var current: SimulatedClock { chosen.get() ?? passedOver }

  /// Runs the operation with a state of animations of its own, unless it goes by a clock or has one already.
  nonisolated static func withOwnAnimations<Result>(
    _ operation: () throws -> Result
  ) rethrows -> Result {
    guard chosen.get() == nil else { return try operation() }
    return try chosen.withValue(SimulatedClock(finishesImmediately: true), operation: operation)
  }

  // Written out, since not every compiler that checks this source has the macro.
  private nonisolated static let chosen = TaskLocal<SimulatedClock?>(wrappedValue: nil)

  // UIKit has one state of animations for a process, and so has code that asks for no clock and no system.
  private static let passedOver = SimulatedClock(finishesImmediately: true)
}

extension SimulatedClock {
  /// Something that is due at a time.
  final class Timer {
    let time: Int
    let action: () -> Void

    init(time: Int, action: @escaping () -> Void) {
      self.time = time
      self.action = action
    }
  }
}
