import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBuildingTests {
  private let image = UIImage(systemName: "star")
  private let selectedImage = UIImage(systemName: "star.fill")

  @Test(arguments: ControlsPlace.all)
  func `S1-08: a tab is added by one call, in a navigation controller`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture([], direction: place.direction)
      var made = 0
      let first = TabBarChild(item: UITabBarItem(title: "A", image: image, tag: 0)) {
        made += 1
        return UIViewController()
      }
      fixture.controller.setTabBarChildren([first])
      fixture.layOut()
      let stack = fixture.controller.viewControllers?[0]
      let content = UIViewController()
      content.title = "Own title"
      let second = TabBarChild(content, title: "B", image: image, selectedImage: selectedImage)
      fixture.controller.setTabBarChildren([first, second])
      fixture.layOut()
      // The tabs that stay keep their controllers.
      #expect(fixture.controller.viewControllers?[0] === stack)
      #expect(made == 1)
      let child = fixture.controller.viewControllers?.last
      #expect((child as? UINavigationController)?.viewControllers == [content])
      #expect(child?.tabBarItem.title == "B")
      #expect(child?.tabBarItem.image === image)
      #expect(child?.tabBarItem.selectedImage === selectedImage)
      #expect(content.title == "Own title")
      #expect(fixture.controller.tabBar.items?.map(\.title) == ["A", "B"])
      fixture.tap(1)
      #expect(content.viewIfLoaded?.window === fixture.window)
    }
  }

  @Test func `S0-11: what isn't a navigation controller is wrapped, and what is one isn't`() {
    // `UIImagePickerController` is a subclass, too.
    final class Picker: UINavigationController {}
    let (plain, navigation, picker, unwrapped) = (
      UIViewController(), UINavigationController(), Picker(nibName: nil, bundle: nil),
      UIViewController()
    )
    let controller = UITabBarController()
    controller.setTabBarChildren(
      [plain, navigation, picker].map { TabBarChild($0, title: "Tab", image: nil) }
        + [TabBarChild(unwrapped, title: "Tab", image: nil, isWrapped: false)]
    )
    let children = controller.viewControllers ?? []
    #expect((children[0] as? UINavigationController)?.viewControllers == [plain])
    #expect(children.dropFirst() == [navigation, picker, unwrapped])
  }

  @Test(arguments: ControlsPlace.all)
  func `a lazy tab is made once, when it first shows`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      var made: [String] = []
      fixture.controller.setTabBarChildren(
        ["A", "B", "C"].map { title in
          TabBarChild(item: UITabBarItem(title: title, image: nil, tag: 0)) {
            made.append(title)
            return UIViewController()
          }
        }
      )
      fixture.layOut()
      #expect(made == ["A"])
      #expect(fixture.controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
      for index in [2, 0, 2] { fixture.tap(index) }
      #expect(made == ["A", "C"])
      let stack = fixture.controller.selectedViewController as? UINavigationController
      #expect(stack?.viewControllers.count == 1)
      #expect(stack?.topViewController?.viewIfLoaded?.window === fixture.window)
    }
  }

  // MARK: - Orientations and status bar

  @Test(arguments: ControlsPlace.all)
  func `S0-01, S2-10: the selected tab tells the orientations, of a stack the one on top`(
    place: ControlsPlace
  ) {
    place.run {
      let controller = TurningTabBarController()
      let (plain, root, pushed) = (Turning(.landscape), Turning(.portrait), Turning(.landscapeLeft))
      controller.setTabBarChildren([
        TabBarChild(plain, title: "A", image: image, isWrapped: false),
        TabBarChild(root, title: "B", image: image),
      ])
      #expect(controller.supportedInterfaceOrientations == .landscape)
      controller.selectTab(at: 1)
      #expect(controller.supportedInterfaceOrientations == .portrait)
      root.navigationController?.pushViewController(pushed, animated: false)
      #expect(controller.supportedInterfaceOrientations == .landscapeLeft)
      root.navigationController?.popViewController(animated: false)
      #expect(controller.supportedInterfaceOrientations == .portrait)
    }
  }

  @Test func `a wrapped tab says what the status bar is like`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A"])
      fixture.controller.setTabBarChildren([
        TabBarChild(UIViewController(), title: "A", image: nil),
        TabBarChild(Turning(.portrait), title: "B", image: nil),
      ])
      fixture.layOut()
      let statusBar = fixture.window.windowScene?.statusBarManager
      #expect(statusBar?.statusBarStyle == .default)
      fixture.tap(1)
      fixture.settle()
      #expect(statusBar?.statusBarStyle == .lightContent)
      #expect(statusBar?.isStatusBarHidden == true)
    }
  }

  // MARK: - Hiding

  @Test(arguments: ControlsPlace.all)
  func `a bar is hidden and shown, and is as before after detaching`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let bar = fixture.controller.tabBar
      bar.alpha = 0.75
      fixture.controls.setBarHidden(true, animated: true)
      if place.os < 18 {
        #expect(!bar.isHidden)
        SimulatedClock.current.advance(by: 0.199)
        #expect(!bar.isHidden)
        SimulatedClock.current.advance(by: 0.001)
      }
      fixture.layOut()
      #expect(bar.isHidden)
      #expect(fixture.controls.isBarHidden)
      #expect(bar.alpha == 0.75)
      fixture.controls.setBarHidden(false, animated: true)
      #expect(!bar.isHidden)
      fixture.settle()
      #expect(bar.alpha == 0.75)
      fixture.controls.setBarHidden(true, animated: true)
      SimulatedClock.current.advance(by: 0.1)
      fixture.controls.setBarHidden(false, animated: true)
      SimulatedClock.current.advance(by: 0.1)
      #expect(!bar.isHidden)
      fixture.settle()
      #expect(!bar.isHidden)
      #expect(bar.alpha == 0.75)
      fixture.controls.setBarHidden(true, animated: false)
      #expect(bar.isHidden)
      fixture.controls.detach()
      #expect(!bar.isHidden)
      #expect(bar.alpha == 0.75)
    }
  }

  // MARK: - Placement

  @Test(arguments: [17, 18, 26])
  func `on an iPad the bar goes to the bottom, and its content stays wide`(os: Int) {
    ControlsPlace(os: os, idiom: .pad).run {
      let fixture = ControlsFixture()
      let (controller, bar) = (fixture.controller, fixture.controller.tabBar)
      var isAtBottom: Bool { bar.frame.midY > controller.view.bounds.midY }
      #expect(isAtBottom == (os < 18))
      fixture.controls.placement = .bottom
      fixture.layOut()
      #expect(isAtBottom)
      let child = controller.viewControllers?[0]
      #expect(child?.traitCollection.horizontalSizeClass == .regular)
      #expect(bar.traitCollection.horizontalSizeClass == (os < 18 ? .regular : .compact))
      let late = UIViewController()
      late.traitOverrides.horizontalSizeClass = .compact
      controller.viewControllers?.append(late)
      controller.selectedIndex = 4
      fixture.layOut()
      #expect(child?.traitCollection.horizontalSizeClass == .regular)
      fixture.controls.placement = .automatic
      fixture.layOut()
      #expect(isAtBottom == (os < 18))
      #expect(controller.traitCollection.horizontalSizeClass == .regular)
      #expect(!controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
      #expect(child?.traitOverrides.contains(UITraitHorizontalSizeClass.self) == false)
      #expect(late.traitOverrides.horizontalSizeClass == .compact)
    }
  }

  @Test func `on an iPad the sidebar and the bar at the top are the controller's modes`() {
    ControlsPlace(os: 18, idiom: .pad).run {
      let fixture = ControlsFixture()
      let controller = fixture.controller
      controller.mode = .tabSidebar
      controller.sidebar.isHidden = true
      fixture.controls.placement = .sidebar
      #expect(controller.mode == .tabSidebar)
      #expect(!controller.sidebar.isHidden)
      fixture.controls.placement = .top
      #expect(controller.mode == .tabBar)
      #expect(controller.sidebar.isHidden)
      fixture.controls.detach()
      #expect(controller.mode == .tabSidebar)
      #expect(controller.sidebar.isHidden)
    }
    ControlsPlace(os: 18).run {
      let fixture = ControlsFixture()
      fixture.controls.placement = .top
      #expect(fixture.controller.mode == .automatic)
    }
  }
}

/// A controller that sets its supported orientations and its status bar.
private final class Turning: UIViewController {
  private let orientations: UIInterfaceOrientationMask

  init(_ orientations: UIInterfaceOrientationMask) {
    self.orientations = orientations
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
}

/// A controller whose selected tab determines the orientations.
private final class TurningTabBarController: ThemedTabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
