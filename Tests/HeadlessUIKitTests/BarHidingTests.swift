import HeadlessUIKit
import Testing

@MainActor struct BarHidingTests {
  @Test func `gives the room of the bar to the content, and back`() throws {
    let controller = TabBarFixture.controller(tabs: 2)
    let window = TabBarFixture.window(showing: controller)
    let child = try #require(controller.selectedViewController)
    for isAnimated in [false, true] {
      controller.setTabBarHidden(true, animated: isAnimated)
      window.layoutIfNeeded()
      #expect(controller.isTabBarHidden)
      #expect(controller.tabBar.isHidden)
      #expect(child.view.safeAreaInsets.bottom == 34)
      controller.isTabBarHidden = false
      window.layoutIfNeeded()
      #expect(!controller.tabBar.isHidden)
      #expect(child.view.safeAreaInsets.bottom == 83)
    }
  }

  @Test func `stays hidden by code whatever is on the stack`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let controller = UITabBarController()
    controller.viewControllers = [navigation]
    let window = TabBarFixture.window(showing: controller)
    controller.isTabBarHidden = true
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(controller.tabBar.isHidden)
  }

  // Documented: the bar hides when the controller is pushed on a navigation controller.
  @Test(arguments: [
    (stack: ["plain"], hides: false), (["navigation"], false), (["navigation", "pushed"], true),
    (["navigation", "navigation", "pushed"], true),
  ])
  func `hides for a controller that was pushed, and for no other`(stack: [String], hides: Bool) {
    var child = UIViewController()
    child.hidesBottomBarWhenPushed = stack.last != "navigation"
    for place in stack.dropLast().reversed() where place == "navigation" {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(child, animated: false)
      child = navigation
    }
    let controller = UITabBarController()
    controller.viewControllers = [child]
    let window = TabBarFixture.window(showing: controller)
    #expect(controller.tabBar.isHidden == hides)
    #expect(window.rootViewController === controller)
  }

  // S0-16
  @Test func `changes the layout of the items with an overridden width`() {
    let controller = TabBarFixture.controller(tabs: 3)
    let window = TabBarFixture.window(showing: controller, device: "iPhone 12")
    let leading = { controller.tabBar.subviews.compactMap { ($0 as? UIControl)?.frame.minX }.min() }
    #expect(leading() == 2)
    controller.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect((leading() ?? 0) > 2)
    #expect(controller.selectedViewController?.traitCollection.horizontalSizeClass == .regular)
    controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    window.layoutIfNeeded()
    #expect(leading() == 2)
  }
}
