import HeadlessUIKit
import TabAppearance
import TabDevices
import Testing

@testable import TabControls

/// Tests of controllers that apps change in ways other than by controls.
@MainActor
struct AppControllerTests {
  /// Returns a controller that isn't a `ThemedTabBarController`, in a window.
  private func makePlainController(_ count: Int = 3) -> (UITabBarController, UIWindow) {
    let controller = UITabBarController()
    controller.viewControllers = (0..<count).map { index in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(
        title: "\(index)",
        image: UIImage(systemName: "star"),
        tag: index
      )
      return child
    }
    let window = UIWindow.simulated(device: DeviceScreen.usual(for: .phone))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  private func tap(_ index: Int, of controller: UITabBarController, in window: UIWindow) {
    let frame = controller.tabBar.items?[index].shownFrame(in: window) ?? .zero
    window.simulateTap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `reading the controls changes nothing`() {
    let (controller, _) = makePlainController()
    let app = LoggingDelegate()
    controller.delegate = app
    let views = controller.view.subviews
    _ = controller.tabBarControls.badges[1]
    _ = controller.tabBarControls.gates
    _ = controller.tabBarControls.itemFrames(in: controller.view)
    #expect(controller.delegate === app && controller.tabBarControls.delegate === app)
    #expect(controller.view.subviews == views && controller.view.gestureRecognizers ?? [] == [])
    controller.tabBarControls.detach()
    #expect(controller.delegate === app)
  }

  // Regression: with a delegate that was set last, in a controller that was laid out once, gates
  // were ignored.
  @Test(arguments: [15, 17, 18, 26])
  func `S0-12d: a delegate that is set after the gates doesn't open them`(os: Int) {
    ControlsPlace(os: os).run {
      let (controller, window) = makePlainController()
      let passed = Passed()
      let gates = passed.gates()
      gates[1] = .login
      controller.tabBarControls.gates = gates
      window.layoutIfNeeded()
      for round in 1...2 {
        let app = LoggingDelegate()
        controller.delegate = app
        tap(1, of: controller, in: window)
        #expect(controller.selectedIndex == 0)
        #expect(passed.log == Array(repeating: "login 1", count: round))
        #expect(app.log == ["should 1"])
      }
      tap(2, of: controller, in: window)
      #expect(controller.selectedIndex == 2)
    }
  }

  @Test func `a controller that isn't laid out by the theme is reported, once`() {
    ControlsPlace().run {
      let (controller, window) = makePlainController()
      controller.tabBarControls.badges[1] = .dot
      window.layoutIfNeeded()
      controller.tabBarControls.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(
        controller.tabBarControls.diagnostics.map(\.message) == [
          "controls follow this controller at touches only: it doesn't call layoutThemedTabBar()"
        ]
      )
      let fixture = ControlsFixture()
      fixture.controls.badges[1] = .dot
      fixture.layOut()
      #expect(fixture.controls.diagnostics == [])
    }
  }

  // MARK: - Badges

  @Test(arguments: [BadgeStyle.system, .overlay])
  fileprivate func `what the app writes on a tab counts`(style: BadgeStyle) {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let badges = fixture.controls.badges
      badges.style = style == .overlay ? .overlay : .system
      let item = fixture.controller.viewControllers?[1].tabBarItem
      badges[1] = .count(3)
      item?.badgeValue = "9"
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      #expect(badges[1] == .count(9))
      badges.add(1, at: 1)
      #expect(badges[1] == .count(10))
      fixture.controls.detach()
      #expect(item?.badgeValue == "9")
    }
  }

  fileprivate enum BadgeStyle { case system, overlay }

  @Test func `a badge that the app clears is gone`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.badges[1] = .count(5)
      fixture.controller.viewControllers?[1].tabBarItem.badgeValue = nil
      #expect(fixture.controls.badges[1] == nil)
      fixture.controls.badges.add(1, at: 1)
      #expect(fixture.controls.badges[1] == .count(1))
    }
  }

  @Test func `badges set before the tabs exist appear with them, by index and identifier`() {
    ControlsPlace(os: 26).run(without: .glassTellsNoFrames) {
      let controller = ThemedTabBarController()
      controller.tabBarControls.badges["cart"] = .count(2)
      controller.tabBarControls.badges[0] = .dot
      controller.tabs = ["home", "cart", "me"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      }
      let window = UIWindow.simulated(device: DeviceScreen.usual(for: .phone))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.tabs.map(\.badgeValue) == [nil, "2", nil])
      #expect(controller.tabBarControls.badges[1] == .count(2))
      let views = controller.tabBarControls.overlayView.subviews
      #expect(views.count { $0 is TabBarBadgeView } == 1)
    }
  }

  // Regression: indices of badges and raised icons were those of items, that of the selection was a
  // tab's.
  @Test func `an index means the same tab where one is hidden, and where some are under More`()
    throws
  {
    try ControlsPlace(os: 26).run(without: .glassTellsNoFrames) {
      let names = ["a", "b", "c", "d"]
      let controller = ThemedTabBarController()
      controller.tabs = names.map { name in
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in
          UIViewController()
        }
      }
      controller.tabs[1].isHidden = true
      let window = UIWindow.simulated(device: DeviceScreen.usual(for: .phone))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let controls = controller.tabBarControls
      controls.badges[2] = .count(1)
      #expect(controller.tabs.map(\.badgeValue) == [nil, nil, "1", nil])
      let item = try #require(controller.tabBar.items?[1].frame(in: window))
      #expect(controls.frame(ofItemAt: 2, in: window) == item)
      #expect(controls.frame(ofItemAt: "c", in: window) == item)
      #expect(controls.frame(ofItemAt: 1, in: window) == nil, "it is hidden")
    }
    try ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F", "G"])
      fixture.controls.badges[4] = .count(1)
      fixture.controls.badges[6] = .count(2)
      fixture.layOut()
      let badges = fixture.controller.viewControllers?.map { $0.tabBarItem.badgeValue }
      #expect(badges == [nil, nil, nil, nil, "1", nil, "2"])
      #expect(fixture.controller.tabBar.items?.last?.badgeValue == nil, "that of More")
      #expect(fixture.controls.frame(ofItemAt: 4, in: fixture.window) == nil)
      let frames = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      #expect(fixture.controls.frame(ofItemAt: 3, in: fixture.window) == frames[3])
    }
  }

  // MARK: - Children

  @Test func `a safe area that the app assigns under a bar of ours is given back`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      let child = try #require(fixture.controller.viewControllers?[0])
      fixture.controls.customBar = CustomTabBar()
      fixture.layOut()
      #expect(child.additionalSafeAreaInsets.bottom == 49)
      child.additionalSafeAreaInsets.bottom = 20
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      #expect(child.additionalSafeAreaInsets.bottom == 69)
      fixture.controls.detach()
      #expect(child.additionalSafeAreaInsets.bottom == 20)
    }
  }

  // MARK: - Glass and iPads

  @Test func `on glass, what can't be animated is reported with the way that can`() {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      fixture.controls.selectionAnimation = .bounce
      fixture.controls.badges[1] = .count(1)
      fixture.controls.animate(.pop, at: 1, parts: [.badge])
      fixture.tap(2)
      #expect(
        fixture.controls.diagnostics.map { $0.fix ?? "" } == [
          "set 'badges.style' to '.overlay'",
          "use a CustomTabBar, or a TabBarItemAnimator for the item",
        ]
      )
    }
  }

  @Test func `views over a bar that is minimized are reported`() {
    ControlsPlace(os: 26).run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(["A", "B", "C", "D"])
      let controls = fixture.controls
      fixture.controller.tabBarMinimizeBehavior = .onScrollDown
      fixture.layOut()
      #expect(controls.diagnostics == [])
      controls.badges[1] = .dot
      fixture.layOut()
      #expect(
        controls.diagnostics.map(\.message)
          == ["views over the bar don't move while it is minimized"]
      )
      controls.detach()
      fixture.controller.tabBarMinimizeBehavior = .never
      fixture.controls.badges[1] = .dot
      fixture.layOut()
      #expect(fixture.controls.diagnostics == [])
    }
  }

  // On iPads with iOS 18 and later, the `UITabBar` isn't in the view hierarchy (pocket-casts-ios
  // #2063).
  @Test func `where the bar is out of the window, the button floats and badges are the system's`() {
    ControlsPlace(os: 26, idiom: .pad).run {
      let fixture = ControlsFixture()
      fixture.controller.tabBar.removeFromSuperview()
      let button = UIButton(type: .custom)
      button.bounds.size = CGSize(width: 56, height: 56)
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in }
      fixture.controls.badges.style = .overlay
      fixture.controls.badges[1] = .count(4)
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      #expect(button.superview?.isHidden == false)
      #expect(fixture.controller.viewControllers?[1].tabBarItem.badgeValue == "4")
    }
  }

  @Test(arguments: [false, true])
  func `S0-04f, S0-04g: a swipe doesn't begin on the bar, and reaches tabs with a custom bar`(
    isOnBar: Bool
  ) {
    ControlsPlace(os: 26).run {
      let controller = ThemedTabBarController()
      controller.tabs = ["a", "b", "c"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      }
      let window = UIWindow.simulated(device: DeviceScreen.usual(for: .phone))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.tabBarControls.customBar = CustomTabBar()
      controller.tabBarControls.swipe = TabBarSwipe()
      window.layoutIfNeeded()
      let y = isOnBar ? window.bounds.maxY - 50 : 300
      let touch = window.simulateTouch(at: CGPoint(x: 300, y: y))
      for x in stride(from: 280.0, through: 40, by: -20) {
        touch.move(to: CGPoint(x: x, y: y))
      }
      touch.release()
      SimulatedClock.current.advance(by: 1)
      #expect(controller.selectedTab?.identifier == (isOnBar ? "a" : "b"))
    }
  }

  @Test func `a custom bar scrolls by a finger on an item`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      let row = try #require(bar.buttons[0].superview as? UIScrollView)
      #expect(row.touchesShouldCancel(in: bar.buttons[0]))
      #expect(!UIScrollView().touchesShouldCancel(in: bar.buttons[0]))
    }
  }

  // MARK: - One-liners

  @Test func `gates of a login and a center button take one expression each`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      var log: [String] = []
      fixture.controls.gates = .login(1, 3, isLoggedIn: { false }) {
        log.append("login \($0.index)")
      }
      fixture.controls.centerButton = .center(systemImage: "plus", label: "New") {
        log.append("new")
      }
      fixture.layOut()
      for index in [1, 0, 3] { fixture.tap(index) }
      let view = try #require(fixture.controls.centerButton?.button)
      #expect(view.accessibilityLabel == "New" && view.showsLargeContentViewer)
      let middle = view.convert(CGPoint(x: 28, y: 28), to: fixture.window)
      fixture.window.simulateTap(at: middle)
      #expect(log == ["login 1", "login 3", "new"])
      #expect(fixture.controller.selectedIndex == 0)
    }
  }

  // MARK: - The center button

  @Test func `while a long press goes on, the button's action doesn't run`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      var runs = 0
      fixture.controls.centerButton =
        TabBarCenterButton(UIButton(type: .custom), at: 2, role: .action { _ in runs += 1 })
      fixture.controls.longPress = TabBarLongPress()
      fixture.layOut()
      let child = try #require(fixture.controller.viewControllers?[2])
      let frames = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      let touch = fixture.window.simulateTouch(
        at: CGPoint(x: frames[0].midX, y: frames[0].midY)
      )
      SimulatedClock.current.advance(by: 1)
      #expect(fixture.controls.longPress?.isUnderWay == true)
      let delegate = fixture.controller.delegate
      let isAllowed = delegate?.tabBarController(fixture.controller, shouldSelect: child)
      #expect(isAllowed == false)
      #expect(runs == 0)
      touch.release()
    }
  }

  @Test func `S3-01b: over a custom bar the covered item is no element of its own`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.controls.centerButton =
        TabBarCenterButton(UIButton(type: .custom), at: 2, role: .tab)
      fixture.layOut()
      #expect(bar.buttons.map(\.isAccessibilityElement) == [true, true, false, true, true])
      fixture.controls.centerButton = nil
      #expect(bar.buttons.allSatisfy { $0.isAccessibilityElement })
    }
  }
}
