import Foundation
import TabDevices
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct MinimizingTests {
  /// A behavior, the successive scroll offsets, and whether the bar is minimized after each.
  struct Row: Sendable, CustomTestStringConvertible {
    var behavior: UITabBarController.MinimizeBehavior
    var offsets: [CGFloat]
    var isSmall: [Bool]
    var testDescription: String { "\(behavior) \(offsets.map { Int($0) })" }
  }

  // Documented: by the direction of scrolling. Inferred: expanded at the top, and never minimized if the system
  // decides.
  @Test(arguments: [
    Row(
      behavior: .onScrollDown,
      offsets: [50, 60, 40, 90, 0],
      isSmall: [true, true, false, true, false]
    ),
    Row(
      behavior: .onScrollUp,
      offsets: [50, 40, 60, 30, -62],
      isSmall: [false, true, false, true, false]
    ),
    Row(behavior: .automatic, offsets: [50, 40], isSmall: [false, false]),
    Row(behavior: .never, offsets: [50, 40], isSmall: [false, false]),
  ])
  func `minimizes the bar by the direction of scrolling`(row: Row) {
    GlassController.on(26) {
      let scene = GlassController()
      scene.controller.tabBarMinimizeBehavior = row.behavior
      let isSmall = row.offsets.map { offset in
        scene.scrollView.contentOffset.y = offset
        return scene.items == "a (b) (c) [Search]"
      }
      #expect(isSmall == row.isSmall)
    }
  }

  private func small(_ letters: String = "abc?") -> GlassController {
    let scene = GlassController(letters)
    scene.controller.tabBarMinimizeBehavior = .onScrollDown
    scene.scrollView.contentOffset.y = 100
    scene.window.layoutIfNeeded()
    return scene
  }

  @Test func `shows the selected item and the search tab in circles, without titles and pill`()
    throws
  {
    try GlassController.on(26) {
      let scene = small()
      scene.controller.tabs[0].badgeValue = "3"
      #expect(scene.bar.buttons[0].frame == CGRect(x: 28, y: 7, width: 48, height: 48))
      #expect(scene.bar.buttons[3].frame == CGRect(x: 326, y: 7, width: 48, height: 48))
      let drawn = DrawnBar(scene.bar)
      #expect(drawn.texts.map(\.letters) == ["3"])
      #expect(drawn.capsuleCount == 2)
      let parts = scene.bar.itemPartFrames
      let icon = try #require(parts[0].icon)
      #expect(abs(icon.midX - 24) <= 0.5)
      #expect(abs(icon.midY - 24) <= 0.5)
      #expect(parts[1] == ItemPartFrames())
    }
  }

  @Test func `expands by a tap on its item, without a call of the delegate`() {
    GlassController.on(26) {
      let (scene, log) = (small(), Log())
      let delegate = TabObjectsTests.Delegate(log)
      scene.controller.delegate = delegate
      scene.window.simulateTap(at: CGPoint(x: 52, y: 822))
      #expect(scene.items == "a b c [Search]")
      #expect(log.take().isEmpty)
      scene.window.simulateTap(at: CGPoint(x: 52, y: 822))
      #expect(log.take() == ["should select a", "did select a after a"])
    }
  }

  // Inferred.
  @Test func `expands when another tab is selected or the behavior changes`() {
    GlassController.on(26) {
      let scene = small()
      scene.window.simulateTap(at: CGPoint(x: 350, y: 822))
      #expect(scene.controller.selectedIndex == 3)
      #expect(scene.items == "a b c [Search]")
      let other = small()
      other.controller.tabBarMinimizeBehavior = .never
      #expect(other.items == "a b c [Search]")
    }
  }

  @Test func `takes no touches at items that aren't visible`() {
    GlassController.on(26) {
      let scene = small()
      scene.window.simulateTap(at: CGPoint(x: 200, y: 822))
      #expect(scene.controller.selectedIndex == 0)
      #expect(scene.items == "a (b) (c) [Search]")
    }
  }

  @Test func `doesn't minimize before iOS 26, in landscape and on iPads`() throws {
    GlassController.on(18) { #expect(small().items == "a b c Search") }
    GlassController.on(26) {
      let scene = small()
      scene.window.simulateRotation(to: .landscape)
      #expect(scene.items == "a b c [Search]")
      scene.window.simulateRotation(to: .portrait)
      #expect(scene.items == "a (b) (c) [Search]")
    }
    let pad = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26), idiom: .pad)
    try SimulatedSystem.withCurrent(pad) {
      let device = try #require(DeviceScreen.named("iPad Pro 11"))
      let window = UIWindow.simulated(device: device)
      let controller = UITabBarController(tabs: [UITab(title: "a", image: nil, identifier: "a")])
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.setTabBarMinimized(true)
      window.layoutIfNeeded()
      #expect(!controller.tabBar.design.isSmall(controller.tabBar))
    }
  }

  @Test func `reports the inferred parts of a minimized bar`() {
    GlassController.on(26) {
      #expect(GlassController().bar.inference == nil)
      #expect(small().bar.inference?.contains("minimized") == true)
    }
  }
}

extension DrawnBar {
  /// The number of shapes that show the content behind them.
  fileprivate var capsuleCount: Int {
    commands.count { command in
      if case .backdrop(_, _) = command { true } else { false }
    }
  }
}
