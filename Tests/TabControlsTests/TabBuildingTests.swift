import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBuildingTests {
  private let image = UIImage(systemName: "star")
  private let selectedImage = UIImage(systemName: "star.fill")

  @Test(
    arguments: [
      (2, 2, 2, 2, nil), (0, 0, 0, nil, nil), (3, 3, 3, nil, nil),
      (4, 2, 4, 4, "titles are missing for the view controllers at 2, 3"),
      (1, 3, 1, 1, "titles at 1, 2 have no view controller"),
      (
        2, 2, 1, 3,
        "images are missing for the view controllers at 1; selectedImages at 2 have no view controller"
      ),
    ] as [(Int, Int, Int, Int?, String?)]
  )
  func `S2-01: lists of another length than the controllers' are refused, by index`(
    controllers: Int,
    titles: Int,
    images: Int,
    selectedImages: Int?,
    message: String?
  ) {
    let controller = UITabBarController()
    let before = [UIViewController()]
    controller.viewControllers = before
    var found: String?
    do {
      try controller.setViewControllers(
        (0..<controllers).map { _ in UIViewController() },
        titles: (0..<titles).map { "Tab \($0)" },
        images: Array(repeating: image, count: images),
        selectedImages: selectedImages.map { Array(repeating: selectedImage, count: $0) }
      )
    } catch {
      found = error.description
    }
    #expect(found == message)
    let children = controller.viewControllers ?? []
    guard message == nil else {
      #expect(children == before)
      return
    }
    #expect(children.map(\.tabBarItem.title) == (0..<controllers).map { "Tab \($0)" })
    let shown = selectedImages == nil ? nil : selectedImage
    #expect(children.allSatisfy { $0.tabBarItem.image === image })
    #expect(children.allSatisfy { shown == nil || $0.tabBarItem.selectedImage === shown })
  }

  @Test func `S2-01: the error has the indices as data`() {
    let error = TabBarCountError(controllerCount: 3, counts: [.titles: 1, .images: 4])
    #expect(error.missing(in: .titles) == [1, 2])
    #expect(error.surplus(in: .titles) == [])
    #expect(error.missing(in: .images) == [])
    #expect(error.surplus(in: .images) == [3])
    #expect(error.missing(in: .selectedImages) == [])
    #expect(error.surplus(in: .selectedImages) == [])
  }

  @Test(arguments: ControlsPlace.all)
  func `S1-08: a tab is added by one call, in a navigation controller`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(["A"], direction: place.direction)
      let content = UIViewController()
      content.title = "Own title"
      let child = fixture.controller.addTab(
        content,
        title: "B",
        image: image,
        selectedImage: selectedImage
      )
      fixture.layOut()
      #expect(fixture.controller.viewControllers?.last === child)
      #expect((child as? UINavigationController)?.viewControllers == [content])
      #expect(child.tabBarItem.title == "B")
      #expect(child.tabBarItem.image === image)
      #expect(child.tabBarItem.selectedImage === selectedImage)
      #expect(content.title == "Own title")
      #expect(fixture.controller.tabBar.items?.map(\.title) == ["A", "B"])
      fixture.tap(1)
      #expect(content.viewIfLoaded?.window === fixture.window)
    }
  }

  @Test func `S0-11: what isn't a navigation controller is wrapped, and what is one isn't`() {
    // `UIImagePickerController` is a subclass, too.
    final class Picker: UINavigationController {}
    let (plain, navigation, picker) = (
      UIViewController(), UINavigationController(), Picker(nibName: nil, bundle: nil)
    )
    let controller = UITabBarController()
    for content in [plain, navigation, picker] {
      controller.addTab(content, title: "Tab", image: nil)
    }
    let children = controller.viewControllers ?? []
    #expect((children[0] as? UINavigationController)?.viewControllers == [plain])
    #expect(children[1] === navigation)
    #expect(children[2] === picker)
    let wrapped = plain.inNavigationController()
    #expect(wrapped.inNavigationController() === wrapped)
    let unwrapped = UIViewController()
    #expect(
      controller.addTab(unwrapped, title: nil, image: nil, isWrapped: false) === unwrapped
    )
  }

  @Test(arguments: ControlsPlace.all)
  func `a lazy tab is made once, when it first shows`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      var made: [String] = []
      fixture.controller.setTabBarChildren(
        ["A", "B", "C"].map { title in
          TabBarChild(title: title, image: nil) {
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
  func `S0-01, S2-10: the selected tab says the orientations, of a stack the one on top`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let (plain, root, pushed) = (Turning(.landscape), Turning(.portrait), Turning(.landscapeLeft))
      let stack = UINavigationController(rootViewController: root)
      let controller = fixture.controller
      controller.viewControllers = [plain, stack]
      fixture.layOut()
      let usual = controller.supportedInterfaceOrientations
      fixture.controls.followsTabOrientations = true
      #expect(controller.supportedInterfaceOrientations == .landscape)
      #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
      fixture.tap(1)
      #expect(controller.supportedInterfaceOrientations == .portrait)
      stack.pushViewController(pushed, animated: false)
      #expect(controller.supportedInterfaceOrientations == .landscapeLeft)
      stack.popViewController(animated: false)
      #expect(controller.supportedInterfaceOrientations == .portrait)
      fixture.controls.followsTabOrientations = false
      #expect(controller.supportedInterfaceOrientations == usual)
    }
  }

  @Test func `UIKit is told when the orientations change`() {
    ControlsPlace().run {
      let controller = CountingController()
      controller.viewControllers = [Turning(.portrait), Turning(.portrait), Turning(.landscape)]
      let window = UIWindow.simulated(device: SimulatedDevice.all[0])
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.tabBarControls.followsTabOrientations = true
      window.layoutIfNeeded()
      var counts = [controller.count]
      for index in [1, 2, 0] {
        controller.selectedIndex = index
        window.layoutIfNeeded()
        counts.append(controller.count)
      }
      controller.tabBarControls.followsTabOrientations = false
      counts.append(controller.count)
      #expect(counts == [1, 1, 2, 3, 4])
    }
  }

  @Test func `a wrapped tab says what the status bar is like`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A"])
      fixture.controller.addTab(Turning(.portrait), title: "B", image: nil)
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

  // MARK: - iOS 26

  @Test(arguments: [18, 26])
  func `a bar of iOS 26 makes itself small and has a view above it; others say why not`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      let controller = fixture.controller
      let accessory = UIView()
      fixture.controls.minimizing = .onScrollDown
      fixture.controls.bottomAccessory = accessory
      let isNew = os >= 26
      #expect(controller.tabBarMinimizeBehavior == (isNew ? .onScrollDown : .automatic))
      #expect((controller.bottomAccessory?.contentView === accessory) == isNew)
      #expect(
        fixture.controls.diagnostics.map(\.message)
          == (isNew
            ? []
            : ["'minimizing'", "'bottomAccessory'"].map {
              "\($0) is left out: it needs iOS 26 or later"
            })
      )
      fixture.controls.detach()
      #expect(controller.tabBarMinimizeBehavior == .automatic)
      #expect(controller.bottomAccessory == nil)
    }
  }
}

extension TabBuildingTests {
  @Test(arguments: [26, 27])
  func `names the prominent tab on iOS 27; others tell why not`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      let controller = fixture.controller
      controller.prominentTabIdentifier = "mine"
      fixture.controls.prominentTabIdentifier = "cart"
      #expect(controller.prominentTabIdentifier == (os >= 27 ? "cart" : "mine"))
      #expect(
        fixture.controls.diagnostics.map(\.message)
          == (os >= 27
            ? ["'prominentTabIdentifier' has no effect: the tabs are view controllers"]
            : ["'prominentTabIdentifier' is left out: it needs iOS 27 or later"])
      )
      fixture.controls.detach()
      #expect(controller.prominentTabIdentifier == "mine")
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

private final class CountingController: ThemedTabBarController {
  var count = 0

  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    count += 1
  }
}
