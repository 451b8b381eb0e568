import TabRaster
import Testing

struct BackdropTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000

  private func rows(_ bitmap: Bitmap) -> [[UInt32]] {
    (0..<bitmap.height).map { Array(bitmap.pixels[$0 * bitmap.width..<($0 + 1) * bitmap.width]) }
  }

  private func square(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  private func filter(
    radius: Double = 0,
    saturation: Double = 1,
    tint: RGBA = RGBA(0, 0, 0, 0)
  ) -> BackdropFilter {
    BackdropFilter(radius: radius, saturation: saturation, tint: tint)
  }

  /// Returns the premultiplied pixel of a color after a filter.
  private func filtered(_ color: RGBA, _ filter: BackdropFilter) -> UInt32 {
    DisplayList([.backdrop(square(0, 0, 1, 1), filter)])
      .rendered(size: Size(width: 1, height: 1), scale: 1, background: color).pixels[0]
  }

  // MARK: - Colors

  @Test(arguments: [
    (RGBA(200, 100, 100), 0.0, RGBA(121, 121, 121)),
    (RGBA(200, 100, 100), 0.5, RGBA(161, 111, 111)),
    (RGBA(200, 100, 100), 1.0, RGBA(200, 100, 100)), (RGBA(200, 100, 100), 1.8, RGBA(255, 83, 83)),
    (RGBA(90, 120, 60), 1.8, RGBA(75, 129, 21)), (RGBA(0, 0, 255), 1.8, RGBA(0, 0, 255)),
    (RGBA(255, 0, 0), 0.0, RGBA(54, 54, 54)), (RGBA(0, 255, 0), 0.0, RGBA(182, 182, 182)),
    (RGBA(0, 0, 255), 0.0, RGBA(18, 18, 18)), (RGBA(77, 77, 77), 16.0, RGBA(77, 77, 77)),
  ])
  func `saturation moves colors away from their luma`(color: RGBA, saturation: Double, to: RGBA) {
    let expected = Bitmap.of(to)
    #expect(filtered(color, filter(saturation: saturation)) == expected)
  }

  @Test(arguments: [
    (RGBA(255, 255, 255), RGBA(247, 247, 247, 240), RGBA(247, 247, 247)),
    (RGBA(0, 0, 0), RGBA(29, 29, 29, 240), RGBA(27, 27, 27)),
    (RGBA(10, 20, 30), RGBA(1, 2, 3), RGBA(1, 2, 3)),
    (RGBA(255, 255, 255, 0), RGBA(255, 0, 0, 128), RGBA(255, 0, 0, 128)),
  ])
  func `the tint lies over the picture`(color: RGBA, tint: RGBA, result: RGBA) {
    #expect(filtered(color, filter(tint: tint)) == Bitmap.of(result))
  }

  @Test func `no color component exceeds its alpha`() {
    let pixel = filtered(RGBA(255, 0, 0, 100), filter(saturation: 16))
    #expect(pixel == 0x6464_0000)
  }

  // The luma of (200, 100, 50) is 118; half of the offset is added to a pixel of opacity 0.5.
  @Test(
    arguments: [
      (RGBA(200, 100, 50), ColorMatrix(scale: 1, offset: .zero), 0xFFC8_6432),
      (RGBA(200, 100, 50), ColorMatrix(scale: 0.5, offset: SIMD3(0.2, -0.2, 1)), 0xFF97_00FF),
      (RGBA(200, 100, 50), ColorMatrix(scale: 1, luma: -1, offset: .zero), 0xFF52_0000),
      (RGBA(200, 100, 50, 128), ColorMatrix(scale: 0, offset: SIMD3(1, 0.5, 0)), 0x8080_4000),
      (
        RGBA(200, 100, 50),
        ColorMatrix(red: [0, 1, 0], green: [0, 0, 1], blue: [1, 0, 0], offset: .zero), 0xFF64_32C8
      ),
      (RGBA(200, 100, 50), ColorMatrix(scale: 0, offset: SIMD3(1e9, -1e9, 0)), 0xFFFF_0000),
    ] as [(RGBA, ColorMatrix, UInt32)]
  )
  func `a matrix maps colors and keeps their alpha`(
    color: RGBA,
    matrix: ColorMatrix,
    result: UInt32
  ) {
    #expect(filtered(color, BackdropFilter(matrix: matrix)) == result)
  }

  @Test func `a matrix gives colors between 0 and 1`() {
    let matrix = ColorMatrix(scale: 2, luma: -1, offset: SIMD3(0, 0.5, 0))
    #expect(matrix(SIMD3(1, 1, 0.2)) == SIMD3(1, 1, 0))
  }

  // MARK: - Place

  @Test func `nothing outside of the path is seen or changed`() {
    let list = DisplayList([
      .fill(square(0, 0, 4, 1), RGBA(0, 0, 0)),
      .backdrop(square(4, 0, 4, 1), filter(radius: 3)),
    ])
    let picture = list.rendered(
      size: Size(width: 8, height: 1),
      scale: 1,
      background: RGBA(255, 255, 255)
    )
    #expect(rows(picture) == [[black, black, black, black, white, white, white, white]])
  }

  @Test(
    arguments: [1.0, 7, 14, 30],
    [RGBA(255, 255, 255), RGBA(7, 250, 131), RGBA(90, 40, 10, 99)]
  )
  func `what has one color comes out as it does far from another`(radius: Double, color: RGBA) {
    func picture(_ other: RGBA) -> [[UInt32]] {
      let list = DisplayList([
        .fill(square(0, 0, 1, 9), other),
        .backdrop(square(0, 0, 500, 9), filter(radius: radius, saturation: 1.8)),
      ])
      return rows(list.rendered(size: Size(width: 500, height: 9), scale: 1, background: color))
    }
    let flat = picture(RGBA(0, 0, 0, 0))
    #expect(Set(flat.joined()).count == 1)
    #expect(picture(RGBA(0, 0, 0)).map { $0[499] } == flat.map { $0[499] })
  }

  @Test func `a pixel partly inside is replaced in part`() {
    let list = DisplayList([
      .backdrop(square(0.5, 0, 1, 1), filter(tint: RGBA(0, 0, 0)))
    ])
    let picture = list.rendered(
      size: Size(width: 2, height: 1),
      scale: 1,
      background: RGBA(255, 255, 255)
    )
    #expect(rows(picture) == [[0xFF7F_7F7F, 0xFF7F_7F7F]])
  }

  @Test func `clips limit what is replaced, not what is seen`() {
    let list = DisplayList([
      .fill(square(0, 0, 1, 1), RGBA(0, 0, 0)),
      .pushClip(square(1, 0, 1, 1)),
      .backdrop(square(0, 0, 3, 1), filter(radius: 200)),
      .popClip,
    ])
    let picture = list.rendered(
      size: Size(width: 3, height: 1),
      scale: 1,
      background: RGBA(255, 255, 255)
    )
    #expect(rows(picture) == [[black, 0xFFAA_AAAA, white]])
  }

  @Test func `in a group only the group is seen`() {
    let list = DisplayList([
      .beginLayer(Layer(opacity: 255)),
      .backdrop(square(0, 0, 1, 1), filter(radius: 2, tint: RGBA(0, 0, 0, 51))),
      .endLayer,
    ])
    let picture = list.rendered(
      size: Size(width: 1, height: 1),
      scale: 1,
      background: RGBA(255, 0, 0)
    )
    #expect(rows(picture) == [[0xFFCC_0000]])
  }

  @Test(arguments: [
    Rect(x: 5, y: 0, width: 2, height: 2), Rect(x: 0, y: -3, width: 2, height: 2),
    Rect(x: 0, y: 0, width: 0, height: 2), Rect(x: .nan, y: 0, width: 2, height: 2),
    Rect(x: 0, y: 0, width: .infinity, height: 2),
  ])
  func `a path without a place in the picture changes nothing`(rect: Rect) {
    let list = DisplayList([.backdrop(.rectangle(rect), filter(tint: RGBA(0, 0, 0)))])
    let picture = list.rendered(
      size: Size(width: 2, height: 2),
      scale: 1,
      background: RGBA(255, 255, 255)
    )
    #expect(Set(picture.pixels) == [white])
  }

  // MARK: - Bands

  @Test func `eight bands blur the same pixels as one`() {
    var commands: [DisplayList.Command] = []
    for index in 0..<12 {
      let color = RGBA(UInt8(index * 20), UInt8(255 - index * 17), 90, 220)
      let place = Double(index) * 6.3
      commands.append(.fill(.circle(center: Point(place, 78 - place), radius: 9.7), color))
    }
    // The second backdrop blurs rows that the first backdrop changes.
    commands += [
      .backdrop(
        .circle(center: Point(40, 30), radius: 27.3),
        filter(radius: 5, saturation: 1.8, tint: RGBA(255, 255, 255, 60))
      ),
      .backdrop(
        .rectangle(Rect(x: 3, y: 50, width: 70, height: 20.5)),
        filter(radius: 20, saturation: 1.8, tint: RGBA(0, 0, 0, 60))
      ),
      .fill(.circle(center: Point(20, 60), radius: 4), RGBA(255, 0, 0)),
    ]
    let list = DisplayList(commands)
    let size = Size(width: 80, height: 80)
    let whole = list.rendered(size: size, scale: 2, background: RGBA(255, 255, 255))
    for count in [1, 2, 7, 8] {
      let bands = list.rendered(
        size: size,
        scale: 2,
        background: RGBA(255, 255, 255),
        bands: count
      )
      #expect(bands == whole)
    }
    // The hash was recorded once and is the same in debug and release builds and on every machine.
    let hash = whole.pixels.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    #expect(hash == 3_890_228_534_074_446_394)
  }

  // MARK: - Limits

  @Test func `a filter that can't be drawn is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = BackdropFilter(radius: -1, saturation: 1, tint: RGBA(0, 0, 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = BackdropFilter(radius: 1, saturation: 17, tint: RGBA(0, 0, 0))
    }
  }

  // Transforms can enlarge any radius, so it is limited where it is drawn.
  @Test func `a blur counts as 256 pixels where it would be wider`() {
    func picture(radius: Double) -> Bitmap {
      let path = Path.rectangle(Rect(x: 0, y: 0, width: 300, height: 1))
      let filter = BackdropFilter(radius: radius, saturation: 1, tint: RGBA(0, 0, 0, 0))
      let half = Path.rectangle(Rect(x: 0, y: 0, width: 90, height: 1))
      return DisplayList([.fill(half, RGBA(255, 0, 0)), .backdrop(path, filter)])
        .rendered(size: Size(width: 300, height: 1), scale: 2)
    }
    #expect(picture(radius: 1_000) == picture(radius: 128))
    #expect(picture(radius: 128) != picture(radius: 64))
  }
}

extension Bitmap {
  /// Returns the premultiplied pixel of a color.
  fileprivate static func of(_ color: RGBA) -> UInt32 {
    DisplayList([]).rendered(size: Size(width: 1, height: 1), scale: 1, background: color).pixels[0]
  }
}
