import Dispatch
package import Foundation

/// Runs an action in the next turn of the run loop, after all effects of the current event.
@MainActor
package func onNextTurn(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(UIKit)
  DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  #else
  SimulatedEvent.onNextTurn(action)
  #endif
}

/// Runs an action after a delay, in seconds.
@MainActor
package func after(_ delay: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(UIKit)
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(action) }
  #else
  SimulatedEvent.run(after: delay, action)
  #endif
}

/// Runs an action some seconds later; on the stand-in without a clock, at once, so that a period ends
/// there.
@MainActor
package func afterDelay(
  _ seconds: TimeInterval,
  _ action: @escaping @MainActor @Sendable () -> Void
) {
  #if canImport(UIKit)
  after(seconds, action)
  #else
  SimulatedEvent.after(seconds, action)
  #endif
}
