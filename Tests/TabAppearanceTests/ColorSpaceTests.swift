import Foundation
import TabAppearance
import TabColors
import TabTestSupport
import Testing

struct ColorSpaceTests {
  /// Returns the tolerance of the vectors, which have six digits; those of ProPhoto were computed
  /// from primaries rounded to four digits.
  private static func tolerance(of space: ColorSpace) -> Double {
    space == .proPhoto ? 2e-5 : 2e-6
  }

  /// The tolerance of gamut mapping, which stops at a difference of 1e-4 in chroma; programs that
  /// follow CSS Color 4 differ by 2e-5.
  private static let mappingTolerance = 3e-5

  @Test(arguments: ColorVector.all)
  func `converts into sRGB and Display P3`(vector: ColorVector) throws {
    let (color, space) = try vector.parsed
    let sRGB = ColorGamut.sRGB.components(of: color, in: space)
    let displayP3 = ColorGamut.displayP3.components(of: color, in: space)
    #expect(sRGB.distance(to: vector.sRGB) < Self.tolerance(of: space))
    #expect(displayP3.distance(to: vector.displayP3) < Self.tolerance(of: space))
    #expect(ColorGamut.contains(sRGB) == vector.isInSRGB)
    #expect(ColorGamut.contains(displayP3) == vector.isInDisplayP3)
  }

  @Test(arguments: ColorVector.all)
  func `maps what lies outside a gamut to its edge`(vector: ColorVector) throws {
    let (color, space) = try vector.parsed
    let xyz = space.xyz(of: color)
    let sRGB = ColorGamut.sRGB.mapped(xyz: xyz)
    let displayP3 = ColorGamut.displayP3.mapped(xyz: xyz)
    #expect(sRGB.distance(to: vector.mappedSRGB) < Self.mappingTolerance)
    #expect(displayP3.distance(to: vector.mappedDisplayP3) < Self.mappingTolerance)
    #expect((sRGB.components + displayP3.components).allSatisfy { (0...1).contains($0) })
  }

  @Test(arguments: ColorVector.all)
  func `a theme keeps a color in sRGB if it fits, else in Display P3`(vector: ColorVector) throws {
    let value = TabBarTheme.Color.Value(stringLiteral: vector.text)
    let isWritten = vector.text.hasPrefix("color(display-p3")
    // Converted components are kept with five digits.
    switch value {
    case .rgb(let color):
      #expect(vector.isInSRGB && !isWritten)
      let kept = ColorTriple(color.red, color.green, color.blue)
      #expect(kept.distance(to: vector.mappedSRGB) < 0.0005)
      #expect(kept.map { abs($0) } == kept)
    case .p3(let color):
      #expect(!vector.isInSRGB || isWritten)
      let kept = ColorTriple(color.red, color.green, color.blue)
      #expect(kept.distance(to: vector.mappedDisplayP3) < Self.mappingTolerance + 0.000006)
    default:
      Issue.record("not a color: \(value)")
    }
    #expect(TabBarTheme.Color.Value(stringLiteral: value.text) == value)
  }

  @Test func `grays stay gray to the last bit`() {
    for step in 0...100 {
      let gray = Double(step) / 100
      for (space, color) in [
        (ColorSpace.hsl, ColorTriple(50, 0, gray)), (.hwb, ColorTriple(200, gray, 1 - gray)),
      ] {
        let components = ColorGamut.sRGB.components(of: color, in: space)
        #expect(components.x == components.y && components.y == components.z)
      }
    }
  }

  @Test func `Oklch with the lightness of black or white is black or white`() {
    #expect(TabBarTheme.Color.Value("oklch(1 0.4 145)") == "#FFFFFF")
    #expect(TabBarTheme.Color.Value("oklch(0 0.4 145)") == "#000000")
    #expect(TabBarTheme.Color.Value("lab(100 80 80)") == "#FFFFFF")
  }

  /// Compares all bits, since values near a step of eight bits must be rounded alike on every
  /// machine.
  @Test func `converts to the same bits on every machine`() {
    var generator = SeededGenerator(seed: 4)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for space in ColorSpace.allCases {
      for _ in 0..<200 {
        let color = ColorTriple(
          Double.random(in: 0...1, using: &generator),
          Double.random(in: 0...0.5, using: &generator),
          Double.random(in: 0...1, using: &generator)
        )
        let results = [
          ColorGamut.sRGB.components(of: color, in: space),
          ColorGamut.displayP3.mapped(xyz: space.xyz(of: color)),
        ]
        for component in results.flatMap(\.components) {
          hash = (hash ^ component.bitPattern) &* 0x100_0000_01B3
        }
      }
    }
    #expect(hash == 17_473_928_224_854_204_246)
  }
}

extension ColorTriple {
  fileprivate func distance(to other: ColorTriple) -> Double {
    zip(components, other.components).map { abs($0 - $1) }.max() ?? 0
  }
}

extension ColorVector {
  /// The components in the units of the color space, parsed without the reader of themes.
  fileprivate var parsed: (ColorTriple, ColorSpace) {
    get throws {
      let words = text.split { " ()/".contains($0) }.map(String.init)
      let parts = words.first == "color" ? Array(words.dropFirst()) : words
      let space = try #require(ColorSpace(rawValue: parts[0]))
      let numbers = try parts[1...3].map { part in
        if part == "none" || part == "none%" { return 0.0 }
        return part.hasSuffix("%")
          ? try #require(Double(part.dropLast())) / 100 : try #require(Double(part))
      }
      return (ColorTriple(numbers[0], numbers[1], numbers[2]), space)
    }
  }
}
