import Foundation
import TabAppearance
import Testing

@testable import TabControls

struct TabBarRowTests {
  let size = CGSize(width: 375, height: 49)

  @Test(arguments: 1...8, [320, 375, 430, 1024])
  func `items that fill a bar have equal parts of it`(count: Int, width: Int) {
    let size = CGSize(width: width, height: 49)
    let row = TabBarLayout().row(of: count, in: size)
    let share = CGFloat(width) / CGFloat(count)
    #expect(row.itemFrames.count == count)
    for (index, frame) in row.itemFrames.enumerated() {
      #expect(abs(frame.minX - CGFloat(index) * share) <= 0.5)
      #expect(abs(frame.maxX - CGFloat(index + 1) * share) <= 0.5)
      #expect(frame.minX == frame.minX.rounded())
      #expect(frame.minX == (index == 0 ? 0 : row.itemFrames[index - 1].maxX))
    }
    #expect(row.contentWidth == size.width)
    #expect(row.slotFrame == nil)
  }

  @Test func `half of a spacing is on each side of an item that fills`() {
    let row = TabBarLayout(itemPositioning: .fill(spacing: 4)).row(of: 3, in: size)
    #expect(row.itemFrames.map(\.minX) == [2, 127, 252])
    #expect(row.itemFrames.map(\.width) == [121, 121, 121])
  }

