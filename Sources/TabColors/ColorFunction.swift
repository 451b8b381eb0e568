/// The text of a color function, such as `rgb(0 102 204)`, split into name and arguments.
package struct ColorFunction {
  /// The name of the function, in lowercase.
  package let name: String

  /// The text between the parentheses, or after the first if there is no second.
  let arguments: Substring
  let isClosed: Bool

  /// Splits a text; returns `nil` for a text without a parenthesis, which is no function.
  package init?(_ text: String) {
    guard let parenthesis = text.firstIndex(of: "(") else { return nil }
    name = text[..<parenthesis].lowercased()
    isClosed = text.hasSuffix(")")
    arguments = text[text.index(after: parenthesis)...].dropLast(isClosed ? 1 : 0)
  }

  /// A color in the space that its function names.
  package struct Value: Hashable, Sendable {
    package let components: ColorTriple
    package let space: ColorSpace

    /// The opacity, from 0 to 1.
    package let alpha: Double
  }

  /// The reason why a text isn't a color function.
  package enum Problem: Error, Hashable, Sendable {
    case openParenthesis
    case unknownFunction(String)
    case unknownColorSpace(String)
    case commas(in: ColorGrammar)
    case channelCount(in: ColorGrammar)
    case mixedUnits(in: ColorGrammar)
    case notNumber(String, of: ColorChannel)
    case outOfRange(String, of: ColorChannel)
  }

  /// Reads the color.
  package func read() -> Result<Value, Problem> {
    let function = ColorGrammar.functions.first { $0.name == name }
    guard function != nil || name == ColorGrammar.anySpace else {
      return .failure(.unknownFunction(name))
    }
    guard isClosed else { return .failure(.openParenthesis) }
    return function.map { Self.read(arguments, as: $0.grammar) } ?? readColor()
  }

  /// Reads `color()`, whose first argument names the color space.
  private func readColor() -> Result<Value, Problem> {
    let start = arguments.drop { $0.utf8.allSatisfy(CSSNumber.isSpace) }
    let name = start.prefix { !$0.utf8.allSatisfy(CSSNumber.isSpace) && $0 != "," }.lowercased()
    guard let space = ColorGrammar.spaces.first(where: { $0.rawValue == name }) else {
      return .failure(.unknownColorSpace(name))
    }
    return Self.read(start.dropFirst(name.count), as: .color(space))
  }

  /// Reads the channels and the opacity, in the two syntaxes of CSS Color 4.
  ///
  /// With commas, all channels are numbers or all are percentages; with spaces they can mix, `none`
  /// is 0, and the opacity follows a slash. Unlike in CSS, a number out of range is an error.
  private static func read(
    _ arguments: Substring,
    as grammar: ColorGrammar
  ) -> Result<Value, Problem> {
    let text = arguments.utf8
    let hasCommas = text.contains(UInt8(ascii: ","))
    guard grammar.allowsCommas || !hasCommas else { return .failure(.commas(in: grammar)) }
    var parts: [Substring.UTF8View]
    var opacity: Substring.UTF8View?
    if hasCommas {
      parts = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      if parts.count == 4 { opacity = parts.removeLast() }
    } else {
      let halves = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard halves.count <= 2 else { return .failure(.channelCount(in: grammar)) }
      parts = halves[0].split(whereSeparator: CSSNumber.isSpace)
      if halves.count == 2 { opacity = halves[1] }
    }
    guard parts.count == 3 else { return .failure(.channelCount(in: grammar)) }

    let texts = parts.map { CSSNumber.trimmed($0) }
    let percentages = zip(grammar.channels, texts).lazy.filter { !$0.0.isAngle }
      .map { $0.1.utf8.last == UInt8(ascii: "%") }
    if hasCommas, percentages.contains(true), percentages.contains(false) {
      return .failure(.mixedUnits(in: grammar))
    }
    var components: [Double] = []
    for (channel, text) in zip(grammar.channels, texts) {
      switch CSSNumber.read(text, of: channel, allowsNone: !hasCommas) {
      case .success(let part): components.append(part * channel.unit)
      case .failure(let problem): return .failure(problem)
      }
    }
    let color = ColorTriple(components[0], components[1], components[2])
    let alphaText = opacity.map { CSSNumber.trimmed($0) } ?? "1"
    return CSSNumber.read(alphaText, of: .alpha, allowsNone: !hasCommas)
      .map { Value(components: color, space: grammar.space, alpha: $0) }
  }
}
