public import Foundation

/// A continuous recognizer of fingers that stay down for a time, after which they may move.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  /// The time for which the fingers must stay down, in seconds.
  open var minimumPressDuration: TimeInterval = GestureFacts.minimumPressDuration.value

  /// The distance that a finger may move before the press is recognized, in points.
  open var allowableMovement: CGFloat = GestureFacts.allowableMovement.value

  private var starts: [UITouch: CGPoint] = [:]
  private var deadline: (clock: SimulatedClock, timer: SimulatedClock.Timer)?

  public override init() {
    super.init()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      starts[touch] = touch.point
      if touch.tapCount <= numberOfTapsRequired { state = .failed }
    }
    if state == .possible, numberOfTouches > numberOfTouchesRequired { state = .failed }
    guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
    let clock = SimulatedClock.current
    let timer = clock.schedule(after: minimumPressDuration) { [weak self] in
      self?.deadline = nil
      self?.state = .began
    }
    deadline = (clock, timer)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay {
      state = .changed
      return
    }
    let haveStrayed = touches.contains { touch in
      GestureFacts.distance(starts[touch] ?? touch.point, touch.point) > allowableMovement
    }
    if haveStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    if let deadline { deadline.clock.cancel(deadline.timer) }
    deadline = nil
    starts = [:]
  }
}
