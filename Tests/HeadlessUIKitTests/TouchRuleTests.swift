import Foundation
import Testing

@testable import HeadlessUIKit

/// A view that logs its touches if the rule is about them.
final class RuleView: UIView {
  let log: Log

  /// Whether touches are logged, and whether with their times and locations.
  var logsTouches = false
  var logsMoments = false

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches {
      if logsTouches { log.append(what) }
      if logsMoments {
        log.append("\(touch.phase) \(touch.location(in: self).x) at \(touch.timestamp)")
      }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("down", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("up", touches)
  }
}

/// Tests of UIKit's rules of touches, one per row.
@MainActor struct TouchRuleTests {
  /// Two adjacent views of 100 by 100 points that log their touches, and fingers on them.
  @MainActor struct Scene {
    let log: Log
    let gestures: GestureScene
    let right: RuleView
    let left: RuleView

    init() {
      log = Log()
      left = RuleView(log)
      right = RuleView(log)
      gestures = GestureScene(log, view: left)
      right.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
      gestures.window.addSubview(right)
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer,
      _ name: String,
      to view: UIView? = nil
    ) -> Recognizer {
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      return gestures.add(recognizer, name, to: view)
    }

    func doubleTap() -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    }

    func finger(_ x: CGFloat) -> SimulatedTouch { gestures.touch(x, 50) }
    func tap(_ x: CGFloat) { finger(x).release() }
    func wait(_ seconds: TimeInterval) { gestures.clock.advance(by: seconds) }

    func control() -> UIControl {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let log = log
      control.addAction(UIAction { _ in log.append("touch down") }, for: .touchDown)
      control.addAction(UIAction { _ in log.append("touch up") }, for: .touchUpInside)
      left.addSubview(control)
      return control
    }
  }

  struct Rule: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var log: [String]
    var run: @MainActor @Sendable (Scene) -> Void

