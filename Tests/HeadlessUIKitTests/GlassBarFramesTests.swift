import Foundation
import Testing

@testable import HeadlessUIKit

struct GlassBarFramesTests {
  /// Frames of items with titles as wide as short words.
  func frames(
    _ width: CGFloat,
    _ count: Int,
    search: Int? = nil,
    titles: [CGFloat]? = nil,
    isRightToLeft: Bool = false
  ) -> (platter: CGRect, search: CGRect?, items: [CGRect]) {
    let frames = GlassBarFrames(
      barWidth: width,
      itemCount: count,
      search: search,
      isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: 3)
    )
    let items = frames.items(titleWidths: titles ?? Array(repeating: 30, count: count))
    return (frames.platter, frames.search, items)
  }

  /// Whether two figures are the same to half a pixel.
  static func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.5 / 3 + 0.005 }

  // Measured, or in several sources: platter 62 high at the top, 21 from each side unless narrower.
  @Test(arguments: [
    (width: 402.0, count: 3, x: 64.0, platter: 274.0),
    (402, 4, 21, 360), (402, 5, 21, 360), (402, 6, 21, 360), (430, 4, 21, 388),
    (440, 5, 21, 398), (375, 4, 21, 333), (375, 3, 50.5, 274),
  ])
  func `puts the platter in the middle`(width: CGFloat, count: Int, x: CGFloat, platter: CGFloat) {
    let rect = frames(width, count).platter
    #expect(Self.isNear(rect.minX, x))
    #expect(Self.isNear(rect.width, platter))
    #expect(rect.minY == 0)
    #expect(rect.height == 62)
    #expect(GlassBarFacts.height.value - rect.maxY == 21)
  }

  // Measured with 4 and 6 items, in several sources with 3, in one with 5; exact to half a pixel.
  @Test(arguments: [
    (width: 402.0, count: 3, item: 94.0, pitch: 86.0), (402, 4, 98, 84.67),
    (402, 5, 77, 68.75), (402, 6, 74, 55.6), (430, 4, 105, 91.67), (440, 5, 84.6, 76.35),
  ])
  func `has items of the known widths`(width: CGFloat, count: Int, item: CGFloat, pitch: CGFloat) {
    let bar = frames(width, count)
    for (index, frame) in bar.items.enumerated() {
      #expect(Self.isNear(frame.minX, bar.platter.minX + 4 + CGFloat(index) * pitch))
      #expect(Self.isNear(frame.width, item))
      #expect(frame.minY == 4)
      #expect(frame.height == 54)
    }
    #expect(Self.isNear(bar.items.last?.maxX ?? 0, bar.platter.maxX - 4))
  }

  // Measured in three pictures: beside a circle of 62 at x 319 the platter ends 8 before it. One item has a title of
  // 63.33; all edges within a pixel.
  @Test func `puts a search item into a circle of its own`() throws {
    let bar = frames(402, 5, search: 4, titles: [40, 63.33, 35, 30, 40])
    #expect(bar.search == CGRect(x: 319, y: 0, width: 62, height: 62))
    #expect(bar.platter == CGRect(x: 21, y: 0, width: 290, height: 62))
    #expect(bar.items[4] == CGRect(x: 323, y: 4, width: 54, height: 54))
    let widths: [CGFloat] = [74, 83.33, 74, 74]
    var start: CGFloat = 25
    for (frame, width) in zip(bar.items, widths) {
      #expect(abs(frame.minX - start) <= 1.0 / 3 + 0.01)
      #expect(abs(frame.width - width) <= 1.0 / 3 + 0.01)
      start += width - 7.78
    }
    #expect(abs(bar.items[3].maxX - 307) <= 1.0 / 3 + 0.01)
  }

  // Measured in a moving picture, to 1.5 points.
  @Test func `lets three items fill the platter beside a search item`() {
    let bar = frames(440, 4, search: 3)
    #expect(abs(bar.platter.width - 328) <= 1.5)
    #expect(bar.items.prefix(3).allSatisfy { abs($0.width - 113) <= 1.5 })
    #expect(abs(bar.items[1].minX - bar.items[0].minX - 103) <= 1.5)
  }

  @Test func `mirrors a search item, too`() {
    let bar = frames(402, 5, search: 4, isRightToLeft: true)
    #expect(bar.search == CGRect(x: 21, y: 0, width: 62, height: 62))
    #expect(bar.platter == CGRect(x: 91, y: 0, width: 290, height: 62))
    #expect(bar.items[4].minX == 25)
    #expect(abs(bar.items[0].maxX - 377) <= 1.0 / 3 + 0.01)
  }

  @Test(arguments: [320.0, 375, 390, 393, 414, 428], 1...8)
  func `fills the platter from end to end`(width: CGFloat, count: Int) throws {
    let bar = frames(width, count)
    let (first, last) = (try #require(bar.items.first), try #require(bar.items.last))
    #expect(Self.isNear(first.minX - bar.platter.minX, 4))
    // Start and width are rounded each.
    #expect(abs(bar.platter.maxX - last.maxX - 4) <= 1.0 / 3 + 0.001)
    #expect(bar.platter.minX >= 21)
  }

  @Test(arguments: [3, 4, 5, 6])
  func `is mirrored from right to left`(count: Int) {
    let mirrored = frames(402, count, isRightToLeft: true).items
    #expect(mirrored == frames(402, count).items.reversed())
  }

  @Test func `has no platter without items`() {
    #expect(frames(402, 0).platter.isEmpty)
    #expect(frames(402, 0).items.isEmpty)
  }

  @Test func `keeps to the screen however narrow it is`() {
    let bar = frames(30, 5)
    #expect(bar.platter.width == 0)
    #expect(bar.items.count == 5)
  }
}
