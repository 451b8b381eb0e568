import Foundation
import Testing

@testable import HeadlessUIKit

/// Figures are in button coordinates, which start at bar y 1.
struct ItemPartFramesTests {
  static let title = TabBarItemContent.Title(width: 30.5, ascender: 9.52, lineHeight: 11.93)

  func frames(
    _ content: TabBarItemContent,
    layout: TabBarItemLayout = .stacked,
    width: CGFloat = 90,
    height: CGFloat = 48,
    scale: CGFloat = 3,
    isRightToLeft: Bool = false
  ) -> ItemPartFrames {
    ItemPartFrames(
      content,
      layout: layout,
      size: CGSize(width: width, height: height),
      grid: PixelGrid(scale: scale),
      isRightToLeft: isRightToLeft
    )
  }

  // MARK: - Stacked

  struct IconExample: Sendable {
    var buttonWidth: CGFloat
    var icon: CGRect
  }

  /// The frames of image views in view dumps at 2 pixels per point.
  static let icons = [
    IconExample(buttonWidth: 89, icon: CGRect(x: 32, y: 5.5, width: 25, height: 25)),
    IconExample(buttonWidth: 76, icon: CGRect(x: 23, y: 3, width: 30, height: 30)),
    IconExample(buttonWidth: 90, icon: CGRect(x: 33, y: 6, width: 24, height: 24)),
    IconExample(buttonWidth: 370, icon: CGRect(x: 174.5, y: 4, width: 21, height: 28)),
  ]

  @Test(arguments: icons)
  func `centers a bitmap at bar y 19`(example: IconExample) {
    let content = TabBarItemContent(icon: .init(size: example.icon.size))
    #expect(frames(content, width: example.buttonWidth, scale: 2).icon == example.icon)
  }

  @Test func `spans 7 to 30_33 with a symbol of 23_33`() throws {
    let size = CGSize(width: 70.0 / 3, height: 70.0 / 3)
    let icon = try #require(frames(.init(icon: .init(size: size, isSymbol: true))).icon)
    #expect(abs(icon.minY + 1 - 7) < 0.001)
    #expect(abs(icon.maxY + 1 - 91.0 / 3) < 0.001)
  }

  @Test(arguments: [2.0, 3.0])
  func `sets the title's baseline at bar y 45`(scale: CGFloat) throws {
    let text = try #require(frames(.init(title: Self.title), scale: scale).title)
    #expect(text.baseline + 1 == 45)
    #expect(abs(text.frame.minY - 34.5) < 0.5 / scale + 0.001)
    #expect(text.frame.height == 12)
  }

  struct TitleExample: Sendable {
    var buttonX: CGFloat
    var buttonWidth: CGFloat
    var inkX: CGFloat
    var inkWidth: CGFloat
  }

  /// The bounds of the glyphs of "Item A", "Item B" and "Item D" in a four-item bar 402 wide.
  static let titles = [
    TitleExample(buttonX: 2, buttonWidth: 97, inkX: 35, inkWidth: 92.0 / 3),
    TitleExample(buttonX: 103, buttonWidth: 96, inkX: 407.0 / 3, inkWidth: 91.0 / 3),
    TitleExample(buttonX: 304, buttonWidth: 96, inkX: 1009.0 / 3, inkWidth: 31),
  ]

  @Test(arguments: titles)
  func `centers the title on pixels`(example: TitleExample) throws {
    let content = TabBarItemContent(
      title: .init(width: example.inkWidth, ascender: 9.52, lineHeight: 11.93)
    )
    let text = try #require(frames(content, width: example.buttonWidth).title)
    #expect(abs(text.frame.minX + example.buttonX - example.inkX) < 0.5 / 3)
    #expect(abs(text.frame.width - example.inkWidth) < 0.001)
  }

  @Test func `drops title and icon by a point with an explicit font`() throws {
    var title = Self.title
    title.hasExplicitFont = true
    let laidOut = frames(
      .init(icon: .init(size: CGSize(width: 24, height: 24)), title: title)
    )
    #expect(try #require(laidOut.title).baseline + 1 == 46)
    #expect(try #require(laidOut.icon).midY + 1 == 20)
  }

  @Test func `cuts a long title at the width of the item`() throws {
    var title = Self.title
    title.width = 200
    let text = try #require(frames(.init(title: title)).title)
    #expect(text.frame.minX == 0)
    #expect(text.frame.width == 90)
  }

  @Test func `moves the title by its offset and nothing else`() throws {
    var title = Self.title
    let icon = TabBarItemContent.Icon(size: CGSize(width: 24, height: 24))
    let before = frames(.init(icon: icon, title: title))
    title.offset = UIOffset(horizontal: 3, vertical: -2)
    let after = frames(.init(icon: icon, title: title))
    let old = try #require(before.title)
    let new = try #require(after.title)
    #expect(new.frame == old.frame.offsetBy(dx: 3, dy: -2))
    #expect(new.baseline == old.baseline - 2)
    #expect(after.icon == before.icon)
  }

