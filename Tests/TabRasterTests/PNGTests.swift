import TabTestSupport
import Testing

@testable import TabRaster

struct PNGTests {
  /// Returns a bitmap of noise, ramps or flat parts, with or without alpha.
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

  @Test(arguments: PNGCompression.allCases)
  func `what is written reads back the same`(compression: PNGCompression) throws {
    var generator = SeededGenerator(seed: 11)
    for index in 0..<120 {
      let bitmap = bitmap(index, &generator)
      let png = bitmap.png(compression)
      #expect(try Bitmap(png: png) == bitmap, "seed 11, bitmap \(index)")
    }
  }

  @Test(arguments: PNGCompression.allCases)
  func `every premultiplied color survives writing`(compression: PNGCompression) throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 as Range<UInt32> {
      for component in 0...alpha {
        bitmap.pixels[Int(alpha << 8 | component)] = alpha << 24 | component << 16
      }
    }
    #expect(try Bitmap(png: bitmap.png(compression)) == bitmap)
  }

  @Test func `a color divided by its alpha is rounded to the nearest step`() {
    for alpha in 1...255 as ClosedRange<UInt32> {
      for component in 0...255 as ClosedRange<UInt32> {
        let pixel = Blending.straight(alpha << 24 | component << 16 | component)
        let expected = alpha == 255 ? component : min((component * 255 + alpha / 2) / alpha, 255)
        #expect(pixel == alpha << 24 | expected << 16 | expected)
      }
    }
  }

  /// Returns a bitmap in which `soft` of every ten rows change along the row, and the others are
  /// flat.
  private func bands(soft: Int, opaque: Bool) -> Bitmap {
    var generator = SeededGenerator(seed: UInt64(soft))
    var bitmap = Bitmap(width: 90, height: 120)
    for row in 0..<120 {
      let isSoft = row % 10 < soft
      let flat = UInt32.random(in: 0...255, using: &generator)
      for column in 0..<90 {
        let gray =
          isSoft ? UInt32(row + column) + UInt32.random(in: 0...2, using: &generator) : flat
        let alpha = opaque || isSoft ? 255 : UInt32(row)
        let part = min(gray, alpha)
        bitmap.pixels[row * 90 + column] = alpha << 24 | part << 16 | part << 8 | part / 2
      }
    }
    return bitmap
  }

  @Test(arguments: 0...10, [true, false])
  func `rows change their filter and read back the same`(soft: Int, opaque: Bool) throws {
    let bitmap = bands(soft: soft, opaque: opaque)
    #expect(try Bitmap(png: bitmap.png()) == bitmap)
  }

  @Test func `runs below other runs read back the same, with and without alpha`() throws {
    var generator = SeededGenerator(seed: 31)
    for index in 0..<60 {
      let colors = (0..<4).map { _ in
        let alpha = index.isMultiple(of: 2) ? 255 : UInt32.random(in: 1...255, using: &generator)
        let part = UInt32.random(in: 0...alpha, using: &generator)
        return alpha << 24 | part << 16 | part / 2 << 8 | part / 3
      }
      var bitmap = Bitmap(width: Int.random(in: 1...90, using: &generator), height: 12)
      var place = 0
      while place < bitmap.pixels.count {
        let color = colors.randomElement(using: &generator) ?? 0
        for _ in 0..<min(Int.random(in: 1...50, using: &generator), bitmap.pixels.count - place) {
          bitmap.pixels[place] = color
          place += 1
        }
      }
      #expect(try Bitmap(png: bitmap.png()) == bitmap, "seed 31, bitmap \(index)")
    }
  }

  @Test func `rows behind a blur are written as differences`() throws {
    let bitmap = bands(soft: 10, opaque: true)
    let data = try Inflate.zlib(PNGFile.data(of: bitmap.png()), expected: 120 * 271)
    let filters = stride(from: 0, to: data.count, by: 271).map { data[$0] }
    #expect(filters.allSatisfy { $0 == 0 || $0 == 2 })
    #expect(filters.count { $0 == 2 } > 100)
  }

  @Test func `a flat row has as many repetitions as it takes, whatever its width`() throws {
    // A match has at most 258 bytes, and the remainder of a longer run at least three.
    for width in Array(84...90) + [21_845 / 4, 10_922, 10_923, 16_384] {
      let pixels = ContiguousArray<UInt32>(repeating: 0xFF12_3456, count: width * 3)
      let bitmap = Bitmap(width: width, height: 3, pixels: pixels)
      #expect(try Bitmap(png: bitmap.png()) == bitmap, "\(width) pixels wide")
    }
  }

  @Test(arguments: PNGFixture.all)
  func `files of other encoders are read`(fixture: PNGFixture) throws {
    #expect(try Bitmap(png: fixture.bytes) == fixture.bitmap)
  }

  @Test func `opaque pictures have three bytes a pixel and flat ones are small`() {
    var bitmap = Bitmap(width: 1_170, height: 252)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFFF9_F9F9 }
    #expect(bitmap.png()[25] == 2)
    #expect(bitmap.png().count < 6_000)
    #expect(bitmap.png(.smallest)[25] == 2)
    #expect(bitmap.png(.smallest).count < 1_500)
  }
}
