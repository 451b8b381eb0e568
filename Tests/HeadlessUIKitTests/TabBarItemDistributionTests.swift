import Foundation
import Testing

@testable import HeadlessUIKit

struct TabBarItemDistributionTests {
  struct Example: Sendable {
    var width: CGFloat
    var items: [(x: CGFloat, width: CGFloat)]
  }

  /// Frames of UIKit's buttons, as (x, width).
  static let filled = [
    Example(width: 375, items: [(2, 90), (96, 90), (190, 89), (283, 90)]),
    Example(width: 390, items: [(2, 94), (100, 93), (197, 94), (295, 93)]),
    Example(width: 414, items: [(2, 79), (85, 79), (168, 78), (250, 79), (333, 79)]),
    Example(width: 320, items: [(2, 76), (82, 76), (162, 76), (242, 76)]),
    Example(width: 375, items: [(2, 371)]),
  ]

  @Test(arguments: filled)
  func `fills the bar with cells whose edges are whole points`(example: Example) {
    let content = CGRect(x: 0, y: 0, width: example.width, height: 49)
    let frames = TabBarItemDistribution.fill.frames(
      in: content,
      count: example.items.count,
      isRightToLeft: false
    )
    #expect(frames == example.items.map { CGRect(x: $0.x, y: 1, width: $0.width, height: 48) })
  }

  // LNPopupController on iOS 14: the center of the first of four items 414 wide is at 362.5, not at 362.
  @Test func `mirrors the order of items in right-to-left layout, and keeps the edges`() {
    let content = CGRect(x: 0, y: 0, width: 414, height: 49)
    let frames = TabBarItemDistribution.fill.frames(in: content, count: 4, isRightToLeft: true)
    #expect(frames.map(\.minX) == [313, 209, 106, 2])
    #expect(frames.map(\.width) == [99, 100, 99, 100])
    let group = TabBarItemDistribution.centered(widths: [60, 70, 83], spacing: 20)
      .frames(in: content, count: 3, isRightToLeft: true)
    #expect(group.map(\.minX) == [274, 184, 81])
    #expect(group.map(\.width) == [60, 70, 83])
  }

  @Test func `keeps items inside the safe area`() {
    // iPhone X, bar 49 high at the bottom of the screen: buttons 14 high.
    let short = TabBarItemDistribution.fill.frames(
      in: CGRect(x: 0, y: 0, width: 375, height: 15),
      count: 3,
      isRightToLeft: false
    )
    #expect(short.map(\.height) == [14, 14, 14])

    let landscape = TabBarItemDistribution.fill.frames(
      in: CGRect(x: 44, y: 0, width: 724, height: 32),
      count: 2,
      isRightToLeft: false
    )
    #expect(landscape.map(\.minX) == [46, 408])
    #expect(landscape.map(\.height) == [31, 31])
  }

  @Test func `centers a group of the given width and spacing`() {
    let content = CGRect(x: 0, y: 0, width: 400, height: 49)
    let frames = TabBarItemDistribution.centered(count: 3, width: 60, spacing: 20).frames(
      in: content,
      count: 3,
      isRightToLeft: false
    )
    #expect(frames.map(\.minX) == [90, 170, 250])
    #expect(frames.map(\.width) == [60, 60, 60])
  }

  @Test func `uses the system's width and spacing for zero`() {
    #expect(
      TabBarItemDistribution.centered(count: 2, width: 0, spacing: 0)
        == .centered(
          widths: Array(repeating: TabBarFacts.centeredItemWidth.value, count: 2),
          spacing: TabBarFacts.centeredItemSpacing.value
        )
    )
  }

  @Test func `fills the bar when a group is too wide for it`() {
    let content = CGRect(x: 0, y: 0, width: 320, height: 49)
    let group = TabBarItemDistribution.centered(count: 5, width: 60, spacing: 20)
    #expect(
      group.frames(in: content, count: 5, isRightToLeft: false)
        == TabBarItemDistribution.fill.frames(in: content, count: 5, isRightToLeft: false)
    )
  }

  @Test func `lays out no item in a bar without items`() {
    #expect(TabBarItemDistribution.fill.frames(in: .zero, count: 0, isRightToLeft: false).isEmpty)
  }
}
