import TabColors
import TabFiles

extension TokenEvaluator {
  func color(_ value: SourcedValue) -> TokenColor? {
    if let text = value.string { return color(text, at: value) }
    let members = members(
      of: value,
      .color,
      required: ["colorSpace", "components"],
      optional: ["alpha", "hex"]
    )
    guard let members else { return nil }
    let space = members["colorSpace"].flatMap { colorSpace($0) }
    let alpha = members["alpha"].map { self.alpha($0) } ?? 1
    let hex = members["hex"].map { self.hex($0) } ?? .some(nil)
    guard let space,
      let components = members["components"].flatMap({ self.components($0, of: space) }),
      let alpha, let hex
    else { return nil }
    let color = TokenColor(space: space, components: components, alpha: alpha, hex: hex)
    if let place = members["hex"] { compareHex(of: color, at: place) }
    return color
  }

  /// Reads a color in a notation of earlier drafts or of CSS, such as `#336699` or `hsl(210, 50%, 40%)`, which lenient
  /// mode accepts.
  private func color(_ text: String, at value: SourcedValue) -> TokenColor? {
    if let color = fadedColor(text, at: value) { return color }
    guard let color = TokenColor(lenient: text) else {
      reportText(text, at: value)
      return nil
    }
    var parts: [JSON.Member] = [
      .init("colorSpace", .string(color.space.rawValue)),
      .init("components", .array(color.components.map { .number(Self.short($0 ?? 0)) })),
    ]
    if color.alpha < 1 { parts.append(.init("alpha", .number(Self.short(color.alpha)))) }
    parts.append(.init("hex", .string(color.hex ?? "")))
    let written = JSON.object(parts).line
    let isTaken = allows(
      .color,
      "a color is an object, not \(value.noun)",
      at: value,
      fix: Fix("write \(written)", .replace(written))
    )
    return isTaken ? color : nil
  }

  /// Reports a text that is no color, with the mistake in it if lenient mode would accept it otherwise.
  private func reportText(_ text: String, at value: SourcedValue) {
    let isHex = problems.mode == .lenient && text.first == "#"
    let digits = text.dropFirst()
    if problems.mode == .lenient, TokenColor(hex: "#" + text) != nil {
      let message = "\(value.noun) isn't a color, which starts with '#'"
      reportValue(.color, message, at: value, fix: .write("#" + text))
    } else if isHex, let wrong = digits.first(where: { !$0.isASCII || !$0.isHexDigit }) {
      let problem =
        "\(value.noun) isn't a color: \(quoted(String(wrong))) isn't a hexadecimal digit"
      reportValue(.color, problem, at: value, fix: "write digits from 0 to F after '#'")
    } else if isHex {
      let message = "\(value.noun) isn't a color: it has \(counted(digits.count, "digit"))"
      reportValue(.color, message, at: value, fix: "write 3, 4, 6 or 8 digits after '#'")
    } else if problems.mode == .lenient, text.isColorFunction {
      let fix: Fix = "write it as in CSS, such as 'rgba(51, 102, 153, 0.5)' or 'oklch(0.5 0.1 200)'"
      reportValue(.color, "\(value.noun) isn't a color", at: value, fix: fix)
    } else {
      let message = "a color is an object with 'colorSpace' and 'components', not \(value.noun)"
      let fix: Fix? = text.contains("(") ? "write the color that this computes" : nil
      reportValue(.color, message, at: value, fix: fix)
    }
  }

  /// Rounds a component to four decimals, a fortieth of an 8-bit step, for a fix.
  private static func short(_ component: Double) -> Double {
    (component * 10_000).rounded() / 10_000
  }

  private func colorSpace(_ value: SourcedValue) -> ColorSpace? {
    guard let value = scalar(value) else { return nil }
    // The Color Module has `xyz-d65` and `xyz-d50`, but not CSS's short form `xyz`.
    let spaces = ColorSpace.allCases.filter { $0 != .xyz }
    if let space = spaces.first(where: { $0.rawValue == value.string }) { return space }
    let names = spaces.map(\.rawValue)
    let near = value.string.flatMap { problems.nearest(to: $0, in: names) }
    reportValue(
      .color,
      "there is no color space \(value.noun)",
      at: value,
      fix: near.map { .write($0) } ?? "write one of \(quotedList(names))"
    )
    return nil
  }

  /// Reads an opacity from 0 to 1; reports another value, and returns `nil`.
  func alpha(_ value: SourcedValue) -> Double? {
    guard let alpha = number(value, of: .color) else { return nil }
    if (0...1).contains(alpha) { return alpha }
    reportValue(.color, "'alpha' is from 0 to 1, not \(alpha)", at: value)
    return nil
  }

  /// Reads `hex`, the sRGB fallback; `nil` if it is invalid.
  private func hex(_ value: SourcedValue) -> String?? {
    guard let value = scalar(value) else { return nil }
    if let text = value.string, text.utf8.count == 7, TokenColor(hex: text) != nil { return text }
    reportValue(
      .color,
      "'hex' is '#' and six hexadecimal digits, not \(value.noun)",
      at: value,
      fix: "write it as in '#3366cc'; 'alpha' has the opacity"
    )
    return nil
  }

