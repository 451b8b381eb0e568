import TabRaster
import Testing

struct PixelDifferenceTests {
  @Test func `equal pictures don't differ`() {
    let bitmap = Bitmap(width: 3, height: 2)
    #expect(bitmap.difference(from: bitmap) == nil)
  }

  @Test func `a difference has the bounds of all pixels that differ`() {
    let old = Bitmap(width: 40, height: 9)
    var new = old
    for (column, row) in [(7, 2), (3, 5), (30, 5), (8, 6)] { new.pixels[row * 40 + column] = 1 }
    let found = new.difference(from: old)
    #expect(
      found == PixelDifference(count: 4, columns: 3...30, rows: 2...6, firstColumn: 7)
    )
  }
}
