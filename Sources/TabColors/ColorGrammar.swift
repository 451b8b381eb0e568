/// The syntax of a color function of CSS Color 4: its channels and their color space.
package struct ColorGrammar: Hashable, Sendable {
  /// The text up to the first channel, such as `oklch(` or `color(srgb `.
  package let start: String
  package let space: ColorSpace
  package let channels: [ColorChannel]

  /// Three valid channels, separated by spaces.
  package let example: String

  /// Whether commas may separate the channels: the legacy syntax of CSS Color 4.
  package fileprivate(set) var allowsCommas = false

  package func exampleText(isTranslucent: Bool = false, hasCommas: Bool = false) -> String {
    let channels = hasCommas ? example.split(separator: " ").joined(separator: ", ") : example
    return start + channels + (isTranslucent ? " / 50%)" : ")")
  }
}

extension ColorGrammar {
  /// The functions by name, without `color()`.
  package static let functions: [(name: String, grammar: ColorGrammar)] = [
    ("rgb", rgb), ("rgba", rgb), ("p3", p3), ("oklch", oklch), ("oklab", oklab), ("hsl", hsl),
    ("hsla", hsl), ("hwb", hwb), ("lab", lab), ("lch", lch),
  ]

  /// The function whose first argument names the color space.
  static let anySpace = "color"

  package static let names = functions.map(\.name) + [anySpace]

  /// The color spaces that `color()` supports.
  package static let spaces: [ColorSpace] = [
    .sRGB, .linearSRGB, .displayP3, .a98, .proPhoto, .rec2020, .xyz, .xyzD65, .xyzD50,
  ]

  /// Returns the syntax of `color()` after the name of the color space.
  package static func color(_ space: ColorSpace) -> ColorGrammar {
    let isXYZ = [.xyz, .xyzD65, .xyzD50].contains(space)
    return ColorGrammar(
      start: "color(\(space.rawValue) ",
      space: space,
      channels: isXYZ
        ? ["x", "y", "z"].map { .amount($0, in: 0...2, fullScale: 1) }
        : ["red", "green", "blue"].map { .part($0, of: 1) },
      example: isXYZ ? "0.15 0.14 0.6" : "0 0.4 0.8"
    )
  }

  package static let rgb = ColorGrammar(
    start: "rgb(",
    space: .sRGB,
    channels: ["red", "green", "blue"].map { .part($0, of: 255) },
    example: "0 102 204",
    allowsCommas: true
  )
  package static let p3 = ColorGrammar(
    start: "p3(",
    space: .displayP3,
    channels: ["red", "green", "blue"].map { .part($0, of: 1) },
    example: "0 0.4 0.8"
  )
  package static let hsl = ColorGrammar(
    start: "hsl(",
    space: .hsl,
    channels: [.hue, .part("saturation", of: 100), .part("lightness", of: 100)],
    example: "210 100% 40%",
    allowsCommas: true
  )
  package static let hwb = ColorGrammar(
    start: "hwb(",
    space: .hwb,
    channels: [.hue, .part("whiteness", of: 100), .part("blackness", of: 100)],
    example: "210 0% 20%"
  )
  package static let lab = ColorGrammar(
    start: "lab(",
    space: .lab,
    channels: [
      .amount("lightness", in: 0...100, fullScale: 100),
      .amount("a", in: -160...160, fullScale: 125),
      .amount("b", in: -160...160, fullScale: 125),
    ],
    example: "44 10 -58"
  )
  package static let lch = ColorGrammar(
    start: "lch(",
    space: .lch,
    channels: [
      .amount("lightness", in: 0...100, fullScale: 100),
      .amount("chroma", in: 0...225, fullScale: 150),
      .hue,
    ],
    example: "44 59 280"
  )
  package static let oklab = ColorGrammar(
    start: "oklab(",
    space: .oklab,
    channels: [
      .amount("lightness", in: 0...1, fullScale: 1), .amount("a", in: -0.5...0.5, fullScale: 0.4),
      .amount("b", in: -0.5...0.5, fullScale: 0.4),
    ],
    example: "0.65 -0.02 -0.18"
  )
  package static let oklch = ColorGrammar(
    start: "oklch(",
    space: .oklch,
    channels: [
      .amount("lightness", in: 0...1, fullScale: 1), .amount("chroma", in: 0...0.5, fullScale: 0.4),
      .hue,
    ],
    example: "0.65 0.18 264"
  )
}
