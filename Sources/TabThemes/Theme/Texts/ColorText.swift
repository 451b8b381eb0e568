import TabColors
import TabDiagnostics

extension TabBarTheme.Color.Value {
  /// Reads a color value from text.
  ///
  /// - Parameter text: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, a color function, `system:NAME`,
  ///   `asset:NAME` or `{NAME}`.
  /// - Returns: The value, or the reason why the text is none.
  package static func read(_ text: String) -> Result<Self, ColorProblem> {
    switch text.utf8.first {
    case nil: return .failure(.empty)
    case UInt8(ascii: "#"):
      return TabBarTheme.Color.Components.read(hexadecimal: text).map { .rgb($0) }
    case UInt8(ascii: "{"): return readName(text)
    default: break
    }
    if text.hasPrefix(systemPrefix) {
      let name = String(text.dropFirst(systemPrefix.count))
      if let color = TabBarTheme.SystemColor(rawValue: name) { return .success(.system(color)) }
      return .failure(.unknownSystemColor(name, near: systemColor(near: name)))
    }
    if text.hasPrefix(assetPrefix) {
      let name = String(text.dropFirst(assetPrefix.count))
      return name.isEmpty ? .failure(.noAssetName) : .success(.asset(name))
    }
    if let function = ColorFunction(text) {
      return function.read().map { Self($0.components, in: $0.space, alpha: $0.alpha) }
        .mapError { .function($0) }
    }
    return .failure(problem(with: text))
  }

  /// The text of the value in a theme file.
  package var text: String {
    switch self {
    case .rgb(let color): color.textInSRGB
    case .p3(let color): color.textInP3
    case .system(let color): Self.systemPrefix + color.rawValue
    case .asset(let name): Self.assetPrefix + name
    case .named(let name): "{\(name)}"
    }
  }

  private static func readName(_ text: String) -> Result<Self, ColorProblem> {
    guard text.utf8.last == UInt8(ascii: "}") else { return .failure(.openBrace(text)) }
    let name = String(text.dropFirst().dropLast())
    return name.isEmpty ? .failure(.noName) : .success(.named(name))
  }

  /// Returns the most likely problem of a text in an unknown notation.
  private static func problem(with text: String) -> ColorProblem {
    if [6, 8].contains(text.count), text.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      return .noNumberSign(text)
    }
    let name = systemColor(near: text)
    return .unknownNotation(near: name.map { systemPrefix + $0 })
  }

  /// Returns the name of the system color that was most likely meant; `red` means `systemRed`.
  private static func systemColor(near name: String) -> String? {
    let names = TabBarTheme.SystemColor.allCases.map(\.rawValue)
    if names.contains(name) { return name }
    return nearest(to: name, in: names)
      ?? nearest(to: "system" + name, in: names.filter { $0.hasPrefix("system") })
  }

  private static let systemPrefix = "system:"
  private static let assetPrefix = "asset:"
}

extension TabBarTheme.Color.Value {
  /// Creates a value from text, for text that isn't known before run time.
  ///
  ///     let value = try TabBarTheme.Color.Value(field.text ?? "")
  ///
  /// - Parameter text: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `system:NAME`, `asset:NAME`,
  ///   `{NAME}` or a function of CSS Color 4: `rgb(…)`, `hsl(…)`, `hwb(…)`, `lab(…)`, `lch(…)`,
  ///   `oklab(…)`, `oklch(…)` or `color(…)`; `p3(…)` is short for `color(display-p3 …)`. A color
  ///   outside sRGB is kept in Display P3, and a color outside Display P3 becomes the nearest one
  ///   in it.
  /// - Throws: ``TabBarThemeError`` with the problem and its fix.
  public init(_ text: String) throws(TabBarThemeError) {
    self = try Self(text, at: nil)
  }

  /// Creates a value from text; the diagnostic names `location`, or else the text.
  package init(_ text: String, at location: String?) throws(TabBarThemeError) {
    switch Self.read(text) {
    case .success(let value): self = value
    case .failure(let problem):
      let message = "\(quoted(location ?? text)) isn't a color: \(problem.message(for: text))"
      throw TabBarThemeError(diagnostics: [.init(.error, message, fix: problem.fix.words)])
    }
  }
}

