public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The state of a touch at one time; a view that gets it later gets that state.
  struct Moment {
    var phase: UITouch.Phase
    var timestamp: TimeInterval

    /// The place in the window's coordinates, in points.
    var point: CGPoint
    var previousPoint: CGPoint
  }

  private(set) var moment: Moment

  open var phase: UITouch.Phase { moment.phase }

  /// The time of the last change, in seconds of the simulated clock.
  open var timestamp: TimeInterval { moment.timestamp }

  /// How often the finger came down here in quick succession, this time included.
  open private(set) var tapCount: Int

  open private(set) weak var window: UIWindow?

  /// The view that was hit at first; it stays the same wherever the finger moves.
  open private(set) weak var view: UIView?

  /// The recognizers that follow the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  var point: CGPoint { moment.point }
  var previousPoint: CGPoint { moment.previousPoint }

  /// The states of the touch that the view has yet to get; recognizers may hold them back.
  var undelivered: [Moment] = []

  /// Whether the view never gets the touch, since it takes one at a time.
  var isKeptFromView = false

  /// Whether the view got the begin of the touch, and not yet its end.
  var isKnownToView = false

  init(at point: CGPoint, in window: UIWindow, view: UIView?, tapCount: Int) {
    moment = Moment(
      phase: .began,
      timestamp: SimulatedClock.current.now,
      point: point,
      previousPoint: point
    )
    self.window = window
    self.view = view
    self.tapCount = tapCount
    super.init()
  }

  /// Does something at the present time, at a place that is a new one if the finger moved.
  func change(to phase: UITouch.Phase, at point: CGPoint? = nil) {
    if let point {
      moment.previousPoint = moment.point
      moment.point = point
    }
    moment.phase = phase
    moment.timestamp = SimulatedClock.current.now
  }

  /// Stays where it is while other fingers do something.
  func stay() {
    moment.phase = .stationary
  }

  /// Runs the operation as if it were an earlier moment.
  func at(_ earlier: Moment, operation: () -> Void) {
    let now = moment
    moment = earlier
    operation()
    moment = now
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
