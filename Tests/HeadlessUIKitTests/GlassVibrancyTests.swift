import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of the matrices of items on glass, against figures from pictures and from running systems.
struct GlassVibrancyTests {
  /// A color that was read, and the color by the matrices.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var matrix: ColorMatrix
    var below: RGBA
    var expected: RGBA

    init(_ name: String, _ matrix: ColorMatrix, over below: RGBA, _ expected: RGBA) {
      testDescription = name
      self.matrix = matrix
      self.below = below
      self.expected = expected
    }
  }

  static func selected(
    _ tint: RGBA,
    isDark: Bool = false,
    on generation: GlassVibrancy.Generation = .ios26
  ) -> ColorMatrix {
    GlassVibrancy.selected(tint.components, isDark: isDark, on: generation).value
  }

  static let pink = RGBA(255, 45, 85)
  static let lightBlue = RGBA(0, 136, 255)
  static let white = RGBA(255, 255, 255)

  @Test(arguments: [
    Example(
      "pink over a blue pill, measured",
      selected(pink),
      over: RGBA(147, 195, 219),
      RGBA(201, 16, 67)
    ),
    Example(
      "the default tint in light, over the pill of a white page, one source",
      selected(lightBlue),
      over: RGBA(236, 236, 236),
      RGBA(0, 124, 243)
    ),
    Example(
      "the default tint in dark, over the pill of a black page, one source",
      selected(RGBA(0, 145, 255), isDark: true),
      over: RGBA(53, 53, 53),
      RGBA(27, 172, 255)
    ),
    Example(
      "any tint in light over white",
      selected(RGBA(187, 59, 226)),
      over: white,
      RGBA(187, 59, 226)
    ),
    Example(
      "not selected over a blue platter, measured",
      GlassVibrancy.lightUnselected.value,
      over: RGBA(175, 220, 239),
      RGBA(0, 29, 47)
    ),
    Example(
      "not selected over white",
      GlassVibrancy.lightUnselected.value,
      over: white,
      RGBA(26, 26, 26)
    ),
    Example(
      "not selected over the platter of a white page, measured",
      GlassVibrancy.lightUnselected.value,
      over: RGBA(250, 250, 250),
      RGBA(25, 25, 25)
    ),
    Example(
      "any tint in light over white, iOS 27",
      selected(RGBA(187, 59, 226), on: .ios27),
      over: white,
      RGBA(187, 59, 226)
    ),
  ])
  func `gives items on glass the measured colors`(example: Example) {
    let drawn = example.drawn
    #expect(difference(drawn, example.expected) <= 2, "\(drawn)")
  }

  // Known deviations, each listed in FIDELITY.md.
  @Test(arguments: [
    Example(
      "not selected in dark, a picture with plain white",
      GlassVibrancy.darkUnselected.value,
      over: RGBA(17, 21, 31),
      white
    ),
    Example(
      "purple over the pill of a dark page, four pictures of one app",
      selected(RGBA(187, 59, 226), isDark: true),
      over: RGBA(51, 55, 66),
      RGBA(187, 59, 226)
    ),
  ])
  func `differs from figures that a later source contradicts`(example: Example) {
    #expect(difference(example.drawn, example.expected) > 2, "\(example.drawn)")
  }

  // Read from a running iOS 26 in dark, to three decimals.
  @Test func `is the matrix that was read from iOS 26 in dark`() {
    let matrix = GlassVibrancy.darkUnselected.value
    let rows = [
      (matrix.red, SIMD3(0.798, -0.680, -0.069)), (matrix.green, SIMD3(-0.202, 0.321, -0.069)),
      (matrix.blue, SIMD3(-0.202, -0.679, 0.931)), (matrix.offset, SIMD3(0.95, 0.95, 0.95)),
    ]
    for (row, read) in rows { #expect(isClose(row, read), "\(row)") }
    let selected = GlassVibrancy.selected(SIMD3(0, 0.569, 1), isDark: true, on: .ios26).value
    #expect(selected.red == SIMD3(0.5, 0, 0))
    #expect(selected.offset == SIMD3(0, 0.569, 1))
  }

  // The closed forms for three contents below: black, white, and the tint itself.
  @Test func `is the closed form of iOS 27 in dark`() {
    let tint = SIMD3(0.8, 0.4, 0.2)
    let matrix = GlassVibrancy.selected(tint, isDark: true, on: .ios27).value
    // e is 0.5 × 0.2 ÷ 0.8, and t · t is 0.84.
    let common = 0.375 / 0.84 * tint
    #expect(isClose(matrix.red, SIMD3(0.125 + common.x, common.y, common.z)))
    #expect(isClose(matrix.green - matrix.red, SIMD3(-0.125, 0.125, 0)))
    #expect(isClose(matrix.blue - matrix.red, SIMD3(-0.125, 0, 0.125)))
    #expect(matrix.offset == tint)
  }

  @Test func `is the closed form of iOS 27 in light`() {
    let tint = SIMD3(0.8, 0.4, 0.2)
    let matrix = GlassVibrancy.selected(tint, isDark: false, on: .ios27).value
    // d is 0.2, 0.6, 0.8 and d · d 1.04; c is 0.3 × 0.375 ÷ 1.04, α is 1 − 0.125 − 1.6 c.
    let c = 0.1125 / 1.04
    #expect(isClose(matrix.red, SIMD3(0.125 + 1.8 * c * 0.2, 1.8 * c * 0.6, 1.8 * c * 0.8)))
    #expect(isClose(matrix.green, SIMD3(1.4 * c * 0.2, 0.125 + 1.4 * c * 0.6, 1.4 * c * 0.8)))
    let rest = 0.875 - 1.6 * c
    #expect(isClose(matrix.offset, rest * (1 + tint) - 1 + 0.125 * tint))
    #expect(isClose(matrix(SIMD3(1, 1, 1)), tint))
  }

  @Test(arguments: [0.0, 0.3, 1])
  func `is the closed form of iOS 27 for grays, in light and dark`(gray: Double) {
    let tint = SIMD3(repeating: gray)
    let light = GlassVibrancy.selected(tint, isDark: false, on: .ios27).value
    #expect(light == GlassVibrancy.selected(tint, isDark: true, on: .ios27).value)
    let divisor = 1 + 0.05 * gray * (1 - gray)
    #expect(isClose(light.red, SIMD3(0.3125 / divisor, 0, 0)))
    #expect(isClose(light.offset, SIMD3(repeating: (1.1875 * gray - 0.25) / divisor)))
  }

  private func isClose(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Bool {
    let distances = first - second
    return max(distances.max(), -distances.min()) < 0.0011
  }
}

extension GlassVibrancyTests.Example {
  /// The color that the matrix gives over the content below.
  var drawn: RGBA {
    let whole = Path.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))
    let pixel = DisplayList([
      .beginLayer(Layer(effect: .vibrancy(BackdropFilter(matrix: matrix)))),
      .fill(whole, RGBA(0, 0, 0)), .endLayer,
    ]).rendered(size: Size(width: 1, height: 1), scale: 1, background: below).pixels[0]
    return RGBA(UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF))
  }
}

extension RGBA {
  fileprivate var components: SIMD3<Double> {
    SIMD3(Double(red), Double(green), Double(blue)) / 255
  }
}
