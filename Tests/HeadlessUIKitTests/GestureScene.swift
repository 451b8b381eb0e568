import Foundation

@testable import HeadlessUIKit

/// A window with a view of 100 by 100 points in its corner, and a clock for its touches.
@MainActor struct GestureScene {
  let clock = SimulatedClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view: UIView
  let log: Log

  init(_ log: Log, view: UIView = UIView()) {
    self.log = log
    self.view = view
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.addSubview(view)
    window.isHidden = false
  }

  /// Adds a recognizer that logs its states under a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView? = nil
  ) -> Recognizer {
    let log = log
    recognizer.addHandler { log.append("\(name) \($0.state)") }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func touch(_ x: CGFloat = 50, _ y: CGFloat = 50) -> SimulatedTouch {
    window.simulateTouch(at: CGPoint(x: x, y: y))
  }

  func tap(times: Int = 1) {
    for _ in 0..<times { touch().release() }
  }
}

/// A view that logs its touches.
final class TouchedView: UIView {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("down") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("move") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("up") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancel")
  }
}

/// A delegate whose answers a test sets.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var onSimultaneous: (@MainActor (UIGestureRecognizer) -> Void)?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    onSimultaneous?(otherGestureRecognizer)
    return isSimultaneous
  }
}
