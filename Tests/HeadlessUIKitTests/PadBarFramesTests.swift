import Foundation
import Testing

@testable import HeadlessUIKit

struct PadBarFramesTests {
  let grid = PixelGrid(scale: 2)

  // One source: items of 87, 73.5 and 76.5 from x 291.5 on a screen of 820, in a platter of 245 x 44.
  @Test func `packs the items in the middle`() {
    let bar = PadBarFrames(
      barWidth: 820,
      titleWidths: [55, 41.5, 44.5],
      isRightToLeft: false,
      grid: grid
    )
    #expect(bar.platter == CGRect(x: 287.5, y: 0, width: 245, height: 44))
    #expect(bar.items.map(\.minX) == [291.5, 378.5, 452])
    #expect(bar.items.map(\.width) == [87, 73.5, 76.5])
    #expect(bar.items.allSatisfy { $0.minY == 4 && $0.height == 36 })
  }

  @Test func `is mirrored from right to left`() {
    let widths: [CGFloat] = [55, 41.5, 44.5]
    let items = PadBarFrames(barWidth: 820, titleWidths: widths, isRightToLeft: true, grid: grid)
      .items
    #expect(items.map(\.minX) == [441.5, 368, 291.5])
    #expect(items.map(\.width) == [87, 73.5, 76.5])
  }

  @Test func `has no platter without items`() {
    let bar = PadBarFrames(barWidth: 820, titleWidths: [], isRightToLeft: false, grid: grid)
    #expect(bar.platter.width == 0)
    #expect(bar.items.isEmpty)
  }

  // UIKit's layout of this case isn't established.
  @Test(arguments: [false, true])
  func `keeps to the screen, and cuts the longest titles`(isRightToLeft: Bool) throws {
    let bar = PadBarFrames(
      barWidth: 820,
      titleWidths: [400, 56, 300.5, 200],
      isRightToLeft: isRightToLeft,
      grid: grid
    )
    #expect(bar.platter == CGRect(x: 20, y: 0, width: 780, height: 44))
    // 772 points inside the platter's margins: 88 for the short title, a third of the remainder for each other one.
    #expect(bar.items.map(\.width) == [228, 88, 228, 228])
    let places = isRightToLeft ? bar.items.reversed() : bar.items
    #expect(places.first?.minX == 24)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxX == $1.minX })
  }

  @Test(arguments: [0.0, 30, 60])
  func `has items of no width where there is no room at all`(barWidth: CGFloat) {
    let bar = PadBarFrames(
      barWidth: barWidth,
      titleWidths: [40, 50],
      isRightToLeft: false,
      grid: grid
    )
    #expect(bar.items.allSatisfy { $0.width >= 0 && $0.width <= barWidth })
    #expect(bar.items.count == 2)
  }

  // One source: the title's line at y 8, 20.5 high; a badge of 18.5 at its end, 2 above the item's top.
  @Test(arguments: [false, true])
  func `puts the title in the middle and the badge at its end`(isRightToLeft: Bool) throws {
    let font = UIFont.systemFont(ofSize: PadBarFacts.titleSize.value)
    let content = TabBarItemContent(
      icon: .init(size: CGSize(width: 24, height: 24)),
      title: .init(width: 55, ascender: font.ascender, lineHeight: font.lineHeight),
      badge: .init(textWidth: 8)
    )
    let size = CGSize(width: 87, height: 36)
    let frames = ItemPartFrames(
      atTop: content,
      size: size,
      grid: grid,
      isRightToLeft: isRightToLeft
    )
    #expect(frames.icon == nil)
    let title = try #require(frames.title?.frame)
    #expect(abs(title.minY - 8) <= 0.5 && abs(title.height - 20.5) <= 0.5)
    #expect(title.minX == 16 && title.maxX == 71)
    let badge = try #require(frames.badge)
    #expect(badge.minY == -2)
    #expect(badge.size == CGSize(width: 18.5, height: 18.5))
    #expect(isRightToLeft ? badge.maxX == title.minX : badge.minX == title.maxX)
  }
}
