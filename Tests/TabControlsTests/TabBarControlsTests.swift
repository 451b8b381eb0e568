import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBarControlsTests {
  @Test(arguments: ControlsPlace.all)
  func `S1-06: a tap tells from which tab to which, once`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      var told: [ToldSelection] = []
      fixture.controls.onSelect = { told.append(ToldSelection($0)) }
      #expect(fixture.controller.selectedIndex == 0)
      fixture.tap(2)
      #expect(told == [ToldSelection(2, after: 0, by: .user)])
      #expect(fixture.controller.selectedIndex == 2)
      #expect(fixture.controller.tabBar.selectedItem === fixture.controller.tabBar.items?[2])
      fixture.tap(2)
      fixture.controller.selectedIndex = 1
      fixture.layOut()
      #expect(
        told.dropFirst() == [
          ToldSelection(2, after: 2, by: .user),
          ToldSelection(1, after: 2, by: .program),
        ]
      )
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `items are found in reading order, as many as there are`(place: ControlsPlace) throws {
    try place.run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(direction: place.direction)
      let items = try #require(fixture.controls.itemFrames(in: fixture.window))
      #expect(items.source == .items)
      #expect(items.frames.count == 5)
      let isRightToLeft = place.direction == .rightToLeft
      #expect((items.frames[0].midX > items.frames[4].midX) == isRightToLeft)
      fixture.controller.tabBar.isHidden = true
      #expect(fixture.controls.itemFrames(in: fixture.window) == nil)
    }
  }

  @Test func `before iOS 17 the bar's controls say where the items are`() {
    ControlsPlace(os: 16).run {
      let fixture = ControlsFixture()
      #expect(fixture.controls.itemFrames(in: fixture.window)?.source == .controls)
    }
  }

  @Test(arguments: ControlsPlace.bottom.filter { $0.os < 26 })
  func `items that nothing knows of have equal parts of a classic bar`(
    place: ControlsPlace
  ) throws {
    var place = place
    place.os = 16
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      for control in fixture.controller.tabBar.subviews { control.isHidden = true }
      let items = try #require(fixture.controls.itemFrames(in: fixture.window))
      let share = fixture.window.bounds.width / 5
      #expect(items.source == .equalSplit)
      let first: CGFloat = place.direction == .rightToLeft ? 4 * share : 0
      // The edges between items are on whole points.
      #expect(abs(items.frames[0].minX - first) <= 0.5)
      #expect(items.frames.allSatisfy { abs($0.width - share) <= 1 })
    }
  }

  @Test func `the app's delegate is heard first, may refuse, and is back after detaching`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let app = LoggingDelegate()
      fixture.controller.delegate = app
      fixture.controls.onSelect = { app.log.append("told \($0.tab?.index ?? -1)") }
      fixture.tap(1)
      app.refuses = true
      fixture.tap(2)
      #expect(app.log == ["should Search", "did Search", "told 1", "should Cart"])
      #expect(fixture.controller.selectedIndex == 1)
      fixture.controls.detach()
      #expect(fixture.controller.delegate === app)
    }
  }

  @Test func `detached controls leave the delegate alone`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let app = LoggingDelegate()
      fixture.controller.delegate = app
      let controls = fixture.controls
      controls.detach()
      controls.swipe = TabBarSwipe()
      controls.delegate = nil
      #expect(fixture.controller.delegate === app)
    }
  }
}

/// A delegate that logs the tabs of its calls.
final class LoggingDelegate: NSObject, UITabBarControllerDelegate {
  var log: [String] = []
  var refuses = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should \(viewController.tabBarItem.title ?? "")")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log.append("did \(viewController.tabBarItem.title ?? "")")
  }
}
