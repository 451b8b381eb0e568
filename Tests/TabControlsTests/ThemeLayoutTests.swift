import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

/// Tests of a theme's `layout` on the system's bar and on a custom bar.
@MainActor
struct ThemeLayoutTests {
  private static let theme = #"""
    {
      "name": "Rows",
      "layout": {
        "portrait": {
          "itemWidths": [60, 90, 60, 90, 60],
          "itemGaps": [10, -6, 4, 4, 4],
          "slot": { "index": 2, "width": 15 }
        }
      }
    }
    """#

  /// Returns the frames of the items in the window, from the leading edge, as text rounded to half
  /// points.
  private func frames(_ fixture: ControlsFixture) -> String {
    let width = fixture.window.bounds.width
    let isRightToLeft = fixture.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = fixture.controls.itemFrames(in: fixture.window)?.frames ?? []
    return frames.map { frame in
      let x = isRightToLeft ? width - frame.maxX : frame.minX
      return "\((x * 2).rounded() / 2)+\((frame.width * 2).rounded() / 2)"
    }
    .joined(separator: " ")
  }

  private static let placed = "10.0+60.0 64.0+90.0 173.0+60.0 237.0+90.0 331.0+60.0"

  @Test(arguments: ControlsPlace.bottom.filter { $0.idiom == .phone }, [false, true])
  func `S0-18a, S0-18c: widths, gaps and a slot in portrait, on both bars`(
    place: ControlsPlace,
    hasCustomBar: Bool
  ) throws {
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      if hasCustomBar { fixture.controls.customBar = CustomTabBar() }
      fixture.layOut()
      let system = frames(fixture)
      fixture.controller.applyTheme(try TabBarTheme(json: Self.theme))
      fixture.layOut()
      if place.os < 26 || hasCustomBar {
        #expect(frames(fixture) == Self.placed)
        let slot = try #require(fixture.controls.slotFrame(in: fixture.window))
        let x =
          place.direction == .rightToLeft ? fixture.window.bounds.width - slot.maxX : slot.minX
        #expect(x == 154 && slot.width == 15)
      } else {
        #expect(frames(fixture) == system)
        #expect(
          fixture.controller.layoutDiagnostics.map(\.message) == [
            "'layout.portrait' is left out: there is no public way to size a bar or its items on glass"
          ]
        )
        #expect(fixture.controls.slotFrame(in: fixture.window) == nil)
      }

      // S0-19: rotating to landscape and back, and removing the theme, restore the system's layout.
      fixture.window.simulateRotation(to: .landscape)
      fixture.layOut()
      fixture.controller.removeTabBarTheme()
      fixture.layOut()
      let landscape = frames(fixture)
      fixture.controller.applyTheme(try TabBarTheme(json: Self.theme))
      fixture.layOut()
      #expect(frames(fixture) == landscape)
      fixture.window.simulateRotation(to: .portrait)
      fixture.layOut()
      #expect(frames(fixture) == (place.os < 26 || hasCustomBar ? Self.placed : system))
      fixture.controller.removeTabBarTheme()
      fixture.layOut()
      #expect(frames(fixture) == system)
    }
  }

  @Test(arguments: [false, true])
  func `what doesn't fit an iPhone SE is the system's there`(hasCustomBar: Bool) throws {
    try ControlsPlace(os: 17).run {
      let fixture = ControlsFixture(on: "iPhone SE")
      if hasCustomBar { fixture.controls.customBar = CustomTabBar() }
      fixture.layOut()
      let system = frames(fixture)
      fixture.controller.applyTheme(try TabBarTheme(json: Self.theme))
      fixture.layOut()
      let message = "needs 391 points for its items, and the bar has 375"
      if hasCustomBar {
        #expect(fixture.controls.diagnostics.map(\.message) == ["the layout \(message)"])
      } else {
        #expect(
          fixture.controller.layoutDiagnostics.map(\.message) == ["'layout.portrait' \(message)"]
        )
        #expect(frames(fixture) == system)
      }
      let narrow = Self.theme.replacing("90", with: "80").replacing("-6", with: "-2")
      fixture.controller.applyTheme(try TabBarTheme(json: narrow))
      fixture.layOut()
      #expect(frames(fixture) == "10.0+60.0 68.0+80.0 167.0+60.0 231.0+80.0 315.0+60.0")
    }
  }

  @Test(arguments: [15, 17, 18, 26])
  func `a height in portrait goes to the bar and to the children's safe area`(os: Int) throws {
    try ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      let bar = fixture.controller.tabBar
      let usual = bar.frame.height
      let child = try #require(fixture.controller.selectedViewController)
      fixture.controller.tabBarThemeLayout = .init(portrait: .init(height: 70))
      fixture.layOut()
      let height = os < 26 ? 70 + fixture.window.safeAreaInsets.bottom : usual
      #expect(bar.frame.height == height)
      #expect(child.view.safeAreaInsets.bottom == height)
      fixture.controller.tabBarThemeLayout = nil
      fixture.layOut()
      #expect(bar.frame.height == usual)
      #expect(child.view.safeAreaInsets.bottom == usual)
    }
  }

  // MARK: - A place for the center button

  @Test(arguments: ControlsPlace.bottom.filter { $0.idiom == .phone }, [false, true])
  func `S2-05a: items stand beside a center button, and leave it again`(
    place: ControlsPlace,
    hasCustomBar: Bool
  ) throws {
    try place.run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(["A", "B", "C", "D"], direction: place.direction)
      if hasCustomBar { fixture.controls.customBar = CustomTabBar() }
      fixture.layOut()
      let system = frames(fixture)
      let center = TabBarCenterButton.center(systemImage: "plus", label: "New", diameter: 61) {}
      fixture.controls.centerButton = center
      fixture.layOut()
      fixture.layOut()
      let isPlaced = place.os < 26 || hasCustomBar
      let spacing: CGFloat = hasCustomBar ? 0 : 4
      let items = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      let button = center.button.convert(center.button.bounds, to: fixture.window)
      #expect(button.midX == fixture.window.bounds.midX)
      if isPlaced {
        #expect(items.allSatisfy { $0.width == (393 - 61) / 4 - spacing })
        #expect(items.allSatisfy { !$0.intersects(button.insetBy(dx: 0.1, dy: 0)) })
        #expect(fixture.controls.diagnostics.isEmpty)
      } else {
        #expect(frames(fixture) == system)
        #expect(
          fixture.controls.diagnostics.map(\.message) == [
            "the center button is over the items: there is no public way to place the items of a bar of glass"
          ]
        )
      }
      center.reservesRoom = false
      fixture.layOut()
      fixture.layOut()
      #expect(frames(fixture) == system)
      center.reservesRoom = true
      fixture.layOut()
      fixture.controls.centerButton = nil
      fixture.layOut()
      #expect(frames(fixture) == system)
    }
  }

  @Test(arguments: [false, true])
  func `S2-05a: items stand beside a center button that shows a controller`(
    hasCustomBar: Bool
  ) throws {
    try ControlsPlace(os: 17).run {
      let fixture = ControlsFixture(["A", "B", "C", "D"])
      if hasCustomBar { fixture.controls.customBar = CustomTabBar() }
      let button = TabBarCenterButton.roundButton(
        systemImage: "plus",
        label: "New",
        diameter: 61
      )
      fixture.controls.centerButton = TabBarCenterButton(
        button,
        role: .controller(UIViewController())
      )
      fixture.layOut()
      fixture.layOut()
      var items = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      #expect(items.count == 5)
      items.remove(at: 2)
      let spacing: CGFloat = hasCustomBar ? 0 : 4
      #expect(items.allSatisfy { $0.width == (393 - 61) / 4 - spacing })
      let frame = button.convert(button.bounds, to: fixture.window)
      #expect(frame.midX == fixture.window.bounds.midX)
      #expect(items.allSatisfy { !$0.intersects(frame.insetBy(dx: 0.1, dy: 0)) })
      #expect(fixture.controls.diagnostics.isEmpty)
    }
  }

  @Test func `an odd number of items has no place in the middle, which is a note`() {
    ControlsPlace(os: 17).run {
      let fixture = ControlsFixture(["A", "B", "C"])
      let system = frames(fixture)
      fixture.controls.centerButton = .center(systemImage: "plus", label: "New") {}
      fixture.layOut()
      #expect(frames(fixture) == system)
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "the center button is over the items: an odd number of items leaves no place in the middle"
        ]
      )
    }
  }

  @Test func `an iPad's bar groups its items, which is a note about the button over them`() {
    ControlsPlace(os: 17, idiom: .pad).run {
      let fixture = ControlsFixture(["A", "B", "C", "D"])
      let system = frames(fixture)
      fixture.controls.centerButton = .center(systemImage: "plus", label: "New") {}
      fixture.layOut()
      #expect(frames(fixture) == system)
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "the center button is over the items: the bar of an iPad groups its items"
        ]
      )
    }
  }

  @Test func `widths of a layout leave no room, which is a note, and a slot of it does`() {
    ControlsPlace(os: 17).run {
      let fixture = ControlsFixture(["A", "B", "C", "D"])
      var bar = TabBarTheme.BarLayout(itemWidths: [80, 80, 80, 80])
      fixture.controller.tabBarThemeLayout = TabBarTheme.Layout(portrait: bar)
      fixture.controls.centerButton = .center(systemImage: "plus", label: "New") {}
      fixture.layOut()
      fixture.layOut()
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "the center button is over the items: the layout sets the widths of the items"
        ]
      )
      bar.slot.width = 60
      fixture.controller.tabBarThemeLayout = TabBarTheme.Layout(portrait: bar)
      fixture.layOut()
      #expect(fixture.controls.slotFrame(in: fixture.window)?.width == 60)
    }
  }

  // MARK: - News of frames

  @Test(arguments: [17, 26])
  func `S2-05c: new frames of items are reported once for each change`(os: Int) throws {
    ControlsPlace(os: os).run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(["A", "B", "C", "D"])
      var reports: [TabBarItemFrames?] = []
      fixture.controls.onItemFramesChange = { reports.append($0) }
      fixture.layOut()
      #expect(reports == [fixture.controls.itemFrames(in: fixture.controller.view)])
      fixture.controls.setNeedsLayout()
      fixture.layOut()
      fixture.tap(2)
      #expect(reports.count == 1)
      fixture.window.simulateRotation(to: .landscape)
      fixture.layOut()
      #expect(reports.count == 2)
      fixture.window.simulateRotation(to: .portrait)
      fixture.layOut()
      #expect(reports.count == 3 && reports[2] == reports[0])
      fixture.controls.customBar = CustomTabBar()
      fixture.layOut()
      #expect(reports.count == 4 && reports[3]?.source == .customBar)
      fixture.controls.centerButton = .center(systemImage: "plus", label: "New") {}
      fixture.layOut()
      fixture.layOut()
      #expect(reports.count == 5)
      fixture.controls.customBar?.isHiddenByApp = true
      fixture.layOut()
      #expect(reports.count == 6 && reports[5] == .some(nil))
    }
  }
}