  // S4-10
  @Test func `raises the icon with opposite insets, without resizing it`() throws {
    let size = CGSize(width: 24, height: 24)
    let plain = try #require(frames(.init(icon: .init(size: size))).icon)
    let insets = UIEdgeInsets(top: -20, left: 0, bottom: 20, right: 0)
    let raised = try #require(frames(.init(icon: .init(size: size, insets: insets))).icon)
    #expect(raised == plain.offsetBy(dx: 0, dy: -20))
  }

  @Test func `follows the item's bounds`() throws {
    let content = TabBarItemContent(
      icon: .init(size: CGSize(width: 24, height: 24)),
      title: Self.title
    )
    let narrow = try #require(frames(content, width: 90).icon)
    let wide = try #require(frames(content, width: 110).icon)
    #expect(wide == narrow.offsetBy(dx: 10, dy: 0))
  }

  // MARK: - Badge

  struct BadgeExample: Sendable {
    var textWidth: CGFloat
    var width: CGFloat
  }

  static let badges = [
    BadgeExample(textWidth: 0, width: 18),
    BadgeExample(textWidth: 8, width: 18),
    BadgeExample(textWidth: 10, width: 18),
    BadgeExample(textWidth: 16, width: 24),
  ]

  @Test(arguments: badges)
  func `reaches five points over the icon and grows to the right`(example: BadgeExample) throws {
    let badge = try #require(
      frames(
        .init(
          icon: .init(size: CGSize(width: 24, height: 24)),
          badge: .init(textWidth: example.textWidth)
        )
      ).badge
    )
    #expect(badge == CGRect(x: 52, y: 2, width: example.width, height: 18))
  }

  @Test func `is above the title of an item without an icon`() throws {
    // The badges of titles 30 wide are 11 right of the center of the item, within a pixel.
    var title = Self.title
    title.width = 31.5
    let badge = try #require(frames(.init(title: title, badge: .init(textWidth: 8))).badge)
    #expect(abs(badge.minX - 45 - 11) < 0.5)
  }

  @Test func `sets the badge's text in its middle, 13_3 below its top`() throws {
    let laidOut = frames(
      .init(
        icon: .init(size: CGSize(width: 24, height: 24)),
        badge: .init(textWidth: 8)
      )
    )
    let text = try #require(laidOut.badgeText)
    #expect(text.x == 57)
    #expect(abs(text.y - 2 - 13.3) < 0.1)
  }

  @Test func `moves the badge and its text by their offsets`() throws {
    let icon = TabBarItemContent.Icon(size: CGSize(width: 24, height: 24))
    let plain = frames(.init(icon: icon, badge: .init(textWidth: 8)))
    let moved = frames(
      .init(
        icon: icon,
        badge: .init(
          textWidth: 8,
          offset: UIOffset(horizontal: 4, vertical: 3),
          textOffset: UIOffset(horizontal: 1, vertical: -1)
        )
      )
    )
    #expect(moved.badge == plain.badge?.offsetBy(dx: 4, dy: 3))
    let before = try #require(plain.badgeText)
    let after = try #require(moved.badgeText)
    #expect(abs(after.x - before.x - 5) < 0.001)
    #expect(abs(after.y - before.y - 2) < 0.001)
  }

  // MARK: - Inline

  @Test(arguments: [TabBarItemLayout.inline, .compactInline])
  func `sets the icon before the title`(layout: TabBarItemLayout) throws {
    let content = TabBarItemContent(
      icon: .init(size: CGSize(width: 24, height: 24)),
      title: .init(width: 40, ascender: 12.38, lineHeight: 15.51)
    )
    let isCompact = layout == .compactInline
    let gap: CGFloat = isCompact ? 4 : 6
    let start = (120 - 64 - gap) / 2
    let laidOut = frames(content, layout: layout, width: 120)
    let icon = try #require(laidOut.icon)
    let title = try #require(laidOut.title)
    #expect(icon == CGRect(x: start, y: 12, width: 24, height: 24))
    #expect(title.frame.minX == start + 24 + gap)
    #expect(abs(title.frame.midY - (isCompact ? 24 : 25)) < 0.5)

    let mirrored = frames(content, layout: layout, width: 120, isRightToLeft: true)
    #expect(try #require(mirrored.title).frame.minX == start)
    #expect(try #require(mirrored.icon).minX == start + 40 + gap)
  }

  @Test func `leaves the icon its size when an inline title is cut`() throws {
    let content = TabBarItemContent(
      icon: .init(size: CGSize(width: 24, height: 24)),
      title: .init(width: 400, ascender: 12.38, lineHeight: 15.51)
    )
    let laidOut = frames(content, layout: .inline, width: 120)
    #expect(try #require(laidOut.icon).width == 24)
    #expect(try #require(laidOut.title).frame.maxX == 120)
  }

  @Test func `covers neither icon nor title with an inline badge`() throws {
    let content = TabBarItemContent(
      icon: .init(size: CGSize(width: 24, height: 24)),
      title: .init(width: 40, ascender: 12.38, lineHeight: 15.51),
      badge: .init(textWidth: 24)
    )
    let laidOut = frames(content, layout: .inline, width: 140)
    let title = try #require(laidOut.title)
    #expect(try #require(laidOut.badge).minX >= title.frame.maxX)
    let mirrored = frames(content, layout: .inline, width: 140, isRightToLeft: true)
    #expect(try #require(mirrored.badge).maxX <= #require(mirrored.title).frame.minX)
  }
}
