import HeadlessUIKit
import TabAppearance
import TabDevices
import Testing

@testable import TabControls

@MainActor
struct TabBarGatesTests {
  // The gates are those of the reference for S0-12: an action at 3, logins at 1, 2 and 4, open at
  // 0.
  @Test(arguments: ControlsPlace.all)
  func `S0-12a, S0-12c: gates keep the selection and run what is before a tab`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let passed = Passed()
      let gates = passed.gates()
      gates.requiresLogin = true
      gates[0] = .open
      gates[3] = .action
      fixture.controls.gates = gates
      fixture.controls.onSelect = { passed.log.append("select \($0.tab?.index ?? -1)") }
      for index in [1, 2, 4, 3, 0] { fixture.tap(index) }
      #expect(passed.log == ["login 1", "login 2", "login 4", "jump 3", "select 0"])
      #expect(fixture.controller.selectedIndex == 0)
      passed.isLoggedIn = true
      for index in [1, 3, 4] { fixture.tap(index) }
      #expect(passed.log.dropFirst(5) == ["select 1", "jump 3", "select 4"])
      fixture.controller.selectedIndex = 3
      #expect(fixture.controller.selectedIndex == 3)
    }
  }

  @Test func `S0-12b: a tab that needs no login wins over all that do`() {
    ControlsPlace().run {
      let gates = TabBarGates()
      #expect(gates.gate(ofTabAt: 1) == .open)
      gates.requiresLogin = true
      #expect(gates.gate(ofTabAt: 1) == .login)
      gates[1] = .open
      #expect(gates.gate(ofTabAt: 1) == .open)
      #expect(gates.gate(ofTabAt: 2) == .login)
      gates.requiresLogin = false
      gates[2] = .login
      #expect(gates.gate(ofTabAt: 2) == .login)
      gates.isLoggedIn = { true }
      #expect(gates.gate(ofTabAt: 2) == .open)
    }
  }

  @Test(arguments: [17, 18, 26])
  func `an identifier wins over an index, that of a tab or of an item`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      if os < 18 {
        fixture.controller.viewControllers?[1].tabBarItem.accessibilityIdentifier = "cart"
      } else {
        fixture.controller.tabs = ["home", "cart", "me"].map { identifier in
          UITab(title: identifier, image: nil, identifier: identifier) { _ in UIViewController() }
        }
      }
      let passed = Passed()
      let gates = passed.gates()
      gates["cart"] = .action
      gates[1] = .open
      gates[2] = .login
      fixture.controls.gates = gates
      fixture.layOut()
      for index in [1, 2] { fixture.tap(index) }
      #expect(passed.log == ["jump 1", "login 2"])
      #expect(fixture.controller.selectedIndex == 0)
      fixture.controls.gates = nil
      fixture.tap(1)
      #expect(fixture.controller.selectedIndex == 1)
    }
  }

  @Test func `where UIKit asks by both families of methods, a login is asked for once`() throws {
    try ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      let controller = fixture.controller
      controller.tabs = ["A", "B"].map { title in
        UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
      }
      fixture.layOut()
      let passed = Passed()
      let gates = passed.gates()
      gates[1] = .login
      fixture.controls.gates = gates
      let delegate = try #require(controller.delegate)
      let tab = controller.tabs[1]
      let child = try #require(tab.viewController)
      #expect(!delegate.tabBarController(controller, shouldSelectTab: tab))
      #expect(!delegate.tabBarController(controller, shouldSelect: child))
      #expect(passed.log == ["login 1"])
      fixture.tap(1)
      #expect(passed.log == ["login 1", "login 1"])
    }
  }

  @Test func `a delegate that refuses is before the gates`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let app = LoggingDelegate()
      app.refuses = true
      fixture.controls.delegate = app
      let passed = Passed()
      fixture.controls.gates = passed.gates()
      fixture.controls.gates?[1] = .action
      fixture.tap(1)
      #expect(app.log == ["should Search"])
      #expect(passed.log == [])
    }
  }

  // UIKit asks the delegate about More as about a tab; More has no index, so it has no gate.
  @Test func `S4-02: More has no gate, and its selection has no index`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
      let passed = Passed()
      let gates = passed.gates()
      gates.requiresLogin = true
      fixture.controls.gates = gates
      var told: [ToldSelection] = []
      fixture.controls.onSelect = { told.append(ToldSelection($0)) }
      fixture.tap(4)
      let controller = fixture.controller
      #expect(controller.selectedViewController === controller.moreNavigationController)
      #expect(controller.selectedIndex == NSNotFound)
      #expect(controller.viewControllers?.contains(controller.moreNavigationController) == false)
      #expect(told == [ToldSelection(nil, after: 0, by: .user)])
      #expect(passed.log == [])
      controller.customizableViewControllers = nil
      fixture.controls.detach()
      #expect(controller.customizableViewControllers == nil)
    }
  }

  // UIKit doesn't ask the delegate about rows of the list (react-native-screens #3838).
  @Test(arguments: [false, true], [false, true])
  func `a tab under More is held, and its gate runs once`(
    hasNavigation: Bool,
    moreTakesStacks: Bool
  ) throws {
    try ControlsPlace(os: 26).run(with: moreTakesStacks ? .moreTakesStacks : []) {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F", "G"])
      let controller = fixture.controller
      if hasNavigation {
        let root = try #require(controller.viewControllers?[5])
        root.tabBarItem = nil
        controller.viewControllers?[5] = UINavigationController(rootViewController: root)
      }
      let passed = Passed()
      let gates = passed.gates()
      gates[5] = .login
      fixture.controls.gates = gates
      fixture.layOut()
      fixture.tap(4)
      controller.selectRowOfMore(1)
      SimulatedClock.current.advance(by: 0)
      #expect(controller.selectedViewController === controller.moreNavigationController)
      #expect(controller.moreNavigationController.viewControllers.count == 1)
      #expect(passed.log == ["login 5"])
      controller.selectRowOfMore(2)
      SimulatedClock.current.advance(by: 0)
      #expect(controller.selectedIndex == 6 && passed.log == ["login 5"])
      passed.isLoggedIn = true
      controller.moreNavigationController.popToRootViewController(animated: false)
      fixture.layOut()
      controller.selectRowOfMore(1)
      SimulatedClock.current.advance(by: 0)
      #expect(controller.selectedIndex == 5)
      fixture.controls.detach()
      #expect(controller.moreNavigationController.delegate == nil)
    }
  }
}

