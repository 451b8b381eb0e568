import Foundation
import TabColors
import TabJSON

/// The text of a color function, such as `rgb(0 102 204)`, split into name and arguments.
struct ColorFunction {
  /// The name of the function, in lowercase.
  let name: String

  /// The text between the parentheses, or after the first if there is no second.
  let arguments: Substring
  let isClosed: Bool

  init?(_ text: String) {
    guard let parenthesis = text.firstIndex(of: "(") else { return nil }
    name = text[..<parenthesis].lowercased()
    isClosed = text.hasSuffix(")")
    arguments = text[text.index(after: parenthesis)...].dropLast(isClosed ? 1 : 0)
  }

  /// Reads the color, kept in sRGB or Display P3.
  func read() -> Result<TabBarTheme.Color.Value, ColorProblem> {
    let function = ColorGrammar.functions.first { $0.name == name }
    guard function != nil || name == ColorGrammar.anySpace else {
      return .failure(.unknownFunction(name, near: nearest(to: name, in: ColorGrammar.names)))
    }
    guard isClosed else { return .failure(.openParenthesis) }
    return function.map { Self.read(arguments, as: $0.grammar) } ?? readColor()
  }

  /// Reads `color()`, whose first argument names the color space.
  private func readColor() -> Result<TabBarTheme.Color.Value, ColorProblem> {
    let start = arguments.drop { $0.utf8.allSatisfy(CSSNumber.isSpace) }
    let name = start.prefix { !$0.utf8.allSatisfy(CSSNumber.isSpace) && $0 != "," }.lowercased()
    guard let space = ColorGrammar.spaces.first(where: { $0.rawValue == name }) else {
      return .failure(.unknownColorSpace(name, near: Self.space(near: name)))
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
  ) -> Result<TabBarTheme.Color.Value, ColorProblem> {
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
      .map { TabBarTheme.Color.Value(color, in: grammar.space, alpha: $0) }
  }

  /// Returns the color space that was most likely meant; `p3` and `rgb` are parts of names.
  private static func space(near name: String) -> String? {
    let names = ColorGrammar.spaces.map(\.rawValue)
    return nearest(to: name, in: names)
      ?? (name.count < 2 ? nil : names.first { $0.contains(name) })
  }
}
