import Foundation
import TabRaster
import TabScreens
import Testing

@testable import TabSnapshots

struct PictureDifferenceTests {
  /// Returns a white picture with a rectangle.
  private func bitmap(
    _ color: UInt32 = 0xFFFF_FFFF,
    columns: Range<Int> = 0..<0,
    rows: Range<Int> = 0..<0,
    size: (Int, Int) = (100, 50)
  ) -> Bitmap {
    var bitmap = Bitmap(
      width: size.0,
      height: size.1,
      pixels: ContiguousArray(repeating: 0xFFFF_FFFF, count: size.0 * size.1)
    )
    for row in rows { for column in columns { bitmap.pixels[row * size.0 + column] = color } }
    return bitmap
  }

  @Test func `equal bytes are equal, whatever they are`() {
    #expect(TabSnapshot.png([1, 2, 3]).difference(from: Data([1, 2, 3])) == nil)
    #expect(
      TabSnapshot.png([1, 2, 3]).difference(from: Data(bitmap().png()))?.text
        == "the new bytes aren't a picture"
    )
    #expect(
      TabSnapshot.png(bitmap().png()).difference(from: Data([1]))?.text
        == "the recorded file isn't a picture"
    )
    #expect(
      TabSnapshot.png(bitmap(size: (3, 4)).png()).difference(from: Data(bitmap().png()))?.text
        == "the size was 100 × 50 and is 3 × 4 pixels"
    )
  }

  @Test func `one pixel is told with its owner`() throws {
    var snapshot = TabSnapshot.png(bitmap(0xFF00_00FF, columns: 9..<10, rows: 5..<6).png())
    snapshot.regions = [.init(name: "item 0 icon", columns: 8..<12, rows: 0..<50)]
    let difference = try #require(snapshot.difference(from: Data(bitmap().png())))
    #expect(difference.text.hasPrefix("item 0 icon: 1 pixel"))
  }

  @Test func `the owners of changed pixels come first`() throws {
    var snapshot = TabSnapshot.png(bitmap(0xFF00_00FF, columns: 10..<14, rows: 5..<7).png())
    snapshot.regions = [
      .init(name: "item 0 icon", columns: 8..<12, rows: 0..<50),
      .init(name: "item 0", columns: 0..<50, rows: 0..<50),
      .init(name: "item 1", columns: 50..<100, rows: 0..<50),
    ]
    let difference = try #require(snapshot.difference(from: Data(bitmap().png())))
    #expect(
      difference.text
        == """
        item 0 icon: 4 pixels
        item 0: 4 pixels
        8 of 5000 pixels differ, in columns 10 to 13, rows 5 to 6; the first, at (10, 5), was \
        #FFFFFF and is #0000FF
        """
    )
    let picture = try Bitmap(png: try #require(difference.shown?.bytes))
    #expect(picture.pixels.filter { $0 == 0xFFFF_00FF }.count == 8)
    #expect(picture.pixels[5 * 100 + 10] == 0xFFFF_00FF)
  }

  // A tolerance by the share of the picture's pixels would accept small changes, such as a badge.
  @Test(
    arguments: [
      // All pixels are slightly darker, which isn't visible.
      (0xFFFD_FDFD as UInt32, 0..<100, 0..<50, true),
      // A badge of 6 by 6 pixels in another red: 36 of 5000 pixels.
      (0xFFFF_3B30, 40..<46, 10..<16, false),
      // A few black pixels, as at edges: at most 4 in a window pass.
      (0xFF00_0000, 40..<42, 10..<12, true),
      (0xFF00_0000, 40..<43, 10..<12, false),
    ]
  )
  func `a tolerance goes by the densest place`(
    color: UInt32,
    columns: Range<Int>,
    rows: Range<Int>,
    passes: Bool
  ) {
    let new = bitmap(color, columns: columns, rows: rows).png()
    let tolerant = TabSnapshot.png(new, tolerance: .perceptual())
    #expect((tolerant.difference(from: Data(bitmap().png())) == nil) == passes)
    #expect(TabSnapshot.png(new).difference(from: Data(bitmap().png())) != nil)
  }

  @Test func `a tolerance says what was too much`() {
    let new = bitmap(0xFF00_0000, columns: 40..<46, rows: 10..<16).png()
    let text = TabSnapshot.png(new, tolerance: .perceptual()).difference(
      from: Data(bitmap().png())
    )?.text
    #expect(
      text?.hasSuffix(
        "densest: 36 pixels farther than 0.02 apart in 8 × 8 at (38, 8); 4 may be"
      ) == true
    )
  }

  @Test func `windows larger than the picture count it whole`() throws {
    let difference = try PictureDifference(
      from: bitmap(size: (3, 2)).png(),
      to: bitmap(0xFF00_0000, columns: 0..<3, rows: 0..<1, size: (3, 2)).png()
    )
    #expect(difference.densest(.perceptual(window: 8)).count == 3)
  }

  @Test func `parts that changed are enlarged, each with what is around it`() throws {
    var new = bitmap(0xFF00_00FF, columns: 20..<22, rows: 10..<12, size: (400, 100))
    new.pixels[99 * 400 + 399] = 0xFFFF_0000
    let difference = try PictureDifference(from: bitmap(size: (400, 100)).png(), to: new.png())
    let parts = difference.closeUps()
    #expect(parts.map(\.columns) == [0..<46, 375..<400])
    #expect(parts.map(\.rows) == [0..<36, 75..<100])
    #expect(parts.map(\.factor) == [4, 4])
    #expect(parts.map(\.new.width) == [184, 100] && parts.map(\.new.height) == [144, 100])
    let first = try #require(parts.first)
    // Each pixel is a square of 4 × 4.
    #expect(first.new.pixels.count { $0 == 0xFF00_00FF } == 4 * 16)
    #expect(first.new.pixels[40 * 184 + 80] == 0xFF00_00FF)
    #expect(first.new.pixels[40 * 184 + 79] == 0xFFFF_FFFF)
    #expect(first.old.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(parts.last?.new.pixels.last == 0xFFFF_0000)
  }

  @Test(arguments: [
    // Equal pictures, a change of nearly everything, and five changes.
    ([], 0), ([0..<100], 0), ([0..<1, 80..<81, 160..<161, 240..<241, 320..<321], 0),
    ([0..<1, 80..<81, 160..<161, 240..<241], 4), ([0..<1, 48..<49], 1), ([0..<1, 49..<50], 2),
  ])
  func `what changes everywhere isn't enlarged`(columns: [Range<Int>], count: Int) throws {
    let size = (columns == [0..<100] ? 100 : 400, 100)
    var new = bitmap(size: size)
    for column in columns.joined() { new.pixels[50 * size.0 + column] = 0xFF00_0000 }
    if size.0 == 100 { for index in new.pixels.indices { new.pixels[index] = 0xFF00_0000 } }
    let difference = try PictureDifference(from: bitmap(size: size).png(), to: new.png())
    #expect(difference.closeUps().count == count)
  }
}
