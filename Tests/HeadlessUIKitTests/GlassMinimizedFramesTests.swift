import Foundation
import Testing

@testable import HeadlessUIKit

struct GlassMinimizedFramesTests {
  func frames(
    _ width: CGFloat = 402,
    sides: (left: CGFloat, right: CGFloat) = (0, 0),
    selected: Int = 1,
    prominent: Int? = 4,
    isRightToLeft: Bool = false
  ) -> GlassMinimizedFrames {
    GlassMinimizedFrames(
      barWidth: width,
      sides: sides,
      itemCount: 5,
      selectedIndex: selected,
      prominentIndex: prominent,
      isRightToLeft: isRightToLeft
    )
  }

  /// A minimized bar on a screen, and the horizontal extents of its known parts.
  struct Known: Sendable, CustomTestStringConvertible {
    var hasSearch = true
    var isRightToLeft = false
    var selected: CGFloat
    var search: CGFloat?
    var accessory: (x: CGFloat, width: CGFloat)
    var testDescription: String {
      (hasSearch ? "with search" : "without search") + (isRightToLeft ? ", mirrored" : "")
    }
  }

  // Measured: circles of 48, 28 from the side and the end of the screen. Logged on iOS 26.5: the accessory, 234 wide at x
  // 84 and y 798 of 874, beside a bubble at each end. Inferred: without a search tab, and mirrored.
  @Test(arguments: [
    Known(selected: 28, search: 326, accessory: (84, 234)),
    Known(hasSearch: false, selected: 28, accessory: (84, 290)),
    Known(isRightToLeft: true, selected: 326, search: 28, accessory: (84, 234)),
    Known(hasSearch: false, isRightToLeft: true, selected: 326, accessory: (28, 290)),
  ])
  func `has circles at its ends and the accessory between them`(known: Known) {
    let frames = frames(
      prominent: known.hasSearch ? 4 : nil,
      isRightToLeft: known.isRightToLeft
    )
    let top = 798.0 - (874 - 83)
    #expect(frames.selected == CGRect(x: known.selected, y: top, width: 48, height: 48))
    #expect(frames.prominent == known.search.map { CGRect(x: $0, y: top, width: 48, height: 48) })
    #expect(
      frames.accessory
        == CGRect(x: known.accessory.x, y: top, width: known.accessory.width, height: 48)
    )
    #expect(GlassBarFacts.height.value - frames.selected.maxY == 28)
  }

  @Test func `stays inside the safe area at the sides`() {
    let frames = frames(500, sides: (40, 20))
    #expect(frames.selected.minX == 68)
    #expect(frames.prominent?.maxX == 452)
  }

  @Test(arguments: [false, true], 0..<4)
  func `has items in reading order, of which two show`(isRightToLeft: Bool, selected: Int) {
    let frames = frames(selected: selected, isRightToLeft: isRightToLeft)
    #expect(frames.items.indices.filter { !frames.items[$0].isEmpty } == [selected, 4])
    let starts = frames.items.map(\.minX)
    #expect(starts == starts.sorted(by: isRightToLeft ? (>) : (<)))
    #expect(Set(starts).count == 5)
  }

  @Test func `shows no accessory on a screen that is too narrow`() {
    #expect(frames(100).accessory.width == 0)
  }
}
