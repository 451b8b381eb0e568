import Foundation
import Testing

@testable import HeadlessUIKit

struct GlassBarFramesTests {
  func frames(_ width: CGFloat, _ count: Int, isRightToLeft: Bool = false) -> GlassBarFrames {
    GlassBarFrames(
      barWidth: width,
      count: count,
      isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: 3)
    )
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

  // Measured, in several sources, or one; see the marks of the table.
  @Test(arguments: [
    (width: 402.0, count: 3, item: 94.0, pitch: 86.0), (402, 4, 98, 84.67),
    (402, 5, 77, 68.75), (402, 6, 74, 55.6), (430, 4, 102, 92.67), (440, 5, 84.6, 76.35),
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
