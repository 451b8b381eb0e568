public import Foundation

/// An object that follows the touches on a view and recognizes a gesture in them.
///
/// Targets and selectors aren't modelled; `TabUIKit` adds closures.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var storedState = State.possible
  private var requirements: [WeakReference<UIGestureRecognizer>] = []

  /// The arena in which the recognizer competes with others; nil while it has no touch.
  weak var arena: GestureArena?

  /// The state to enter once other recognizers have failed; nil if none is waiting.
  private(set) var wantedState: State?

  /// The touches that the recognizer follows, in the order in which they began.
  ///
  /// When all touches are over, the last ones remain, so that the gesture keeps its location.
  private(set) var touches: [UITouch] = []

  /// All touches since the last reset; recognizers compete if their histories have a touch in common.
  private(set) var history: Set<UITouch> = []

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?

  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view receives touches only after the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view receives the end of touches only after the recognizer has failed.
  open var delaysTouchesEnded = true

  /// Whether the recognizer receives touches; setting false cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled { cancelRecognition() } }
  }

  public override init() {
    super.init()
  }

  // MARK: - States

  open var state: UIGestureRecognizer.State {
    get { storedState }
    set {
      switch (storedState, newValue) {
      case (.possible, .began), (.possible, .changed), (.possible, .ended):
        guard arena != nil else { return }
        wantedState = newValue == .changed ? .began : newValue
        arena?.resolve(self)
      case (.possible, .failed), (.possible, .cancelled):
        enter(.failed)
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
        enter(newValue)
      case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
        enter(.cancelled)
      default:
        return
      }
      arena?.settle()
    }
  }

  /// Sets the state and calls the handlers, except for `failed` and `possible`.
  func enter(_ state: State) {
    storedState = state
    wantedState = nil
    guard state != .failed, state != .possible else { return }
    for handler in handlers { handler(self) }
  }

  /// Cancels the gesture in progress, as disabling or removing a recognizer does.
  func cancelRecognition() {
    if arena != nil { state = .cancelled }
  }

  /// Whether the gesture has ended, was cancelled or failed.
  var isOver: Bool { storedState.rawValue >= State.ended.rawValue }

  /// Whether a continuous gesture has begun and not ended.
  var isUnderWay: Bool { storedState == .began || storedState == .changed }

  /// Whether the recognizer waits for further touches, as for the second tap of a double tap.
  var waitsForTouches: Bool { false }

  /// Whether the gesture can still be recognized after the last touch ended: others may fail, or more touches begin.
  var isWaiting: Bool { wantedState != nil || waitsForTouches }

  /// Resets the internal state of a subclass; called before the recognizer gets new touches.
  open func reset() {}

  func startOver() {
    storedState = .possible
    wantedState = nil
    touches = []
    history = []
    arena = nil
    reset()
  }

  /// Adds a closure to call when the gesture is recognized and when it changes.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  // MARK: - Touches

  open var numberOfTouches: Int { touches.count }

  /// Returns the center of the touches in the coordinates of a view; nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count,
      y: points.reduce(0) { $0 + $1.y } / count
    )
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Removes a touch from the recognizer.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    history.remove(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Updates the touches of the recognizer and calls the method for the touch's phase.
  func receive(_ touch: UITouch, with event: UIEvent) {
    switch touch.phase {
    case .began:
      touches.removeAll(where: \.isOver)
      touches.append(touch)
      history.insert(touch)
      touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .stationary: break
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
    // Only touches that are down count for the location, except that the last one to end remains.
    if touch.isOver, !countsLiftedFingers, !areTouchesOver { touches.removeAll { $0 === touch } }
  }

  /// Whether touches that ended before the others still count, as in a tap of two fingers.
  var countsLiftedFingers: Bool { false }

  /// Whether the two recognizers had a touch in common.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    !history.isDisjoint(with: other.history)
  }

  /// Whether no touch of the gesture is on the screen.
  var areTouchesOver: Bool { touches.allSatisfy(\.isOver) }

  // MARK: - Others

  /// Makes the recognizer wait until another one has failed, and fail if the other one recognizes its gesture.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakReference(otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer must fail before this one can recognize its gesture.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.object === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether another recognizer can't recognize its gesture once this one has.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let mayBothBe =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !mayBothBe
  }

  /// Whether the view and the delegate allow the gesture to begin.
  var mayBegin: Bool {
    view?.gestureRecognizerShouldBegin(self) ?? true
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
