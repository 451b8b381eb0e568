import Testing

@testable import TabRaster

/// Tests of layers, their effects, and choices that depend on the picture behind.
struct LayerTests {
  private let white = RGBA(255, 255, 255)
  private let black = RGBA(0, 0, 0)
  private let size = Size(width: 40, height: 30)

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  private func gray(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap.pixels[y * bitmap.width + x] & 0xFF)
  }

  // MARK: - Bounds

  private func bounds(_ commands: [DisplayList.Command], scale: Double = 2) -> ListBounds {
    ListBounds(
      commands,
      transform: .scale(scale),
      picture: PixelBounds(columns: 0..<80, rows: 0..<60)
    )
  }

  @Test func `a layer is as large as what it holds, clips counted`() {
    let bounds = bounds([
      .pushClip(rectangle(0, 0, 1, 1)),
      .beginLayer(Layer(opacity: 9)),
      .fill(rectangle(1, 2, 3, 4), black),
      .pushClip(rectangle(20, 0, 2, 2)),
      .fill(rectangle(10, 0, 30, 30), black),
      .popClip,
      .beginLayer(Layer(opacity: 9)),
      .fill(.circle(center: Point(35, 25), radius: 1.2), black),
      .endLayer,
      .endLayer,
      .popClip,
    ])
    #expect(bounds.layers[6] == PixelBounds(columns: 67..<73, rows: 47..<53))
    #expect(bounds.layers[1] == PixelBounds(columns: 2..<73, rows: 0..<53))
    #expect(bounds.bounds == PixelBounds(columns: 2..<2, rows: 0..<2))
  }

  @Test func `a layer with a shadow has room for its blur`() throws {
    let shadow = Shadow(offset: Point(3, -1), radius: 2, color: black)
    let bounds = bounds([
      .beginLayer(Layer(effect: .shadow(shadow))), .fill(rectangle(10, 10, 5, 5), black), .endLayer,
    ])
    let margin = GaussianBlur(sigma: 4).margin
    let layer = try #require(bounds.layers[0])
    #expect(layer == PixelBounds(columns: 20..<30, rows: 20..<30).expanded(by: margin))
    #expect(bounds.bounds == layer.union(layer.moved(right: 6, down: -2)))
  }

  @Test func `rectangles of whole pixels clip without a mask`() {
    var canvas = Canvas(Surface(bounds: PixelBounds(columns: 0..<10, rows: 0..<10)))
    canvas.pushClip(rectangle(1, 2, 3, 4), transform: .identity)
    canvas.pushClip(rectangle(-5, 3, 8, 70), transform: .identity)
    #expect(canvas.clips.map { $0.mask == nil } == [true, true])
    #expect(canvas.visible == PixelBounds(columns: 1..<3, rows: 3..<6))
    canvas.pushClip(rectangle(1.5, 3, 1, 1), transform: .identity)
    #expect(canvas.clips.last?.bounds == PixelBounds(columns: 1..<3, rows: 3..<4))
    let mask = canvas.clips.last?.mask
    #expect(mask?.rows == 3..<4)
    #expect(mask?.spans.flatMap { $0.columns(in: 0..<10) } == [1, 2])
    canvas.pushClip(rectangle(20, 20, 1, 1), transform: .identity)
    #expect(canvas.visible.isEmpty)
  }

  // MARK: - Effects

  @Test func `a mask leaves what it covers of the layer around it, and all of what is below`() {
    let commands: [DisplayList.Command] = [
      .fill(rectangle(0, 0, 40, 5), white),
      .beginLayer(Layer()),
      .pushClip(rectangle(0, 0, 40, 20)),
      .fill(rectangle(0, 0, 40, 30), black),
      .beginLayer(Layer(opacity: 128, effect: .mask)),
      .fill(rectangle(10, 0, 10, 25), RGBA(255, 0, 0)),
      .fill(rectangle(20, 0, 10, 25), RGBA(255, 0, 0, 128)),
      .endLayer,
      .popClip,
      .endLayer,
    ]
    let picture = DisplayList(commands).rendered(size: size, scale: 1)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 40 + x] }
    #expect(pixel(9, 9) == 0 && pixel(30, 9) == 0 && pixel(15, 20) == 0)
    #expect(pixel(10, 19) == 0x8000_0000 && pixel(29, 19) == 0x4000_0000)
    #expect(pixel(9, 4) == 0xFFFF_FFFF && pixel(10, 4) == 0xFF7F_7F7F)
    #expect(DisplayList(commands).description.contains("layer opacity 128 mask"))
    let bounds = bounds(commands, scale: 1)
    #expect(bounds.layers[1] == PixelBounds(columns: 0..<40, rows: 0..<20))
    // Bands have the same pixels.
    let bands = [0..<7, 7..<20, 20..<30].map { rows in
      DisplayList(commands).rendered(size: size, scale: 1, rows: rows).pixels
    }
    #expect(ContiguousArray(bands.joined()) == picture.pixels)
  }

  @Test(arguments: [2.0, 2.5, 7, 12])
  func `a shadow alone is that of a shape that is drawn, too`(radius: Double) {
    let size = Size(width: 300, height: 60)
    let shape = Path.roundedRectangle(
      Rect(x: 30.3, y: 12.1, width: 61.7, height: 30.5),
      radius: 11
    )
    let hole = Path.rectangle(Rect(x: 170, y: 0, width: 200, height: 60))
    func drawn(_ isAlone: Bool) -> Bitmap {
      let shadow = Shadow(offset: Point(150, 3), radius: radius, color: black, isAlone: isAlone)
      return DisplayList([
        .pushClip(hole), .beginLayer(Layer(opacity: 200, effect: .shadow(shadow))),
        .fill(shape, black), .fill(shape, RGBA(0, 0, 0, 99)), .endLayer, .popClip,
      ])
      .rendered(size: size, scale: 3, background: white)
    }
    let (alone, both) = (drawn(true), drawn(false))
    let errors = zip(alone.pixels, both.pixels).map { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) }
    #expect((errors.max() ?? 255) <= 2)
    #expect(alone.pixels.contains { $0 & 0xFF < 0xC0 })
  }

  @Test func `a shadow lies below what casts it, moved and blurred`() {
    func picture(isAlone: Bool) -> Bitmap {
      let shadow = Shadow(offset: Point(4, 6), radius: 1, color: black, isAlone: isAlone)
      return DisplayList([
        .beginLayer(Layer(opacity: 128, effect: .shadow(shadow))),
        .fill(rectangle(10, 8, 10, 10), RGBA(0, 0, 255)),
        .endLayer,
      ]).rendered(size: size, scale: 1, background: white)
    }
    let both = picture(isAlone: false)
    // The middle of the shadow is half opaque, pixels far from it are white, and the shape is blue
    // at half opacity over white.
    #expect(abs(gray(both, 20, 21) - 127) <= 1)
    #expect(gray(both, 30, 5) == 255)
    #expect(both.pixels[10 * 40 + 11] == 0xFF7F_7FFF)
    // The shadow loses inside of its edge as much as it adds outside, within three standard
    // deviations.
    #expect(abs(255 - gray(both, 23, 19) + 255 - gray(both, 24, 19) - 128) <= 2)
    #expect(gray(both, 24, 19) > gray(both, 23, 19))
    #expect(gray(both, 27, 20) == 255)
    #expect(gray(picture(isAlone: true), 11, 10) == 255)
  }

  @Test func `a shadow shows where a clip leaves it, and only there`() {
    // The inner rectangle runs the other way, which makes it a hole.
    var ring = Path.rectangle(Rect(x: 3, y: 2, width: 30, height: 20))
    ring.append(
      .rectangle(Rect(x: 0, y: 9, width: 20, height: 8))
        .transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 30, ty: 0))
    )
    let shadow = Shadow(offset: Point(1, 2), radius: 3, color: RGBA(20, 30, 40, 200), isAlone: true)
    let cast: [DisplayList.Command] = [
      .beginLayer(Layer(opacity: 220, effect: .shadow(shadow))),
      .fill(.rectangle(Rect(x: 8, y: 6, width: 18, height: 12)), RGBA(0, 0, 0)),
      .endLayer,
    ]
    func pixels(_ commands: [DisplayList.Command]) -> ContiguousArray<UInt32> {
      DisplayList(commands)
        .rendered(size: Size(width: 36, height: 24), scale: 1, background: RGBA(200, 220, 240))
        .pixels
    }
    let (whole, clipped) = (pixels(cast), pixels([.pushClip(ring)] + cast + [.popClip]))
    let background = pixels([])
    for row in 0..<24 {
      for column in 0..<36 {
        let isInRing = (3..<33).contains(column) && (2..<22).contains(row)
        let isInHole = (10..<30).contains(column) && (9..<17).contains(row)
        let expected = isInRing && !isInHole ? whole : background
        #expect(clipped[row * 36 + column] == expected[row * 36 + column], "\(column), \(row)")
      }
    }
    #expect(whole != background)
  }

  /// A shadow without its shape, which begins far above the picture.
  private struct OneShadow {
    var cornerRadius = 5.0
    var color = RGBA(0, 0, 0)
    var radius = 2.0
    var down = 3.0
    var right = 0.0

    /// A shadow, and others that differ from it in one value each; those with another radius or a
    /// small move cover the same pixels.
    static let all = [
      OneShadow(), OneShadow(cornerRadius: 3), OneShadow(color: RGBA(0, 0, 0, 100)),
      OneShadow(radius: 2.05), OneShadow(right: 0.05), OneShadow(down: 9),
    ]

    /// Returns the picture; the layer with the shadow has one fill if `isAlone` is true, or else a
    /// second one that is empty.
    func drawn(isAlone: Bool) -> Bitmap {
      let shadow = Shadow(
        offset: Point(1, down),
        radius: radius,
        color: RGBA(10, 20, 30),
        isAlone: true
      )
      let path = Path.roundedRectangle(
        Rect(x: 8.2, y: -60, width: 24.1, height: 72),
        radius: cornerRadius
      )
      let fills = [DisplayList.Command.fill(path, color)] + (isAlone ? [] : [.fill(Path(), color)])
      let list = DisplayList([
        .group(
          .scale(1, thenMoveBy: Point(right, 0)),
          [.beginLayer(Layer(effect: .shadow(shadow)))] + fills + [.endLayer]
        )
      ])
      return Picture(
        list,
        size: Size(width: 40, height: 24),
        scale: 2,
        background: RGBA(250, 250, 250)
      )
      .drawn(rows: 0..<48)
    }
  }

  @Test func `a shadow that differs from one before in one thing is its own`() {
    let expected = OneShadow.all.map { $0.drawn(isAlone: false) }
    for (index, bitmap) in expected.enumerated() {
      #expect(!expected[..<index].contains(bitmap), "\(index)")
    }
    for _ in 0..<2 {
      for (shadow, expected) in zip(OneShadow.all, expected) {
        #expect(shadow.drawn(isAlone: true) == expected, "\(shadow)")
      }
    }
  }

  // The filter desaturates and darkens the pixels below the layer.
  @Test func `vibrancy shows what is below through a filter`() {
    let filter = BackdropFilter(radius: 0, saturation: 0, tint: RGBA(0, 0, 0, 51))
    let picture = DisplayList([
      .fill(rectangle(0, 0, 20, 30), RGBA(0, 255, 0)),
      .beginLayer(Layer(effect: .vibrancy(filter))),
      .fill(rectangle(10, 0, 10, 30), RGBA(255, 0, 0)),
      .fill(rectangle(20, 0, 10, 30), RGBA(0, 0, 0, 128)),
      .endLayer,
    ]).rendered(size: size, scale: 1, background: white)
    #expect(picture.pixels[5] == 0xFF00_FF00)
    // Green has the luma 182, of which four fifths remain.
    #expect(picture.pixels[15] == 0xFF92_9292)
    // The value is halfway from 255 to 204, since the layer is half opaque.
    #expect(picture.pixels[25] == 0xFFE5_E5E5)
    #expect(picture.pixels[35] == 0xFFFF_FFFF)
  }

  // Items on glass keep their opacity, even if the glass is nearly clear.
  @Test func `vibrancy by a matrix is as opaque as the layer`() {
    let filter = BackdropFilter(matrix: ColorMatrix(scale: 1, offset: SIMD3(0, 0.2, 0)))
    let picture = DisplayList([
      .fill(rectangle(0, 0, 20, 30), RGBA(255, 0, 0, 128)),
      .beginLayer(Layer(effect: .vibrancy(filter))),
      .fill(rectangle(10, 0, 20, 30), RGBA(0, 0, 0)),
      .endLayer,
    ]).rendered(size: size, scale: 1)
    #expect(picture.pixels[5] == 0x8080_0000)
    #expect(picture.pixels[15] == 0xFFFF_3300)
    #expect(picture.pixels[25] == 0xFF00_3300)
  }

  // MARK: - Choices

  private func choice(rect: Rect, clear isDark: Bool = false) -> DisplayList.Command {
    .onBackdrop(
      BackdropChoice(
        rect: rect,
        darkBelow: 0.5,
        isDarkOtherwise: isDark,
        light: [.fill(rectangle(0, 0, 1, 1), RGBA(255, 0, 0))],
        dark: [.fill(rectangle(0, 0, 1, 1), RGBA(0, 0, 255))]
      )
    )
  }

  @Test(
    arguments: [
      (RGBA(255, 255, 255), false, 0xFFFF_0000), (RGBA(0, 0, 0), false, 0xFF00_00FF),
      (RGBA(128, 128, 128), false, 0xFFFF_0000), (RGBA(127, 127, 127), false, 0xFF00_00FF),
      // Green counts as light; magenta counts as dark.
      (RGBA(0, 255, 0), false, 0xFFFF_0000), (RGBA(255, 0, 255), false, 0xFF00_00FF),
      (RGBA(0, 0, 0, 0), false, 0xFFFF_0000), (RGBA(255, 255, 255, 100), true, 0xFF00_00FF),
    ] as [(RGBA, Bool, UInt32)]
  )
  func `chooses by how light it is behind`(ground: RGBA, isDarkOtherwise: Bool, pixel: UInt32) {
    let rect = Rect(x: 0, y: 0, width: 4, height: 4)
    let picture = DisplayList([choice(rect: rect, clear: isDarkOtherwise)])
      .rendered(size: Size(width: 4, height: 4), scale: 1, background: ground)
    #expect(picture.pixels[0] == pixel)
  }

  // Between the two lightnesses, glass keeps the style that it has.
  @Test(
    arguments: [
      (127, false, 0xFF00_00FF), (127, true, 0xFF00_00FF), (128, false, 0xFFFF_0000),
      (128, true, 0xFF00_00FF), (152, false, 0xFFFF_0000), (152, true, 0xFF00_00FF),
      (153, false, 0xFFFF_0000), (153, true, 0xFFFF_0000),
    ] as [(UInt8, Bool, UInt32)]
  )
  func `chooses as asked between two lightnesses`(gray: UInt8, isDark: Bool, pixel: UInt32) {
    guard case .onBackdrop(var choice) = choice(rect: Rect(x: 0, y: 0, width: 4, height: 4))
    else { return }
    choice.lightFrom = 0.6
    choice.isDarkOtherwise = isDark
    let picture = DisplayList([.onBackdrop(choice)])
      .rendered(size: Size(width: 4, height: 4), scale: 1, background: RGBA(gray, gray, gray))
    #expect(picture.pixels[0] == pixel)
  }

  // The drawn pixel is in the first row, and the pixels that it depends on are in the last rows.
  @Test func `chooses the same in every band`() {
    let list = DisplayList([
      .fill(rectangle(0, 20, 40, 10), black),
      .backdrop(
        rectangle(0, 10, 40, 20),
        BackdropFilter(radius: 3, saturation: 1, tint: RGBA(0, 0, 0, 0))
      ),
      choice(rect: Rect(x: 0, y: 22, width: 40, height: 8)),
      .beginLayer(
        Layer(effect: .shadow(Shadow(offset: Point(2, 3), radius: 4, color: RGBA(9, 9, 9))))
      ),
      .fill(.circle(center: Point(20, 12), radius: 6.3), RGBA(200, 40, 40)),
      .endLayer,
    ])
    let whole = list.rendered(size: size, scale: 2, background: white)
    #expect(whole.pixels[0] == 0xFF00_00FF)
    for count in [2, 5, 8] {
      let bands = list.rendered(size: size, scale: 2, background: white, bands: count)
      #expect(bands == whole)
    }
  }

  @Test func `draws what reaches over every edge, in shadows of shadows`() {
    let soft = Shadow(offset: Point(1, 1), radius: 3, color: RGBA(0, 0, 0))
    let shadow = Layer(effect: .shadow(soft))
    let image = Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000])
    let list = DisplayList([
      .beginLayer(shadow), .beginLayer(shadow),
      .image(image, Rect(x: -9, y: -9, width: 28, height: 28)),
      .template(image, Rect(x: -9, y: -9, width: 28, height: 28), RGBA(255, 0, 0)),
      .endLayer, .endLayer,
    ])
    let picture = list.rendered(size: Size(width: 10, height: 10), scale: 1)
    #expect(Set(picture.pixels) == [0xFFFF_0000])
  }

  @Test func `prints both ways of a choice`() {
    let list = DisplayList([choice(rect: Rect(x: 1, y: 2, width: 3, height: 4))])
    #expect(
      list.description == """
        on light 1 2 3 4, dark below 0.5, else light
          fill #FF0000 M 0 0 L 1 0 L 1 1 L 0 1 Z
        on dark
          fill #0000FF M 0 0 L 1 0 L 1 1 L 0 1 Z
        end on
        """
    )
    #expect(list.overClear == [.fill(rectangle(0, 0, 1, 1), RGBA(255, 0, 0))])
  }
}
