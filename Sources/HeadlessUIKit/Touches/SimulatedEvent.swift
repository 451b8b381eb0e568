package import Foundation

/// An event caused by a simulated user: a touch, or a tap on an item.
///
/// UIKit handles an event in one turn of the run loop. Actions for the next turn run when the outermost event is over.
@MainActor package enum SimulatedEvent {
  private static var depth = 0
  private static var waiting: [() -> Void] = []

  /// Runs the code of an event, and then, after the outermost event, the waiting actions.
  static func run<Result>(_ event: () throws -> Result) rethrows -> Result {
    depth += 1
    defer {
      depth -= 1
      while depth == 0, !waiting.isEmpty { waiting.removeFirst()() }
    }
    return try event()
  }

  /// Runs an action some seconds later on the current clock; without a clock, at once.
  package static func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    let clock = SimulatedClock.current
    if clock.finishesImmediately { action() } else { clock.schedule(after: seconds, action) }
  }

  /// Runs an action at the next turn of the run loop: that of the current clock, or else after the running event.
  ///
  /// Without a clock and outside of events the action runs at once.
  package static func onNextTurn(_ action: @escaping () -> Void) {
    let clock = SimulatedClock.current
    if !clock.finishesImmediately {
      clock.schedule(after: 0, action)
    } else if depth > 0 {
      waiting.append(action)
    } else {
      action()
    }
  }

  /// Runs an action after a delay, in seconds; never with a clock that isn't advanced.
  package static func run(after delay: TimeInterval, _ action: @escaping () -> Void) {
    SimulatedClock.current.schedule(after: delay, action)
  }
}
