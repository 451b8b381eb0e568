import Foundation

/// A discrete recognizer of a tap, or of several taps in quick succession.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var starts: [UITouch: CGPoint] = [:]

  /// The point at which the first finger of the previous tap touched the screen.
  private var previousStart: CGPoint?
  private var timeout: (clock: SimulatedClock, timer: SimulatedClock.Timer)?

  public override init() {
    super.init()
  }

  override var waitsForTouches: Bool { timeout != nil }
  override var countsLiftedFingers: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    let isFirstFinger = starts.isEmpty
    for touch in touches { starts[touch] = touch.point }
    if isFirstFinger, let touch = touches.first {
      if let previousStart, isStray(touch.point, from: previousStart) {
        state = .failed
        return
      }
      previousStart = touch.point
    }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let haveStrayed = touches.contains { isStray($0.point, from: starts[$0] ?? $0.point) }
    if haveStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard areTouchesOver else { return }
    guard numberOfTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    starts = [:]
    if taps == numberOfTapsRequired {
      state = .ended
    } else {
      waitForNextTap()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Returns false for a recognizer of more taps: both are recognized, unless one requires the other to fail.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func reset() {
    stopWaiting()
    taps = 0
    starts = [:]
    previousStart = nil
  }

  private func isStray(_ point: CGPoint, from start: CGPoint) -> Bool {
    GestureFacts.distance(start, point) > GestureFacts.tapMovement.value
  }

  private func waitForNextTap() {
    let clock = SimulatedClock.current
    let timer = clock.schedule(after: GestureFacts.tapInterval.value) { [weak self] in
      self?.timeout = nil
      self?.state = .failed
    }
    timeout = (clock, timer)
  }

  private func stopWaiting() {
    if let timeout { timeout.clock.cancel(timeout.timer) }
    timeout = nil
  }
}
