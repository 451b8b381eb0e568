import TabRaster
import TabTestSupport
import Testing

struct BitmapChangesTests {
  @Test func `equal pictures have no changed pixels`() {
    let bitmap = Bitmap(width: 3, height: 2)
    #expect(bitmap.changedPixels(from: bitmap) == [])
  }

  @Test func `changed pixels come in the order of the rows`() {
    let old = Bitmap(width: 40, height: 9)
    var new = old
    let places = [(7, 2), (3, 5), (30, 5), (8, 6)].map { column, row in row * 40 + column }
    for place in places { new.pixels[place] = 1 }
    #expect(new.changedPixels(from: old) == places)
  }

  @Test func `no changed pixel of a large picture is left out or comes twice`() {
    let old = Bitmap(width: 1_024, height: 1_100)
    var new = old
    let places = [0, 63, 64, 1_023, 524_287, 524_288, 524_351, 1_048_576, 1_126_399]
    for place in places { new.pixels[place] = 7 }
    #expect(new.changedPixels(from: old) == places)
  }

  @Test(arguments: 1...200)
  func `the changed pixels are those that differ, however many there are`(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    let old = Bitmap(width: width, height: 3)
    var new = old
    for place in new.pixels.indices where Int.random(in: 0..<width, using: &generator) < 20 {
      new.pixels[place] = 1 << UInt32.random(in: 0..<32, using: &generator)
    }
    #expect(new.changedPixels(from: old) == new.pixels.indices.filter { new.pixels[$0] != 0 })
  }
}
