public import Foundation

/// A continuous recognizer of fingers that move across the screen.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var movement = CGPoint.zero
  private var origin = CGPoint.zero
  private var lastStep = (movement: CGPoint.zero, time: TimeInterval(0), duration: TimeInterval(0))

  public override init() {
    super.init()
  }

  /// Returns the distance that the fingers have moved since they touched the screen, in points.
  ///
  /// A translation from the first touch, rather than from the beginning of the gesture, isn't established for UIKit.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: movement.x - origin.x, y: movement.y - origin.y)
  }

  /// Sets the present translation, to which further movement is added.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
  }

  /// Returns the velocity of the last movement, in points per second; 0 if it took no time.
  open func velocity(in view: UIView?) -> CGPoint {
    guard lastStep.duration > 0 else { return .zero }
    return CGPoint(
      x: lastStep.movement.x / lastStep.duration,
      y: lastStep.movement.y / lastStep.duration
    )
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastStep = (.zero, event.timestamp, 0)
    if numberOfTouches > maximumNumberOfTouches { state = isUnderWay ? .cancelled : .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isUnderWay || numberOfTouches >= minimumNumberOfTouches else { return }
    // The center of the touches moves by the mean of their movements.
    let count = CGFloat(max(1, numberOfTouches))
    var step = CGPoint.zero
    for touch in touches {
      step.x += (touch.point.x - touch.previousPoint.x) / count
      step.y += (touch.point.y - touch.previousPoint.y) / count
    }
    movement.x += step.x
    movement.y += step.y
    lastStep = (step, event.timestamp, event.timestamp - lastStep.time)
    if isUnderWay {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches,
      GestureFacts.distance(movement, .zero) >= GestureFacts.panHysteresis.value
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if areTouchesOver { state = isUnderWay ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    movement = .zero
    origin = .zero
    lastStep = (.zero, 0, 0)
  }
}
