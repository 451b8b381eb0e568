import Foundation
import TabJSON

/// A text such as `rgb(0 102 204)`, taken apart.
struct ColorFunction {
  /// What stands before the parenthesis, in lowercase.
  let name: String

  /// What stands between the parentheses, or behind the first if there is no second.
  let arguments: Substring
  let isClosed: Bool

  init?(_ text: String) {
    guard let parenthesis = text.firstIndex(of: "(") else { return nil }
    name = text[..<parenthesis].lowercased()
    isClosed = text.hasSuffix(")")
    arguments = text[text.index(after: parenthesis)...].dropLast(isClosed ? 1 : 0)
  }

  /// The color, kept in sRGB or Display P3.
  func read() -> Result<ThemeColor.Value, ColorProblem> {
    guard ColorGrammar.names.contains(name) else {
      return .failure(.unknownFunction(name, near: nearest(to: name, in: ColorGrammar.names)))
    }
    guard isClosed else { return .failure(.openParenthesis) }
    guard let function = ColorGrammar.functions.first(where: { $0.name == name }) else {
      return readColor()
    }
    return Self.read(arguments, as: function.grammar)
  }

  /// `color()`, whose first argument names the color space.
  private func readColor() -> Result<ThemeColor.Value, ColorProblem> {
    let start = arguments.drop(while: \.isWhitespace)
    let name = start.prefix { !$0.isWhitespace && $0 != "," }.lowercased()
    guard let space = ColorGrammar.spaces.first(where: { $0.rawValue == name }) else {
      return .failure(.unknownColorSpace(name, near: Self.space(near: name)))
    }
    return Self.read(start.dropFirst(name.count), as: .color(space))
  }

  /// The channels and the opacity, in the two syntaxes of CSS Color 4.
  ///
  /// With commas all channels are numbers or all are percentages; with blanks they can mix, `none`
  /// stands for 0, and the opacity follows a slash. Unlike in CSS, what is out of range is an error.
  private static func read(
    _ arguments: Substring,
    as grammar: ColorGrammar
  ) -> Result<ThemeColor.Value, ColorProblem> {
    let hasCommas = arguments.contains(",")
    guard grammar.allowsCommas || !hasCommas else { return .failure(.commas(in: grammar)) }
    var parts: [Substring]
    var opacity: Substring?
    if hasCommas {
      parts = arguments.split(separator: ",", omittingEmptySubsequences: false)
      if parts.count == 4 { opacity = parts.removeLast() }
    } else {
      let halves = arguments.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count <= 2 else { return .failure(.channelCount(in: grammar)) }
      parts = halves[0].split(whereSeparator: \.isWhitespace)
      if halves.count == 2 { opacity = halves[1] }
    }
    guard parts.count == 3 else { return .failure(.channelCount(in: grammar)) }

    let texts = parts.map { CSSNumber.trimmed($0) }
    let units = Set(
      zip(grammar.channels, texts).filter { !$0.0.isAngle }.map { $0.1.hasSuffix("%") }
    )
    if hasCommas, units.count > 1 { return .failure(.mixedUnits(in: grammar)) }
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
      .map { ThemeColor.Value(color, in: grammar.space, alpha: $0) }
  }

  /// The color space that was most likely meant; `p3` and `rgb` are parts of names.
  private static func space(near name: String) -> String? {
    let names = ColorGrammar.spaces.map(\.rawValue)
    return nearest(to: name, in: names)
      ?? (name.count < 2 ? nil : names.first { $0.contains(name) })
  }
}
