import TabRaster
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
}
