import TabSnapshots
import TabUIKit
import Testing

@MainActor
struct WithAppearanceProxiesTests {
  /// Whether the bar of a new controller in a window is pink.
  private var isPink: Bool {
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    return controller.tabBar.tintColor == .systemPink
  }

  @Test func `a proxy has no effect outside of the operation`() {
    let isPinkInside = withAppearanceProxies {
      UITabBar.appearance().tintColor = .systemPink
      return isPink
    }
    #expect(isPinkInside)
    #expect(!isPink)
    #expect(!withAppearanceProxies { isPink })
  }
}
