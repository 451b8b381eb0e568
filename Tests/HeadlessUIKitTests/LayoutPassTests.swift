import HeadlessUIKit
import Testing

@MainActor struct LayoutPassTests {
  /// A tab bar controller that calls a closure in `viewDidLayoutSubviews`.
  final class Controller: UITabBarController {
    var log: Log?
    var onDidLayout: (Controller) -> Void = { _ in }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log?.append("controller will layout")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log?.append("controller did layout")
      onDidLayout(self)
    }

    var firstButton: UIControl? { tabBar.subviews.lazy.compactMap { $0 as? UIControl }.first }
  }

  @Test func `lays out a view before its subviews, each once`() {
    let log = Log()
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    _ = log.take()
    parent.layoutIfNeeded()
    #expect(log.take() == ["parent layout", "child layout"])
    parent.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func `lays out the views above that need it first`() {
    let log = Log()
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    _ = log.take()
    child.layoutIfNeeded()
    #expect(log.take() == ["parent layout", "child layout"])
  }

  @Test func `lays out again for a new size, not for a new position`() {
    let log = Log()
    let view = LoggingView("view", log)
    view.layoutIfNeeded()
    _ = log.take()
    view.frame.origin = CGPoint(x: 5, y: 5)
    view.layoutIfNeeded()
    #expect(log.take() == [])
    view.frame.size = CGSize(width: 5, height: 5)
    view.layoutIfNeeded()
    #expect(log.take() == ["view layout"])
  }

  @Test func `calls the controller around the layout of its view, before the subviews'`() {
    let log = Log()
    let controller = Controller()
    controller.viewControllers = TabBarFixture.children(2)
    let marker = LoggingView("marker", log, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    controller.tabBar.addSubview(marker)
    controller.log = log
    _ = log.take()
    let window = TabBarFixture.window(showing: controller)
    let layouts = log.take().filter { $0.contains("layout") }
    #expect(layouts == ["controller will layout", "controller did layout", "marker layout"])
    #expect(window.isHidden == false)
  }

  @Test func `loses an item frame that is set before the bar's own layout`() {
    let controller = Controller()
    controller.viewControllers = TabBarFixture.children(3)
    let mine = CGRect(x: 200, y: 0, width: 10, height: 10)
    controller.onDidLayout = { $0.firstButton?.frame = mine }
    let window = TabBarFixture.window(showing: controller)
    #expect(controller.firstButton?.frame == CGRect(x: 2, y: 1, width: 126, height: 48))
    #expect(window.bounds.width == 390)
  }

  @Test func `keeps an item frame that is set after the bar's own layout`() {
    let controller = Controller()
    controller.viewControllers = TabBarFixture.children(3)
    let mine = CGRect(x: 200, y: 0, width: 10, height: 10)
    controller.onDidLayout = {
      $0.tabBar.layoutIfNeeded()
      $0.firstButton?.frame = mine
    }
    let window = TabBarFixture.window(showing: controller)
    #expect(controller.firstButton?.frame == mine)
    window.layoutIfNeeded()
    #expect(controller.firstButton?.frame == mine)
  }

  @Test(arguments: ["selection", "badge", "title"])
  func `lays the items out again after a change`(change: String) {
    let controller = TabBarFixture.controller(tabs: 3)
    let window = TabBarFixture.window(showing: controller)
    let button = controller.tabBar.subviews.lazy.compactMap { $0 as? UIControl }.first
    button?.frame = .zero
    switch change {
    case "selection": controller.selectedIndex = 1
    case "badge": controller.viewControllers?[0].tabBarItem.badgeValue = "1"
    default: controller.viewControllers?[0].tabBarItem.title = "New"
    }
    window.layoutIfNeeded()
    #expect(button?.frame == CGRect(x: 2, y: 1, width: 126, height: 48))
  }
}
