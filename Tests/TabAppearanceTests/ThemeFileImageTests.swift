import Foundation
import TabRaster
import TabThemes
import Testing

@testable import TabAppearance

/// Tests of PNG files in themes, which are untrusted.
struct ThemeFileImageTests {
  private func problems(_ images: [[UInt8]]) -> [String] {
    let items = images.enumerated().map { index, png in
      #""\#(index)": { "image": "data:image/png;base64,\#(Data(png).base64EncodedString())" }"#
    }
    return TabBarTheme.read(
      json: #"{ "name": "T", "items": { \#(items.joined(separator: ", ")) } }"#
    )
    .diagnostics.map(\.message)
  }

  /// Returns a PNG file of one color, whose header has the size `claimed`, if it isn't nil, instead
  /// of the actual size.
  private func png(
    _ width: Int,
    _ height: Int,
    claimed: (width: UInt32, height: UInt32)? = nil
  ) -> [UInt8] {
    var png = Bitmap(width: width, height: height).png()
    if let claimed {
      let size = [claimed.width, claimed.height].flatMap {
        withUnsafeBytes(of: $0.bigEndian, Array.init)
      }
      png.replaceSubrange(16..<24, with: size)
    }
    return png
  }

  @Test func `a size is read once the header is longer than it`() throws {
    let bytes = png(2, 3)
    #expect(PNGSize(Array(bytes.prefix(24))) == nil)
    #expect(try #require(PNGSize(Array(bytes.prefix(25)))).pixels == 6)
  }

  @Test func `an image has as many pixels as the limit and no more`() {
    let side = 2_048
    #expect(side * side == ThemeFileLimits.imagePixels)
    #expect(problems([png(side, side)]) == [])
    #expect(
      problems([png(side, side + 1)]) == [
        "'items.0.image' isn't an image: it has 2048 × 2049 pixels; at most 4194304 are read"
      ]
    )
  }

  @Test func `all images together have as many pixels as the limit and no more`() {
    let large = png(2_048, 2_048)
    #expect(2 * ThemeFileLimits.imagePixels == ThemeFileLimits.allImagePixels)
    #expect(problems([large, large]) == [])
    let problem = "isn't read: the images have more than 8388608 pixels together"
    #expect(problems([large, large, png(1, 1)]) == ["'items.2.image' \(problem)"])
  }

  // Each file has 65 KB, and 64 MB once decoded.
  @Test func `small files with very many pixels are refused by what they claim`() {
    let bomb = png(8_192, 2_048)
    #expect(bomb.count < 70_000)
    #expect(
      problems(Array(repeating: bomb, count: 9))
        == (0..<9).map {
          "'items.\($0).image' isn't an image: it has 8192 × 2048 pixels; at most 4194304 are read"
        }
    )
  }

  @Test func `images beyond the limit of all aren't decoded`() {
    // Decoding a truncated image would report that instead of the limit.
    let damaged = Array(png(2_048, 2_048).dropLast(20))
    let large = png(2_048, 2_048)
    #expect(
      problems([large, damaged, damaged]) == [
        "'items.1.image' isn't an image: the data isn't a PNG file",
        "'items.2.image' isn't read: the images have more than 8388608 pixels together",
      ]
    )
  }

  @Test(arguments: [
    (UInt32(0), UInt32(1)), (1, 0), (.max, .max), (0x8000_0000, 1), (1, 0x8000_0000),
  ])
  func `a size that the format forbids is no PNG file`(width: UInt32, height: UInt32) {
    #expect(
      problems([png(1, 1, claimed: (width, height))])
        == ["'items.0.image' isn't an image: the data isn't a PNG file"]
    )
  }

  @Test func `the largest size that the format allows is too large`() {
    let side = UInt32(Int32.max)
    #expect(
      problems([png(1, 1, claimed: (side, side))]) == [
        "'items.0.image' isn't an image: it has 2147483647 × 2147483647 pixels; at most 4194304 are read"
      ]
    )
  }
}
