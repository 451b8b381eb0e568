import Foundation
import Testing

@testable import HeadlessUIKit

/// Measured and documented figures that don't depend on version, width or text size.
@MainActor struct BarFactsTests {
  // Every button of bars of four and six items, iOS 11 to 18: cells with edges rounded half up. A bar without a
  // controller shows six items in a compact width, too.
  @Test(arguments: [375, 390, 393, 402], [4, 6])
  func `fills every width by the measured rule`(width: Int, count: Int) {
    let scene = BarScene(width: CGFloat(width), items: count, scale: 3)
    scene.bar.layoutIfNeeded()
    let frames = scene.bar.buttons.map(\.frame)
    let edges = (0...count).map { (2 * width * $0 + count) / (2 * count) }
    #expect(frames.map(\.minX) == edges.dropLast().map { CGFloat($0 + 2) })
    #expect(frames.map(\.maxX) == edges.dropFirst().map { CGFloat($0 - 2) })
    #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
  }

  // A bar without a controller is 49 points high on every system, and 83 on glass; in an app that keeps the older look,
  // 49 on iOS 26, too.
  @Test(arguments: [
    (15, nil, 49), (17, nil, 49), (18, nil, 49), (26, SimulatedSystem.Look.classic, 49),
    (26, nil, 83), (27, nil, 83),
  ])
  func `has the height of its look`(
    version: Int,
    look: SimulatedSystem.Look?,
    height: CGFloat
  ) {
    SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(version), look: look)) {
      let size = UITabBar().sizeThatFits(CGSize(width: 402, height: 0))
      #expect(size == CGSize(width: 402, height: height))
    }
  }

  @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
  func `doesn't let titles grow with the text size`(category: UIContentSizeCategory) throws {
    let scene = BarScene()
    scene.window.traitOverrides.preferredContentSizeCategory = category
    #expect(scene.bar.traitCollection.preferredContentSizeCategory == category)
    let look = try scene.picture(0).style
    #expect(look.title.font.pointSize == 10)
    #expect(look.badgeText.font.pointSize == 13)
  }

  @Test func `has the raw values of iOS 18 and 26`() {
    #expect(
      [UITab.Placement.automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly]
        .map(\.rawValue) == Array(0...6)
    )
    #expect(
      [UITabBarController.Mode.automatic, .tabBar, .tabSidebar].map(\.rawValue) == [0, 1, 2]
    )
    #expect(
      [UITabBarController.MinimizeBehavior.automatic, .never, .onScrollDown, .onScrollUp]
        .map(\.rawValue) == [0, 1, 2, 3]
    )
    #expect(
      [UITabGroup.SidebarAppearance.automatic, .inline, .rootSection].map(\.rawValue) == [0, 1, 2]
    )
    #expect(
      [UITabBarController.Sidebar.Layout.automatic, .overlap, .tile].map(\.rawValue) == [0, 1, 2]
    )
  }
}
