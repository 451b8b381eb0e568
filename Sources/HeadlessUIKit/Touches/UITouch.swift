public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The state of a touch at one time, which is kept until its view receives it.
  struct Sample {
    var phase: UITouch.Phase
    var timestamp: TimeInterval

    /// The position in the window's coordinates, in points.
    var point: CGPoint
    var previousPoint: CGPoint
  }

  private(set) var sample: Sample

  open var phase: UITouch.Phase { sample.phase }

  /// The time of the last change, in seconds of the simulated clock.
  open var timestamp: TimeInterval { sample.timestamp }

  /// The number of taps near this position in quick succession, this one included.
  open private(set) var tapCount: Int

  open private(set) weak var window: UIWindow?

  /// The view that was hit when the finger came down; it stays the same when the finger moves.
  open private(set) weak var view: UIView?

  /// The gesture recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  var point: CGPoint { sample.point }
  var previousPoint: CGPoint { sample.previousPoint }

  /// The states of the touch that its view hasn't received yet; recognizers can delay them.
  var undelivered: [Sample] = []

  /// Whether the view never receives the touch, since it receives only one at a time.
  var isKeptFromView = false

  /// Whether the view has received the beginning of the touch, and not its end.
  var isKnownToView = false

  init(at point: CGPoint, in window: UIWindow, view: UIView?, tapCount: Int) {
    sample = Sample(
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

  /// Changes the phase at the current time, and the position if the finger moved.
  func change(to phase: UITouch.Phase, at point: CGPoint? = nil) {
    if let point {
      sample.previousPoint = sample.point
      sample.point = point
    }
    sample.phase = phase
    sample.timestamp = SimulatedClock.current.now
  }

  /// Makes the touch stationary, while other fingers change.
  func stay() {
    sample.phase = .stationary
  }

  /// Runs an operation with an earlier state of the touch as the current one.
  func at(_ earlier: Sample, operation: () -> Void) {
    let now = sample
    sample = earlier
    operation()
    sample = now
  }

  /// Returns the position in the coordinates of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { converted(point, to: view) }

  /// Returns the position before the last change, in the coordinates of a view, or of the window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// Whether the touch has ended or was cancelled.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
