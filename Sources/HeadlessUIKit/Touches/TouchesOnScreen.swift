import Foundation

/// The touches of a window that aren't over, and the point, time and tap count of the last one that ended.
@MainActor final class TouchesOnScreen {
  private var touches: Set<UITouch> = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  func begin(at point: CGPoint, in window: UIWindow) -> UITouch {
    let now = SimulatedClock.current.now
    let count = lastTap.flatMap { tap in
      let isNear =
        GestureFacts.distance(tap.point, point) <= GestureFacts.tapMovement.value
        && now - tap.time <= GestureFacts.tapInterval.value && now >= tap.time
      return isNear ? tap.count : nil
    }
    let touch = UITouch(
      at: point,
      in: window,
      view: window.hitTest(point, with: UIEvent()),
      tapCount: (count ?? 0) + 1
    )
    touches.insert(touch)
    return touch
  }

  /// Returns the event in which one touch changes and all others are stationary.
  func event(changing touch: UITouch) -> UIEvent {
    for other in touches where other !== touch { other.stay() }
    let event = UIEvent(touches)
    if touch.isOver {
      touches.remove(touch)
      lastTap = (touch.point, touch.timestamp, touch.tapCount)
    }
    return event
  }
}
