import HeadlessUIKit
import TabAppearance
import TabDevices
import Testing

@testable import TabControls

@MainActor
struct CenterButtonTests {
  // An app sets other tabs after a login, or in a test of variants.
  @Test func `the controller of a button is inserted again after the app has set other tabs`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B"])
      let (child, button) = (UIViewController(), UIButton(type: .custom))
      fixture.controls.centerButton = TabBarCenterButton(button, role: .controller(child))
      fixture.layOut()
      fixture.controller.setTabBarChildren(
        ["x", "y"].map { TabBarChild(UIViewController(), title: $0, image: nil) }
      )
      fixture.layOut()
      #expect(fixture.controller.viewControllers?.firstIndex(of: child) == 1)
      button.sendActions(for: .touchUpInside)
      #expect(fixture.controller.selectedViewController === child)
      fixture.controls.centerButton = nil
      #expect(fixture.controller.viewControllers?.count == 2)
    }
  }

  @Test func `a button that is wider than its item is reported, and one in a slot isn't`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let button = UIButton(type: .custom)
      button.bounds.size = CGSize(width: 120, height: 60)
      fixture.controls.centerButton = TabBarCenterButton(button, at: 2, role: .tab)
      fixture.layOut()
      let messages = fixture.controls.diagnostics.map(\.message)
      #expect(messages.contains { $0.contains("covers parts of the items beside") })
      let other = ControlsFixture(["A", "B", "C"])
      let layout = TabBarTheme.BarLayout(slot: .init(index: 1, width: 120))
      other.controller.tabBarThemeLayout = .init(portrait: layout)
      other.controls.customBar = CustomTabBar()
      other.controls.centerButton = TabBarCenterButton(UIButton(type: .custom)) { _ in }
      other.layOut()
      #expect(other.controls.slotFrame(in: other.window) != nil)
      #expect(!other.controls.diagnostics.contains { $0.message.contains("odd number") })
    }
  }

  /// Returns a button of 60 by 60 points.
  func button() -> UIButton {
    let button = UIButton(type: .custom)
    button.frame.size = CGSize(width: 60, height: 60)
    button.accessibilityLabel = "Compose"
    return button
  }

  /// Returns the frame of a view in the window.
  func frame(_ view: UIView, in fixture: ControlsFixture) -> CGRect {
    view.convert(view.bounds, to: fixture.window)
  }

  // MARK: - Place

  @Test(arguments: ControlsPlace.bottom)
  func `S3-02: the button's middle lies on the bar's upper edge, at the middle, after turning too`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let button = button()
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in }
      for orientation in [DeviceScreen.Orientation.portrait, .landscape, .portrait] {
        fixture.window.simulateRotation(to: orientation)
        let bar = frame(fixture.controller.tabBar, in: fixture)
        let frame = frame(button, in: fixture)
        #expect(frame.size == CGSize(width: 60, height: 60))
        #expect(frame.midX == fixture.window.bounds.midX)
        #expect(frame.midY == bar.minY)
      }
    }
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (0.5, 0, 24.5), (0.5, -10, 14.5), (1, 0, 49), (0, -12, -12)])
  func `S2-06: the middle is the bar's height times a multiplier plus a constant`(
    multiplier: Double,
    constant: Double,
    y: Double
  ) {
    ControlsPlace(os: 18).run {
      let fixture = ControlsFixture()
      let button = button()
      fixture.controls.centerButton = TabBarCenterButton(
        button,
        position: .init(multiplier: multiplier, constant: constant)
      ) { _ in }
      fixture.layOut()
      let bar = frame(fixture.controller.tabBar, in: fixture)
      #expect(Double(frame(button, in: fixture).midY - bar.minY) == y)
    }
  }

  @Test(arguments: ControlsPlace.all.filter { !ControlsPlace.bottom.contains($0) })
  func `without a bar at the bottom the button stands above the bottom edge, and that is said`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let button = button()
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in }
      fixture.layOut()
      let bottom = fixture.window.bounds.maxY - fixture.window.safeAreaInsets.bottom
      #expect(frame(button, in: fixture).maxY == bottom)
      #expect(fixture.controls.diagnostics.map(\.severity) == [.note])
    }
  }

  // MARK: - Touches

  @Test(arguments: ControlsPlace.bottom)
  func `S2-07: touches go to the button, the bar, and what lies below beside the button`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let button = button()
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in }
      fixture.layOut()
      let bar = fixture.controller.tabBar
      let frame = frame(button, in: fixture)
      let barFrame = self.frame(bar, in: fixture)
      @MainActor func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        fixture.window.hitTest(CGPoint(x: x, y: y), with: nil)
      }
      // Inside of the button, above the bar and in the bar.
      #expect(hit(frame.midX, frame.minY + 1) === button)
      #expect(hit(frame.midX, frame.maxY - 1) === button)
      // Next to the button and above the bar, the content gets the touch.
      let content = hit(frame.minX - 20, barFrame.minY - 5)
      #expect(content?.isDescendant(of: fixture.controller.viewControllers?[0].view ?? bar) == true)
      // Next to the button in the bar, an item gets the touch.
      let item = fixture.controls.tappableFrame(at: 0, in: fixture.window) ?? .zero
      #expect(hit(item.midX, item.midY)?.isDescendant(of: bar) == true)
      // Outside of the window, no view gets the touch.
      #expect(hit(-10, -10) == nil)
      // With a bar that is hidden, transparent or disabled, the button gets no touches.
      for turnOff in [
        { bar.isHidden = true }, { bar.alpha = 0.01 }, { bar.isUserInteractionEnabled = false },
      ] {
        turnOff()
        #expect(hit(frame.midX, frame.minY + 1) !== button)
        (bar.isHidden, bar.alpha, bar.isUserInteractionEnabled) = (false, 1, true)
      }
      #expect(hit(frame.midX, frame.minY + 1) === button)
    }
  }

  @Test(arguments: ControlsPlace.bottom)
  func `S3-03a, S3-03b: the half that stands out taps the button, unless the bar is hidden`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let button = button()
      var count = 0
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in count += 1 }
      fixture.layOut()
      let frame = frame(button, in: fixture)
      fixture.window.simulateTap(at: CGPoint(x: frame.midX, y: frame.minY + 3))
      #expect(count == 1)
      fixture.window.simulateTap(at: CGPoint(x: frame.minX - 3, y: frame.minY + 3))
      #expect(count == 1)
      fixture.controller.tabBar.isHidden = true
      fixture.window.simulateTap(at: CGPoint(x: frame.midX, y: frame.minY + 3))
      #expect(count == 1)
    }
  }

  @Test func `S3-06: hidden, clear and without interaction the button takes no touch`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let button = button()
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in }
      fixture.layOut()
      let frame = frame(button, in: fixture)
      let point = CGPoint(x: frame.midX, y: frame.minY + 3)
      #expect(fixture.window.hitTest(point, with: nil) === button)
      button.isHidden = true
      #expect(fixture.window.hitTest(point, with: nil) !== button)
      button.isHidden = false
      button.alpha = 0.005
      #expect(fixture.window.hitTest(point, with: nil) !== button)
      button.alpha = 1
      button.isUserInteractionEnabled = false
      #expect(fixture.window.hitTest(point, with: nil) !== button)
    }
  }

  // MARK: - Roles

  @Test(arguments: ControlsPlace.all)
  func `S2-09: an action runs, and the selection stays`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let button = button()
      var told: [TabBarSelection] = []
      var count = 0
      fixture.controls.onSelect = { told.append($0) }
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in count += 1 }
      fixture.layOut()
      button.sendActions(for: .touchUpInside)
      #expect(count == 1)
      #expect(fixture.controller.selectedIndex == 0)
      #expect(told.isEmpty)
    }
  }

  @Test(arguments: [nil, 0, 1, 4] as [Int?])
  func `S2-04: a controller of the button's is a tab at its index, by default the middle one`(
    index: Int?
  ) {
    ControlsPlace().run {
      let fixture = ControlsFixture(["Home", "Search", "Inbox", "Me"])
      let before = fixture.controller.viewControllers ?? []
      let compose = UIViewController()
      let center = TabBarCenterButton(button(), at: index, role: .controller(compose))
      fixture.controls.centerButton = center
      fixture.layOut()
      #expect(fixture.controller.viewControllers?.firstIndex(of: compose) == index ?? 2)
      #expect(center.index == index ?? 2)
      #expect(fixture.controller.selectedViewController === before[0])
      fixture.controls.centerButton = nil
      #expect(fixture.controller.viewControllers == before)
    }
  }

  @Test(arguments: [(17, false), (17, true), (26, true)])
  func `a controller's item has the width of the button, and the others share the rest`(
    os: Int,
    hasCustomBar: Bool
  ) throws {
    try ControlsPlace(os: os).run {
      let fixture = ControlsFixture(["Home", "Search", "Inbox", "Me"])
      if hasCustomBar { fixture.controls.customBar = CustomTabBar() }
      let button = UIButton(type: .custom)
      button.bounds.size = CGSize(width: 93, height: 60)
      let center = TabBarCenterButton(button, role: .controller(UIViewController()))
      fixture.controls.centerButton = center
      fixture.layOut()
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      let frames = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      // A classic bar has 4 points between two items.
      let spacing: CGFloat = hasCustomBar ? 0 : 4
      #expect(frames.map(\.width) == [75, 75, 93, 75, 75].map { $0 == 93 ? 93 : $0 - spacing })
      #expect(fixture.controls.diagnostics.isEmpty)
      center.reservesRoom = false
      fixture.layOut()
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      let equal = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      let widths = equal.map(\.width)
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    }
  }

  @Test func `S2-08: the button shows its controller, and selected only if the app wants it to`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["Home", "Search", "Inbox", "Me"])
      let (button, compose) = (button(), UIViewController())
      let center = TabBarCenterButton(button, role: .controller(compose))
      fixture.controls.centerButton = center
      fixture.layOut()
      button.sendActions(for: .touchUpInside)
      #expect(fixture.controller.selectedViewController === compose)
      #expect(button.isSelected)
      fixture.controller.selectedIndex = 0
      fixture.layOut()
      #expect(!button.isSelected)
      center.showsSelection = { false }
      button.sendActions(for: .touchUpInside)
      #expect(fixture.controller.selectedViewController === compose)
      #expect(!button.isSelected)
    }
  }

  @Test func `the app's delegate decides whether the button selects its tab`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let app = LoggingDelegate()
      fixture.controller.delegate = app
      let button = button()
      fixture.controls.centerButton = TabBarCenterButton(button, role: .tab)
      fixture.layOut()
      app.refuses = true
      button.sendActions(for: .touchUpInside)
      #expect(fixture.controller.selectedIndex == 0)
      app.refuses = false
      button.sendActions(for: .touchUpInside)
      #expect(fixture.controller.selectedIndex == 2)
      #expect(app.log == ["should Cart", "should Cart", "did Cart"])
    }
  }

  @Test(arguments: ControlsPlace.bottom)
  func `S3-01a: the item below the button says nothing of its own, and the button says it`(
    place: ControlsPlace
  ) {
    place.run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(
        ["News", "Shop", "Home", "Inbox", "Me"],
        direction: place.direction
      )
      let item = fixture.controller.viewControllers?[2].tabBarItem
      item?.image = nil
      let button = button()
      button.accessibilityLabel = nil
      fixture.controls.centerButton = TabBarCenterButton(button, role: .tab)
      fixture.layOut()
      let controls = fixture.controller.tabBar.itemControls ?? []
      #expect(controls.map(\.isAccessibilityElement) == [true, true, false, true, true])
      #expect(button.accessibilityLabel == "Home")
      #expect(item?.image == nil)
      fixture.controls.centerButton = nil
      #expect(controls.map(\.isAccessibilityElement) == [true, true, true, true, true])
    }
  }

  @Test(arguments: ControlsPlace.bottom)
  func `S3-04a, S3-04b, S3-04c, S3-04d: its tab wobbles the button, once`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let button = RecordingButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let center = TabBarCenterButton(button, role: .tab)
      center.selectionAnimation = .wobble
      fixture.controls.centerButton = center
      fixture.layOut()
      #expect(button.angles.isEmpty)
      button.sendActions(for: .touchUpInside)
      #expect(fixture.controller.selectedIndex == 2)
      // Each repetition rotates to both sides by 0.3 of 45 degrees.
      let side = 0.3 * Double.pi / 4
      #expect(
        button.angles.map { ($0 * 1e6).rounded() }
          == [-side, side, -side].map { ($0 * 1e6).rounded() }
      )
      // Another tap doesn't restart the animation; the next repetition begins with time.
      button.angles = []
      button.sendActions(for: .touchUpInside)
      #expect(button.angles.isEmpty)
      SimulatedClock.current.advance(by: 0.25)
      #expect(button.angles.count == 3)
      SimulatedClock.current.advance(by: 70)
      // After 240 repetitions the button is at rest at 0.
      #expect(button.angles.count == 239 * 2 + 2)
      // A tap on the item below the button selects its tab, too.
      fixture.controller.selectedIndex = 0
      fixture.layOut()
      button.angles = []
      let item = fixture.controls.tappableFrame(at: 2, in: fixture.window) ?? .zero
      fixture.window.simulateTap(at: CGPoint(x: item.midX, y: item.maxY - 4))
      #expect(fixture.controller.selectedIndex == 2)
      #expect(button.angles.count == 3)
      // Selecting another tab ends the animation.
      fixture.tap(0)
      button.angles = []
      SimulatedClock.current.advance(by: 5)
      #expect(button.angles.isEmpty)
      #expect(button.transform == .identity)
    }
  }

  @Test func `with reduced motion the button stands still`() {
    let system = SimulatedSystem(reducesMotion: true)
    SimulatedSystem.withCurrent(system) {
      let fixture = ControlsFixture()
      let button = RecordingButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let center = TabBarCenterButton(button, role: .tab)
      center.selectionAnimation = .wobble
      fixture.controls.centerButton = center
      fixture.layOut()
      button.sendActions(for: .touchUpInside)
      #expect(button.isSelected)
      #expect(button.angles.isEmpty)
    }
  }

  @Test func `the app's button is as it was after detaching`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let button = UIButton(type: .custom)
      let traits = button.accessibilityTraits
      fixture.controls.centerButton = TabBarCenterButton(button, at: 0, role: .tab)
      fixture.layOut()
      #expect(button.accessibilityLabel == "Home")
      #expect(button.isSelected)
      fixture.controls.detach()
      #expect(button.accessibilityLabel == nil)
      #expect(button.accessibilityTraits == traits)
      #expect(!button.isSelected)
    }
  }

  @Test func `the button hides with the bar`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let button = button()
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in }
      fixture.layOut()
      #expect(button.superview?.isHidden == false)
      fixture.controller.setTabBarHidden(true, animated: false)
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      #expect(button.superview?.isHidden == true)
      fixture.controller.setTabBarHidden(false, animated: false)
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      #expect(button.superview?.isHidden == false)
    }
  }
}

/// A button that records the angles of its rotations.
private final class RecordingButton: UIButton {
  var angles: [Double] = []

  override var transform: CGAffineTransform {
    didSet {
      let angle = asin(Double(transform.b))
      guard angle != angles.last ?? 0 else { return }
      angles.append(angle)
    }
  }
}
