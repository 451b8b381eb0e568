import HeadlessUIKit
import Testing

@MainActor struct ScrollEdgeTests {
  let controller = UITabBarController()
  let child = UIViewController()
  let scrollView = UIScrollView()

  /// Shows the child with content of a height in its scroll view.
  private func show(contentHeight: CGFloat) -> UIWindow {
    scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    scrollView.contentSize = CGSize(width: 390, height: contentHeight)
    controller.viewControllers = [child]
    return TabBarFixture.window(showing: controller)
  }

  // S4-05
  @Test func `is at the edge when there is nothing to scroll`() {
    let window = show(contentHeight: 0)
    #expect(controller.tabBar.isAtScrollEdge)
    #expect(window.rootViewController === controller)
  }

  @Test func `follows the first view of the tab where that scrolls`() {
    child.view.addSubview(scrollView)
    let window = show(contentHeight: 2000)
    #expect(!controller.tabBar.isAtScrollEdge)
    // The bar covers 83 points of 844.
    scrollView.contentOffset.y = 2000 - 844 + 83
    #expect(controller.tabBar.isAtScrollEdge)
    scrollView.contentOffset.y -= 1
    #expect(!controller.tabBar.isAtScrollEdge)
    scrollView.contentSize.height = 100
    #expect(controller.tabBar.isAtScrollEdge)
    #expect(scrollView.adjustedContentInset.bottom == 83)
    #expect(window.rootViewController === controller)
  }

  @Test func `follows the scroll view that was set`() {
    child.view.addSubview(UIView())
    child.view.addSubview(scrollView)
    let window = show(contentHeight: 2000)
    #expect(controller.tabBar.isAtScrollEdge)
    child.setContentScrollView(scrollView, for: .bottom)
    #expect(child.contentScrollView(for: .bottom) === scrollView)
    #expect(child.contentScrollView(for: .top) == nil)
    #expect(!controller.tabBar.isAtScrollEdge)
    child.setContentScrollView(nil, for: .bottom)
    #expect(controller.tabBar.isAtScrollEdge)
    #expect(window.rootViewController === controller)
  }

  @Test func `follows the top of a navigation stack`() {
    let navigation = UINavigationController(rootViewController: child)
    child.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.viewControllers = [navigation]
    let window = TabBarFixture.window(showing: controller)
    #expect(!controller.tabBar.isAtScrollEdge)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(controller.tabBar.isAtScrollEdge)
    navigation.popViewController(animated: false)
    #expect(!controller.tabBar.isAtScrollEdge)
    #expect(window.rootViewController === controller)
  }
}
