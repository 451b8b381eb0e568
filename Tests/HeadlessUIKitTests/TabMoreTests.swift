import HeadlessUIKit
import TabDevices
import Testing

@MainActor struct TabMoreTests {
  let log = Log()

  /// Returns six children that log, of which E and F are under More.
  func scene(selecting index: Int, device: String = "iPhone 12") -> (UITabBarController, UIWindow) {
    let controller = UITabBarController()
    controller.viewControllers = ["A", "B", "C", "D", "E", "F"].map { LoggingController($0, log) }
    let window = TabBarFixture.window(showing: controller, device: device)
    controller.selectedIndex = index
    _ = log.take()
    return (controller, window)
  }

  @Test func `is left in one transition, and keeps its stack`() throws {
    let (controller, window) = scene(selecting: 5)
    let shown = try #require(controller.selectedViewController)
    controller.selectedIndex = 0
    #expect(
      log.take() == [
        "F will disappear", "A will appear", "A is appearing", "F did disappear", "A did appear",
      ]
    )
    #expect(shown.parent === controller.moreNavigationController)
    #expect(controller.moreNavigationController.viewControllers.count == 2)
    #expect(window.rootViewController === controller)
  }

  // One source, iOS 18.6 and 26.2: a tap on More shows the tab again, and a second tap its list.
  @Test func `shows the tab again at a tap, and its list at a second tap`() throws {
    let (controller, window) = scene(selecting: 5)
    let shown = try #require(controller.selectedViewController)
    let more = controller.moreNavigationController
    let detail = UIViewController()
    more.pushViewController(detail, animated: false)
    controller.selectByUser(1)
    #expect(controller.selectedIndex == 1)
    #expect(more.viewControllers.count == 3)
    controller.selectByUser(4)
    #expect(controller.selectedIndex == 5)
    #expect(controller.selectedViewController === shown)
    #expect(more.topViewController === detail && detail.view.isDescendant(of: window))
    controller.selectByUser(4)
    #expect(controller.selectedIndex == NSNotFound)
    #expect(more.viewControllers.count == 1)
    #expect(shown.parent === controller)
  }

  @Test func `replaces the tab that it keeps by another row`() throws {
    let (controller, window) = scene(selecting: 5)
    controller.selectedIndex = 0
    controller.selectedIndex = 4
    let more = controller.moreNavigationController
    #expect(more.topViewController === controller.viewControllers?[4])
    #expect(controller.viewControllers?[5].parent === controller)
    #expect(window.rootViewController === controller)
  }

  @Test func `gives up the tab that it keeps where a wider bar shows it`() throws {
    let (controller, window) = scene(selecting: 5, device: "iPhone 11")
    controller.selectedIndex = 0
    window.simulateRotation(to: .landscape)
    #expect(controller.viewControllers?[5].parent === controller)
    controller.selectedIndex = 5
    #expect(controller.selectedViewController?.view.isDescendant(of: window) == true)
  }

  @Test func `notifies a child once when it is removed`() throws {
    let (controller, window) = scene(selecting: 5)
    let shown = try #require(controller.selectedViewController)
    controller.viewControllers = Array((controller.viewControllers ?? []).prefix(2))
    #expect(
      log.take().filter { $0.hasPrefix("F") && $0.contains("move") } == [
        "F will move to nil", "F did move to nil",
      ]
    )
    #expect(shown.parent == nil)
    #expect(controller.selectedIndex == 0)
    #expect(window.rootViewController === controller)
  }

  @Test func `keeps controllers that the app pushed on a tab in it`() throws {
    let (controller, window) = scene(selecting: 5)
    let detail = UIViewController()
    let more = controller.moreNavigationController
    more.pushViewController(detail, animated: false)
    window.simulateRotation(to: .landscape)
    #expect(more.viewControllers.count == 3)
    #expect(more.topViewController === detail)
    #expect(controller.selectedIndex == 5)
  }

  @Test func `selects its list when the user goes back to it`() throws {
    let (controller, window) = scene(selecting: 5)
    let shown = try #require(controller.selectedViewController)
    controller.moreNavigationController.popViewController(animated: true)
    #expect(controller.selectedViewController === controller.moreNavigationController)
    #expect(controller.selectedIndex == NSNotFound)
    #expect(shown.parent === controller)
    controller.selectedIndex = 5
    #expect(shown.view.isDescendant(of: window))
  }

  // An iPhone 11 in landscape is of regular width, in which six tabs fit.
  @Test func `selects the first tab if a wider bar has no More`() {
    let (controller, window) = scene(selecting: 5, device: "iPhone 11")
    controller.selectByUser(4)
    #expect(controller.selectedViewController === controller.moreNavigationController)
    window.simulateRotation(to: .landscape)
    #expect(controller.selectedIndex == 0)
    #expect(controller.tabBar.items?.count == 6)
    #expect(controller.tabBar.selectedItem?.title == "A")
    #expect(controller.selectedViewController?.view.isDescendant(of: window) == true)
  }

  @Test func `gives way to the first tab as an object too`() {
    let tabs = "abcdef".map { letter in
      UITab(title: "\(letter)", image: nil, identifier: "\(letter)") { _ in UIViewController() }
    }
    let controller = UITabBarController(tabs: tabs)
    let window = TabBarFixture.window(showing: controller, device: "iPhone 11")
    controller.selectByUser(4)
    window.simulateRotation(to: .landscape)
    #expect(controller.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "e", "f"])
    #expect(controller.selectedTab === tabs[0])
    #expect(controller.tabBar.selectedItem?.title == "a")
  }

  @Test func `hands a tab over to a wider bar and back`() {
    let (controller, window) = scene(selecting: 5, device: "iPhone 11")
    let appearances = [
      "F will disappear", "F did disappear", "F will appear", "F is appearing", "F did appear",
    ]
    for orientation in [DeviceScreen.Orientation.landscape, .portrait] {
      window.simulateRotation(to: orientation)
      #expect(log.take().filter { !$0.contains("move") } == appearances)
      #expect(controller.selectedIndex == 5)
      #expect(controller.selectedViewController?.view.isDescendant(of: window) == true)
    }
  }

  // The last tab that fits is in the bar itself.
  @Test func `isn't shown if exactly all tabs fit`() {
    let controller = TabBarFixture.controller(tabs: 5)
    let window = TabBarFixture.window(showing: controller)
    controller.selectedIndex = 4
    #expect(controller.selectedViewController?.parent === controller)
    #expect(controller.tabBar.selectedItem === controller.viewControllers?[4].tabBarItem)
    #expect(controller.children.count == 5)
    #expect(window.rootViewController === controller)
  }
}