@MainActor
struct UnknownTabTests {
  // openradar 21103395: More empties the stack of the tab, even of one that was never laid out.
  @Test(arguments: [false, true])
  func `a tab under More is held in a controller that isn't laid out`(usesTabs: Bool) {
    ControlsPlace(os: 26).run(with: .moreTakesStacks) {
      let controller = UITabBarController()
      let pages = (0..<7).map { index in
        let root = UIViewController()
        root.title = "\(index)"
        return UINavigationController(rootViewController: root)
      }
      if usesTabs {
        controller.tabs = pages.enumerated().map { index, page in
          UITab(title: "\(index)", image: nil, identifier: "\(index)") { _ in page }
        }
      } else {
        controller.viewControllers = pages
      }
      let window = UIWindow.simulated(device: DeviceScreen.usual(for: .phone))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let passed = Passed()
      let gates = passed.gates()
      gates[5] = .login
      controller.tabBarControls.gates = gates
      window.layoutIfNeeded()
      controller.selectByUser(4)
      SimulatedClock.current.advance(by: 1)
      window.layoutIfNeeded()
      // The tap is on the row, which the stand-in doesn't draw.
      window.simulateTap(at: CGPoint(x: 150, y: 200))
      controller.selectRowOfMore(1)
      SimulatedClock.current.advance(by: 1)
      #expect(controller.moreNavigationController.viewControllers.count == 1)
      #expect(passed.log == ["login 5"])
      window.simulateTap(at: CGPoint(x: 150, y: 200))
      controller.selectRowOfMore(2)
      SimulatedClock.current.advance(by: 1)
      #expect(controller.selectedTabIndex == 6)
    }
  }