extension TabBarTheme.Color {
  /// Creates a color with one value from text, for text that isn't known before run time.
  ///
  ///     let accent = try TabBarTheme.Color(field.text ?? "")
  ///
  /// - Parameter text: One of the notations of ``Value/init(_:)``.
  /// - Throws: ``TabBarThemeError`` with the problem and its fix.
  public init(_ text: String) throws(TabBarThemeError) {
    self.init(try Value(text, at: nil))
  }
}

extension TabBarTheme.Color.Value: ExpressibleByStringLiteral {
  /// Creates a value from text in the notation of theme files; for text from other sources, see
  /// ``init(_:)``.
  ///
  ///     let blue: TabBarTheme.Color.Value = "#0066CC"
  ///
  /// - Precondition: The text is in one of the notations of ``init(_:)``.
  public init(stringLiteral value: String) {
    switch Self.read(value) {
    case .success(let color): self = color
    case .failure(let problem):
      preconditionFailure(
        "\(quoted(value)) isn't a color: \(problem.message(for: value)); \(problem.fix.words)"
      )
    }
  }
}

extension TabBarTheme.Color: ExpressibleByStringLiteral {
  /// Creates a color with one value from text in the notation of theme files; for text from other
  /// sources, see ``init(_:)-(String)``.
  ///
  ///     let blue: TabBarTheme.Color = "#0066CC"
  ///
  /// - Precondition: The text is in one of the notations of ``Value/init(_:)``.
  public init(stringLiteral value: String) {
    self.init(Value(stringLiteral: value))
  }
}

extension TabBarTheme.Color.Components {
  /// Reads a color from text such as `#0066CC`, with one or two digits per component.
  static func read(hexadecimal text: String) -> Result<Self, ColorProblem> {
    let digits = text.dropFirst()
    if let other = digits.first(where: { !$0.isASCII || !$0.isHexDigit }) {
      return .failure(.notDigit(other, in: text))
    }
    guard [3, 4, 6, 8].contains(digits.count), let number = UInt32(digits, radix: 16) else {
      return .failure(.digitCount(digits.count, in: text))
    }
    // One digit per component, or two.
    let (bits, maximum): (Int, UInt32) = digits.count <= 4 ? (4, 0xF) : (8, 0xFF)
    let count = digits.count * 4 / bits
    let parts = (1...count).map {
      Double(number >> ((count - $0) * bits) & maximum) / Double(maximum)
    }
    return .success(
      .init(red: parts[0], green: parts[1], blue: parts[2], alpha: count == 4 ? parts[3] : 1)
    )
  }

  /// The text of a color in sRGB in a theme file; reading it gives an equal color.
  ///
  /// Components are two hexadecimal digits if these are exact, else percentages.
  var textInSRGB: String {
    let bytes = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    let isExact = zip(bytes, [red, green, blue, alpha]).allSatisfy { Double($0) / 255 == $1 }
    guard isExact else {
      let channels = [red, green, blue].map { CSSNumber.percentage($0) }
      let opacity = alpha == 1 ? "" : " / \(CSSNumber.percentage(alpha))"
      return "rgb(\(channels.joined(separator: " "))\(opacity))"
    }
    return hexadecimal
  }

  /// The color with an alpha of 1.
  package var opaque: Self { Self(red: red, green: green, blue: blue) }

  /// The color as `#RRGGBB`, or as `#RRGGBBAA` if it isn't opaque, with each component rounded to a
  /// byte.
  package var hexadecimal: String {
    (alpha >= 1 ? [red, green, blue] : [red, green, blue, alpha]).reduce(into: "#") { text, part in
      let byte = UInt8((min(max(part, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// The text of a color in Display P3 in a theme file; reading it gives an equal color.
  var textInP3: String {
    let channels = [red, green, blue].map { CSSNumber.number($0) }
    let opacity = alpha == 1 ? "" : " / \(CSSNumber.percentage(alpha))"
    return "p3(\(channels.joined(separator: " "))\(opacity))"
  }
}
