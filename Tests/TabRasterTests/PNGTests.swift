import TabRaster
import Testing

struct PNGTests {
  /// A bitmap of noise, ramps or flat parts, with or without alpha.
  private func bitmap(_ index: Int, _ generator: inout SeededGenerator) -> Bitmap {
    let width = Int.random(in: 1...70, using: &generator)
    let height = Int.random(in: 1...40, using: &generator)
    var bitmap = Bitmap(width: width, height: height)
    for position in bitmap.pixels.indices {
      let noise = UInt32.random(in: 0...255, using: &generator)
      let ramp = UInt32(position % 256)
      let alpha = [255, noise, ramp, UInt32(position / 90 % 2) * 255][index % 4]
      let component = [noise, ramp, 77][index % 3] * alpha / 255
      bitmap.pixels[position] =
        alpha << 24 | component << 16 | (component / 2) << 8 | component / 3
    }
    return bitmap
  }

  @Test func `what is written reads back the same`() throws {
    var generator = SeededGenerator(seed: 11)
    for index in 0..<60 {
      let bitmap = bitmap(index, &generator)
      #expect(try Bitmap(png: bitmap.png()) == bitmap, "seed 11, bitmap \(index)")
    }
  }

  @Test func `every premultiplied color survives writing`() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 as Range<UInt32> {
      for component in 0...alpha {
        bitmap.pixels[Int(alpha << 8 | component)] = alpha << 24 | component << 16
      }
    }
    #expect(try Bitmap(png: bitmap.png()) == bitmap)
  }

  @Test(arguments: PNGFixture.all)
  func `files of other encoders are read`(fixture: PNGFixture) throws {
    #expect(try Bitmap(png: fixture.bytes) == fixture.bitmap)
  }

  @Test func `opaque pictures have three bytes a pixel and flat ones are small`() {
    var bitmap = Bitmap(width: 1_170, height: 252)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFFF9_F9F9 }
    let png = bitmap.png()
    #expect(png[25] == 2)
    #expect(png.count < 1_500)
  }
}