  /// Warns about a `hex` that differs from the components, whether these are clipped to sRGB or gamut-mapped.
  private func compareHex(of color: TokenColor, at value: SourcedValue) {
    guard let hex = color.hex.flatMap({ TokenColor(hex: $0) }) else { return }
    let written = hex.components.map { $0 ?? 0 }
    let candidates = [color.components(in: .sRGB), color.mapped(into: .sRGB)]
    // A difference of one 8-bit step can come from rounding.
    let isNear = candidates.contains { candidate in
      zip(candidate.components, written).allSatisfy { abs(min(1, max(0, $0)) - $1) < 1.5 / 255 }
    }
    if isNear { return }
    let meant = String(color.sRGBHex.prefix(7))
    let message =
      "'hex' is \(quoted(color.hex ?? "")), and the components are \(meant), which count"
    report(.color, message, as: .warning, at: value, fix: .write(meant))
  }
}

// MARK: - Components

extension TokenEvaluator {
  private func components(_ value: SourcedValue, of space: ColorSpace) -> [Double?]? {
    guard let value = scalar(value) else { return nil }
    guard let elements = elements(of: value), elements.count == 3 else {
      let message = "'components' is a list of three numbers for \(quoted(space.rawValue))"
      reportValue(.color, message, at: value)
      return nil
    }
    let components = zip(elements, space.componentRanges).map { component($0, $1, of: space) }
    let known = components.compactMap(\.self)
    return known.count == 3 ? known : nil
  }

  /// Reads a component: `.some(nil)` for `none`, and `nil` if it is invalid.
  private func component(
    _ value: SourcedValue,
    _ range: TokenComponentRange,
    of space: ColorSpace
  ) -> Double?? {
    guard let value = scalar(value) else { return nil }
    if value.string == "none" { return .some(nil) }
    guard case .number(let number) = value.value.kind else {
      let message = "a component is a number or 'none', not \(value.noun)"
      reportValue(.color, message, at: value, fix: value.numberFix)
      return nil
    }
    if range.contains(number) { return number }
    // Extended components are rarely above 1.5, so this is one of 8 bits.
    if range.upper == 1, (2...255).contains(number), [.sRGB, .displayP3].contains(space) {
      let written = "\(Self.short(number / 255))"
      reportValue(
        .color,
        "\(range.name) of \(quoted(space.rawValue)) is from 0 to 1, not \(number), which is from 0 to 255",
        at: value,
        fix: .write(bare: written)
      )
      return nil
    }
    let message = "\(range.name) of \(quoted(space.rawValue)) is \(range.words), not \(number)"
    // The Color Module limits XYZ to 0...1, but the Z of white is 1.09 under D65.
    if space == .xyzD65 || space == .xyzD50 {
      report(.color, message, as: .warning, at: value)
      return number
    }
    guard allows(.color, message, at: value) else { return nil }
    // Lenient mode accepts every number, and wraps hues into 0..<360.
    guard range.isHue else { return number }
    let hue = number.truncatingRemainder(dividingBy: 360)
    return hue < 0 ? hue + 360 : hue
  }
}

extension String {
  /// Whether the text begins as a color function of CSS does.
  fileprivate var isColorFunction: Bool {
    ColorFunction(self).map { ColorGrammar.names.contains($0.name) } ?? false
  }
}

/// The name and the valid range of a color component.
struct TokenComponentRange {
  let name: String
  var lower = -Double.infinity
  var upper = Double.infinity
  var isHue = false

  func contains(_ number: Double) -> Bool {
    number >= lower && (isHue ? number < upper : number <= upper)
  }

  var words: String {
    if isHue { return "from 0 up to, but not including, 360" }
    return upper.isInfinite ? "at least \(Int(lower))" : "from \(Int(lower)) to \(Int(upper))"
  }

  static func part(_ name: String, upTo upper: Double) -> Self {
    Self(name: name, lower: 0, upper: upper)
  }

  static let hue = Self(name: "the hue", lower: 0, upper: 360, isHue: true)
}

extension ColorSpace {
  /// The ranges of the three components in the Color Module, section 4.
  fileprivate var componentRanges: [TokenComponentRange] {
    let (a, b) = (TokenComponentRange(name: "a"), TokenComponentRange(name: "b"))
    let chroma = TokenComponentRange(name: "the chroma", lower: 0)
    switch self {
    case .hsl: return [.hue, .part("the saturation", upTo: 100), .part("the lightness", upTo: 100)]
    case .hwb: return [.hue, .part("the whiteness", upTo: 100), .part("the blackness", upTo: 100)]
    case .lab: return [.part("the lightness", upTo: 100), a, b]
    case .lch: return [.part("the lightness", upTo: 100), chroma, .hue]
    case .oklab: return [.part("the lightness", upTo: 1), a, b]
    case .oklch: return [.part("the lightness", upTo: 1), chroma, .hue]
    case .xyz, .xyzD65, .xyzD50:
      return [.part("X", upTo: 1), .part("Y", upTo: 1), .part("Z", upTo: 1)]
    default: return [.part("red", upTo: 1), .part("green", upTo: 1), .part("blue", upTo: 1)]
    }
  }
}
