public import Foundation

/// An object that follows the touches on a view and makes out a gesture in them.
///
/// Targets with selectors aren't modelled; `TabUIKit` adds closures.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var storedState = State.possible
  private var requirements: [WeakReference<UIGestureRecognizer>] = []

  /// The recognizers of the window that share its touches; nil while there is no touch.
  weak var arena: GestureArena?

  /// The state that waits for other recognizers to fail.
  private(set) var wantedState: State?

  /// The fingers that the recognizer follows, in the order in which they came down; the last ones stay when they are up.
  private(set) var touches: [UITouch] = []

  /// All touches since the recognizer was made ready: it stands against recognizers that had one of them, too.
  private(set) var history: Set<UITouch> = []

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?

  /// Whether the view's touches are cancelled once the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only when they can't be the gesture any more.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only when they can't be the gesture any more.
  open var delaysTouchesEnded = true

  /// Whether the recognizer gets touches; turned off in the middle of a gesture, it cancels that.
  open var isEnabled = true {
    didSet { if !isEnabled { withdraw() } }
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
        arena?.consider(self)
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

  /// Takes a state and calls the targets, but for failures.
  func enter(_ state: State) {
    storedState = state
    wantedState = nil
    guard state != .failed, state != .possible else { return }
    for handler in handlers { handler(self) }
  }

  /// Breaks off what is under way, as turning off or taking out a recognizer does.
  func withdraw() {
    if arena != nil { state = .cancelled }
  }

  /// Whether nothing more can come of the touches.
  var isOver: Bool { storedState.rawValue >= State.ended.rawValue }

  var isUnderWay: Bool { storedState == .began || storedState == .changed }

  /// Whether the recognizer waits for touches that are yet to come.
  var waitsForTouches: Bool { false }

  /// Whether it isn't decided with the last finger up: others may have to fail, or more touches to come.
  var isWaiting: Bool { wantedState != nil || waitsForTouches }

  /// Forgets the touches; called before the recognizer is used again.
  open func reset() {}

  func startOver() {
    storedState = .possible
    wantedState = nil
    touches = []
    history = []
    arena = nil
    reset()
  }

  /// Adds a closure that runs each time the gesture is recognized or goes on.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  // MARK: - Touches

  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches, in the coordinates of a view, or of the window.
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

  /// Stops following a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    history.remove(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Passes on what a touch did.
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
    // Where the last finger went up is the place of the gesture.
    if touch.isOver, !countsLiftedFingers, !areTouchesOver { touches.removeAll { $0 === touch } }
  }

  /// Whether a finger counts that went up before the others.
  var countsLiftedFingers: Bool { false }

  /// Whether another recognizer had one of the same touches.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    !history.isDisjoint(with: other.history)
  }

  /// Whether every finger of the gesture is off the screen.
  var areTouchesOver: Bool { touches.allSatisfy(\.isOver) }

  // MARK: - Others

  /// Makes this recognizer wait until another one has failed; if that one succeeds, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakReference(otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other has to fail before this one can be recognized.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.object === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether the other can't be recognized once this one is.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let mayBothBe =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !mayBothBe
  }

  /// Whether view and delegate let the gesture begin.
  var mayBegin: Bool {
    view?.gestureRecognizerShouldBegin(self) ?? true
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
