import HeadlessUIKit
import Testing

@MainActor struct ContainmentTests {
  let log = Log()

  @Test func `notifies a child of its moves`() {
    let parent = UIViewController()
    let child = LoggingController("child", log)
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(log.take() == ["child will move to parent", "child did move to parent"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.take() == ["child will move to nil", "child did move to nil"])
    #expect(parent.children.isEmpty)
  }

  @Test func `loads a view once, on first access`() {
    let controller = LoggingController("one", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(log.take() == ["one did load"])
    #expect(controller.view.next === controller)
  }

  @Test func `appears with its window`() {
    let controller = LoggingController("one", log)
    let window = TabBarFixture.window(showing: controller)
    #expect(
      log.take() == ["one did load", "one will appear", "one is appearing", "one did appear"]
    )
    window.isHidden = true
    #expect(log.take() == ["one will disappear", "one did disappear"])
  }

  // S0-22
  @Test func `appears around its tabs`() {
    final class Controller: UITabBarController {
      var log: Log?
      override func viewWillAppear(_ animated: Bool) { log?.append("bar will appear") }
      override func viewDidAppear(_ animated: Bool) { log?.append("bar did appear") }
    }
    let controller = Controller()
    controller.log = log
    controller.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
    _ = log.take()
    let window = TabBarFixture.window(showing: controller)
    #expect(
      log.take() == [
        "A did load", "bar will appear", "A will appear", "A is appearing", "A did appear",
        "bar did appear",
      ]
    )
    controller.selectedIndex = 1
    #expect(
      log.take() == [
        "A will disappear", "B did load", "B will appear", "B is appearing", "A did disappear",
        "B did appear",
      ]
    )
    #expect(window.rootViewController === controller)
  }

  @Test func `shows the top of a navigation stack`() {
    let (root, detail) = (LoggingController("root", log), LoggingController("detail", log))
    let navigation = UINavigationController(rootViewController: root)
    let window = TabBarFixture.window(showing: navigation)
    _ = log.take()
    navigation.pushViewController(detail, animated: false)
    #expect(
      log.take() == [
        "detail will move to parent", "root will disappear", "detail did load",
        "detail will appear", "detail is appearing", "root did disappear", "detail did appear",
        "detail did move to parent",
      ]
    )
    #expect(navigation.topViewController === detail)
    #expect(detail.navigationController === navigation)
    #expect(detail.view.isDescendant(of: window))
    #expect(!root.view.isDescendant(of: window))
    #expect(navigation.popViewController(animated: false) === detail)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(detail.parent == nil)
    #expect(root.view.frame == window.bounds)
  }

  @Test func `a child added to a visible parent by hand appears`() {
    let parent = UIViewController()
    let window = TabBarFixture.window(showing: parent)
    let child = LoggingController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "child will move to parent", "child did load", "child will appear", "child is appearing",
        "child did appear", "child did move to parent",
      ]
    )
    child.view.removeFromSuperview()
    #expect(log.take() == ["child will disappear", "child did disappear"])
    #expect(window.rootViewController === parent)
  }

  @Test func `a child added while the parent appears also appears`() {
    final class Parent: UIViewController {
      var child: UIViewController?
      override func viewIsAppearing(_ animated: Bool) {
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let parent = Parent()
    parent.child = LoggingController("child", log)
    let window = TabBarFixture.window(showing: parent)
    #expect(
      log.take() == [
        "child will move to parent", "child did load", "child will appear", "child is appearing",
        "child did move to parent", "child did appear",
      ]
    )
    #expect(window.rootViewController === parent)
  }

  @Test func `leaves out a child whose parent doesn't show`() {
    let parent = UIViewController()
    let child = LoggingController("child", log)
    parent.addChild(child)
    let window = TabBarFixture.window(showing: UIViewController())
    _ = child.view
    _ = log.take()
    window.addSubview(child.view)
    #expect(log.take() == [])
  }

  @Test func `a selected tab whose view was removed by hand disappears`() {
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController(), LoggingController("B", log)]
    let window = TabBarFixture.window(showing: controller)
    controller.selectedIndex = 1
    _ = log.take()
    controller.selectedViewController?.view.removeFromSuperview()
    #expect(log.take() == ["B will disappear", "B did disappear"])
    #expect(window.rootViewController === controller)
  }

  @Test func `creates a tab bar item from the title, and the last title set wins`() throws {
    let controller = UIViewController()
    controller.title = "One"
    let item = try #require(controller.tabBarItem)
    #expect(item.title == "One")
    #expect(controller.tabBarItem === item)
    controller.title = "Two"
    #expect(item.title == "Two")
    item.title = "Three"
    #expect(item.title == "Three")
    #expect(controller.title == "Two")
  }

  @Test func `a navigation controller has the item of its root`() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem)
    let controller = UITabBarController()
    controller.viewControllers = [navigation]
    #expect(controller.tabBar.items?.map(\.title) == ["Root"])
    let own = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
    #expect(root.tabBarItem.title == "Root")
  }

  @Test func `puts a new item of a tab into the bar`() {
    let controller = TabBarFixture.controller(tabs: 2)
    _ = controller.view
    let item = UITabBarItem(title: "New", image: nil, tag: 0)
    controller.viewControllers?[0].tabBarItem = item
    #expect(controller.tabBar.items?.map(\.title) == ["New", "B"])
    #expect(controller.tabBar.selectedItem === item)
  }
}
