import HeadlessUIKit
import Testing

@MainActor struct ControlTrackingTests {
  let log = Log()
  let clock = SimulatedClock()

  /// Returns a control of 50 by 50 points in a window, which logs its events.
  func control() -> (UIControl, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    let log = log
    for (event, name) in events {
      control.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    window.addSubview(control)
    window.isHidden = false
    return (control, window)
  }

  @Test func `follows a finger in and out`() {
    let (control, window) = control()
    clock.run {
      let touch = window.simulateTouch(at: CGPoint(x: 10, y: 10))
      #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
      touch.move(to: CGPoint(x: 20, y: 10))
      touch.move(to: CGPoint(x: 90, y: 10))
      #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
      touch.move(to: CGPoint(x: 20, y: 10))
      touch.release()
      #expect(!control.isTracking && !control.isHighlighted)
    }
    #expect(
      log.take() == ["down", "inside", "exit", "outside", "enter", "inside", "up inside"]
    )
  }

  @Test func `ends outside, is cancelled, and counts taps`() {
    let (_, window) = control()
    clock.run {
      let outside = window.simulateTouch(at: CGPoint(x: 10, y: 10))
      outside.move(to: CGPoint(x: 90, y: 10))
      outside.release()
      #expect(log.take() == ["down", "exit", "outside", "up outside"])
      window.simulateTouch(at: CGPoint(x: 10, y: 10)).cancel()
      #expect(log.take() == ["down", "cancel"])
      clock.advance(by: 1)
      window.simulateTap(at: CGPoint(x: 10, y: 10))
      window.simulateTap(at: CGPoint(x: 10, y: 10))
      #expect(log.take() == ["down", "up inside", "down", "repeat", "up inside"])
    }
  }

  @Test func `ignores a touch that it doesn't want to track`() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let control = Refusing(frame: window.bounds)
    let log = log
    control.addAction(UIAction { _ in log.append("event") }, for: .allEvents)
    window.addSubview(control)
    window.isHidden = false
    window.simulateTap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == [])
    #expect(!control.isHighlighted)
  }

  // The tab doesn't change: a long press cancels the touch in the item.
  @Test func `doesn't select a tab whose touch a long press cancels`() {
    let controller = TabBarFixture.controller(tabs: 3)
    let window = TabBarFixture.window(showing: controller)
    let press = UILongPressGestureRecognizer()
    controller.tabBar.addGestureRecognizer(press)
    clock.run {
      let touch = window.simulateTouch(at: CGPoint(x: 380, y: 780))
      touch.wait(0.5)
      touch.release()
      #expect(controller.selectedIndex == 0)
      press.cancelsTouchesInView = false
      let second = window.simulateTouch(at: CGPoint(x: 380, y: 780))
      second.wait(0.5)
      second.release()
      #expect(controller.selectedIndex == 2)
    }
  }

  @Test func `counts haptic feedback`() {
    let felt = SimulatedFeedback.recorded {
      let selection = UISelectionFeedbackGenerator()
      selection.prepare()
      selection.selectionChanged()
      UIImpactFeedbackGenerator(style: .soft).impactOccurred()
    }
    #expect(felt == [.selection, .impact(.soft)])
    #expect(SimulatedFeedback.recorded {}.isEmpty)
  }
}