    init(_ rule: String, _ log: [String], run: @escaping @MainActor @Sendable (Scene) -> Void) {
      testDescription = rule
      self.log = log
      self.run = run
    }
  }

  // Widely observed: two sliders, or adjacent scroll views, follow two fingers.
  nonisolated static let neighbors = [
    Rule("two views follow a finger each", ["left began", "right began"]) { scene in
      scene.add(UIPanGestureRecognizer(), "left")
      scene.add(UIPanGestureRecognizer(), "right", to: scene.right)
      let (left, right) = (scene.finger(50), scene.finger(150))
      left.move(to: CGPoint(x: 90, y: 50))
      right.move(to: CGPoint(x: 190, y: 50))
    },
    Rule("a tap waits for no recognizer of another view", ["right ended"]) { scene in
      scene.add(scene.doubleTap(), "left")
      scene.add(UITapGestureRecognizer(), "right", to: scene.right)
      scene.tap(50)
      scene.tap(150)
    },
    Rule("a tap that waits isn't lost for one elsewhere", ["right ended", "left ended"]) { scene in
      let double = scene.add(scene.doubleTap(), "double")
      scene.add(UITapGestureRecognizer(), "left").require(toFail: double)
      scene.add(UITapGestureRecognizer(), "right", to: scene.right)
      scene.tap(50)
      scene.tap(150)
      scene.wait(0.4)
    },
    Rule(
      "a recognizer is ready again while a finger stays elsewhere",
      ["left ended", "left ended"]
    ) { scene in
      scene.add(UITapGestureRecognizer(), "left")
      scene.add(UIPanGestureRecognizer(), "right", to: scene.right)
      _ = scene.finger(150)
      scene.tap(50)
      scene.wait(1)
      scene.tap(50)
    },
    Rule("one on both views stands against those on each", ["both began"]) { scene in
      scene.add(UIPanGestureRecognizer(), "both", to: scene.gestures.window)
      scene.add(UITapGestureRecognizer(), "right", to: scene.right)
      let left = scene.finger(50)
      left.move(to: CGPoint(x: 90, y: 50))
      scene.tap(150)
    },
  ]

  nonisolated static let fingers = [
    // Observed: a lifted finger has no effect on a pan.
    Rule("a pan goes by the fingers that are down", ["pan began", "pan changed", "100.0 by 1"]) {
      scene in
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      let (first, second) = (scene.finger(20), scene.finger(40))
      first.move(to: CGPoint(x: 60, y: 50))
      first.release()
      pan.setTranslation(.zero, in: nil)
      second.move(to: CGPoint(x: 140, y: 50))
      scene.log.append("\(pan.translation(in: nil).x) by \(pan.numberOfTouches)")
    },
    // Documented for UIPanGestureRecognizer: it changes while at least the minimum number of fingers is down, and ends
    // when all are lifted.
    Rule("a pan of two stands still with one", ["pan began", "0.0", "pan ended"]) { scene in
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      pan.minimumNumberOfTouches = 2
      let (first, second) = (scene.finger(20), scene.finger(40))
      first.move(to: CGPoint(x: 60, y: 50))
      first.release()
      pan.setTranslation(.zero, in: nil)
      second.move(to: CGPoint(x: 80, y: 50))
      scene.log.append("\(pan.translation(in: nil).x)")
      second.release()
    },
    // Documented for isMultipleTouchEnabled: off by default; the view then receives the first finger only, while other
    // views and recognizers receive theirs.
    Rule("a view hears of one finger", ["down", "up"]) { scene in
      scene.left.logsTouches = true
      let (first, second) = (scene.finger(20), scene.finger(40))
      second.release()
      first.release()
    },
    Rule("a view hears of all fingers where it asks", ["down", "down", "up", "up"]) { scene in
      scene.left.logsTouches = true
      scene.left.isMultipleTouchEnabled = true
      let (first, second) = (scene.finger(20), scene.finger(40))
      second.release()
      first.release()
    },
    Rule("two views hear of a finger each", ["down", "down", "up", "up"]) { scene in
      (scene.left.logsTouches, scene.right.logsTouches) = (true, true)
      let (first, second) = (scene.finger(50), scene.finger(150))
      second.release()
      first.release()
    },
    Rule("a recognizer hears of all fingers", ["two ended 2"]) { scene in
      let two = UITapGestureRecognizer()
      two.numberOfTouchesRequired = 2
      let log = scene.log
      two.addHandler { log.append("two \($0.state) \($0.numberOfTouches)") }
      scene.left.addGestureRecognizer(two)
      let (first, second) = (scene.finger(20), scene.finger(40))
      first.release()
      second.release()
    },
    Rule("a control follows its first finger", ["touch down", "still down", "touch up"]) { scene in
      _ = scene.control()
      let (first, second) = (scene.finger(20), scene.finger(40))
      second.release()
      scene.log.append("still down")
      first.release()
    },
    Rule("a control of many fingers does, too", ["touch down", "still down", "touch up"]) { scene in
      scene.control().isMultipleTouchEnabled = true
      let (first, second) = (scene.finger(20), scene.finger(40))
      second.cancel()
      scene.log.append("still down")
      first.release()
    },
  ]

  nonisolated static let taps = [
    // The limit of 45 points isn't established.
    Rule("two taps 45 points apart are a double tap", ["double ended"]) { scene in
      scene.add(scene.doubleTap(), "double")
      scene.tap(20)
      scene.tap(65)
    },
    Rule("two taps further apart are none", []) { scene in
      scene.add(scene.doubleTap(), "double")
      scene.tap(20)
      scene.tap(66)
    },
    Rule("the place is that of the tap before", ["triple ended"]) { scene in
      scene.add(scene.doubleTap(), "triple").numberOfTapsRequired = 3
      scene.tap(10)
      scene.tap(50)
      scene.tap(90)
    },
    Rule("two taps of two fingers have a place too", ["double ended"]) { scene in
      let double = scene.add(scene.doubleTap(), "double")
      double.numberOfTouchesRequired = 2
      for _ in 1...2 {
        let (first, second) = (scene.finger(10), scene.finger(90))
        first.release()
        second.release()
      }
    },
    // Documented for UITouch.phase: a delayed touch has the phase of its delivery.
    Rule("a delayed touch is delivered as it was", ["began 20.0 at 0.0", "ended 25.0 at 0.2"]) {
      scene in
      let press = scene.add(UILongPressGestureRecognizer(), "press")
      press.delaysTouchesBegan = true
      scene.left.logsMoments = true
      let touch = scene.finger(20)
      touch.wait(0.2)
      touch.move(to: CGPoint(x: 25, y: 50))
      touch.release()
    },
  ]

  nonisolated static let endless = [
    Rule("an endless press never begins", ["0.0 s"]) { scene in
      scene.add(UILongPressGestureRecognizer(), "endless").minimumPressDuration = .infinity
      let start = scene.gestures.clock.now
      _ = scene.finger(50)
      scene.log.append("\(start) s")
      scene.wait(1_000_000)
    },
    Rule("a press of less than no time begins at once", ["early began", "undefined began"]) {
      scene in
      scene.add(UILongPressGestureRecognizer(), "early").minimumPressDuration = -1
      scene.add(UILongPressGestureRecognizer(), "undefined", to: scene.right)
        .minimumPressDuration = .nan
      _ = scene.finger(50)
      _ = scene.finger(150)
      scene.wait(0)
    },
  ]

  @Test(arguments: neighbors + fingers + taps + endless)
  func `follows the rule`(rule: Rule) {
    let scene = Scene()
    scene.gestures.clock.run { rule.run(scene) }
    #expect(scene.log.take() == rule.log)
  }
}
