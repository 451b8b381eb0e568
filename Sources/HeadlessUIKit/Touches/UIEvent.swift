public import Foundation

/// The state of the touches on the screen at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  private let touches: Set<UITouch>

  /// The time of the event, in seconds of the simulated clock.
  open private(set) var timestamp: TimeInterval

  public override convenience init() {
    self.init([])
  }

  init(_ touches: Set<UITouch>) {
    self.touches = touches
    timestamp = SimulatedClock.current.now
    super.init()
  }

  open var allTouches: Set<UITouch>? { touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
