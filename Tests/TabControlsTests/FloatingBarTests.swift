import HeadlessUIKit
import TabAppearance
import TabDevices
import Testing

@testable import TabControls

/// Tests of a custom bar that floats over the content.
@MainActor
struct FloatingBarTests {
  private static let bar = TabBarTheme.BarLayout(height: 56, floating: .init(margin: 20))
  private let layout = TabBarTheme.Layout(portrait: bar, landscape: bar)

  @Test(arguments: ControlsPlace.all)
  func `a floating bar has space around it, and its height is in the content's safe area`(
    place: ControlsPlace
  ) throws {
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let bar = CustomTabBar()
      fixture.controller.tabBarThemeLayout = layout
      fixture.controls.customBar = bar
      for orientation in [DeviceScreen.Orientation.portrait, .landscape, .portrait] {
        fixture.window.simulateRotation(to: orientation)
        fixture.layOut()
        let (window, safeArea) = (fixture.window.bounds, fixture.window.safeAreaInsets)
        let bottom = max(20, safeArea.bottom)
        #expect(bar.frame.minX == safeArea.left + 20)
        #expect(bar.frame.maxX == window.maxX - safeArea.right - 20)
        #expect(bar.frame.maxY == window.maxY - bottom)
        #expect(bar.frame.height == 56)
        let child: UIView = try #require(fixture.controller.selectedViewController).view
        #expect(child.safeAreaInsets.bottom == bottom + 56)
        let inside = bar.bounds
        #expect(bar.buttons.allSatisfy { inside.contains($0.frame) })
        #expect(bar.buttons.map(\.frame.width).reduce(0, +) == inside.width)
      }
      fixture.tap(2)
      #expect(fixture.controller.selectedIndex == 2)
    }
  }

  @Test func `touches beside and below a floating bar reach the content`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controller.tabBarThemeLayout = layout
      fixture.controls.customBar = bar
      fixture.layOut()
      let content: UIView = try #require(fixture.controller.selectedViewController).view
      let frame = bar.convert(bar.bounds, to: fixture.window)
      for point in [
        CGPoint(x: frame.minX - 4, y: frame.midY), CGPoint(x: frame.midX, y: frame.maxY + 4),
      ] {
        #expect(fixture.window.hitTest(point, with: nil)?.isDescendant(of: content) == true)
      }
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      #expect(fixture.window.hitTest(middle, with: nil)?.isDescendant(of: bar) == true)
    }
  }

  @Test(arguments: [(nil, 28), (12, 12), (99, 28)] as [(Double?, CGFloat)])
  func `corners have their radius, at most half the height`(asked: Double?, radius: CGFloat) {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      var layout = layout
      layout.portrait.floating.cornerRadius = asked.map { .value($0) } ?? .inherited
      let bar = CustomTabBar()
      fixture.controller.tabBarThemeLayout = layout
      fixture.controls.customBar = bar
      fixture.layOut()
      let background = bar.subviews[0]
      #expect(background.subviews[0].layer.cornerRadius == radius)
      #expect(background.layer.shadowOpacity == 0.15)
      fixture.controller.tabBarThemeLayout = nil
      fixture.layOut()
      #expect(background.subviews[0].layer.cornerRadius == 0)
      #expect(background.layer.shadowOpacity == 0)
      #expect(bar.frame.minX == 0 && bar.frame.maxY == fixture.window.bounds.maxY)
    }
  }

  @Test func `a center button stands over a floating bar, in a slot of its items`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B", "C", "D"])
      let bar = CustomTabBar()
      fixture.controller.tabBarThemeLayout = layout
      fixture.controls.customBar = bar
      let button = TabBarCenterButton.roundButton(systemImage: "plus", label: "New")
      fixture.controls.centerButton = TabBarCenterButton(button) { _ in }
      fixture.layOut()
      fixture.controls.setNeedsLayout()
      fixture.layOut()
      let center = button.convert(button.bounds, to: fixture.window)
      #expect(abs(center.midX - fixture.window.bounds.midX) < 0.5)
      #expect(abs(center.midY - bar.frame.minY) < 0.5)
      #expect(bar.slotFrame(in: bar)?.width == 56)
    }
  }

  @Test func `a theme file makes a bar float, with its own corners and shadow`() throws {
    let theme = try TabBarTheme(
      json: """
        {"name": "Float",
         "layout": {"portrait": {"height": 60, "floating": {
           "margin": 8, "cornerRadius": 10, "shadowOpacity": 0.5, "shadowRadius": 4}}}}
        """
    )
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controller.applyTheme(theme)
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      #expect(bar.frame.minX == 8)
      #expect(bar.frame.height == 60)
      let background = bar.subviews[0]
      #expect(background.subviews[0].layer.cornerRadius == 10)
      #expect(background.layer.shadowOpacity == 0.5)
      #expect(background.layer.shadowRadius == 4)
    }
  }

  @Test(arguments: [17, 26])
  func `on the system's bar a floating layout is reported`(os: Int) {
    SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(os))) {
      let fixture = ControlsFixture()
      fixture.controller.tabBarThemeLayout = layout
      fixture.layOut()
      let messages = fixture.controller.layoutThemedTabBar().map(\.message)
      let expected =
        os == 17
        ? "'layout.portrait.floating' is left out: the system's bar doesn't float"
        : "'layout.portrait' is left out: there is no public way to size a bar or its items on glass"
      #expect(messages == [expected])
      fixture.controls.customBar = CustomTabBar()
      fixture.layOut()
      #expect(fixture.controller.layoutThemedTabBar().isEmpty)
    }
  }
}
