import TabRaster
import Testing

struct ImageTests {
  private let clear: UInt32 = 0
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000

  private func checker() -> Bitmap {
    Bitmap(width: 2, height: 2, pixels: [white, black, black, white])
  }

  private func rows(_ bitmap: Bitmap) -> [[UInt32]] {
    (0..<bitmap.height).map { Array(bitmap.pixels[$0 * bitmap.width..<($0 + 1) * bitmap.width]) }
  }

  private func draw(_ rect: Rect, width: Double, height: Double) -> [[UInt32]] {
    let list = DisplayList([.image(checker(), rect)])
    return rows(list.rendered(size: Size(width: width, height: height), scale: 1))
  }

  @Test func `an image on the pixel grid is copied`() {
    #expect(
      draw(Rect(x: 1, y: 0, width: 2, height: 2), width: 4, height: 3) == [
        [clear, white, black, clear], [clear, black, white, clear], [clear, clear, clear, clear],
      ]
    )
  }

  @Test func `a whole scale on the pixel grid repeats pixels`() {
    #expect(
      draw(Rect(x: 0, y: 0, width: 4, height: 2), width: 4, height: 2) == [
        [white, white, black, black], [black, black, white, white],
      ]
    )
  }

  @Test func `a smaller image is the average of its area`() {
    #expect(draw(Rect(x: 0, y: 0, width: 1, height: 1), width: 1, height: 1) == [[0xFF80_8080]])
  }

  @Test func `an enlarged image is interpolated and keeps its ends`() {
    #expect(
      draw(Rect(x: 0, y: 0, width: 3, height: 2), width: 3, height: 2) == [
        [white, 0xFF80_8080, black], [black, 0xFF80_8080, white],
      ]
    )
  }

  @Test func `an image off the pixel grid covers parts of its border pixels`() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [white])
    let list = DisplayList([.image(bitmap, Rect(x: 0.5, y: 0, width: 2, height: 1))])
    #expect(
      rows(list.rendered(size: Size(width: 3, height: 1), scale: 1)) == [
        [0x8080_8080, white, 0x8080_8080]
      ]
    )
  }

  @Test func `a template keeps only the alpha`() {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [white, 0x8000_0000, clear])
    let list = DisplayList([
      .template(bitmap, Rect(x: 0, y: 0, width: 3, height: 1), RGBA(255, 0, 0))
    ])
    #expect(
      rows(list.rendered(size: Size(width: 3, height: 1), scale: 1)) == [
        [0xFFFF_0000, 0x8080_0000, clear]
      ]
    )
  }

  @Test func `images are clipped`() {
    let list = DisplayList([
      .pushClip(.rectangle(Rect(x: 0, y: 0, width: 0.5, height: 2))),
      .image(checker(), Rect(x: 0, y: 0, width: 2, height: 2)),
      .popClip,
    ])
    #expect(
      rows(list.rendered(size: Size(width: 2, height: 2), scale: 1)) == [
        [0x8080_8080, clear], [0x8000_0000, clear],
      ]
    )
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 3), Rect(x: 3, y: 0, width: -3, height: 3),
    Rect(x: .nan, y: 0, width: 3, height: 3), Rect(x: 0, y: 0, width: .infinity, height: 3),
    Rect(x: 40, y: 0, width: 3, height: 3), Rect(x: -9, y: -9, width: 3, height: 3),
  ])
  func `an image without a place in the picture draws nothing`(rect: Rect) {
    #expect(Set(draw(rect, width: 4, height: 4).joined()) == [clear])
  }

  @Test func `an image far larger than the picture is drawn inside it`() {
    let rect = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    #expect(Set(draw(rect, width: 4, height: 4).joined()).count > 0)
    #expect(draw(rect, width: 4, height: 4)[0][0] == white)
  }
}
