import HeadlessUIKit
import Testing

@MainActor struct OptionalDelegateMethodTests {
  @Test func `a call of a method that the delegate lacks gives nil`() {
    let controller = TabBarFixture.controller(tabs: 2)
    let child = UIViewController()
    let log = Log()
    let older = OlderPair(log)
    let asked = optionalCall(older) { $0.tabBarController(controller, shouldSelect: child) }
    #expect(asked == true)
    let tab = UITab(title: "A", image: nil, identifier: "a")
    #expect(optionalCall(older) { $0.tabBarController(controller, shouldSelectTab: tab) } == nil)
    let told: Void? = optionalCall(older) {
      $0.tabBarController(controller, didSelectTab: tab, previousTab: nil)
    }
    #expect(told == nil)
    #expect(optionalCall(nil) { $0.tabBarController(controller, shouldSelect: child) } == nil)
    #expect(log.take() == ["should select a controller"])
  }

  @Test func `a method isn't missing because it calls one that another delegate lacks`() {
    final class Passing: NSObject, UITabBarControllerDelegate {
      let other = OlderPair(Log())

      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelectTab tab: UITab
      ) -> Bool { other.tabBarController(tabBarController, shouldSelectTab: tab) }
    }
    let controller = TabBarFixture.controller(tabs: 2)
    let tab = UITab(title: "A", image: nil, identifier: "a")
    let passing = Passing()
    #expect(optionalCall(passing) { $0.tabBarController(controller, shouldSelectTab: tab) } == true)
  }

  // Likely, not measured: Signal's app uses `UITab` and implements only the older pair of methods.
  @Test func `with tabs, a delegate with only the older pair is called by that pair`() {
    let log = Log()
    let older = OlderPair(log)
    let controller = tabsController()
    controller.delegate = older
    _ = log.take()
    controller.selectByUser(1)
    #expect(log.take() == ["should select a controller", "did select a controller"])
    older.allows = false
    controller.selectByUser(0)
    #expect(log.take() == ["should select a controller"])
    #expect(controller.selectedIndex == 1)
  }

  // Measured by others on iOS 26.1, for a delegate that implements both pairs.
  @Test func `with tabs, the older pair is silent where the delegate has shouldSelectTab`() {
    let log = Log()
    let both = BothQuestions(log)
    let controller = tabsController()
    controller.delegate = both
    _ = log.take()
    controller.selectByUser(1)
    #expect(log.take() == ["should select b"])
    #expect(controller.selectedIndex == 1)
  }

  private func tabsController() -> UITabBarController {
    UITabBarController(
      tabs: ["a", "b"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      }
    )
  }
}

/// A delegate that implements the pair of methods with view controllers.
private final class OlderPair: NSObject, UITabBarControllerDelegate {
  let log: Log
  var allows = true

  init(_ log: Log) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should select a controller")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { log.append("did select a controller") }
}

/// A delegate that implements both questions, and of the notifications only the older one.
private final class BothQuestions: NSObject, UITabBarControllerDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    log.append("should select \(tab.identifier)")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should select a controller")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { log.append("did select a controller") }
}