  @Test(arguments: [false, true])
  func `a page of More that belongs to no tab is closed if any gate is`(isLoggedIn: Bool) {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
      let passed = Passed()
      passed.isLoggedIn = isLoggedIn
      let gates = passed.gates()
      gates[5] = .login
      fixture.controls.gates = gates
      fixture.layOut()
      fixture.tap(4)
      fixture.settle()
      let more = fixture.controller.moreNavigationController
      more.pushViewController(UIViewController(), animated: false)
      fixture.settle()
      #expect(more.viewControllers.count == (isLoggedIn ? 2 : 1))
      #expect(passed.log == [])
      let messages = fixture.controls.diagnostics.map(\.message)
      #expect(messages.contains { $0.hasPrefix("a page of More") } == !isLoggedIn)
    }
  }

  @Test func `a tab that isn't known is closed if any gate is, and open if none is`() throws {
    try ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      let passed = Passed()
      let gates = passed.gates()
      fixture.controls.gates = gates
      let delegate = try #require(fixture.controller.delegate)
      let (controller, foreign) = (fixture.controller, UIViewController())
      #expect(delegate.tabBarController(controller, shouldSelect: foreign))
      SimulatedClock.current.advance(by: 0)
      gates[2] = .login
      #expect(!delegate.tabBarController(controller, shouldSelect: foreign))
      SimulatedClock.current.advance(by: 0)
      passed.isLoggedIn = true
      #expect(delegate.tabBarController(controller, shouldSelect: foreign))
      SimulatedClock.current.advance(by: 0)
      gates[2] = .action
      #expect(!delegate.tabBarController(controller, shouldSelect: foreign))
      #expect(passed.log == [])
    }
  }

  // A lazily created navigation controller has an empty stack, of which More takes nothing.
  @Test func `a lazily made tab under More shows its content`() {
    ControlsPlace(os: 26).run(with: .moreTakesStacks) {
      let fixture = ControlsFixture()
      var made: [Int] = []
      fixture.controller.setTabBarChildren(
        (0..<7).map { index in
          TabBarChild(item: UITabBarItem(title: "\(index)", image: nil, tag: 0)) {
            made.append(index)
            return UIViewController()
          }
        }
      )
      fixture.layOut()
      #expect(Set(made).isSuperset(of: [4, 5, 6]) && !made.contains(2))
      fixture.tap(4)
      fixture.settle()
      fixture.controller.selectRowOfMore(1)
      fixture.settle()
      #expect(fixture.controller.selectedIndex == 5)
      #expect(fixture.controller.moreNavigationController.viewControllers.count == 2)
    }
  }

  // UIKit documents that `compactTabIdentifiers` chooses the tabs of a compact width.
  @Test func `items belong to the tabs that a compact width shows`() {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      fixture.controller.tabs = ["A", "B", "C"].map {
        UITab(title: "", image: nil, identifier: $0) { _ in UIViewController() }
      }
      fixture.controller.compactTabIdentifiers = ["A", "C"]
      fixture.layOut()
      let items = fixture.controller.tabBar.items ?? []
      let expected = [items.first, nil, items.last].map { $0.map(ObjectIdentifier.init) }
      #expect(items.count == 2)
      #expect(fixture.controller.barTabs.map { $0.item.map(ObjectIdentifier.init) } == expected)
    }
  }

  // On iOS 26 the content of an accessory is among the view controllers (react-native-screens
  // #3769).
  @Test func `the content of an accessory isn't a tab`() {
    ControlsPlace(os: 26).run {
      let controller = AccessoryController()
      controller.accessory = UIViewController()
      controller.viewControllers = [UIViewController(), UIViewController()]
      let window = UIWindow.simulated(device: DeviceScreen.usual(for: .phone))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.viewControllers?.count == 3)
      #expect(controller.barTabs.map(\.index) == [1, 2])
      #expect(controller.childrenOfTabs.count == 2)
    }
  }
}

/// A controller that has the content of an accessory among its view controllers.
private final class AccessoryController: UITabBarController {
  var accessory: UIViewController?

  override var viewControllers: [UIViewController]? {
    get { super.viewControllers.map { (accessory.map { [$0] } ?? []) + $0 } }
    set { super.viewControllers = newValue }
  }
}

/// A log of the callbacks of gates, with the state of the login.
@MainActor
final class Passed {
  var log: [String] = []
  var isLoggedIn = false

  func gates() -> TabBarGates {
    let gates = TabBarGates()
    gates.isLoggedIn = { [weak self] in self?.isLoggedIn == true }
    gates.onLogin = { [weak self] in self?.log.append("login \($0.index)") }
    gates.onAction = { [weak self] in self?.log.append("jump \($0.index)") }
    return gates
  }
}
