public import Foundation

/// A recognizer of fingers that move.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var movement = CGPoint.zero
  private var origin = CGPoint.zero
  private var lastStep = (movement: CGPoint.zero, time: TimeInterval(0), duration: TimeInterval(0))

  public override init() {
    super.init()
  }

  /// How far the fingers have moved since they came down, in points.
  ///
  /// That it counts from there, and not from where the gesture began, isn't established of UIKit.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: movement.x - origin.x, y: movement.y - origin.y)
  }

  /// Makes a translation the present one, from which it goes on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
  }

  /// The velocity of the last step, in points per second; 0 for a step that took no time.
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
    // The middle of the fingers moves by the mean of what they do.
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
