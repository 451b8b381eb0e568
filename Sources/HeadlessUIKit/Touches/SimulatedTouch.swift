package import Foundation

/// A finger that a test sets down, moves and lifts.
///
///     let touch = window.simulateTouch(at: CGPoint(x: 100, y: 780))
///     touch.wait(0.5)  // a long press begins
///     touch.release()
///
/// Time is that of `SimulatedClock.current`.
@MainActor package final class SimulatedTouch {
  private let touch: UITouch
  private let window: UIWindow

  init(at point: CGPoint, in window: UIWindow) {
    self.window = window
    touch = window.touchesOnScreen.begin(at: point, in: window)
    send()
  }

  /// The view that was hit when the finger came down.
  package var view: UIView? { touch.view }

  /// Moves the finger in one step to a point of the window, after some seconds.
  package func move(to point: CGPoint, over seconds: TimeInterval = 0) {
    SimulatedClock.current.advance(by: seconds)
    change(to: .moved, at: point)
  }

  /// Holds the finger still for some seconds.
  package func wait(_ seconds: TimeInterval) {
    SimulatedClock.current.advance(by: seconds)
  }

  /// Lifts the finger.
  package func release() {
    change(to: .ended)
  }

  /// Cancels the touch, as an incoming call does.
  package func cancel() {
    change(to: .cancelled)
  }

  private func change(to phase: UITouch.Phase, at point: CGPoint? = nil) {
    precondition(!touch.isOver, "A finger that was lifted can't do more (was to be \(phase))")
    touch.change(to: phase, at: point)
    send()
  }

  private func send() {
    SimulatedEvent.run {
      window.sendEvent(window.touchesOnScreen.event(changing: touch))
      window.layoutIfNeeded()
    }
  }
}
