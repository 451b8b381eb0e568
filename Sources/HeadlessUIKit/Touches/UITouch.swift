public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  open internal(set) var phase: UITouch.Phase = .began

  /// The time of the last change, in seconds of the simulated clock.
  open internal(set) var timestamp: TimeInterval

  /// How often the finger came down here in quick succession, this time included.
  open private(set) var tapCount: Int

  open private(set) weak var window: UIWindow?

  /// The view that was hit at first; it stays the same wherever the finger moves.
  open private(set) weak var view: UIView?

  /// The recognizers that follow the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The place in the window's coordinates, in points.
  private(set) var point: CGPoint
  private(set) var previousPoint: CGPoint

  /// What the view is to hear of the touch; recognizers may hold it back.
  var undelivered: [UITouch.Phase] = []

  /// Whether the view heard that the touch began, and not yet that it is over.
  var isKnownToView = false

  init(at point: CGPoint, in window: UIWindow, view: UIView?, tapCount: Int) {
    self.point = point
    self.previousPoint = point
    self.window = window
    self.view = view
    self.tapCount = tapCount
    timestamp = SimulatedClock.current.now
    super.init()
  }

  func move(to point: CGPoint) {
    previousPoint = self.point
    self.point = point
  }

  /// The place in the coordinates of a view, or of the window.
  open func location(in view: UIView?) -> CGPoint { converted(point, to: view) }

  /// The place before the last change, in the coordinates of a view, or of the window.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// Whether the finger is off the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
