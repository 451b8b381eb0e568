import TabRaster
import Testing

struct CompositingTests {
  private let red = RGBA(255, 0, 0)
  private let size = Size(width: 4, height: 4)

  private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
    .rectangle(Rect(x: x, y: y, width: side, height: side))
  }

  private func rows(_ bitmap: Bitmap) -> [[UInt32]] {
    (0..<bitmap.height).map { Array(bitmap.pixels[$0 * bitmap.width..<($0 + 1) * bitmap.width]) }
  }

  @Test(
    arguments: [
      (RGBA(255, 255, 255), RGBA(255, 0, 0, 128), 0xFFFF_7F7F),
      (RGBA(0, 0, 0), RGBA(255, 255, 255, 1), 0xFF01_0101),
      (RGBA(10, 20, 30), RGBA(1, 2, 3, 0), 0xFF0A_141E),
      (RGBA(10, 20, 30), RGBA(1, 2, 3), 0xFF01_0203),
      (RGBA(0, 0, 0, 0), RGBA(200, 100, 50, 51), 0x3328_140A),
      (RGBA(0, 0, 255, 128), RGBA(255, 0, 0, 128), 0xC080_0040),
    ] as [(RGBA, RGBA, UInt32)]
  )
  func `a color over another is rounded to the nearest step`(
    under: RGBA,
    over: RGBA,
    result: UInt32
  ) {
    let list = DisplayList([.fill(square(0, 0, 1), over)])
    let bitmap = list.rendered(size: Size(width: 1, height: 1), scale: 1, background: under)
    #expect(bitmap.pixels == [result])
  }

  @Test func `every gray under every black is rounded to the nearest step`() {
    var bitmap = Bitmap(width: 256, height: 256)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = 0xFF00_0000 | UInt32(index % 256) * 0x1_0101
    }
    for alpha in 0..<256 {
      let row = Path.rectangle(Rect(x: 0, y: Double(alpha), width: 256, height: 1))
      bitmap.fill(row, color: RGBA(0, 0, 0, UInt8(alpha)))
    }
    let wrong = bitmap.pixels.indices.filter { index in
      let (alpha, gray) = (index / 256, index % 256)
      let expected = (2 * gray * (255 - alpha) + 255) / 510
      return bitmap.pixels[index] != 0xFF00_0000 | UInt32(expected) * 0x1_0101
    }
    #expect(wrong == [])
  }

  @Test func `a clip limits what is drawn until it is popped`() {
    let list = DisplayList([
      .pushClip(square(1, 1, 1.5)),
      .fill(square(0, 0, 4), red),
      .popClip,
      .fill(square(3, 3, 1), red),
    ])
    #expect(
      rows(list.rendered(size: size, scale: 1)) == [
        [0, 0, 0, 0],
        [0, 0xFFFF_0000, 0x8080_0000, 0],
        [0, 0x8080_0000, 0x4040_0000, 0],
        [0, 0, 0, 0xFFFF_0000],
      ]
    )
  }

  @Test func `nested clips draw only what is inside both`() {
    let list = DisplayList([
      .pushClip(square(0, 0, 2.5)),
      .pushClip(square(1.5, 1, 3)),
      .fill(square(0, 0, 4), red),
      .popClip,
      .popClip,
    ])
    #expect(
      rows(list.rendered(size: size, scale: 1)) == [
        [0, 0, 0, 0],
        [0, 0x8080_0000, 0x8080_0000, 0],
        [0, 0x4040_0000, 0x4040_0000, 0],
        [0, 0, 0, 0],
      ]
    )
  }

  @Test func `parts of a group don't show through each other`() {
    let list = DisplayList([
      .beginLayer(Layer(opacity: 128)),
      .fill(square(0, 0, 2), RGBA(0, 0, 255)),
      .fill(square(0, 0, 4), red),
      .endLayer,
    ])
    let bitmap = list.rendered(size: size, scale: 1, background: RGBA(255, 255, 255))
    #expect(Set(bitmap.pixels) == [0xFFFF_7F7F])
  }

  @Test func `a clip around a group cuts the group once`() {
    let list = DisplayList([
      .pushClip(square(0.5, 0, 1)),
      .beginLayer(Layer(opacity: 255)),
      .fill(square(0, 0, 4), red),
      .fill(square(0, 0, 4), red),
      .endLayer,
      .popClip,
    ])
    #expect(
      rows(list.rendered(size: Size(width: 2, height: 1), scale: 1))
        == [[0x8080_0000, 0x8080_0000]]
    )
  }

  @Test func `eight bands draw the same pixels as one`() {
    var commands: [DisplayList.Command] = []
    for index in 0..<20 {
      let place = Double(index) * 3.7
      let color = RGBA(UInt8(index * 12), 40, 200, 180)
      commands.append(.pushClip(.circle(center: Point(40 + place / 2, 40), radius: 38.3)))
      commands.append(.beginLayer(Layer(opacity: UInt8(255 - index * 5))))
      commands.append(.fill(.circle(center: Point(place, 80 - place), radius: 13.21), color))
      commands.append(.endLayer)
      commands.append(.popClip)
    }
    let pixels = ContiguousArray((1...9 as ClosedRange<UInt32>).map { $0 << 28 })
    let image = Bitmap(width: 3, height: 3, pixels: pixels)
    commands.append(.image(image, Rect(x: 3.3, y: 2.1, width: 70, height: 71)))
    let list = DisplayList(commands)
    let size = Size(width: 80, height: 80)
    let whole = list.rendered(size: size, scale: 3, background: RGBA(255, 255, 255))
    for count in [1, 2, 7, 8] {
      let bands = list.rendered(
        size: size,
        scale: 3,
        background: RGBA(255, 255, 255),
        bands: count
      )
      #expect(bands == whole)
    }
  }
}
