import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBarLongPressTests {
  // The recognizers of the window and of ancestors ask, too, such as the swipe back.
  @Test func `a press cancels gestures of the bar, and none around it`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.longPress = TabBarLongPress()
      let (inner, outer) = (CancellableGesture(), CancellableGesture())
      fixture.controller.tabBar.addGestureRecognizer(inner)
      fixture.window.addGestureRecognizer(outer)
      fixture.layOut()
      try fixture.press(1, 0.5)
      #expect(inner.wasDisabled && !outer.wasDisabled)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-06: a press is felt once, shows the menu at its item, and tells each state`(
    place: ControlsPlace
  ) throws {
    try place.run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(direction: place.direction)
      let longPress = TabBarLongPress()
      #expect(longPress.gestureRecognizer.minimumPressDuration == 0.45)
      #expect(longPress.gestureRecognizer.allowableMovement == 1)
      var told: [UIGestureRecognizer.State] = []
      longPress.onEvent = { event in
        #expect(event.tab?.index == 3)
        told.append(event.state)
      }
      longPress.menuProvider = { tab in
        UIMenu(children: ["Item \(tab.index)", "Other"].map { UIAction(title: $0) { _ in } })
      }
      fixture.controls.longPress = longPress
      let felt = try SimulatedFeedback.recorded {
        let touch = try fixture.touch(3)
        touch.wait(0.44)
        #expect(told == [])
        touch.wait(0.01)
        touch.move(to: try fixture.middle(of: 4))
        touch.release()
      }
      fixture.settle()
      #expect(felt == [.impact(.medium)])
      #expect(told == [.began, .changed, .ended])
      #expect(fixture.controller.selectedIndex == 0)
      #expect(longPress.menuIndex == 3)
      let item = try #require(fixture.controls.frame(ofItemAt: 3, in: fixture.window))
      let panel = try #require(fixture.menuRows.first?.superview)
      let frame = panel.convert(panel.bounds, to: fixture.window)
      #expect(fixture.window.bounds.inset(by: fixture.window.safeAreaInsets).contains(frame))
      let isAbove = frame.maxY == item.minY - 8
      let isBelow = frame.minY == item.maxY + 8
      #expect(isAbove != isBelow)
      #expect(isAbove == (item.midY > fixture.window.bounds.midY))
      #expect(frame.minX <= item.midX && item.midX <= frame.maxX)
      #expect(fixture.menuRows.map(\.title) == ["Item 3", "Other"])
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-06: a second press takes the menu away, and so does a tap beside it`(
    place: ControlsPlace
  ) throws {
    try place.run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(direction: place.direction)
      let longPress = TabBarLongPress()
      longPress.gestureRecognizer.minimumPressDuration = 0.1
      longPress.menuProvider = { UIMenu(children: [UIAction(title: "Item \($0.index)") { _ in }]) }
      fixture.controls.longPress = longPress
      try fixture.press(1, 0.1)
      #expect(longPress.menuIndex == 1)
      try fixture.press(1, 0.1)
      #expect(longPress.menuIndex == nil)
      #expect(fixture.menuRows == [])
      try fixture.press(1, 0.1)
      try fixture.press(2, 0.1)
      #expect(longPress.menuIndex == 2)
      let middle = CGPoint(x: fixture.window.bounds.midX, y: fixture.window.bounds.midY)
      let hit = fixture.window.simulateTap(at: middle)
      fixture.settle()
      #expect(hit is TabBarMenuView)
      #expect(longPress.menuIndex == nil)
      #expect(!(fixture.window.hitTest(middle, with: nil) is TabBarMenuView))
      #expect(fixture.controller.selectedIndex == 0)
      try fixture.press(1, 0.1)
      fixture.tap(3)
      #expect(longPress.menuIndex == nil)
      #expect(fixture.controller.selectedIndex == 3)
    }
  }

  @Test func `S0-06: a finger that strays, goes up early or isn't alone is no press`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      let longPress = TabBarLongPress()
      var told: [UIGestureRecognizer.State] = []
      longPress.onEvent = { event in
        #expect(event.tab?.index == 1)
        told.append(event.state)
      }
      fixture.controls.longPress = longPress
      let middle = try fixture.middle(of: 1)
      let strayed = fixture.window.simulateTouch(at: middle)
      strayed.move(to: CGPoint(x: middle.x + 1.5, y: middle.y))
      strayed.wait(1)
      strayed.release()
      try fixture.press(2, 0.44)
      #expect(fixture.controller.selectedIndex == 2)
      let fingers = try [fixture.touch(3), fixture.touch(4)]
      fingers[0].wait(1)
      for finger in fingers { finger.release() }
      #expect(told == [])
      let steady = fixture.window.simulateTouch(at: middle)
      steady.move(to: CGPoint(x: middle.x + 1, y: middle.y))
      steady.wait(0.45)
      steady.cancel()
      #expect(told == [.began, .cancelled])
    }
  }

  @Test(arguments: [17, 26])
  func `S0-06: More stays selected, and tabs as objects do`(os: Int) throws {
    try ControlsPlace(os: os).run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
      let controller = fixture.controller
      if os >= 18 {
        controller.tabs = ["A", "B", "C"].map {
          UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() }
        }
        fixture.layOut()
      }
      fixture.controls.longPress = TabBarLongPress()
      fixture.tap(os < 18 ? 4 : 2)
      fixture.settle()
      let selected = controller.selectedViewController
      let touch = try fixture.touch(0)
      controller.selectedIndex = 1
      touch.wait(0.45)
      #expect(controller.selectedViewController === selected)
      touch.release()
      fixture.settle()
      #expect(controller.selectedViewController === selected)
    }
  }

  @Test func `with tabs, a selection that is restored isn't reported`() throws {
    try ControlsPlace(os: 26).run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture()
      fixture.controller.tabs = ["A", "B", "C"].map {
        UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() }
      }
      let app = TabPair()
      fixture.controls.delegate = app
      fixture.controls.longPress = TabBarLongPress()
      fixture.layOut()
      let touch = try fixture.touch(1)
      fixture.controller.selectedIndex = 1
      app.log = []
      touch.wait(0.45)
      touch.release()
      fixture.settle()
      #expect(fixture.controller.selectedIndex == 0)
      #expect(app.log == [])
    }
  }

  @Test func `with large text the system's gestures go on, which show the item in large`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.longPress = TabBarLongPress()
      let other = UILongPressGestureRecognizer()
      other.minimumPressDuration = 0.2
      var states: [UIGestureRecognizer.State] = []
      other.addHandler { states.append($0.state) }
      fixture.controller.tabBar.addGestureRecognizer(other)
      try fixture.press(1, 0.5)
      #expect(states == [.began, .cancelled])
      fixture.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      fixture.layOut()
      try fixture.press(1, 0.5)
      #expect(states.dropFirst(2) == [.began, .ended])
    }
  }

  // On glass, a gesture of the system may select a tab before the press is recognized.
  @Test func `S0-06: what the system selects meanwhile is taken back`() throws {
    try ControlsPlace(os: 26).run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture()
      let passed = Passed()
      fixture.controls.gates = passed.gates()
      fixture.controls.longPress = TabBarLongPress()
      let other = UIPanGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      other.addHandler { states.append($0.state) }
      fixture.controller.tabBar.addGestureRecognizer(other)
      let touch = try fixture.touch(2)
      fixture.controller.selectedIndex = 2
      touch.wait(0.45)
      #expect(fixture.controller.selectedIndex == 0)
      let child = try #require(fixture.controller.viewControllers?[2])
      let delegate = try #require(fixture.controller.delegate)
      fixture.controls.gates?[2] = .action
      #expect(!delegate.tabBarController(fixture.controller, shouldSelect: child))
      touch.move(to: try fixture.middle(of: 4))
      touch.release()
      fixture.controller.selectedIndex = 4
      fixture.settle()
      #expect(fixture.controller.selectedIndex == 0)
      #expect(states == [])
      #expect(passed.log == [])
      fixture.controls.gates?[2] = .open
      #expect(delegate.tabBarController(fixture.controller, shouldSelect: child))
    }
  }

  @Test func `an action runs once, and the menu goes; disabled and hidden ones don't run`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      var log: [String] = []
      let longPress = TabBarLongPress()
      longPress.menuProvider = { _ in
        UIMenu(children: [
          UIAction(title: "Run") { _ in log.append("run") },
          UIAction(title: "Off", attributes: .disabled) { _ in log.append("off") },
          UIAction(title: "Hidden", attributes: .hidden) { _ in log.append("hidden") },
          UIAction(title: "Delete", attributes: .destructive) { _ in log.append("delete") },
        ])
      }
      fixture.controls.longPress = longPress
      try fixture.press(0, 0.5)
      #expect(fixture.menuRows.map(\.title) == ["Run", "Off", "Delete"])
      fixture.tap(fixture.menuRows[1])
      #expect(log == [])
      #expect(longPress.menuIndex == 0)
      fixture.tap(fixture.menuRows[0])
      #expect(log == ["run"])
      #expect(longPress.menuIndex == nil)
    }
  }

  @Test(arguments: [false, true])
  func `menus are named by tab, and one in another stands below its title`(
    hasCustomBar: Bool
  ) throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controller.viewControllers?[4].tabBarItem.accessibilityIdentifier = "me"
      if hasCustomBar { fixture.controls.customBar = CustomTabBar() }
      @MainActor func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }
      fixture.controls.longPress = TabBarLongPress { tab in
        guard tab.identifier == "me" else { return nil }
        let accounts = UIMenu(
          title: "Accounts",
          options: .displayInline,
          children: [action("Home"), action("Work")]
        )
        return UIMenu(children: [
          action("Profile"), accounts, UIMenu(title: "Empty"), action("Sign out"),
        ])
      }
      fixture.layOut()
      try fixture.press(1, 0.5)
      #expect(fixture.menu == nil)
      try fixture.press(4, 0.5)
      #expect(fixture.menuRows.map(\.title) == ["Profile", "Home", "Work", "Sign out"])
      let panel = try #require(fixture.menuRows.first?.superview)
      let lines = panel.subviews.sorted { $0.frame.minY < $1.frame.minY }
      #expect(lines.count == 7)
      #expect((lines[2] as? TabBarMenuTitle)?.title == "Accounts")
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.frame.maxY == next.frame.minY)
        #expect(line.frame.height > 0)
      }
      #expect(fixture.controls.diagnostics.isEmpty)
    }
  }

  @Test func `the menu is the whole of the screen for VoiceOver, which can escape from it`() throws
  {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      let longPress = TabBarLongPress()
      longPress.menuProvider = { _ in UIMenu(children: [UIAction(title: "Run") { _ in }]) }
      fixture.controls.longPress = longPress
      let shown = try SimulatedAnnouncement.recorded { try fixture.press(0, 0.5) }
      let menu = try #require(fixture.menu)
      #expect(menu.accessibilityViewIsModal)
      #expect(shown.map(\.notification) == [.screenChanged])
      #expect(shown.first?.element === fixture.menuRows[0])
      let gone = SimulatedAnnouncement.recorded { #expect(menu.accessibilityPerformEscape()) }
      #expect(gone.map(\.notification) == [.screenChanged])
      fixture.settle()
      #expect(longPress.menuIndex == nil)
      #expect(fixture.menu == nil)
    }
  }

  @Test func `setting none takes the recognizer and the menu away`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      let before = fixture.controller.tabBar.gestureRecognizers
      let longPress = TabBarLongPress()
      longPress.menuProvider = { _ in UIMenu(children: [UIAction(title: "Run") { _ in }]) }
      fixture.controls.longPress = longPress
      try fixture.press(0, 0.5)
      fixture.controls.longPress = nil
      #expect(fixture.menu == nil)
      #expect(fixture.controller.tabBar.gestureRecognizers == before)
    }
  }
}

