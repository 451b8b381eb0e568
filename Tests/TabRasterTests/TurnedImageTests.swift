import TabRaster
import TabTestSupport
import Testing

struct TurnedImageTests {
  /// A bitmap of 3 by 2 pixels with different colors.
  private let bitmap = Bitmap(
    width: 3,
    height: 2,
    pixels: [0xFF11_0000, 0xFF22_0000, 0xFF33_0000, 0xFF44_0000, 0xFF55_0000, 0xFF66_0000]
  )

  private func drawn(
    _ commands: [DisplayList.Command],
    by transform: Transform,
    width: Double = 3,
    height: Double = 3,
    scale: Int = 1
  ) -> Bitmap {
    DisplayList([.group(transform, commands)])
      .rendered(size: Size(width: width, height: height), scale: scale)
  }

  // The expected red components were worked out by hand; no pixel is mixed with another.
  @Test(arguments: [
    (Transform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0), 2, [0x44, 0x11, 0x55, 0x22, 0x66, 0x33]),
    (Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 3), 2, [0x33, 0x66, 0x22, 0x55, 0x11, 0x44]),
    (Transform(a: -1, b: 0, c: 0, d: -1, tx: 3, ty: 2), 3, [0x66, 0x55, 0x44, 0x33, 0x22, 0x11]),
    (Transform(a: -1, b: 0, c: 0, d: 1, tx: 3, ty: 0), 3, [0x33, 0x22, 0x11, 0x66, 0x55, 0x44]),
    (Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2), 3, [0x44, 0x55, 0x66, 0x11, 0x22, 0x33]),
    (Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), 2, [0x11, 0x44, 0x22, 0x55, 0x33, 0x66]),
  ])
  func `keeps every pixel in quarter turns and mirrors`(
    transform: Transform,
    width: Int,
    reds: [UInt32]
  ) {
    let place = Rect(x: 0, y: 0, width: 3, height: 2)
    let picture = drawn(
      [.image(bitmap, place)],
      by: transform,
      width: Double(width),
      height: Double(6 / width)
    )
    #expect(picture.pixels.map { $0 >> 16 & 0xFF } == reds)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    let shape = drawn(
      [.template(bitmap, place, RGBA(0, 0, 255))],
      by: transform,
      width: Double(width),
      height: Double(6 / width)
    )
    #expect(Set(shape.pixels) == [0xFF00_00FF])
  }

  @Test func `turns nine parts as they are drawn upright`() {
    let parts = NineSlice(left: 1, top: 0, right: 1, bottom: 0, pixelsPerPoint: 1, middle: .tiled)
    let image = DisplayList.Command.image(bitmap, Rect(x: 0, y: 0, width: 7, height: 4), parts)
    let upright = drawn([image], by: .identity, width: 7, height: 4, scale: 2)
    let half = Transform(a: -1, b: 0, c: 0, d: -1, tx: 7, ty: 4)
    let turned = drawn([image], by: half, width: 7, height: 4, scale: 2)
    #expect(turned.pixels == ContiguousArray(upright.pixels.reversed()))
  }

  // The transform is a rotation, as 0.8² + 0.6² = 1, so the area of the square stays 100 pixels.
  @Test func `fills the turned square, one color staying one color`() {
    let gray = Bitmap(width: 1, height: 2, pixels: [0x8040_2010, 0x8040_2010])
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 10, ty: 3)
    let image = DisplayList.Command.image(gray, Rect(x: 0, y: 0, width: 10, height: 10))
    let square = DisplayList.Command.fill(
      .rectangle(Rect(x: 0, y: 0, width: 10, height: 10)),
      RGBA(0, 0, 0)
    )
    let picture = drawn([image], by: turn, width: 24, height: 24)
    let shape = drawn([square], by: turn, width: 24, height: 24)
    for (pixel, ink) in zip(picture.pixels, shape.pixels) {
      if ink >> 24 == 255 { #expect(pixel == 0x8040_2010) }
      if ink == 0 { #expect(pixel == 0) }
    }
    let area = shape.pixels.reduce(0) { $0 + Int($1 >> 24) }
    #expect(abs(area - 100 * 255) < 60)
  }

  @Test func `maps everything in a group, groups and layers too`() {
    let path = Path.rectangle(Rect(x: 1, y: 0, width: 2, height: 1))
    let inner: [DisplayList.Command] = [
      .beginLayer(
        Layer(effect: .shadow(Shadow(offset: Point(2, 0), radius: 0, color: RGBA(0, 255, 0))))
      ),
      .pushClip(path), .fill(path, RGBA(255, 0, 0)), .popClip, .endLayer,
    ]
    // A quarter turn makes the shadow's offset to the right an offset downward.
    let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    let picture = DisplayList([.group(.scale(2), [.group(quarter, inner)])])
      .rendered(size: Size(width: 2, height: 10), scale: 1)
    let rows = stride(from: 0, to: 20, by: 2).map { picture.pixels[$0] }
    #expect(rows[0..<2] == [0, 0])
    #expect(rows[2..<6].allSatisfy { $0 == 0xFFFF_0000 })
    #expect(rows[6..<10].allSatisfy { $0 == 0xFF00_FF00 })
    let list = DisplayList([.group(quarter, [.fill(path, RGBA(255, 0, 0))])])
    #expect(
      list.description == """
        group 0 1 -1 0 1 0
          fill #FF0000 M 1 0 L 3 0 L 3 1 L 1 1 Z
        end group
        """
    )
  }

  @Test func `draws bands with the bytes of the whole, whatever the map`() {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      func number() -> Double { Double.random(in: -2...2, using: &numbers) }
      let map = Transform(
        a: number(),
        b: number(),
        c: number(),
        d: number(),
        tx: 10 + 5 * number(),
        ty: 10 + 5 * number()
      )
      let shadow = Shadow(offset: Point(1, 2), radius: 1.5, color: RGBA(0, 0, 0, 128))
      let list = DisplayList([
        .group(
          map,
          [
            .beginLayer(Layer(opacity: 200, effect: .shadow(shadow))),
            .image(bitmap, Rect(x: -3, y: -2, width: 6, height: 4)), .endLayer,
            .backdrop(
              .rectangle(Rect(x: 0, y: 0, width: 4, height: 4)),
              BackdropFilter(radius: 2, saturation: 1.8, tint: RGBA(255, 255, 255, 40))
            ),
          ]
        )
      ])
      let size = Size(width: 20, height: 20)
      let whole = list.rendered(size: size, scale: 2, background: RGBA(9, 90, 200))
      for rows in [0..<13, 13..<40] {
        let band = list.rendered(size: size, scale: 2, background: RGBA(9, 90, 200), rows: rows)
        #expect(band.pixels[...] == whole.pixels[rows.lowerBound * 40..<rows.upperBound * 40])
      }
    }
  }

  @Test(arguments: [0, 1e-300, 1e9, 1e300, .infinity, .nan])
  func `draws something or nothing by every map`(figure: Double) {
    for map in [
      Transform(a: figure, b: 0.5, c: 0.5, d: 1, tx: 0, ty: 0),
      Transform(a: 0, b: figure, c: -figure, d: 0, tx: figure, ty: figure),
    ] {
      let shadow = Shadow(offset: Point(1, 2), radius: 2, color: RGBA(0, 0, 0))
      let list = DisplayList([
        .group(
          map,
          [
            .beginLayer(Layer(effect: .shadow(shadow))),
            .image(bitmap, Rect(x: 0, y: 0, width: 3, height: 2)), .endLayer,
            .backdrop(
              .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)),
              BackdropFilter(radius: 2, saturation: 1, tint: RGBA(0, 0, 0))
            ),
          ]
        )
      ])
      #expect(list.rendered(size: Size(width: 3, height: 3), scale: 3).width == 9)
    }
  }
}
