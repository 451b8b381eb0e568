import TabAppearance
import TabUIKit
import Testing

@MainActor
struct StoreAttachingTests {
  let red = TabBarTheme(name: "Red", tintColor: "#FF0000")
  let blue = TabBarTheme(name: "Blue", tintColor: "#0000FF")

  // Complaints 30 and 16 about other libraries: the first frame has the wrong theme, and bars that
  // aren't attached get the theme.
  @Test func `a controller has the theme as soon as it is attached, and follows it`() {
    let store = TabBarThemeStore()
    store.select(red)
    let (first, second, other) = (
      UITabBarController.fixture(), UITabBarController.fixture(), UITabBarController.fixture()
    )
    store.attach(first)
    #expect(first.tabBarTheme == red)
    store.attach(second)
    store.attach(second)
    store.select(blue)
    store.style = .dark
    for controller in [first, second] {
      #expect(controller.tabBar.tintColor == .blue)
      #expect(controller.overrideUserInterfaceStyle == .dark)
    }
    #expect(other.tabBarTheme == nil)
    store.detach(first)
    store.select(red)
    #expect(first.tabBarTheme == blue)
    #expect(second.tabBarTheme == red)
    store.style = .system
    #expect(second.overrideUserInterfaceStyle == .unspecified)
  }

  // Complaint 27 about other libraries: children that load before they are shown.
  @Test func `no child loads its view, attached, themed or detached`() {
    let store = TabBarThemeStore()
    let controller = UITabBarController.fixture((0..<7).map { "\($0)" })
    store.attach(controller)
    store.select(red, animated: true)
    store.setStyle(.dark, animated: true)
    store.detach(controller)
    #expect(controller.viewControllers?.contains { $0.isViewLoaded } == false)
  }

  @Test func `controllers and windows are let go`() {
    let store = TabBarThemeStore()
    weak var controller: UITabBarController?
    weak var window: UIWindow?
    do {
      let kept = (UITabBarController.fixture(), UIWindow(frame: .zero))
      (controller, window) = kept
      store.attach(kept.0)
      store.attach(kept.1)
      store.select(red)
    }
    #expect(controller == nil)
    #expect(window == nil)
    store.select(blue)
    let late = UITabBarController.fixture()
    store.attach(late)
    store.style = .dark
    #expect(late.overrideUserInterfaceStyle == .dark, "no window is left to have it")
  }

  @Test func `with a window attached, the style is the window's`() {
    let store = TabBarThemeStore()
    let controller = UITabBarController.fixture()
    controller.overrideUserInterfaceStyle = .light
    store.attach(controller)
    store.style = .dark
    #expect(controller.overrideUserInterfaceStyle == .dark)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    store.attach(window)
    store.attach(window)
    #expect(controller.overrideUserInterfaceStyle == .light, "as it was")
    #expect(window.overrideUserInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .unspecified
    store.select(red)
    store.style = .light
    #expect(window.overrideUserInterfaceStyle == .light)
    #expect(controller.overrideUserInterfaceStyle == .unspecified)
    store.style = .system
    #expect(window.overrideUserInterfaceStyle == .unspecified)
    store.detach(window)
    store.style = .dark
    #expect(window.overrideUserInterfaceStyle == .unspecified)
    #expect(controller.overrideUserInterfaceStyle == .dark)
  }

  @Test func `two stores, as of two scenes, never touch each other`() {
    let stores = [TabBarThemeStore(), TabBarThemeStore()]
    let controllers = [UITabBarController.fixture(), UITabBarController.fixture()]
    for (store, controller) in zip(stores, controllers) { store.attach(controller) }
    stores[0].select(red)
    stores[0].style = .dark
    #expect(stores[1].theme.name == "System" && stores[1].style == nil)
    #expect(controllers[1].tabBarTheme?.name == "System")
    #expect(controllers[1].overrideUserInterfaceStyle == .unspecified)
    stores[1].select(blue)
    #expect(controllers.map(\.tabBarTheme) == [red, blue])
  }
}
