import HeadlessUIKit
import Testing

@MainActor struct NextTurnTests {
  @Test func `without a clock, an action runs at once or after the event`() {
    let log = Log()
    SimulatedEvent.onNextTurn { log.append("at once") }
    #expect(log.take() == ["at once"])
    let delegate = WaitingDelegate(log)
    let controller = TabBarFixture.controller(tabs: 2)
    controller.delegate = delegate
    controller.selectByUser(1)
    #expect(log.take() == ["should", "did", "next turn"])
    let window = TabBarFixture.window(showing: controller)
    window.simulateTap(at: CGPoint(x: 10, y: 780))
    #expect(log.take() == ["should", "did", "next turn"])
    #expect(controller.selectedIndex == 0)
  }

  @Test func `an action's next turn is a later turn`() {
    let log = Log()
    let delegate = WaitingDelegate(log)
    delegate.waitsTwice = true
    let controller = TabBarFixture.controller(tabs: 2)
    controller.delegate = delegate
    controller.selectByUser(1)
    #expect(log.take() == ["should", "did", "next turn", "turn after it"])
  }

  @Test func `with a clock, an action runs when the clock advances`() {
    SimulatedClock().run {
      let log = Log()
      let delegate = WaitingDelegate(log)
      let controller = TabBarFixture.controller(tabs: 2)
      controller.delegate = delegate
      controller.selectByUser(1)
      #expect(log.take() == ["should", "did"])
      SimulatedClock.current.advance(by: 0)
      #expect(log.take() == ["next turn"])
    }
  }
}

/// A delegate that logs the next turn of the run loop after each call.
private final class WaitingDelegate: NSObject, UITabBarControllerDelegate {
  let log: Log
  var waitsTwice = false

  init(_ log: Log) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should")
    SimulatedEvent.onNextTurn { [self] in
      log.append("next turn")
      if waitsTwice { SimulatedEvent.onNextTurn { self.log.append("turn after it") } }
    }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { log.append("did") }
}
