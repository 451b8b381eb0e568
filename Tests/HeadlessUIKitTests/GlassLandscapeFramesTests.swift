import Foundation
import Testing

@testable import HeadlessUIKit

/// Tests of the frames of a glass bar on an iPhone in landscape.
struct GlassLandscapeFramesTests {
  private let grid = PixelGrid(scale: 2)

  /// Returns an item with an icon and a title of 12 points.
  private func content(icon: CGSize, title: CGFloat, badge: CGFloat? = nil) -> TabBarItemContent {
    TabBarItemContent(
      icon: .init(size: icon),
      title: .init(width: title, ascender: 11.42, lineHeight: 14.32),
      badge: badge.map { .init(textWidth: $0, lineHeight: 12) }
    )
  }

  // Measured on an iPhone SE with iOS 26.1: three items on a screen 667 wide.
  @Test(arguments: [false, true])
  func `packs items of their content in the middle`(isRightToLeft: Bool) {
    let bar = GlassLandscapeFrames(
      barWidth: 667,
      widths: [86.5, 76.5, 78.5],
      isRightToLeft: isRightToLeft,
      grid: grid
    )
    #expect(bar.platter == CGRect(x: 205, y: 0, width: 257.5, height: 44))
    let starts: [CGFloat] = isRightToLeft ? [167, 86.5, 4] : [4, 94.5, 175]
    #expect(bar.items.map { $0.minX - 205 } == starts)
    #expect(bar.items.allSatisfy { $0.minY == 4 && $0.height == 36 })
  }

  // Measured in the same bar: an icon of 20.5, at item x 6, the title 14.5 high at item y 11, and a badge of 16.
  @Test func `places icon, title and badge`() throws {
    let content = content(icon: CGSize(width: 20.5, height: 20.5), title: 40, badge: 6)
    #expect(GlassLandscapeFrames.width(of: content, grid: grid) == 86.5)
    let parts = ItemPartFrames(
      onLandscapeGlass: content,
      size: CGSize(width: 86.5, height: 36),
      grid: grid,
      isRightToLeft: false
    )
    #expect(parts.icon == CGRect(x: 6, y: 8, width: 20.5, height: 20.5))
    #expect(parts.title?.frame == CGRect(x: 34.5, y: 11, width: 40, height: 14.5))
    #expect(parts.badge == CGRect(x: 69.5, y: 0, width: 16, height: 16))
  }

  // Inferred.
  @Test func `mirrors icon, title and badge`() {
    let parts = ItemPartFrames(
      onLandscapeGlass: content(icon: CGSize(width: 20, height: 20), title: 40, badge: 6),
      size: CGSize(width: 86, height: 36),
      grid: grid,
      isRightToLeft: true
    )
    #expect(parts.icon?.maxX == 80)
    #expect(parts.title?.frame.maxX == 52)
    #expect(parts.badge?.minX == 1)
  }

  @Test func `keeps items inside of the screen, and has no platter without items`() {
    let wide = GlassLandscapeFrames(
      barWidth: 568,
      widths: [300, 80, 300, 90],
      isRightToLeft: false,
      grid: grid
    )
    #expect(wide.platter.minX >= 20)
    #expect(wide.platter.maxX <= 548)
    #expect(wide.items[1].width == 80)
    #expect(wide.items[0].width == wide.items[2].width)
    let empty = GlassLandscapeFrames(barWidth: 568, widths: [], isRightToLeft: false, grid: grid)
    #expect(empty.platter.width == 0)
  }
}
