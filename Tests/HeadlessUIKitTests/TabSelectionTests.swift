import HeadlessUIKit
import TabDevices
import Testing

@MainActor struct TabSelectionTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: Log
    var allows = true

    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      log.append("should select \(viewController.title ?? "?")")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      log.append("did select \(viewController.title ?? "?")")
    }
  }

  let log = Log()

  @Test func `selects the first tab, and keeps the selected one among new tabs`() throws {
    let controller = UITabBarController()
    #expect(controller.viewControllers == nil)
    #expect(controller.selectedIndex == NSNotFound)
    let children = TabBarFixture.children(3)
    controller.viewControllers = children
    #expect(controller.selectedIndex == 0)
    #expect(controller.tabBar.selectedItem === children[0].tabBarItem)
    #expect(controller.customizableViewControllers == children)
    controller.selectedIndex = 2
    controller.viewControllers = [children[2], children[0]]
    #expect(controller.selectedIndex == 0)
    #expect(controller.selectedViewController === children[2])
    #expect(children[1].parent == nil)
    controller.viewControllers = [children[0]]
    #expect(controller.selectedViewController === children[0])
  }

  // Documented of viewControllers.
  @Test func `selects the controller at the index of the removed one`() {
    let controller = TabBarFixture.controller(tabs: 3)
    controller.selectedIndex = 1
    let others = TabBarFixture.children(2)
    controller.viewControllers = others
    #expect(controller.selectedViewController === others[1])
    controller.viewControllers = TabBarFixture.children(1)
    #expect(controller.selectedIndex == 0)
  }

  // S4-03
  @Test func `calls the delegate for taps, repeated ones too, and not for code`() {
    let delegate = Delegate(log)
    let controller = TabBarFixture.controller(tabs: 3)
    controller.delegate = delegate
    let window = TabBarFixture.window(showing: controller)
    controller.selectedIndex = 1
    controller.selectedViewController = controller.viewControllers?[2]
    #expect(log.take() == [])
    #expect(controller.selectedIndex == 2)
    controller.selectByUser(0)
    #expect(log.take() == ["should select A", "did select A"])
    controller.selectByUser(0)
    #expect(log.take() == ["should select A", "did select A"])
    #expect(controller.selectedIndex == 0)
    #expect(window.rootViewController === controller)
  }

  @Test func `keeps the selection if the delegate refuses`() {
    let delegate = Delegate(log)
    delegate.allows = false
    let controller = TabBarFixture.controller(tabs: 3)
    controller.delegate = delegate
    controller.selectByUser(1)
    #expect(log.take() == ["should select B"])
    #expect(controller.selectedIndex == 0)
    #expect(controller.tabBar.selectedItem === controller.viewControllers?[0].tabBarItem)
  }

  @Test func `doesn't react to a tap on a disabled item`() {
    let delegate = Delegate(log)
    let controller = TabBarFixture.controller(tabs: 3)
    controller.delegate = delegate
    controller.viewControllers?[1].tabBarItem.isEnabled = false
    controller.selectByUser(1)
    #expect(log.take() == [])
    #expect(controller.selectedIndex == 0)
  }

  // S0-22
  @Test func `calls a subclass for the item first, which may change the selection`() {
    final class Controller: UITabBarController {
      var log: Log?
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        log?.append("item \(item.title ?? "?")")
        selectedIndex = 2
      }
    }
    let delegate = Delegate(log)
    delegate.allows = false
    let controller = Controller()
    controller.log = log
    controller.delegate = delegate
    controller.viewControllers = TabBarFixture.children(3)
    controller.selectByUser(1)
    #expect(log.take() == ["item B", "should select B"])
    #expect(controller.selectedIndex == 2)
  }

  @Test func `goes back to the root on a second tap`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    let controller = UITabBarController()
    controller.viewControllers = [navigation, UIViewController()]
    let window = TabBarFixture.window(showing: controller)
    controller.selectByUser(0)
    #expect(navigation.viewControllers == [root])
    #expect(window.rootViewController === controller)
  }

  // S4-02
  @Test func `collects tabs that don't fit in a compact bar under More`() throws {
    let controller = TabBarFixture.controller(tabs: 6)
    let window = TabBarFixture.window(showing: controller)
    let children = try #require(controller.viewControllers)
    let more = controller.moreNavigationController
    #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C", "D", more.tabBarItem.title])
    #expect(children.count == 6)
    #expect(!children.contains(more))

    controller.selectByUser(4)
    #expect(controller.selectedViewController === more)
    #expect(controller.selectedIndex == NSNotFound)

    controller.selectedIndex = 5
    #expect(controller.selectedViewController === children[5])
    #expect(controller.selectedIndex == 5)
    #expect(more.topViewController === children[5])
    #expect(children[5].tabBarController === controller)
    #expect(controller.tabBar.selectedItem === more.tabBarItem)
    #expect(children[5].view.isDescendant(of: window))

    controller.selectedIndex = 1
    #expect(children[5].parent === more)
    #expect(more.viewControllers.count == 2)
  }

  struct Room: Sendable, CustomTestStringConvertible {
    var device: String
    var orientation = DeviceScreen.Orientation.portrait
    var tabs: Int
    var items: Int

    var testDescription: String { "\(device), \(orientation), \(tabs)" }
  }

  // Documented for a compact width: more than five tabs show four and More. More fit in a regular width; the limit of
  // eight is often quoted, not established.
  nonisolated static let rooms = [
    Room(device: "iPhone 16", tabs: 1, items: 1),
    Room(device: "iPhone 16", tabs: 4, items: 4),
    Room(device: "iPhone 16", tabs: 5, items: 5),
    Room(device: "iPhone 16", tabs: 6, items: 5),
    Room(device: "iPhone 16", tabs: 10, items: 5),
    Room(device: "iPhone 16", orientation: .landscape, tabs: 5, items: 5),
    Room(device: "iPhone 16", orientation: .landscape, tabs: 6, items: 5),
    Room(device: "iPhone 16 Pro Max", orientation: .landscape, tabs: 6, items: 6),
    Room(device: "iPhone 16 Pro Max", orientation: .landscape, tabs: 8, items: 8),
    Room(device: "iPhone 16 Pro Max", orientation: .landscape, tabs: 9, items: 8),
    Room(device: "iPad (9th generation)", tabs: 6, items: 6),
  ]

  // S4-02
  @Test(arguments: rooms)
  func `ends with More only if tabs don't fit`(room: Room) throws {
    let device = try #require(DeviceScreen.named(room.device))
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(17), idiom: device.idiom)
    SimulatedSystem.withCurrent(system) {
      let controller = TabBarFixture.controller(tabs: room.tabs)
      let window = UIWindow.simulated(device: device, orientation: room.orientation)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let own = (controller.viewControllers ?? []).map(\.tabBarItem)
      let items = controller.tabBar.items ?? []
      #expect(items.count == room.items)
      #expect(own.count == room.tabs)
      let more = controller.moreNavigationController.tabBarItem
      #expect(items == (room.tabs == room.items ? own : own.prefix(room.items - 1) + [more]))
    }
  }

  @Test func `shows all six tabs in a regular width, and keeps the selected one`() throws {
    let controller = TabBarFixture.controller(tabs: 6)
    let window = TabBarFixture.window(showing: controller, device: "iPhone 11")
    controller.selectedIndex = 5
    window.simulateRotation(to: .landscape)
    #expect(controller.tabBar.items?.count == 6)
    #expect(controller.selectedIndex == 5)
    #expect(controller.viewControllers?[5].parent === controller)
    window.simulateRotation(to: .portrait)
    #expect(controller.tabBar.items?.count == 5)
    #expect(controller.selectedIndex == 5)
    #expect(controller.tabBar.selectedItem === controller.moreNavigationController.tabBarItem)
  }
}
