import HeadlessUIKit
import TabAppearance
import TabDevices
import Testing

@testable import TabControls

@MainActor
struct CustomTabBarLayoutTests {
  private let jobs = TabBarTheme(
    name: "Jobs",
    layout: .init(
      landscape: .init(
        height: 80,
        itemWidths: .value([100, 100, 50, 50, 100]),
        itemGaps: .value([200, 5, 5, 5, 5])
      )
    )
  )

  @Test(arguments: ControlsPlace.all)
  func `S0-17a, S0-17b: 80 points in landscape, 49 in portrait, above the safe area`(
    place: ControlsPlace
  ) throws {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      fixture.controller.applyTheme(jobs)
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      for (orientation, height) in [
        (DeviceScreen.Orientation.portrait, 49.0), (.landscape, 80), (.portrait, 49),
      ] {
        fixture.window.simulateRotation(to: orientation)
        fixture.layOut()
        let (window, safeArea) = (fixture.window.bounds, fixture.window.safeAreaInsets)
        #expect(bar.frame.height - height - safeArea.bottom == 0)
        #expect(bar.frame.maxY == window.height)
        #expect(bar.frame.width == window.width)
        let child: UIView = fixture.controller.selectedViewController!.view
        #expect(child.safeAreaInsets.bottom == bar.frame.height)
        #expect(bar.buttons.allSatisfy { $0.frame.height == height })
      }
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-18a, S0-18b: in landscape each item has its width and gap, on glass too`(
    place: ControlsPlace
  ) throws {
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      fixture.controller.applyTheme(jobs)
      fixture.controls.customBar = CustomTabBar()
      fixture.layOut()
      let portrait = fixture.controls.itemFrames(in: fixture.window)
      fixture.window.simulateRotation(to: .landscape)
      fixture.layOut()
      let frames = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      // Gaps are measured from the edge of the bar, as in the system's bar.
      let width = fixture.window.bounds.width
      if place.direction == .leftToRight {
        #expect(frames.map(\.minX) == [200, 305, 410, 465, 520])
      } else {
        #expect(frames.map { width - $0.maxX } == [200, 305, 410, 465, 520])
      }
      #expect(frames.map(\.width) == [100, 100, 50, 50, 100])
      fixture.window.simulateRotation(to: .portrait)
      fixture.layOut()
      #expect(fixture.controls.itemFrames(in: fixture.window) == portrait)
    }
  }

  @Test func `widths for another number of items fill the bar, and that is said`() {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture(["A", "B", "C"])
      fixture.controls.customBar = CustomTabBar()
      let row = TabBarTheme.BarLayout(itemWidths: [50], itemGaps: [5])
      fixture.controller.tabBarThemeLayout = .init(portrait: row)
      fixture.layOut()
      fixture.controls.setNeedsLayout()
      fixture.layOut()
      #expect(fixture.controls.frame(ofItemAt: 1, in: fixture.window)?.minX == 131)
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "the layout needs a width, and a gap before it, for each of 3 items; it has 1 and 1"
        ]
      )
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-25c, S0-25d: more than five items scroll, and the selected one is seen`(
    place: ControlsPlace
  ) throws {
    try place.run {
      let titles = (1...9).map { "Tab \($0)" }
      let fixture = ControlsFixture(titles, direction: place.direction)
      let bar = CustomTabBar(
        layout: TabBarLayout(bottomOffset: 10, itemPositioning: .scrolling())
      )
      fixture.controls.customBar = bar
      fixture.layOut()
      let window = fixture.window.bounds
      #expect(bar.frame.height == 49 + 10 + fixture.window.safeAreaInsets.bottom)
      let frames = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      let unit = (window.width - 24 - 32) / 5
      #expect(frames.count == 9)
      #expect(frames.allSatisfy { abs($0.width - unit) < 1e-6 })
      #expect(window.contains(frames[4]))
      #expect(!window.intersects(frames[8]))
      fixture.controller.selectedIndex = 8
      fixture.layOut()
      let last = try #require(fixture.controls.frame(ofItemAt: 8, in: fixture.window))
      #expect(window.contains(last))
      for orientation in [DeviceScreen.Orientation.landscape, .portrait] {
        fixture.window.simulateRotation(to: orientation)
        fixture.layOut()
        let turned = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
        #expect(fixture.window.bounds.contains(turned[8]))
        #expect(!fixture.window.bounds.intersects(turned[0]))
      }
      fixture.tap(7)
      #expect(fixture.controller.selectedIndex == 7)
      fixture.controller.selectedIndex = 0
      fixture.layOut()
      #expect(
        try window.contains(#require(fixture.controls.frame(ofItemAt: 0, in: fixture.window)))
      )
    }
  }

  @Test(arguments: [1, 2, 5], ControlsPlace.bottom)
  func `S0-25a, S0-25b: up to five items don't scroll, and are in the middle`(
    count: Int,
    place: ControlsPlace
  ) throws {
    try place.run {
      let fixture = ControlsFixture((1...count).map { "\($0)" }, direction: place.direction)
      fixture.controls.customBar = CustomTabBar(
        layout: TabBarLayout(itemPositioning: .scrolling())
      )
      fixture.layOut()
      let frames = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      let ends = frames.reduce(CGRect.null) { $0.union($1) }
      #expect(abs(ends.midX - fixture.window.bounds.midX) < 1e-6)
      #expect(frames.allSatisfy { fixture.window.bounds.contains($0) && $0.width >= 60 })
    }
  }

  @Test(arguments: TabBarImagePlacement.allCases, ControlsPlace.all)
  func `S0-16: images are at each side of titles, from right to left mirrored`(
    placement: TabBarImagePlacement,
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(["A", "B"], direction: place.direction)
      let bar = CustomTabBar(layout: TabBarLayout(imagePlacement: placement, imagePadding: 6))
      fixture.controls.customBar = bar
      fixture.layOut()
      let button = bar.buttons[0]
      let (image, title) = (button.imageView.frame, button.titleLabel.frame)
      let isRightToLeft = place.direction == .rightToLeft
      let gap =
        switch (placement, isRightToLeft) {
        case (.top, _): title.minY - image.maxY
        case (.bottom, _): image.minY - title.maxY
        case (.leading, false), (.trailing, true): title.minX - image.maxX
        case (.trailing, false), (.leading, true): image.minX - title.maxX
        }
      // Both frames are rounded to full pixels.
      #expect(abs(gap - 6) <= 0.5)
      let content = image.union(title)
      #expect(abs(content.midX - button.bounds.midX) <= 0.5)
      #expect(abs(content.midY - button.bounds.midY) <= 0.5)
    }
  }

