import HeadlessUIKit
import Testing

@MainActor struct SimulatedTapTests {
  @Test func `chooses the tab under the finger`() {
    let controller = TabBarFixture.controller(tabs: 3)
    let window = TabBarFixture.window(showing: controller)
    window.simulateTap(at: CGPoint(x: 380, y: 780))
    #expect(controller.selectedIndex == 2)
    controller.viewControllers?[0].tabBarItem.isEnabled = false
    window.simulateTap(at: CGPoint(x: 10, y: 780))
    #expect(controller.selectedIndex == 2)
    window.simulateTap(at: CGPoint(x: 200, y: 100))
    #expect(controller.selectedIndex == 2)
  }

  // S3-03
  @Test func `hits a button next to the bar that is in front of it`() {
    let log = Log()
    let controller = TabBarFixture.controller(tabs: 3)
    let window = TabBarFixture.window(showing: controller)
    let button = UIControl(frame: CGRect(x: 170, y: 736, width: 50, height: 50))
    button.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
    controller.view.addSubview(button)
    #expect(window.simulateTap(at: CGPoint(x: 195, y: 740)) === button)
    #expect(log.take() == ["tap"])
    button.isEnabled = false
    window.simulateTap(at: CGPoint(x: 195, y: 740))
    #expect(log.take() == [])
    #expect(controller.selectedIndex == 0)
  }
}
