import HeadlessUIKit
import Testing

@MainActor struct TabObjectsTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: Log
    var allows = true

    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelectTab tab: UITab
    ) -> Bool {
      log.append("should select \(tab.identifier)")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) {
      log.append("did select \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
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

    func tabBarController(
      _ tabBarController: UITabBarController,
      displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      log.append("\(tab.identifier) shows \(proposedViewControllers.count)")
      return proposedViewControllers
    }
  }

  let log = Log()

  /// Returns tabs named by letters, which log when they create their controllers.
  func tabs(_ names: String) -> [UITab] {
    let log = log
    return names.map { name in
      UITab(title: "Tab \(name)", image: nil, identifier: "\(name)") { tab in
        log.append("made \(tab.identifier)")
        let controller = UIViewController()
        controller.title = tab.identifier
        return controller
      }
    }
  }

  @Test func `creates the controller of a tab when it is first shown`() {
    let controller = UITabBarController(tabs: tabs("abc"))
    #expect(log.take() == ["made a"])
    #expect(controller.tabBar.items?.map(\.title) == ["Tab a", "Tab b", "Tab c"])
    let window = TabBarFixture.window(showing: controller)
    controller.selectedTab = controller.tab(forIdentifier: "c")
    #expect(log.take() == ["made c"])
    #expect(controller.selectedIndex == 2)
    #expect(controller.selectedViewController?.title == "c")
    #expect(controller.selectedViewController?.tab === controller.tabs[2])
    #expect(controller.tabs[2].tabBarController === controller)
    #expect(controller.tabBar.selectedItem?.title == "Tab c")
    #expect(controller.selectedViewController?.view.isDescendant(of: window) == true)
    controller.selectedIndex = 0
    #expect(log.take() == [])
    #expect(controller.selectedTab?.identifier == "a")
  }

  // Measured by others on iOS 26.1: also for repeated taps, and without the methods for view controllers.
  @Test func `calls the delegate for taps, with the previous tab`() {
    let delegate = Delegate(log)
    let controller = UITabBarController(tabs: tabs("abc"))
    controller.delegate = delegate
    let window = TabBarFixture.window(showing: controller)
    controller.selectedTab = controller.tabs[1]
    _ = log.take()
    window.simulateTap(at: CGPoint(x: 380, y: 780))
    #expect(log.take() == ["should select c", "made c", "did select c after b"])
    window.simulateTap(at: CGPoint(x: 380, y: 780))
    #expect(log.take() == ["should select c", "did select c after c"])
    delegate.allows = false
    window.simulateTap(at: CGPoint(x: 10, y: 780))
    #expect(log.take() == ["should select a"])
    #expect(controller.selectedTab?.identifier == "c")
  }

  @Test func `keeps title, images, badge and state of a tab in the bar`() {
    let controller = UITabBarController(tabs: tabs("ab"))
    let tab = controller.tabs[1]
    tab.title = "New"
    tab.image = UIImage(systemName: "star")
    tab.selectedImage = UIImage(systemName: "star.fill")
    tab.badgeValue = "3"
    tab.isEnabled = false
    tab.accessibilityIdentifier = "second"
    let item = controller.tabBar.items?[1]
    #expect(item?.title == "New")
    #expect(item?.image == UIImage(systemName: "star"))
    #expect(item?.selectedImage == UIImage(systemName: "star.fill"))
    #expect(item?.badgeValue == "3")
    #expect(item?.isEnabled == false)
    #expect(item?.accessibilityIdentifier == "second")
    controller.selectByUser(1)
    #expect(controller.selectedIndex == 0)
  }

  @Test func `leaves out tabs that are hidden, sidebar-only or not for a compact width`() {
    let controller = UITabBarController(tabs: tabs("abcde"))
    let titles = { String((controller.tabBar.items ?? []).compactMap { $0.title?.last }) }
    controller.tabs[0].isHidden = true
    #expect(titles() == "bcde")
    #expect(controller.selectedTab?.identifier == "b")
    #expect(!controller.tabs[0].hasVisiblePlacement)
    controller.tabs[1].preferredPlacement = .sidebarOnly
    controller.tabs[2].preferredPlacement = .pinned
    #expect(titles() == "dec")
    controller.compactTabIdentifiers = ["a", "e", "c"]
    #expect(titles() == "ec")
    controller.tabs[0].isHidden = false
    #expect(titles() == "aec")
    let search = UISearchTab()
    #expect(search.title == "Search")
    #expect(search.image != nil)
  }

  // Not established for UIKit.
  @Test func `selects no tab that is hidden`() {
    let controller = UITabBarController(tabs: tabs("abc"))
    controller.tabs[1].isHidden = true
    controller.selectedIndex = 1
    #expect(controller.selectedTab?.identifier == "a")
    controller.selectedTab = controller.tabs[1]
    #expect(controller.selectedTab?.identifier == "a")
    controller.selectedIndex = 3
    #expect(controller.selectedIndex == 0)
  }

  @Test func `stays in a group whose selected tab is removed`() {
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: tabs("xy"))
    let controller = UITabBarController(tabs: tabs("a") + [group])
    controller.selectedTab = group.children[1]
    group.children = Array(group.children.prefix(1))
    #expect(controller.selectedIndex == 1)
    #expect(controller.selectedViewController?.title == "x")
  }

  @Test func `collects tabs that don't fit under More`() {
    let controller = UITabBarController(tabs: tabs("abcdef"))
    let window = TabBarFixture.window(showing: controller)
    #expect(controller.tabBar.items?.count == 5)
    controller.selectedTab = controller.tabs[5]
    #expect(controller.selectedIndex == 5)
    #expect(controller.moreNavigationController.topViewController?.title == "f")
    #expect(controller.tabBar.selectedItem === controller.moreNavigationController.tabBarItem)
    controller.selectByUser(4)
    #expect(controller.selectedIndex == NSNotFound)
    #expect(controller.selectedTab == nil)
    #expect(window.rootViewController === controller)
  }

  @Test func `replaces tabs by controllers and back`() {
    let controller = UITabBarController(tabs: tabs("ab"))
    let made = controller.selectedViewController
    let children = TabBarFixture.children(3)
    controller.viewControllers = children
    #expect(controller.tabs.isEmpty)
    #expect(children.allSatisfy { $0.tab == nil })
    #expect(controller.children == children)
    #expect(made?.parent == nil)
    controller.tabs = tabs("xy")
    #expect(controller.viewControllers == nil)
    #expect(children.allSatisfy { $0.parent == nil })
    #expect(controller.children.map(\.title) == ["x"])
    let kept = controller.tabs[0]
    controller.tabs = tabs("z") + [kept]
    #expect(controller.selectedTab === kept)
    #expect(controller.selectedIndex == 1)
  }

  // MARK: - Groups

  @Test func `shows the selected tab of a group`() {
    let delegate = Delegate(log)
    let group = UITabGroup(
      title: "Group",
      image: nil,
      identifier: "g",
      children: tabs("xyz")
    )
    group.defaultChildIdentifier = "y"
    let controller = UITabBarController(tabs: tabs("a") + [group])
    controller.delegate = delegate
    _ = log.take()
    controller.selectByUser(1)
    #expect(log.take() == ["should select g", "made y", "did select y after a"])
    #expect(controller.selectedTab?.identifier == "y")
    #expect(controller.selectedIndex == 1)
    #expect(controller.tab(forIdentifier: "z")?.parent === group)
    group.selectedChild = group.children[2]
    #expect(controller.selectedViewController?.title == "z")
    controller.selectedIndex = 0
    group.selectedChild = group.children[0]
    #expect(controller.selectedViewController?.title == "a")
    controller.selectedTab = controller.tab(forIdentifier: "y")
    #expect(controller.selectedViewController?.title == "y")
    #expect(group.selectedChild?.identifier == "y")
    group.displayOrderIdentifiers = ["z", "x"]
    #expect(group.displayOrder.map(\.identifier) == ["z", "x", "y"])
  }

  @Test func `stacks the controllers of a group on its navigation controller`() {
    let delegate = Delegate(log)
    let group = UITabGroup(
      title: "Group",
      image: nil,
      identifier: "g",
      children: tabs("xy"),
      viewControllerProvider: { _ in UIViewController() }
    )
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    #expect(group.children[0].managingTabGroup === group)
    let controller = UITabBarController(tabs: [group])
    controller.delegate = delegate
    #expect(navigation.viewControllers.count == 1)
    _ = log.take()
    group.selectedChild = group.children[1]
    #expect(log.take().contains("y shows 2"))
    #expect(navigation.topViewController?.title == "y")
    #expect(controller.selectedViewController === navigation)
    #expect(controller.selectedTab === group.children[1])
  }
}