  @Test func `titles of a row are on one line, however high their images are`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B"])
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)).image { _ in }
      fixture.controller.viewControllers?[1].tabBarItem.image = image
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      let (high, low) = (bar.buttons[0], bar.buttons[1])
      #expect(high.imageView.frame.height > low.imageView.frame.height)
      #expect(high.titleLabel.frame.minY == low.titleLabel.frame.minY)
      #expect(abs(high.imageView.frame.midY - low.imageView.frame.midY) <= 0.5)
    }
  }

  @Test func `S2-03a: icons without titles are in the middle of their items`() {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture(["", ""])
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      for button in bar.buttons {
        #expect(abs(button.imageView.frame.midY - 24.5) <= 0.5)
      }
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S2-05a: a slot among the items is free, and its frame is told`(
    place: ControlsPlace
  ) throws {
    try place.run {
      let fixture = ControlsFixture(["A", "B", "C", "D"], direction: place.direction)
      let bar = CustomTabBar()
      fixture.controller.tabBarThemeLayout = .init(portrait: .init(slot: .init(width: 73)))
      fixture.controls.customBar = bar
      fixture.layOut()
      let slot = try #require(bar.slotFrame(in: fixture.window))
      #expect(abs(slot.midX - fixture.window.bounds.midX) < 1e-6)
      #expect(abs(slot.width - 73) < 1e-6)
      let frames = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      let share = (fixture.window.bounds.width - 73) / 4
      #expect(frames.allSatisfy { abs($0.width - share) < 1e-6 })
      #expect(frames.allSatisfy { $0.insetBy(dx: 0.001, dy: 0).intersection(slot).isEmpty })
      fixture.window.simulateTap(at: CGPoint(x: slot.midX, y: slot.midY))
      #expect(fixture.controller.selectedIndex == 0)
      fixture.controller.tabBarThemeLayout = nil
      fixture.layOut()
      #expect(bar.slotFrame(in: fixture.window) == nil)
    }
  }

  // Before iOS 18 a hidden bar was reported to keep its height in the safe area, and not to.
  @Test(arguments: [16, 17, 18, 26], [true, false])
  func `content ends above the bar, whether or not the hidden one keeps its inset`(
    os: Int,
    keeps: Bool
  ) throws {
    let system = SimulatedSystem(
      osVersion: .init(os),
      unverifiedBehaviors: keeps ? .hiddenBarKeepsInset : []
    )
    try SimulatedSystem.withCurrent(system) {
      try SimulatedClock().run {
        let fixture = ControlsFixture()
        let content: UIView = try #require(fixture.controller.selectedViewController?.view)
        let before = content.safeAreaInsets.bottom
        let bar = CustomTabBar()
        fixture.controller.tabBarThemeLayout = .init(portrait: .init(height: 60))
        fixture.controls.customBar = bar
        for index in [0, 1, 0] {
          fixture.controller.selectedIndex = index
          for _ in 0..<3 { fixture.layOut() }
          let content: UIView = try #require(fixture.controller.selectedViewController?.view)
          #expect(abs(content.safeAreaInsets.bottom - 94) < 0.01)
        }
        fixture.controls.customBar = nil
        fixture.controller.tabBarThemeLayout = nil
        fixture.layOut()
        #expect(abs(content.safeAreaInsets.bottom - before) < 0.01)
      }
    }
  }
}
