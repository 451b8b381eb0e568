#if canImport(UIKit)
import Dispatch
#endif

/// Runs an action in the next turn of the run loop, after all effects of the current event.
@MainActor
package func onNextTurn(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(UIKit)
  DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  #else
  SimulatedEvent.onNextTurn(action)
  #endif
}
