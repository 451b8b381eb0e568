#if !canImport(UIKit)
import TabAppearance
import TabControls
import Testing

@testable import TabSnapshots

/// Tests of touches on a screen, and of snapshots after them.
@MainActor
struct TabSnapshotScreenTests {
  private func controller(_ titles: [String] = ["Home", "Search", "Inbox"]) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = titles.map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
      return page
    }
    return controller
  }

  private func text(_ screen: TabSnapshotScreen) throws -> String {
    let snapshot = try TabSnapshotting.accessibility.snapshot { screen }
    return String(decoding: snapshot.bytes, as: UTF8.self)
  }

  private nonisolated static let places: [TabSnapshotConfiguration] = [
    .iPhone16(), .iPhone16(.landscape), .iPhone16(os: 26), .iPad(os: 17), .iPad(os: 26),
  ]

  @Test(arguments: places, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a tap on an item selects it, by its place and by its label`(
    place: TabSnapshotConfiguration,
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    var place = place
    place.layoutDirection = direction
    let controller = controller()
    let os = try withTabSnapshotScreen(showing: controller, on: place) { screen in
      try screen.tap(.tab(2))
      #expect(controller.selectedIndex == 2)
      try screen.tap(.label("Search"))
      #expect(controller.selectedIndex == 1)
      return TabBarEnvironment.current.os.major
    }
    #expect(os == place.os?.major ?? 18)
  }

  @Test func `a long press takes its time, and a short one none of it`() throws {
    let controller = controller()
    let longPress = TabBarLongPress()
    var pressed: [Int?] = []
    longPress.onEvent = { if $0.state == .began { pressed.append($0.tab?.index) } }
    controller.tabBarControls.longPress = longPress
    try withTabSnapshotScreen(showing: controller) { screen in
      try screen.press(
        .tab(1),
        forDuration: longPress.gestureRecognizer.minimumPressDuration - 0.01
      )
      #expect(pressed == [])
      try screen.press(.tab(1), forDuration: longPress.gestureRecognizer.minimumPressDuration)
      #expect(pressed == [1])
    }
  }

  @Test func `a swipe goes to the next tab once its animation is over`() throws {
    let controller = controller()
    controller.tabBarControls.swipe = TabBarSwipe()
    try withTabSnapshotScreen(showing: controller) { screen in
      try screen.swipe(from: .point(x: 300, y: 400), to: .point(x: 100, y: 400))
      #expect(controller.transitionCoordinator != nil)
      screen.advance(by: 0.35)
      #expect(controller.transitionCoordinator == nil)
      #expect(controller.selectedIndex == 1)
    }
  }

  @Test func `a finger that is taken away does nothing`() throws {
    let controller = controller()
    try withTabSnapshotScreen(showing: controller) { screen in
      try screen.touchDown(.tab(1)).cancel()
      #expect(controller.selectedIndex == 0)
      let touch = try screen.touchDown(.tab(1))
      try touch.move(to: .point(x: 200, y: 100), duration: 0.1)
      touch.release()
      #expect(controller.selectedIndex == 0)
    }
  }

  @Test func `a snapshot of a screen is of what it shows at that moment`() throws {
    let controller = controller()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    button.setTitle("Add", for: .normal)
    button.setTitle("Added", for: .highlighted)
    button.backgroundColor = .systemRed
    controller.tabBarControls.centerButton = TabBarCenterButton(button) { _ in }
    try withTabSnapshotScreen(showing: controller, on: .iPhone16(.landscape)) { screen in
      let before = try TabSnapshotting.image.snapshot { screen }
      let touch = try screen.touchDown(.label("Add"))
      screen.advance(by: 0.5)
      let pressed = try TabSnapshotting.image.snapshot { screen }
      touch.release()
      screen.advance(by: 1)
      let after = try TabSnapshotting.image.snapshot { screen }
      #expect(pressed.bytes != before.bytes)
      #expect(after.bytes == before.bytes)
      try screen.tap(.tab(2))
      #expect(try text(screen).contains("'Inbox', tab, 3 of 3, selected"))
    }
  }

  @Test func `an item of a custom bar is a target by its index and by its label`() throws {
    let controller = controller()
    controller.tabBarControls.customBar = CustomTabBar()
    try withTabSnapshotScreen(showing: controller, on: .iPhone16(os: 26)) { screen in
      for index in [2, 1, 0] {
        try screen.tap(.tab(index))
        #expect(controller.selectedIndex == index)
      }
      try screen.tap(.label("Inbox"))
      #expect(controller.selectedIndex == 2)
      let error = #expect(throws: TabSnapshotError.self) { try screen.tap(.tab(3)) }
      #expect(error?.description == "the bar has no item 3\nfix: write a number from 0 to 2")
      controller.tabBarControls.setBarHidden(true, animated: false)
      let hidden = #expect(throws: TabSnapshotError.self) { try screen.tap(.tab(0)) }
      #expect(hidden?.description.hasPrefix("no item of the tab bar is on the screen") == true)
    }
  }

  private nonisolated static let turning: [TabSnapshotConfiguration] = [
    .iPhone16(), .iPhone16(os: 26), .iPhoneSE(), .iPad(os: 17), .iPad(os: 26),
  ]

  /// Returns the configuration in landscape.
  private func turned(_ configuration: TabSnapshotConfiguration) -> TabSnapshotConfiguration {
    var turned = configuration
    turned.orientation = .landscape
    return turned
  }

  @Test(arguments: turning)
  func `a screen that is turned shows what one in landscape shows, and turned back what it did`(
    place: TabSnapshotConfiguration
  ) throws {
    let landscape = try withTabSnapshotScreen(showing: controller(), on: turned(place)) {
      screen in try TabSnapshotting.image.snapshot { screen }.bytes
    }
    try withTabSnapshotScreen(showing: controller(), on: place) { screen in
      let portrait = try TabSnapshotting.image.snapshot { screen }.bytes
      try screen.turn(to: .landscape)
      #expect(try TabSnapshotting.image.snapshot { screen }.bytes == landscape)
      try screen.tap(.tab(1))
      try screen.tap(.tab(0))
      try screen.turn(to: .portrait)
      #expect(try TabSnapshotting.image.snapshot { screen }.bytes == portrait)
    }
  }

  @Test(arguments: [TabSnapshotBackdrop.rows, .stripes, .landscape, .color(.red)])
  func `a backdrop turns with the screen, behind a theme`(backdrop: TabSnapshotBackdrop) throws {
    var place = TabSnapshotConfiguration.iPhone16()
    (place.backdrop, place.edge) = (backdrop, .scrollEdge)
    let theme = try TabBarTheme.named("Ocean")
    let landscape = try withTabSnapshotScreen(showing: theme, on: turned(place)) { screen in
      try TabSnapshotting.image(showing: .screen).snapshot { screen }.bytes
    }
    try withTabSnapshotScreen(showing: theme, on: place) { screen in
      try screen.turn(to: .landscape)
      let picture = try TabSnapshotting.image(showing: .screen).snapshot { screen }
      #expect(picture.bytes == landscape)
    }
  }

  @Test func `turning notifies the controller, and not in an orientation that it refuses`() throws {
    final class Turning: UITabBarController {
      var sizes: [CGSize] = []
      var mask = UIInterfaceOrientationMask.all

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let controller = Turning()
    controller.viewControllers = [UIViewController(), UIViewController()]
    try withTabSnapshotScreen(showing: controller) { screen in
      try screen.turn(to: .landscape)
      try screen.turn(to: .landscape)
      #expect(controller.sizes == [CGSize(width: 852, height: 393)])
      controller.mask = .landscape
      let error = #expect(throws: TabSnapshotError.self) { try screen.turn(to: .portrait) }
      #expect(
        error?.description == """
          Turning doesn't support the orientation 'portrait'
          fix: return it from 'supportedInterfaceOrientations'
          """
      )
      #expect(controller.view.bounds.width == 852)
    }
  }

  /// A bar of an app, drawn by the app over the system's bar.
  private func appBar(in controller: UITabBarController) -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 769, width: 393, height: 83))
    bar.accessibilityTraits = .tabBar
    for (index, label) in ["First", "Second"].enumerated() {
      let button = UIButton(frame: CGRect(x: index * 196, y: 0, width: 196, height: 49))
      button.setTitle(label, for: .normal)
      button.addAction(
        UIAction { [unowned controller] _ in controller.selectedIndex = index },
        for: .touchUpInside
      )
      bar.addSubview(button)
    }
    return bar
  }

  @Test func `a tab is one of the app's bar over the system's, and read with its position`() throws
  {
    let controller = controller()
    controller.view.addSubview(appBar(in: controller))
    try withTabSnapshotScreen(showing: controller) { screen in
      try screen.tap(.tab(1))
      #expect(controller.selectedIndex == 1)
      let error = #expect(throws: TabSnapshotError.self) { try screen.tap(.tab(2)) }
      #expect(error?.problem == "the bar has no item 2")
      let lines = try text(screen).split(separator: "\n")
      #expect(lines.contains { $0.contains("'Second', tab, 2 of 2, x 196") })
      #expect(lines.contains { $0.contains("'Search', tab, 2 of 3, selected") })
    }
  }

  @Test func `a tab is one of the system's bar if the app's is elsewhere`() throws {
    let controller = controller()
    let bar = appBar(in: controller)
    bar.frame.origin.y = 100
    controller.view.addSubview(bar)
    try withTabSnapshotScreen(showing: controller) { screen in
      try screen.tap(.tab(2))
      #expect(controller.selectedIndex == 2)
      controller.tabBar.isHidden = true
      try screen.tap(.tab(0))
      #expect(controller.selectedIndex == 0)
    }
  }

  @Test func `a screen isn't shown elsewhere than it is`() throws {
    let text = """
      a screen keeps its device and traits
      fix: leave out the settings that the strategy or the matrix changes, or take a snapshot of the controller
      """
    try withTabSnapshotScreen(showing: controller()) { screen in
      let elsewhere = #expect(throws: TabSnapshotError.self) {
        try TabSnapshotting.layout(on: .iPad()).snapshot { screen }
      }
      #expect(elsewhere?.description == text)
      let sheet = #expect(throws: TabSnapshotError.self) {
        try TabSnapshotting.sheet(.standard).snapshot { screen }
      }
      #expect(sheet?.description == text)
    }
  }

  private nonisolated static let wrong: [(TabSnapshotScreen.TouchTarget, String)] = [
    (.tab(3), "the bar has no item 3\nfix: write a number from 0 to 2"),
    (.tab(-1), "the bar has no item -1\nfix: write a number from 0 to 2"),
    (
      .label("Serch"),
      """
      nothing on the screen has the label 'Serch'
      fix: write one of 'Home', 'Search', 'Home'
      """
    ),
    (
      .label("Home"),
      """
      2 elements on the screen have the label 'Home'
      fix: write '.tab' with the place of an item, or a point
      """
    ),
    (
      .point(x: 393, y: 10),
      "(393.0, 10.0) isn't on the screen\nfix: write a point of 0 to 393 by 0 to 852"
    ),
    (
      .point(x: .nan, y: 10),
      "(nan, 10.0) isn't on the screen\nfix: write a point of 0 to 393 by 0 to 852"
    ),
    (
      .point(x: 10, y: -.infinity),
      "(10.0, -inf) isn't on the screen\nfix: write a point of 0 to 393 by 0 to 852"
    ),
  ]

  @Test(arguments: wrong)
  func `a target that isn't on the screen is an error`(
    target: TabSnapshotScreen.TouchTarget,
    text: String
  ) throws {
    try withTabSnapshotScreen(showing: controller(["Home", "Search", "Home"])) { screen in
      let error = #expect(throws: TabSnapshotError.self) { try screen.tap(target) }
      #expect(error?.description == text)
      let swipe = #expect(throws: TabSnapshotError.self) {
        try screen.swipe(from: .tab(0), to: target)
      }
      #expect(swipe?.description == text)
    }
  }

  @Test func `a theme can be touched like its bar`() throws {
    try withTabSnapshotScreen(showing: try TabBarTheme.named("Midnight")) { screen in
      try screen.tap(.label("Profile"))
      #expect(try text(screen).contains("'Profile', tab, 5 of 5, selected"))
    }
  }
}
#endif
