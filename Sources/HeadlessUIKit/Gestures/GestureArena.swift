/// The recognizers and touches of a window: decides which recognizers may recognize and which touches views receive.
///
/// Recognizers compete if they have a touch in common; others are independent of each other.
@MainActor final class GestureArena {
  /// The recognizers that have a touch, those of inner views first.
  private var recognizers: [UIGestureRecognizer] = []

  /// The touches that are down, or whose changes haven't all been delivered to their views.
  private var touches: [UITouch] = []
  private var isDelivering = false

  /// Passes changed touches to their recognizers first, and then to their views.
  func receive(_ event: UIEvent, touches changed: [UITouch]) {
    isDelivering = true
    for touch in changed {
      if touch.phase == .began { begin(touch) }
      touch.undelivered.append(touch.sample)
      for recognizer in touch.gestureRecognizers ?? [] where !recognizer.isOver {
        recognizer.receive(touch, with: event)
      }
    }
    isDelivering = false
    settle(event)
  }

  private func begin(_ touch: UITouch) {
    touch.isKeptFromView =
      touch.view?.isMultipleTouchEnabled == false
      && touches.contains { $0.view === touch.view && !$0.isOver }
    touches.append(touch)
    var followers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      followers += current.storedGestureRecognizers.filter {
        $0.isEnabled && !$0.isOver
          && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
      }
      view = current.superview
    }
    touch.gestureRecognizers = followers
    for recognizer in followers where !recognizers.contains(where: { $0 === recognizer }) {
      recognizer.arena = self
      recognizers.append(recognizer)
    }
  }

  private func others(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizers.filter { $0 !== recognizer && $0.sharesTouch(with: recognizer) }
  }

  /// Moves a recognizer to the state that it wants, or to failed if another recognizer prevents it.
  ///
  /// While a recognizer that is required to fail is possible, the state keeps waiting.
  func resolve(_ recognizer: UIGestureRecognizer) {
    guard let state = recognizer.wantedState else { return }
    let others = others(of: recognizer)
    let required = others.filter { recognizer.requiresFailure(of: $0) }
    if required.contains(where: { $0.state == .possible }) { return }
    let isPrevented =
      required.contains { $0.isUnderWay || $0.state == .ended }
      || others.contains { ($0.isUnderWay || $0.state == .ended) && $0.prevents(recognizer) }
    guard !isPrevented, recognizer.mayBegin else {
      recognizer.enter(.failed)
      return
    }
    // Fail the others first, so that the recognizer's handler finds them in their final state.
    for other in others where other.state == .possible && recognizer.prevents(other) {
      other.enter(.failed)
    }
    recognizer.enter(state)
  }

  /// Resolves waiting recognizers until no state changes, and then delivers touches to views.
  func settle(_ event: UIEvent? = nil) {
    guard !isDelivering else { return }
    isDelivering = true
    var states: [UIGestureRecognizer.State] = []
    // One recognizer's state can decide another's, so repeat until all states are stable.
    repeat {
      states = recognizers.map(\.state)
      for recognizer in recognizers { resolve(recognizer) }
    } while states != recognizers.map(\.state)
    let event = event ?? UIEvent(Set(touches))
    for touch in touches { deliver(touch, event) }
    touches.removeAll { $0.isOver && $0.undelivered.isEmpty }
    isDelivering = false
    startOver()
  }

  /// Delivers the changes of a touch to its view, unless a recognizer delays or cancels them.
  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    let followers = touch.gestureRecognizers ?? []
    let isTaken = followers.contains {
      ($0.isUnderWay || $0.state == .ended) && $0.cancelsTouchesInView
    }
    if isTaken {
      touch.undelivered = []
      if touch.isKnownToView { touch.view?.touchesCancelled([touch], with: event) }
      touch.isKnownToView = false
      return
    }
    // A tap recognizer may wait for more taps after the touch has ended.
    let undecided = followers.filter { $0.state == .possible && ($0.isWaiting || !touch.isOver) }
    while let sample = touch.undelivered.first {
      if sample.phase == .began, undecided.contains(where: \.delaysTouchesBegan) { return }
      if sample.phase == .ended, undecided.contains(where: \.delaysTouchesEnded) { return }
      touch.undelivered.removeFirst()
      if !touch.isKeptFromView { touch.at(sample) { send(touch, to: touch.view, with: event) } }
    }
  }

  private func send(_ touch: UITouch, to view: UIView?, with event: UIEvent) {
    switch touch.phase {
    case .began:
      touch.isKnownToView = true
      view?.touchesBegan([touch], with: event)
    case .moved where touch.isKnownToView: view?.touchesMoved([touch], with: event)
    case .ended where touch.isKnownToView:
      touch.isKnownToView = false
      view?.touchesEnded([touch], with: event)
    case .cancelled where touch.isKnownToView:
      touch.isKnownToView = false
      view?.touchesCancelled([touch], with: event)
    default: break
    }
  }

  /// Resets the recognizers whose touches are all over, unless they or recognizers that share a touch still wait.
  private func startOver() {
    func waits(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.state == .possible && recognizer.isWaiting
    }
    let done = recognizers.filter { recognizer in
      !waits(recognizer) && recognizer.history.isDisjoint(with: touches)
        && !others(of: recognizer).contains(where: waits)
    }
    recognizers.removeAll { recognizer in done.contains { $0 === recognizer } }
    for recognizer in done { recognizer.startOver() }
  }
}
