import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct DelegateForwardingTests {
  /// Returns a fixture with the tabs A, B and C.
  private func fixtureWithTabs() -> ControlsFixture {
    let fixture = ControlsFixture()
    fixture.controller.tabs = ["A", "B", "C"].map { title in
      UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
    }
    fixture.layOut()
    return fixture
  }

  // Signal's app has such a delegate; UIKit's calls without a forwarder are likely, not measured.
  @Test func `with tabs, the older pair of an app is called for taps, and not for code`() {
    ControlsPlace(os: 26).run {
      let fixture = fixtureWithTabs()
      let app = LoggingDelegate()
      fixture.controls.delegate = app
      fixture.tap(1)
      #expect(app.log == ["should B", "did B"])
      fixture.controller.selectedIndex = 2
      fixture.controller.selectedIndex = 1
      fixture.layOut()
      #expect(app.log == ["should B", "did B"])
      app.refuses = true
      fixture.tap(0)
      #expect(app.log.dropFirst(2) == ["should A"])
      #expect(fixture.controller.selectedIndex == 1)
    }
  }

  // Reported for SwiftUI on iOS 27: only the methods about tabs are called.
  @Test func `where UIKit asks about private tabs, app, gates and More are as ever`() {
    let system = SimulatedSystem(osVersion: .init(26), unverifiedBehaviors: .asksTabFamilyOnly)
    SimulatedSystem.withCurrent(system) {
      SimulatedClock().run {
        let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
        let app = LoggingDelegate()
        fixture.controls.delegate = app
        let passed = Passed()
        let gates = passed.gates()
        gates.requiresLogin = true
        gates[1] = .open
        fixture.controls.gates = gates
        var told: [Int?] = []
        fixture.controls.onSelect = { told.append($0.tab?.index) }
        for index in [1, 2, 4] { fixture.tap(index) }
        #expect(app.log == ["should B", "did B", "should C", "should More", "did More"])
        #expect(passed.log == ["login 2"])
        #expect(told == [1, nil])
      }
    }
  }

  @Test(arguments: [true, false])
  func `an app and its parts are asked and told once where UIKit calls both families`(
    isTabFirst: Bool
  ) throws {
    try ControlsPlace(os: 26).run {
      let fixture = fixtureWithTabs()
      let (controller, app) = (fixture.controller, BothPairs())
      fixture.controls.delegate = app
      var told: [Int?] = []
      fixture.controls.onSelect = { if $0.origin == .user { told.append($0.tab?.index) } }
      let tab = controller.tabs[1]
      let child = try #require(tab.viewController)
      let delegate = try #require(controller.delegate)
      @MainActor func ask() -> [Bool] {
        let calls: [@MainActor () -> Bool] = [
          { delegate.tabBarController(controller, shouldSelectTab: tab) },
          { delegate.tabBarController(controller, shouldSelect: child) },
        ]
        return (isTabFirst ? calls : calls.reversed()).map { $0() }
      }
      @MainActor func notify() {
        let calls: [@MainActor () -> Void] = [
          { delegate.tabBarController(controller, didSelectTab: tab, previousTab: nil) },
          { delegate.tabBarController(controller, didSelect: child) },
        ]
        for call in isTabFirst ? calls : calls.reversed() { call() }
      }
      #expect(ask() == [true, true])
      notify()
      #expect(app.log == (isTabFirst ? ["should B tab", "did B tab"] : ["should B", "did B"]))
      #expect(told == [1])
      app.refuses = true
      #expect(ask() == [false, false])
      #expect(app.log.count == 3)
      app.refuses = false
      #expect(ask() == [true, true])
      notify()
      #expect(app.log.count == 5)
      #expect(told == [1, 1])
    }
  }

  @Test func `a method that the app lacks is replaced by the other family's`() throws {
    try ControlsPlace(os: 26).run {
      let fixture = fixtureWithTabs()
      let (controller, app) = (fixture.controller, TabPair())
      fixture.controls.onSelect = { _ in }
      fixture.controls.delegate = app
      let delegate = try #require(controller.delegate)
      let child = try #require(controller.tabs[1].viewController)
      #expect(delegate.tabBarController(controller, shouldSelect: child))
      delegate.tabBarController(controller, didSelect: child)
      #expect(app.log == ["should B", "did B after A"])
    }
  }

  @Test func `the action of a center button runs once where UIKit asks by both families`() throws {
    try ControlsPlace(os: 26).run {
      let fixture = fixtureWithTabs()
      let controller = fixture.controller
      var runs = 0
      let button = UIButton(type: .system)
      let action = TabBarCenterButton.Role.action { _ in runs += 1 }
      fixture.controls.centerButton = TabBarCenterButton(button, at: 1, role: action)
      fixture.layOut()
      let delegate = try #require(controller.delegate)
      let tab = controller.tabs[1]
      let child = try #require(tab.viewController)
      #expect(!delegate.tabBarController(controller, shouldSelectTab: tab))
      #expect(!delegate.tabBarController(controller, shouldSelect: child))
      #expect(runs == 1)
    }
  }

  // Such a tap is likely if the answer of the other family, a group or a drag on glass prevents the
  // selection.
  @Test func `after a tap that selects nothing, a selection by code is reported as such`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      let controller = fixture.controller
      var told: [ToldSelection] = []
      fixture.controls.onSelect = { told.append(ToldSelection($0)) }
      let delegate = try #require(controller.delegate)
      let child = try #require(controller.viewControllers?[1])
      #expect(delegate.tabBarController(controller, shouldSelect: child))
      SimulatedClock.current.advance(by: 0)
      controller.selectedIndex = 3
      fixture.layOut()
      #expect(told == [ToldSelection(3, after: 0, by: .program)])
      fixture.tap(1)
      #expect(told.last == ToldSelection(1, after: 3, by: .user))
    }
  }

  @Test func `without a clock, taps are reported as the user's`() {
    let fixture = ControlsFixture()
    var told: [TabBarSelection.Origin] = []
    fixture.controls.onSelect = { told.append($0.origin) }
    fixture.tap(1)
    fixture.controls.selectByUser(2)
    fixture.layOut()
    #expect(told == [.user, .user])
  }

  // UIKit of iOS 18 has a default transition, which a delegate with an animation method likely
  // disables.
  @Test func `the forwarder has animations only while the app or a swipe has`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let controller = fixture.controller
      let (from, to) = (UIViewController(), UIViewController())
      let hasAnimations = { @MainActor in
        let answer = optionalCall(controller.delegate) {
          $0.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
        }
        return answer != nil
      }
      _ = fixture.controls
      #expect(!hasAnimations())
      let app = LoggingDelegate()
      controller.delegate = app
      fixture.controls.swipe = TabBarSwipe()
      #expect(!hasAnimations())
      #expect(fixture.controls.delegate === app)
      let touch = fixture.window.simulateTouch(at: CGPoint(x: 300, y: 300))
      touch.move(to: CGPoint(x: 150, y: 300), over: 0.1)
      #expect(hasAnimations())
      touch.release()
      fixture.settle()
      #expect(!hasAnimations())
      let animated = AnimatedDelegate()
      fixture.controls.delegate = animated
      #expect(hasAnimations())
    }
  }

  @Test func `a tab that is unknown isn't More: a login keeps it, and it has no index`() throws {
    try ControlsPlace(os: 26).run {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
      let controller = fixture.controller
      let passed = Passed()
      let gates = passed.gates()
      fixture.controls.gates = gates
      let delegate = try #require(controller.delegate)
      var told: [ToldSelection] = []
      fixture.controls.onSelect = { told.append(ToldSelection($0)) }
      let foreign = UINavigationController()
      let tab = UITab(title: "X", image: nil, identifier: "x") { _ in foreign }
      #expect(delegate.tabBarController(controller, shouldSelectTab: tab))
      delegate.tabBarController(controller, didSelectTab: tab, previousTab: nil)
      #expect(told.map(\.index) == [nil])
      gates.requiresLogin = true
      #expect(!delegate.tabBarController(controller, shouldSelectTab: tab))
      #expect(!delegate.tabBarController(controller, shouldSelect: UIViewController()))
      let more = controller.moreNavigationController
      #expect(delegate.tabBarController(controller, shouldSelect: more))
      passed.isLoggedIn = true
      #expect(delegate.tabBarController(controller, shouldSelectTab: tab))
      #expect(passed.log == [])
    }
  }
}

/// A delegate with both pairs of methods.
private final class BothPairs: NSObject, UITabBarControllerDelegate {
  var log: [String] = []
  var refuses = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should \(viewController.tabBarItem.title ?? "")")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { log.append("did \(viewController.tabBarItem.title ?? "")") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    log.append("should \(tab.title) tab")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) { log.append("did \(selectedTab.title) tab") }
}

/// A delegate with the pair of methods about tabs.
final class TabPair: NSObject, UITabBarControllerDelegate {
  var log: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    log.append("should \(tab.title)")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) { log.append("did \(selectedTab.title) after \(previousTab?.title ?? "none")") }
}

/// A delegate whose transitions have no animation.
private final class AnimatedDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVc: UIViewController,
    to toVc: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