extension ControlsFixture {
  /// Returns the center of an item in the window's coordinates.
  func middle(of index: Int) throws -> CGPoint {
    let frame = try #require(controls.itemFrames(in: window)).frames[index]
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  fileprivate func touch(_ index: Int) throws -> SimulatedTouch {
    window.simulateTouch(at: try middle(of: index))
  }

  /// Holds a finger on an item for some seconds, lifts it, and waits for all effects.
  fileprivate func press(_ index: Int, _ seconds: Double) throws {
    let touch = try touch(index)
    touch.wait(seconds)
    touch.release()
    settle()
  }

  /// Advances the clock by a second, so that animations end and the next tap isn't part of a double
  /// tap.
  func settle() {
    SimulatedClock.current.advance(by: 1)
    layOut()
  }

  fileprivate func tap(_ view: UIView) {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    window.simulateTap(at: view.convert(center, to: window))
    settle()
  }

  fileprivate var menu: TabBarMenuView? {
    controls.overlayView.subviews.lazy.compactMap { $0 as? TabBarMenuView }.first
  }

  fileprivate var menuRows: [TabBarMenuRow] {
    func rows(in view: UIView) -> [TabBarMenuRow] {
      view.subviews.flatMap { view in (view as? TabBarMenuRow).map { [$0] } ?? rows(in: view) }
    }
    return (menu.map(rows) ?? []).sorted { $0.frame.minY < $1.frame.minY }
  }
}

/// A recognizer that goes together with others, and notices that it is disabled.
private final class CancellableGesture: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  var wasDisabled = false

  override init() {
    super.init()
    delegate = self
  }

  override var isEnabled: Bool { didSet { if !isEnabled { wasDisabled = true } } }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
