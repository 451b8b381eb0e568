import Testing

#if !canImport(UIKit)
import HeadlessUIKit
import TabUIKit

@MainActor struct GestureClosureTests {
  @Test func `runs every closure of a recognizer`() {
    var states: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let press = UILongPressGestureRecognizer()
    press.onRecognition { states.append("one \($0.state)") }
    press.onRecognition { states.append("two \($0.state)") }
    window.addGestureRecognizer(press)
    window.isHidden = false
    SimulatedClock().run {
      let touch = window.simulateTouch(at: CGPoint(x: 10, y: 10))
      touch.wait(1)
      touch.release()
    }
    #expect(states == ["one began", "two began", "one ended", "two ended"])
  }
}
#endif
