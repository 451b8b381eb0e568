import HeadlessUIKit
import Testing

/// Tests of a tab bar controller with tabs that code changes, as measured by others on iOS 26.1 (openuikit's report of
/// 2026-09-10 on UITab).
@MainActor struct TabNotificationTests {
  let log = Log()
  let controller = UITabBarController()
  let delegate: TabObjectsTests.Delegate

  init() {
    delegate = TabObjectsTests.Delegate(log)
    controller.delegate = delegate
  }

  func tabs(_ names: String) -> [UITab] {
    names.map { name in
      UITab(title: "Tab \(name)", image: nil, identifier: "\(name)") { _ in UIViewController() }
    }
  }

  @Test func `new tabs select the first and notify at once, before the view shows`() {
    controller.tabs = tabs("abc")
    #expect(log.take() == ["did select a after none"])
    #expect(controller.viewControllers == nil)
    #expect(controller.selectedIndex == 0)
    let window = TabBarFixture.window(showing: controller)
    window.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func `each way to select by code notifies at once, without asking`() {
    controller.tabs = tabs("abc")
    _ = log.take()
    delegate.allows = false
    controller.selectedTab = controller.tabs[1]
    #expect(log.take() == ["did select b after a"])
    controller.selectedIndex = 2
    #expect(log.take() == ["did select c after b"])
    controller.selectedViewController = controller.tabs[0].viewController
    #expect(log.take() == ["did select a after c"])
    controller.selectedIndex = 0
    #expect(log.take() == [])
  }

  @Test func `tabs without the selected one select the first and notify`() {
    let known = tabs("abc")
    controller.tabs = known
    controller.selectedIndex = 1
    _ = log.take()
    controller.tabs = [known[0], known[2]]
    #expect(log.take() == ["did select a after b"])
    controller.tabs = known
    #expect(log.take() == [])
    #expect(controller.selectedTab === known[0])
  }

  @Test func `without any tab the selected tab stays, and the bar has no items`() {
    controller.tabs = tabs("ab")
    let (tab, child) = (controller.selectedTab, controller.selectedViewController)
    _ = log.take()
    controller.tabs = []
    #expect(controller.selectedIndex == NSNotFound)
    #expect(controller.tabBar.items == [])
    #expect(controller.selectedTab === tab)
    #expect(controller.selectedViewController === child)
    #expect(log.take() == [])
    controller.viewControllers = []
    #expect(controller.selectedTab == nil)
  }

  @Test func `view controllers detach tabs, and are selected silently`() {
    let old = tabs("ab")
    controller.tabs = old
    _ = log.take()
    let children = TabBarFixture.children(2)
    controller.viewControllers = children
    #expect(controller.tabs == [])
    #expect(old.allSatisfy { $0.tabBarController == nil })
    controller.selectedIndex = 1
    #expect(log.take() == [])
    controller.tabs = old
    #expect(controller.viewControllers == nil)
    #expect(children.allSatisfy { $0.parent == nil })
  }

  @Test func `with view controllers, the selected tab is a private object`() throws {
    #expect(controller.selectedIndex == NSNotFound)
    let children = TabBarFixture.children(2)
    controller.viewControllers = children
    let tab = try #require(controller.selectedTab)
    #expect(controller.selectedTab === tab)
    #expect(tab.viewController === children[0])
    #expect(tab.identifier == "00000000-0000-4000-8000-000000000001")
    #expect(UUID(uuidString: tab.identifier) != nil)
    #expect(children[0].tab == nil)
    #expect(controller.tabs == [])
    controller.selectedIndex = 1
    #expect(controller.selectedTab?.identifier == "00000000-0000-4000-8000-000000000002")
  }

  @Test func `a tab's item is its controller's, and doesn't change the tab`() throws {
    controller.tabs = tabs("ab")
    let tab = controller.tabs[0]
    let item = try #require(controller.tabBar.items?.first)
    #expect(tab.viewController?.tabBarItem === item)
    tab.badgeValue = "7"
    #expect(item.badgeValue == "7")
    item.badgeValue = "9"
    item.isEnabled = false
    #expect(tab.badgeValue == "7")
    #expect(tab.isEnabled)
    tab.title = "New"
    #expect(item.title == "New")
    #expect(tab.viewController?.title == nil)
  }
}
