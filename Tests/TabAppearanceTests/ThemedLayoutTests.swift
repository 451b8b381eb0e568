#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import TabDevices
import Testing

/// Tests of layouts of themes on a controller in a window, including rotation and touches; on
/// simulated devices only.
@MainActor
struct ThemedLayoutTests {
  let jobs = TabBarTheme(
    name: "Jobs",
    layout: .init(
      landscape: .init(
        height: 80,
        itemWidths: .value([100, 100, 50, 50, 100]),
        itemGaps: .value([200, 5, 5, 5, 5])
      )
    )
  )

  // S0-18
  @Test func `items stand where widths and gaps put them`() throws {
    let (controller, window) = try makeController(.landscape)
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    #expect(frames(controller).map(\.minX) == [200, 305, 410, 465, 520])
    #expect(frames(controller).map(\.width) == [100, 100, 50, 50, 100])
  }

  // S0-17
  @Test(arguments: [("iPhone SE", 80), ("iPhone 16", 101)])
  func `the height excludes the bottom safe area and goes to the children's`(
    device: String,
    total: CGFloat
  ) throws {
    let (controller, window) = try makeController(.landscape, device: device)
    let system = controller.tabBar.frame.height
    let child = try #require(controller.viewControllers?.first)
    let systemInset = child.view.safeAreaInsets.bottom
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    #expect(controller.tabBar.frame.height == total)
    #expect(controller.tabBar.frame.maxY == controller.view.bounds.height)
    #expect(child.view.safeAreaInsets.bottom == total)
    #expect(controller.additionalSafeAreaInsets.bottom == 0)

    controller.tabBarThemeLayout = .init()
    layOut(controller, in: window)
    #expect(controller.tabBar.frame.height == system)
    #expect(child.view.safeAreaInsets.bottom == systemInset)
    #expect(child.additionalSafeAreaInsets.bottom == 0)
  }

  @Test func `a hidden bar takes no room from the children`() throws {
    let (controller, window) = try makeController(.landscape)
    controller.applyTheme(jobs)
    controller.tabBar.isHidden = true
    layOut(controller, in: window)
    #expect(controller.viewControllers?.first?.additionalSafeAreaInsets.bottom == 0)
  }

  @Test func `S0-19: rotating there and back restores the system's layout exactly`() throws {
    let (controller, window) = try makeController(.portrait)
    let system = frames(controller)
    let bar = controller.tabBar.frame
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    #expect(frames(controller) == system, "portrait is the system's")
    for _ in 0..<3 {
      window.simulateRotation(to: .landscape)
      #expect(frames(controller).map(\.minX) == [200, 305, 410, 465, 520])
      window.simulateRotation(to: .portrait)
      #expect(frames(controller) == system)
      #expect(controller.tabBar.frame == bar)
      #expect(controller.viewControllers?.first?.additionalSafeAreaInsets.bottom == 0)
    }
  }

  @Test func `a touch lands on the item that was moved`() throws {
    let (controller, window) = try makeController(.landscape)
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    let bar = controller.tabBar
    let point = bar.convert(CGPoint(x: 490, y: 20), to: window)
    let hit = try #require(window.hitTest(point, with: nil) as? UIControl)
    #expect(hit.frame.minX == 465)
  }

  @Test func `the layout stays after a selection, in either way`() throws {
    let (controller, window) = try makeController(.landscape)
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    controller.selectedIndex = 3
    window.layoutIfNeeded()
    #expect(frames(controller).map(\.minX) == [200, 305, 410, 465, 520])
    let item = try #require(controller.tabBar.items?[1])
    controller.tabBar.tap(item)
    window.layoutIfNeeded()
    #expect(controller.selectedIndex == 1)
    #expect(frames(controller).map(\.minX) == [200, 305, 410, 465, 520])
  }

  @Test func `the controller's own layout wins over the theme's`() throws {
    let (controller, window) = try makeController(.landscape)
    controller.applyTheme(jobs)
    controller.tabBarThemeLayout = .init(landscape: .init(height: 64))
    layOut(controller, in: window)
    #expect(controller.tabBar.frame.height == 85)
    #expect(frames(controller).map(\.minX) != [200, 305, 410, 465, 520])
  }

