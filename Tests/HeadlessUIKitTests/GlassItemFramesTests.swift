import Foundation
import Testing

@testable import HeadlessUIKit

struct GlassItemFramesTests {
  func frames(
    icon: CGSize? = CGSize(width: 24, height: 24),
    isSymbol: Bool = true,
    title: CGFloat? = 30,
    badge: CGFloat? = nil,
    badgeOffset: UIOffset = .zero,
    isRightToLeft: Bool = false,
    hasExplicitFont: Bool = false,
    width: CGFloat = 94
  ) -> ItemPartFrames {
    let content = TabBarItemContent(
      icon: icon.map { .init(size: $0, isSymbol: isSymbol) },
      title: title.map {
        .init(width: $0, ascender: 9.52, lineHeight: 11.93, hasExplicitFont: hasExplicitFont)
      },
      badge: badge.map {
        .init(textWidth: $0, lineHeight: icon == nil ? 14.32 : 15.51, offset: badgeOffset)
      }
    )
    return ItemPartFrames(
      onGlass: content,
      size: CGSize(width: width, height: 54),
      titleRoom: width - 28,
      grid: PixelGrid(scale: 3),
      isRightToLeft: isRightToLeft
    )
  }

  // Measured: at y 24 in the platter, in which the item starts at 4.
  @Test(arguments: [23, 23.33, 24, 30])
  func `centers the icon at 24 of the platter`(height: CGFloat) throws {
    let icon = try #require(frames(icon: CGSize(width: height, height: height)).icon)
    #expect(abs(icon.midY + 4 - 24) <= 0.5 / 3 + 0.001)
    #expect(abs(icon.midX - 47) <= 0.5)
  }

  // Measured; an explicit font moves the title of classic bars only.
  @Test(arguments: [false, true])
  func `puts the baseline at 48.67 of the platter`(hasExplicitFont: Bool) throws {
    let title = try #require(frames(hasExplicitFont: hasExplicitFont).title)
    #expect(abs(title.baseline + 4 - 48.67) <= 0.01)
    #expect(abs(title.frame.minY + 4 - 39) <= 0.5)
    #expect(abs(title.frame.height - 12) <= 0.5)
  }

  /// An item of a width, with an icon or a title of a width and the position where that starts.
  struct Start: Sendable, CustomTestStringConvertible {
    var item: CGFloat
    var part: CGFloat
    var x: CGFloat
    var testDescription: String { "\(part) in \(item)" }
  }

  // One source's logged frames, of selected and unselected titles.
  @Test(arguments: [
    Start(item: 74, part: 31, x: 22), Start(item: 74, part: 91.0 / 3, x: 22),
    Start(item: 287.0 / 3, part: 65, x: 15), Start(item: 287.0 / 3, part: 191.0 / 3, x: 16),
    Start(item: 74, part: 79.0 / 3, x: 24), Start(item: 74, part: 77.0 / 3, x: 24),
    Start(item: 74, part: 128.0 / 3, x: 16), Start(item: 74, part: 125.0 / 3, x: 16),
    Start(item: 103, part: 217.0 / 3, x: 15), Start(item: 103, part: 71, x: 16),
  ])
  func `starts titles at whole points`(known: Start) throws {
    let title = try #require(frames(title: known.part, width: known.item).title)
    #expect(abs(title.frame.minX - known.x) <= 0.5 / 3)
    #expect(abs(title.frame.width - known.part) <= 0.01)
  }

  // One source's logged frames; the last one is measured, 75.6 from the start of the screen.
  @Test(arguments: [
    Start(item: 74, part: 86.0 / 3, x: 23), Start(item: 287.0 / 3, part: 82.0 / 3, x: 34),
    Start(item: 74, part: 82.0 / 3, x: 23), Start(item: 74, part: 70.0 / 3, x: 25),
    Start(item: 103, part: 82.0 / 3, x: 38),
    Start(item: 102, part: 70.0 / 3, x: 75.6 - 25 - 35.0 / 3),
  ])
  func `starts icons at whole points`(known: Start) throws {
    let size = CGSize(width: known.part, height: 24)
    let icon = try #require(frames(icon: size, width: known.item).icon)
    #expect(abs(icon.minX - known.x) <= 0.5 / 3)
    let mirrored = try #require(frames(icon: size, isRightToLeft: true, width: known.item).icon)
    // Measured for two icons of a bar from right to left: they count from the left, too.
    #expect(mirrored.minX == icon.minX)
  }

  @Test func `cuts a title before the end of the item`() throws {
    let title = try #require(frames(title: 300).title)
    #expect(title.frame.minX == 14)
    #expect(title.frame.width == 66)
  }

  // Measured: a badge begins 7.0 to 7.3 points after the center of an item with an icon 24 points wide, 8.5 points after
  // that of an item with a round symbol (on a 2× screen), and 4 points before that of an item without an icon. The badge
  // is 19.67 points high with an icon, and 18.33 without.
  @Test(
    arguments: [(24, false, 54.1, 19.67), (23.33, true, 55.5, 19.67), (nil, false, 43, 18.33)]
      as [(CGFloat?, Bool, CGFloat, CGFloat)]
  )
  func `puts the badge over the end of the image`(
    width: CGFloat?,
    isSymbol: Bool,
    x: CGFloat,
    side: CGFloat
  ) throws {
    let size = width.map { CGSize(width: $0, height: 24) }
    let badge = try #require(frames(icon: size, isSymbol: isSymbol, badge: 8).badge)
    #expect(abs(badge.minX - x) <= 0.5 / 3 + 0.001)
    #expect(badge.minY == 2)
    #expect(abs(badge.width - side) <= 0.01 && abs(badge.height - side) <= 0.01)
    let mirrored = try #require(
      frames(icon: size, isSymbol: isSymbol, badge: 8, isRightToLeft: true).badge
    )
    // Icons start at whole points from the left, in both directions.
    #expect(abs(mirrored.maxX - (94 - x)) <= 0.5 + 0.001)
  }

  @Test func `widens the badge for its text and moves it by the offset`() throws {
    let offset = UIOffset(horizontal: 3, vertical: -2)
    let badge = try #require(frames(badge: 24, badgeOffset: offset).badge)
    #expect(badge.width == 32)
    #expect(abs(badge.height - 19.67) <= 0.01)
    #expect(badge.minY == 0)
    let text = try #require(frames(badge: 24, badgeOffset: offset).badgeText)
    #expect(abs(text.x + 12 - badge.midX) <= 0.5)
    #expect(badge.minY < text.y && text.y < badge.maxY)
  }
}
