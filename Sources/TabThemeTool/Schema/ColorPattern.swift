import TabAppearance
import TabColors

/// A notation for colors as a regular expression of ECMA 262.
struct ColorPattern: Sendable {
  let summary: String
  let text: String

  static let all = [
    ColorPattern(
      summary: "Hexadecimal digits in sRGB: '#RGB', '#RGBA', '#RRGGBB' or '#RRGGBBAA'.",
      text: "^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
    ),
    ColorPattern(
      summary: "A color of an asset catalog by its name: 'asset:NAME'.",
      text: #"^asset:[\s\S]+$"#
    ),
    ColorPattern(
      summary: "A color of the theme by its name in 'colors': '{NAME}'.",
      text: #"^\{[\s\S]+\}$"#
    ),
    ColorPattern(
      "'rgb(R G B)': red, green and blue from 0 to 255 or in percent. '/ A' adds the opacity, as in every function.",
      start: anyCase("rgb") + #"[Aa]?\("#,
      grammar: .rgb
    ),
    ColorPattern(
      "'p3(R G B)' in Display P3, 'color(SPACE R G B)' in \(spaces(where: \.startsWithLight)): "
        + "red, green and blue from 0 to 1.",
      start: anyCase("p3") + #"\(|"# + start(of: \.startsWithLight),
      grammar: .p3
    ),
    ColorPattern(
      "'color(SPACE X Y Z)' in \(spaces(where: { !$0.startsWithLight })): X, Y and Z of CIE.",
      start: start(of: { !$0.startsWithLight }),
      grammar: .color(.xyz)
    ),
    ColorPattern(
      "'hsl(H S L)': hue in degrees, saturation and lightness in percent.",
      start: anyCase("hsl") + #"[Aa]?\("#,
      grammar: .hsl
    ),
    ColorPattern(
      "'hwb(H W B)': hue in degrees, whiteness and blackness in percent.",
      name: "hwb",
      grammar: .hwb
    ),
    ColorPattern(
      "'lab(L a b)': CIE Lab, lightness from 0 to 100, a and b.",
      name: "lab",
      grammar: .lab
    ),
    ColorPattern(
      "'lch(L C H)': CIE Lab, lightness from 0 to 100, chroma, hue in degrees.",
      name: "lch",
      grammar: .lch
    ),
    ColorPattern(
      "'oklab(L a b)': Oklab, lightness from 0 to 1, a and b.",
      name: "oklab",
      grammar: .oklab
    ),
    ColorPattern(
      "'oklch(L C H)': Oklab, lightness from 0 to 1, chroma, hue in degrees.",
      name: "oklch",
      grammar: .oklch
    ),
  ]
}

extension ColorPattern {
  private init(_ summary: String, name: String, grammar: ColorGrammar) {
    self.init(summary, start: Self.anyCase(name) + #"\("#, grammar: grammar)
  }

  private init(_ summary: String, start: String, grammar: ColorGrammar) {
    let syntaxes =
      [Self.spaced(grammar.channels)]
      + (grammar.allowsCommas
        ? [Self.number, Self.percentage].map { Self.commas(grammar.channels, by: $0) } : [])
    self.init(summary: summary, text: #"^(?:\#(start))(?:\#(syntaxes.joined(separator: "|")))\)$"#)
  }

  private static func spaced(_ channels: [ColorChannel]) -> String {
    let texts = channels.map { "(?:\(either($0))|\(none))" }
    return #"\s*"# + texts.joined(separator: #"\s+"#)
      + #"\s*(?:/\s*(?:\#(either(.alpha))|\#(none))\s*)?"#
  }

  private static func commas(
    _ channels: [ColorChannel],
    by pattern: (ColorChannel) -> String
  ) -> String {
    let texts = channels.map { #"\s*\#($0.isAngle ? angle : pattern($0))\s*"# }
    return texts.joined(separator: ",") + #"(?:,\s*(?:\#(either(.alpha)))\s*)?"#
  }

  private static func either(_ channel: ColorChannel) -> String {
    channel.isAngle ? angle : "\(number(channel))|\(percentage(channel))"
  }

  /// Returns the pattern of `color(` and the name of one of the color spaces that a closure
  /// includes.
  private static func start(of isIncluded: (ColorSpace) -> Bool) -> String {
    let names = ColorGrammar.spaces.filter(isIncluded).map { anyCase($0.rawValue) }
    return anyCase("color") + #"\(\s*(?:\#(names.joined(separator: "|")))\s"#
  }

  /// Returns the names of the color spaces that a closure includes, in quotes, for a summary.
  private static func spaces(where isIncluded: (ColorSpace) -> Bool) -> String {
    let names = ColorGrammar.spaces.filter(isIncluded).map { "'\($0.rawValue)'" }
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }

  private static func anyCase(_ name: String) -> String {
    name.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : "\($0)" }.joined()
  }
}

extension ColorSpace {
  /// Whether the components are red, green and blue.
  fileprivate var startsWithLight: Bool { ![.xyz, .xyzD65, .xyzD50].contains(self) }
}

extension ColorPattern {
  private static let none = "[Nn][Oo][Nn][Ee]"
  private static let anyNumber = #"[+-]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)"#
  private static let exponent = "[eE][+-]?[0-9]+"

  /// The pattern of an angle of any size.
  private static let angle =
    "\(anyNumber)(?:\(exponent))?(?:"
    + ["deg", "grad", "rad", "turn"].map(anyCase).joined(separator: "|") + ")?"

  private static func number(_ channel: ColorChannel) -> String { number(in: channel.range) }
  private static func percentage(_ channel: ColorChannel) -> String {
    number(in: channel.percentages) + "%"
  }

  /// Returns the pattern of the numbers in `0...x` or `-x...x`; numbers with an exponent are
  /// checked by the reader.
  private static func number(in range: ClosedRange<Double>) -> String {
    let last = range.upperBound
    let magnitude =
      last < 1
      ? fraction(to: last)
      : #"(?:\#(below(Int(last)))(?:\.[0-9]+)?|\.[0-9]+|\#(Int(last))(?:\.0+)?)"#
    let signed =
      range.lowerBound < 0 ? "[+-]?0*\(magnitude)" : #"\+?0*\#(magnitude)|-0*\.?0+"#
    return "(?:\(signed)|\(anyNumber)\(exponent))"
  }

  /// Returns the pattern of the numbers from 0 up to a limit below 1 with one decimal.
  private static func fraction(to last: Double) -> String {
    let tenths = Int((last * 10).rounded())
    return #"(?:0|0?\.(?:[0-\#(tenths - 1)][0-9]*|\#(tenths)0*))"#
  }

  /// Returns the pattern of the whole numbers from 0 and below a limit, without leading zeros.
  private static func below(_ end: Int) -> String {
    let digits = String(end).compactMap(\.wholeNumberValue)
    var choices = digits.count > 1 ? [repeated(upTo: digits.count - 1)] : []
    for (index, digit) in digits.enumerated() {
      let first = index == 0 && digits.count > 1 ? 1 : 0
      guard digit > first else { continue }
      let prefix = digits.prefix(index).map(String.init).joined()
      let set = digit - 1 == first ? "\(first)" : "[\(first)-\(digit - 1)]"
      choices.append(prefix + set + String(repeating: "[0-9]", count: digits.count - index - 1))
    }
    return "(?:\(choices.joined(separator: "|")))"
  }

  private static func repeated(upTo count: Int) -> String {
    count == 1 ? "[0-9]" : "[0-9]{1,\(count)}"
  }
}