  @Test func `a count that differs keeps the system's items and says so`() throws {
    let (controller, window) = try makeController(.landscape)
    controller.viewControllers?.removeLast()
    layOut(controller, in: window)
    let system = frames(controller)
    controller.applyTheme(jobs)
    let diagnostics = controller.layoutThemedTabBar()
    #expect(
      diagnostics.map(\.message) == [
        "'layout.landscape' needs a width, and a gap before it, for each of 4 items; it has 5 and 5"
      ]
    )
    #expect(frames(controller).map(\.minX) == system.map(\.minX))
  }

  @Test func `from right to left the row begins at the right`() throws {
    let (controller, window) = try makeController(.landscape, direction: .rightToLeft)
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    let width = controller.tabBar.bounds.width
    #expect(frames(controller).map(\.maxX) == [200, 305, 410, 465, 520].map { width - $0 })
  }

  @Test func `on glass the system's layout stays, and that is said`() throws {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(26))) {
      let (controller, window) = try makeController(.landscape)
      let before = controller.tabBar.frame
      controller.applyTheme(jobs)
      #expect(controller.layoutThemedTabBar().count == 1)
      layOut(controller, in: window)
      #expect(controller.tabBar.frame == before)
    }
  }

  // Regression: on iPadOS 18, where the bar is at the top, a landscape layout moved the bar to the
  // bottom.
  @Test(arguments: [15, 17, 18])
  func `a bar at the top of an iPad stays there, and that is said`(os: Int) throws {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(os))) {
      let (controller, window) = try makeController(.landscape, device: "iPad")
      let before = controller.tabBar.frame
      let insets = controller.viewControllers?.first?.additionalSafeAreaInsets.bottom
      controller.applyTheme(jobs)
      layOut(controller, in: window)
      let messages = controller.layoutThemedTabBar().map(\.message)
      if os < 18 {
        #expect(messages.isEmpty)
        #expect(controller.tabBar.frame != before)
      } else {
        #expect(
          messages == [
            "'layout.landscape' is left out: the system places the bar at the top, and its items there"
          ]
        )
        #expect(controller.tabBar.frame == before && before.minY < 100)
        #expect(controller.viewControllers?.first?.additionalSafeAreaInsets.bottom == insets)
      }
    }
  }

  // Regression: a `ThemedTabBarController` didn't report the parts of the layout that it ignored.
  @Test func `a themed controller keeps what its last layout left out`() throws {
    let (controller, window) = try makeController(.landscape)
    let themed = try #require(controller as? ThemedTabBarController)
    controller.viewControllers?.removeLast()
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    #expect(
      themed.layoutDiagnostics.map(\.message) == [
        "'layout.landscape' needs a width, and a gap before it, for each of 4 items; it has 5 and 5"
      ]
    )
    controller.removeTabBarTheme()
    layOut(controller, in: window)
    #expect(themed.layoutDiagnostics.isEmpty)
  }

  @Test func `a child that leaves has its own safe area again`() throws {
    let (controller, window) = try makeController(.landscape)
    let children = try #require(controller.viewControllers)
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    #expect(children.allSatisfy { $0.additionalSafeAreaInsets.bottom > 0 })
    controller.viewControllers = Array(children.dropLast())
    layOut(controller, in: window)
    #expect(children.last?.additionalSafeAreaInsets.bottom == 0)
    #expect(children.first?.additionalSafeAreaInsets.bottom ?? 0 > 0)
  }

  @Test func `a bar that a push hides is left where it is`() throws {
    let (controller, window) = try makeController(.landscape)
    let navigation = UINavigationController(rootViewController: UIViewController())
    controller.viewControllers?[0] = navigation
    controller.selectedIndex = 0
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    let themed = controller.tabBar.frame
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    controller.layoutThemedTabBar()
    window.layoutIfNeeded()
    // UIKit moves the bar aside like this during a push.
    controller.tabBar.frame.origin.x = -window.bounds.width
    controller.layoutThemedTabBar()
    #expect(controller.tabBar.frame.minX == -window.bounds.width)
    #expect(navigation.additionalSafeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    layOut(controller, in: window)
    #expect(controller.tabBar.frame == themed)
    #expect(navigation.additionalSafeAreaInsets.bottom > 0)
  }

  @Test(arguments: [18, 26])
  func `of a bar that the app hides nothing is set, and nothing left out`(os: Int) throws {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(os))) {
      let (controller, window) = try makeController(.landscape)
      let system = controller.tabBar.frame
      controller.isTabBarHidden = true
      controller.applyTheme(jobs)
      layOut(controller, in: window)
      #expect(controller.tabBar.frame == system)
      #expect(controller.viewControllers?.first?.additionalSafeAreaInsets == .zero)
      #expect(controller.layoutThemedTabBar() == [])
    }
  }

  @Test func `a bar outside of its controller's view is left where it is`() throws {
    let (controller, window) = try makeController(.landscape)
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    let place = CGRect(x: 1, y: 2, width: 3, height: 4)
    window.addSubview(controller.tabBar)
    window.layoutIfNeeded()
    controller.tabBar.frame = place
    controller.layoutThemedTabBar()
    #expect(controller.tabBar.frame == place)
  }

  @Test func `items have the system's places again without rotating`() throws {
    let (controller, window) = try makeController(.landscape)
    let system = frames(controller)
    controller.tabBarThemeLayout = jobs.layout
    layOut(controller, in: window)
    #expect(frames(controller) != system)
    controller.tabBarThemeLayout = nil
    layOut(controller, in: window)
    #expect(frames(controller) == system)
    controller.applyTheme(jobs)
    layOut(controller, in: window)
    controller.removeTabBarTheme()
    window.layoutIfNeeded()
    #expect(frames(controller) == system)
    #expect(controller.viewControllers?.allSatisfy { $0.additionalSafeAreaInsets == .zero } == true)
  }

  private func makeController(
    _ orientation: DeviceScreen.Orientation,
    _ controller: UITabBarController = ThemedTabBarController(),
    device: String = "iPhone 16",
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> (UITabBarController, UIWindow) {
    let device = try #require(DeviceScreen.named(device))
    let window = UIWindow.simulated(
      device: device,
      orientation: orientation,
      layoutDirection: direction
    )
    controller.viewControllers = (0..<5).map { index in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: "Item \(index)", image: nil, tag: index)
      return child
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  /// Runs a layout pass; the window is a parameter since it lives only while it is referenced.
  private func layOut(_ controller: UITabBarController, in window: UIWindow) {
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
  }

  /// The frames of the items' views, in reading order.
  private func frames(_ controller: UITabBarController) -> [CGRect] {
    let frames = controller.tabBar.subviews.filter { $0 is UIControl }.map(\.frame)
    let sorted = frames.sorted { $0.minX < $1.minX }
    let isRightToLeft =
      controller.tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft ? sorted.reversed() : sorted
  }
}
#endif