  @Test func `S1-02: the buttons are at i times W by n, 2, of the bar's height`() {
    let layout = TabBarLayout(itemTop: 2)
    let row = layout.row(of: 4, in: CGSize(width: 320, height: 40))
    #expect(
      row.itemFrames == (0..<4).map { CGRect(x: $0 * 80, y: 2, width: 80, height: 40) }
    )
  }

  @Test(arguments: [(0, true), (1, false)])
  func `items of their own widths may end at the bar's edge, and no farther`(
    more: Int,
    fits: Bool
  ) {
    let layout = self.layout(widths: [100, CGFloat(100 + more)], gaps: [75, 100])
    let row = layout.row(of: 2, in: size)
    #expect((row.itemFrames.map(\.minX) == [75, 275]) == fits)
    #expect((row == TabBarLayout().row(of: 2, in: size)) == !fits)
  }

  @Test func `a centered group is in the middle, and fills a bar that is too narrow`() {
    let layout = TabBarLayout(itemPositioning: .centered(itemWidth: 76, spacing: 34))
    let wide = layout.row(of: 3, in: CGSize(width: 768, height: 49))
    #expect(wide.itemFrames.map(\.minX) == [236, 346, 456])
    #expect(layout.row(of: 5, in: size) == TabBarLayout().row(of: 5, in: size))
  }

  @Test func `S0-18a: each item begins its gap after the end of the one before`() {
    let layout = self.layout(widths: [100, 100, 50, 50, 100], gaps: [200, 5, 5, 5, 5])
    let size = CGSize(width: 852, height: 80)
    let row = layout.row(of: 5, in: size)
    #expect(row.itemFrames.map(\.minX) == [200, 305, 410, 465, 520])
    #expect(row.itemFrames.map(\.width) == [100, 100, 50, 50, 100])
    let mirrored = layout.row(of: 5, in: size, isRightToLeft: true)
    #expect(mirrored.itemFrames.map(\.maxX) == [652, 547, 442, 387, 332])
  }

  @Test func `S0-18a: another number of items, or too little room, fills the bar`() {
    let layout = self.layout(widths: [100, 100, 50, 50, 100], gaps: [200, 5, 5, 5, 5])
    let wide = CGSize(width: 852, height: 80)
    #expect(layout.row(of: 4, in: wide) == TabBarLayout().row(of: 4, in: wide))
    #expect(layout.row(of: 5, in: size) == TabBarLayout().row(of: 5, in: size))
  }

  @Test func `a negative gap overlaps two items, and none leaves its order`() {
    func row(_ gaps: [CGFloat]) -> TabBarRow {
      layout(widths: [60, 60, 60], gaps: gaps).row(of: 3, in: size)
    }
    #expect(row([10, -6, 4]).itemFrames.map(\.minX) == [10, 64, 128])
    #expect(row([10, -60, 4]) == TabBarLayout().row(of: 3, in: size))
    #expect(row([-1, 0, 0]) == TabBarLayout().row(of: 3, in: size))
  }

  @Test(arguments: [0, 1, 2, 4])
  func `S2-05a, S2-05b: beside a slot each item is W minus P by n wide, in its order`(index: Int) {
    let layout = layout(slot: .init(index: index, width: 75))
    let row = layout.row(of: 4, in: size)
    #expect(row.itemFrames.map(\.width) == [75, 75, 75, 75])
    #expect(row.slotFrame == CGRect(x: index * 75, y: 0, width: 75, height: 49))
    #expect(
      row.itemFrames.map(\.minX) == [0, 75, 150, 225, 300].filter { $0 != CGFloat(index * 75) }
    )
  }

  @Test func `S2-05a: the slot is in the middle by itself, from right to left too`() {
    let layout = layout(slot: .init(width: 75))
    #expect(layout.row(of: 4, in: size).slotFrame?.midX == 187.5)
    let row = layout.row(of: 3, in: size, isRightToLeft: true)
    #expect(row.slotFrame?.minX == 200)
    #expect(row.itemFrames.map(\.minX) == [275, 100, 0])
  }

  @Test func `one item is in the middle, at least 60 wide`() {
    let layout = TabBarLayout(itemPositioning: .scrolling())
    #expect(
      layout.row(of: 1, in: CGSize(width: 240, height: 49)).itemFrames.map(\.minX) == [90]
    )
    #expect(layout.row(of: 1, in: CGSize(width: 240, height: 49)).itemFrames[0].width == 60)
  }

  @Test(arguments: 2...5)
  func `two to five items share the bar`(count: Int) {
    let row = TabBarLayout(itemPositioning: .scrolling()).row(of: count, in: size)
    let share = (375 - 24 - 8 * CGFloat(count - 1)) / CGFloat(count)
    #expect(row.itemFrames.first?.minX == 12)
    #expect(row.itemFrames.allSatisfy { abs($0.width - share) < 1e-9 })
    #expect(abs((row.itemFrames.last?.maxX ?? 0) - 363) < 1e-9)
    #expect(row.contentWidth == 375)
  }

  @Test func `half of an item at the edge tells that the row scrolls`() {
    let layout = TabBarLayout(itemPositioning: .scrolling(shownItems: 4.5))
    let frames = layout.row(of: 7, in: size).itemFrames
    #expect(frames[0].minX == 12)
    #expect(frames[4].midX == 375)
    #expect(layout.row(of: 4, in: size).contentWidth == 375)
    #expect(layout.row(of: 5, in: size).contentWidth == frames[4].maxX + 12)
    let one = TabBarLayout(itemPositioning: .scrolling(shownItems: 0)).row(of: 3, in: size)
    #expect(one.itemFrames[0].width == 351)
  }

  @Test(arguments: [6, 9, 40])
  func `more than five keep the width of five and scroll`(count: Int) {
    let layout = TabBarLayout(itemPositioning: .scrolling())
    let five = layout.row(of: 5, in: size)
    let row = layout.row(of: count, in: size)
    #expect(row.itemFrames.prefix(5).elementsEqual(five.itemFrames))
    #expect(row.itemFrames.allSatisfy { abs($0.width - five.itemFrames[0].width) < 1e-9 })
    #expect(row.contentWidth == (row.itemFrames.last?.maxX ?? 0) + 12)
    #expect(row.contentWidth > 375)
  }

  @Test func `S0-17a: a theme's landscape gives height and widths`() {
    let landscape = TabBarTheme.BarLayout(height: 80, itemWidths: .value([50, 60]))
    let layout = layout(slot: .init(width: 30)).merging(landscape)
    #expect(layout.height == 80)
    #expect(layout.itemWidths == .init(widths: [50, 60], gaps: [0, 0]))
    #expect(layout.slot?.width == 30)
    #expect(TabBarLayout().merging(.init()) == TabBarLayout())
    let slot = TabBarLayout().merging(.init(slot: .init(index: 1, width: 72))).slot
    #expect(slot == .init(index: 1, width: 72))
  }

  @Test func `lengths without sense place nothing outside of the bar`() {
    for positioning in [
      TabBarItemPositioning.fill(spacing: -4), .fill(spacing: 1000),
      .centered(itemWidth: -1, spacing: -1), .scrolling(inset: 1000, spacing: -1),
    ] {
      for width in [0.0, -10, 100] {
        var layout = layout(slot: .init(index: 9, width: -3))
        layout.itemPositioning = positioning
        let row = layout.row(of: 3, in: CGSize(width: width, height: 49))
        #expect(row.itemFrames.count == 3)
        #expect(row.itemFrames.allSatisfy { $0.width >= 0 })
      }
    }
    #expect(TabBarLayout().row(of: 0, in: size).itemFrames.isEmpty)
  }

  /// Returns a layout with the slot of a theme.
  private func layout(slot: TabBarLayout.Slot) -> TabBarLayout {
    var layout = TabBarLayout()
    layout.slot = slot
    return layout
  }

  /// Returns a layout with the widths and gaps of a theme.
  private func layout(widths: [CGFloat], gaps: [CGFloat]) -> TabBarLayout {
    var layout = TabBarLayout()
    layout.itemWidths = .init(widths: widths, gaps: gaps)
    return layout
  }

  @Test func `a button's item has the button's width, and the others share the rest`() {
    var layout = TabBarLayout()
    layout.buttonRoom = .init(width: 75, itemIndex: 2)
    #expect(layout.row(of: 5, in: size).itemFrames.map(\.minX) == [0, 75, 150, 225, 300])
    layout.buttonRoom = .init(width: 95, itemIndex: 0)
    #expect(layout.row(of: 5, in: size).itemFrames.map(\.width) == [95, 70, 70, 70, 70])
    layout.buttonRoom = .init(width: 95, itemIndex: 5)
    #expect(layout.row(of: 5, in: size) == TabBarLayout().row(of: 5, in: size))
  }
}
