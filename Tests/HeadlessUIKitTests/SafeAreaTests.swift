import HeadlessUIKit
import Testing

@MainActor struct SafeAreaTests {
  private let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func `is zero outside of a window`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = phone
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func `passes the part of the insets inside a subview on to it`() {
    let controller = UIViewController()
    let window = TabBarFixture.window(showing: controller)
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 814))
    controller.view.addSubview(inner)
    #expect(controller.view.safeAreaInsets == phone)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 24, right: 0))
    inner.frame.origin.y = 100
    inner.frame.size.height = 100
    #expect(inner.safeAreaInsets == .zero)
    #expect(window.safeAreaInsets == phone)
  }

  @Test func `notifies a scroll view of its changed content inset`() {
    final class ScrollView: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let controller = UIViewController()
    let window = TabBarFixture.window(showing: controller)
    let scrollView = ScrollView(frame: window.bounds)
    controller.view.addSubview(scrollView)
    let (changes, inset) = (scrollView.changes, scrollView.adjustedContentInset.bottom)
    controller.additionalSafeAreaInsets.bottom = 10
    #expect(scrollView.changes == changes + 1)
    #expect(scrollView.adjustedContentInset.bottom == inset + 10)
  }

  @Test func `adds a controller's additional insets`() {
    let log = Log()
    final class Controller: UIViewController {
      var onChange: () -> Void = {}
      override func viewSafeAreaInsetsDidChange() { onChange() }
    }
    let controller = Controller()
    let window = TabBarFixture.window(showing: controller)
    controller.onChange = { log.append("change") }
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    #expect(controller.view.safeAreaInsets.bottom == 44)
    #expect(log.take() == ["change"])
    #expect(window.safeAreaInsets.bottom == 34)
  }

  @Test func `gives a tab the height of the bar, and what the tab adds`() throws {
    let controller = TabBarFixture.controller(tabs: 2)
    let window = TabBarFixture.window(showing: controller)
    let child = try #require(controller.selectedViewController)
    #expect(child.view.safeAreaInsets.bottom == 83)
    child.additionalSafeAreaInsets.bottom = 7
    #expect(child.view.safeAreaInsets.bottom == 90)
    #expect(controller.view.safeAreaInsets.bottom == 34)
    #expect(window.safeAreaInsets.bottom == 34)
  }

  @Test func `gives back the room of a hidden bar`() throws {
    let controller = TabBarFixture.controller(tabs: 2)
    let window = TabBarFixture.window(showing: controller)
    let child = try #require(controller.selectedViewController)
    controller.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.bottom == 34)
    controller.tabBar.isHidden = false
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.bottom == 83)
  }

  @Test func `hides the bar while a controller that wants it is on the stack`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let controller = UITabBarController()
    controller.viewControllers = [navigation]
    let window = TabBarFixture.window(showing: controller)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    window.layoutIfNeeded()
    #expect(controller.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(!controller.tabBar.isHidden)
    #expect(navigation.view.safeAreaInsets.bottom == 83)
  }
}
