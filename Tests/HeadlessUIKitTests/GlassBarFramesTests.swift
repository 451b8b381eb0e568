import Foundation
import Testing

@testable import HeadlessUIKit

struct GlassBarFramesTests {
  /// Returns the frames of items with titles as wide as short words.
  func frames(
    _ width: CGFloat,
    _ count: Int,
    search: Int? = nil,
    titles: [CGFloat]? = nil,
    isRightToLeft: Bool = false
  ) -> (platter: CGRect, search: CGRect?, items: [CGRect]) {
    let titles = titles ?? Array(repeating: 30, count: count)
    let frames = GlassBarFrames(
      barWidth: width,
      itemCount: count,
      search: search,
      isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: 3)
    ) { titles }
    let items = frames.items(titleWidths: titles)
    return (frames.platter, frames.search, items)
  }

  /// Whether two figures differ by at most half a pixel.
  static func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.5 / 3 + 0.005 }

  // Measured, or in several sources: platter 62 high at the top, 21 from each side unless narrower, then at a whole point.
  @Test(arguments: [
    (width: 402.0, count: 3, x: 64.0, platter: 274.0),
    (402, 4, 21, 360), (402, 5, 21, 360), (402, 6, 21, 360), (430, 4, 21, 388),
    (440, 5, 21, 398), (375, 4, 21, 333), (375, 3, 51, 274), (402, 2, 107, 188),
    (744, 3, 235, 274),
    (744, 4, 21, 702),
  ])
  func `puts the platter in the middle`(width: CGFloat, count: Int, x: CGFloat, platter: CGFloat) {
    let rect = frames(width, count).platter
    #expect(Self.isNear(rect.minX, x))
    #expect(Self.isNear(rect.width, platter))
    #expect(rect.minY == 0)
    #expect(rect.height == 62)
    #expect(GlassBarFacts.height.value - rect.maxY == 21)
  }

  /// A bar whose items have equal widths.
  struct EqualItems: Sendable, CustomTestStringConvertible {
    var width: CGFloat
    var count: Int
    var title: CGFloat
    var item: CGFloat
    var pitch: CGFloat
    var testDescription: String { "\(count) items on \(width) with titles of \(title)" }
  }

  // Exact to half a pixel. Measured: four and six items. Several sources: two, three and five, and four of 94 with
  // unknown titles. The 95 are from one source, in which one title is known, about 46 wide.
  @Test(arguments: [
    EqualItems(width: 402, count: 2, title: 30, item: 94, pitch: 86),
    EqualItems(width: 402, count: 3, title: 30, item: 94, pitch: 86),
    EqualItems(width: 402, count: 4, title: 31.67, item: 98, pitch: 84.67),
    EqualItems(width: 402, count: 4, title: 49.33, item: 95, pitch: 85.67),
    EqualItems(width: 402, count: 4, title: 52, item: 94, pitch: 86),
    EqualItems(width: 430, count: 4, title: 30, item: 105, pitch: 91.67),
    EqualItems(width: 430, count: 4, title: 56.33, item: 102, pitch: 92.67),
    EqualItems(width: 402, count: 5, title: 40, item: 77, pitch: 68.75),
    EqualItems(width: 440, count: 5, title: 40, item: 84.6, pitch: 76.35),
    EqualItems(width: 402, count: 6, title: 30, item: 74, pitch: 55.6),
  ])
  func `has items of the known widths`(known: EqualItems) {
    let (item, pitch) = (known.item, known.pitch)
    let titles = Array(repeating: known.title, count: known.count)
    let bar = frames(known.width, known.count, titles: titles)
    for (index, frame) in bar.items.enumerated() {
      #expect(Self.isNear(frame.minX, bar.platter.minX + 4 + CGFloat(index) * pitch))
      #expect(Self.isNear(frame.width, item))
      #expect(frame.minY == 4)
      #expect(frame.height == 54)
    }
    #expect(Self.isNear(bar.items.last?.maxX ?? 0, bar.platter.maxX - 4))
  }

  // Several sources: as wide as the widest title needs, on a platter that grows with it; the bold title is a point
  // wider, so the 39 of the sources are 40 here.
  @Test(arguments: [2, 3])
  func `widens all items of a narrow platter for one title`(count: Int) {
    let bar = frames(402, count, titles: [30, 60, 40].suffix(count))
    #expect(bar.items.allSatisfy { Self.isNear($0.width, 61 + 39) })
    #expect(Self.isNear(bar.platter.width, CGFloat(count) * 92 + 16))
    #expect(Self.isNear(bar.items[1].minX - bar.items[0].minX, 92))
  }

  /// A bar whose items have different widths.
  struct MixedItems: Sendable, CustomTestStringConvertible {
    var titles: [CGFloat]
    var widths: [CGFloat]
    /// The left ends of the items, from that of the first one.
    var starts: [CGFloat]
    var testDescription: String { "titles of \(titles.map { Int($0.rounded()) })" }
  }

  // Logged frames on a screen 402 wide, one source each: five titles; four, of which the width and position of the
  // third are known; five, of which the first two are known and the last is inferred. The long titles of the second and
  // third bars follow from the frames.
  @Test(arguments: [
    MixedItems(
      titles: [91, 191, 77, 125, 213].map { $0 / 3 },
      widths: [74, 95.67, 74, 74, 103],
      starts: [0, 56.83, 135.33, 192.17, 249]
    ),
    MixedItems(
      titles: [30, 30, 214.0 / 3, 30],
      widths: [90.9, 90.9, 103.33, 90.9],
      starts: [0, 82.9, 165.8, 261]
    ),
    MixedItems(
      titles: [27, 21, 30, 30, 64],
      widths: [74, 74, 74, 74, 96],
      starts: [0, 64, 128, 192, 256]
    ),
  ])
  func `gives long titles the space that others leave`(known: MixedItems) {
    let bar = frames(402, known.titles.count, titles: known.titles)
    #expect(bar.items.count == known.widths.count)
    for (frame, (width, start)) in zip(bar.items, zip(known.widths, known.starts)) {
      #expect(Self.isNear(frame.width, width), "\(frame)")
      #expect(Self.isNear(frame.minX, 25 + start), "\(frame)")
    }
  }

  @Test func `lets long titles overlap their neighbors' items and never their titles`() {
    for (width, count) in [(402.0, 5), (375, 5), (375, 6), (402, 8), (320, 4)] as [(CGFloat, Int)] {
      let bar = frames(width, count, titles: Array(repeating: 120, count: count))
      for (one, next) in zip(bar.items, bar.items.dropFirst()) {
        let padding = GlassItemWidths.leastTitlePadding
        #expect(one.maxX - padding / 2 < next.minX + padding / 2)
        #expect(one.maxX - next.minX <= padding)
      }
      #expect(abs((bar.items.last?.maxX ?? 0) - bar.platter.maxX + 4) <= 1.0 / 3 + 0.001)
    }
  }

  // Measured in a picture of September 2025, within a pixel. The circle is 62 wide at x 319, and the platter ends 8 points
  // before it. The item with a title of 63.33 is 95.33 wide. Items overlap by 11.8.
  @Test func `puts a search item into a separate circle`() throws {
    let bar = frames(402, 5, search: 4, titles: [40, 63.33, 35, 30, 40])
    #expect(bar.search == CGRect(x: 319, y: 0, width: 62, height: 62))
    #expect(bar.platter == CGRect(x: 21, y: 0, width: 290, height: 62))
    #expect(bar.items[4] == CGRect(x: 323, y: 4, width: 54, height: 54))
    let widths: [CGFloat] = [74, 95.33, 74, 74]
    var start: CGFloat = 25
    for (frame, width) in zip(bar.items, widths) {
      #expect(abs(frame.minX - start) <= 1.0 / 3 + 0.01)
      #expect(abs(frame.width - width) <= 1.0 / 3 + 0.01)
      start += width - 11.78
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
    // Start and width are rounded separately.
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

  @Test func `stays inside any narrow screen`() {
    let bar = frames(30, 5)
    #expect(bar.platter.width == 0)
    #expect(bar.items.count == 5)
  }
}
