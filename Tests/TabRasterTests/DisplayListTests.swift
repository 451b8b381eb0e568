import TabRaster
import Testing

struct DisplayListTests {
  private var list: DisplayList {
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(3.5, -0.25))
    path.curve(Point(1, 1), Point(1.0 / 3, 2), to: Point(3, 1e-9))
    path.close()
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.pixels[1] = 0xFF00_0000
    let square = Rect(x: 0, y: 0.5, width: 1, height: 2)
    return DisplayList([
      .pushClip(path),
      .beginLayer(Layer(opacity: 51)),
      .fill(path, RGBA(10, 132, 255)),
      .image(bitmap, square),
      .endLayer,
      .popClip,
      .template(bitmap, square, RGBA(0, 0, 0, 128)),
      .text("A \"b\"", Font(weight: .medium, size: 10.5), baseline: Point(4, 5), RGBA(1, 2, 3)),
      .backdrop(
        .rectangle(square),
        BackdropFilter(radius: 20, saturation: 1.8, tint: RGBA(247, 247, 247, 240))
      ),
      .picture(
        Picture(
          DisplayList([.fill(.rectangle(square), RGBA(0, 0, 0))]),
          size: Size(width: 1, height: 2.5),
          scale: 2,
          background: RGBA(255, 255, 255)
        ),
        square
      ),
    ])
  }

  @Test func `a list prints one line for each command`() {
    #expect(
      list.description == """
        clip M 1 2 L 3.5 -0.25 C 1 1 0.333 2 3 0 Z
          layer opacity 51
            fill #0A84FF M 1 2 L 3.5 -0.25 C 1 1 0.333 2 3 0 Z
            image 2x1 BB27D998 in 0 0.5 1 2
          end layer
        end clip
        template 2x1 BB27D998 in 0 0.5 1 2 #00000080
        text "A \\"b\\"" medium 10.5 at 4 5 #010203
        backdrop blur 20 saturation 1.8 tint #F7F7F7F0 M 0 0.5 L 1 0.5 L 1 2.5 L 0 2.5 Z
        picture 1 2.5 at 2 in 0 0.5 1 2 on #FFFFFF
          fill #000000 M 0 0.5 L 1 0.5 L 1 2.5 L 0 2.5 Z
        end picture
        """
    )
  }

  @Test func `a changed pixel changes the text`() {
    var bitmap = Bitmap(width: 1, height: 1)
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    let before = DisplayList([.image(bitmap, rect)]).description
    bitmap.pixels[0] = 1 << 24
    #expect(DisplayList([.image(bitmap, rect)]).description != before)
  }

  /// A list of shapes, clips, layers and images, without text, since the typeface may change.
  private var reference: DisplayList {
    var commands: [DisplayList.Command] = []
    var bitmap = Bitmap(width: 7, height: 5)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = UInt32(index * 7 + 3) << 24 | 3 }
    for index in 0..<12 {
      let place = Double(index) * 4.77
      let color = RGBA(UInt8(index * 20), 99, 201, UInt8(255 - index * 13))
      commands += [
        .pushClip(.ellipse(in: Rect(x: place / 3, y: 1.3, width: 47.7, height: 38.1))),
        .beginLayer(Layer(opacity: UInt8(120 + index * 9))),
        .fill(.circle(center: Point(place, 20 + place / 7), radius: 11.13), color),
        .image(bitmap, Rect(x: place, y: place / 2, width: 13.7, height: 5.1)),
        .endLayer,
        .popClip,
      ]
    }
    return DisplayList(commands)
  }

  @Test(arguments: [1, 2, 3])
  func `a picture has the same bytes on every machine`(scale: Int) {
    let bitmap = reference.rendered(
      size: Size(width: 64, height: 40),
      scale: scale,
      background: RGBA(250, 250, 250)
    )
    // These hashes were recorded once. They change only if pictures are drawn or encoded
    // differently.
    let pixels: [Int: UInt64] = [
      1: 3_306_570_231_258_904_219,
      2: 1_263_147_780_243_556_437,
      3: 16_097_336_527_588_132_226,
    ]
    let files: [Int: UInt64] = [
      1: 11_954_716_936_946_850_492,
      2: 11_140_213_498_384_163_051,
      3: 16_611_826_381_731_939_808,
    ]
    #expect(hash(bitmap.pixels.map(UInt64.init)) == pixels[scale])
    #expect(hash(bitmap.png().map(UInt64.init)) == files[scale])
  }

  /// Returns an FNV-1a hash of the values.
  private func hash(_ values: [UInt64]) -> UInt64 {
    values.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 }
  }
}
