package import TabColors
package import TabDiagnostics

/// The reason why a text isn't a value of a color.
package enum ColorProblem: Error, Hashable, Sendable {
  case empty
  case notDigit(Character, in: String)
  case digitCount(Int, in: String)
  case noNumberSign(String)
  case openBrace(String)
  case noName
  case unknownSystemColor(String, near: String?)
  case function(ColorFunction.Problem)
  case noAssetName
  case unknownNotation(near: String?)
}

extension ColorProblem {
  /// Returns the description of the problem with `text`, to follow a colon.
  package func message(for text: String) -> String {
    switch self {
    case .empty: "the text is empty"
    case .notDigit(let other, _):
      "\(quoted(text)) has \(quoted("\(other)")), which isn't a hexadecimal digit"
    case .digitCount(let count, _):
      "\(quoted(text)) has \(count) hexadecimal \(count == 1 ? "digit" : "digits")"
    case .noNumberSign: "\(quoted(text)) has no '#'"
    case .openBrace: "\(quoted(text)) has no '}' at its end"
    case .noName: "\(quoted(text)) has no name between its braces"
    case .unknownSystemColor(let name, _): "the system has no color \(quoted(name))"
    case .function(let problem): problem.message(for: text)
    case .noAssetName: "\(quoted(text)) has no name"
    case .unknownNotation: "\(quoted(text)) is in no notation for colors"
    }
  }

  /// The fix for the problem.
  package var fix: Fix {
    switch self {
    case .empty, .unknownNotation(nil): Fix(Self.notations)
    case .notDigit(_, let text): Fix(Self.fix(forDigitsOf: text))
    case .digitCount(_, let text):
      "write 3, 4, 6 or 8 digits after '#', as in \(quoted(Self.sixDigits(for: text)))"
    case .noNumberSign(let text): .write("#" + text)
    case .openBrace(let text): .write(text + "}")
    case .noName: "write the name of a color in 'colors', as in '{brand}'"
    case .unknownSystemColor(_, let near?): .write("system:" + near)
    case .unknownSystemColor(_, nil): "write a name of UIKit, as in 'system:secondaryLabel'"
    case .function(let problem): problem.fix
    case .noAssetName: "write a name after the colon, as in 'asset:Brand'"
    case .unknownNotation(let near?): .write(near)
    }
  }

  private static let notations =
    "write '#RRGGBB', 'rgb(…)', 'oklch(…)', 'system:NAME', 'asset:NAME' or '{NAME}'"

  /// Returns the fix for characters that aren't hexadecimal digits: the same text with `A` in their
  /// place.
  private static func fix(forDigitsOf text: String) -> String {
    let counts = [3: "three", 4: "four", 6: "six", 8: "eight"]
    guard let count = counts[text.count - 1] else {
      return
        "write 3, 4, 6 or 8 digits from 0 to F after '#', as in \(quoted(sixDigits(for: text)))"
    }
    let digits = text.dropFirst().map { $0.isASCII && $0.isHexDigit ? $0 : "A" }
    return "write \(count) digits from 0 to F after '#', as in \(quoted("#" + String(digits)))"
  }

  /// Returns a color of six digits that begins with the digits of the text.
  private static func sixDigits(for text: String) -> String {
    let digits = text.dropFirst().filter { $0.isASCII && $0.isHexDigit }.prefix(6)
    return "#" + digits + String(repeating: "0", count: 6 - digits.count)
  }
}

extension ColorFunction.Problem {
  /// Returns the description of the problem with `text`, to follow a colon.
  fileprivate func message(for text: String) -> String {
    switch self {
    case .openParenthesis: "\(quoted(text)) has no ')' at its end"
    case .unknownFunction(let name): "there is no color function \(quoted(name + "()"))"
    case .unknownColorSpace(""): "\(quoted(text)) doesn't name a color space"
    case .unknownColorSpace(let name): "there is no color space \(quoted(name))"
    case .commas: "\(quoted(text)) has commas between its channels"
    case .channelCount: "\(quoted(text)) doesn't have three channels"
    case .mixedUnits: "\(quoted(text)) mixes numbers and percentages between commas"
    case .notNumber(let number, let channel):
      number.isEmpty
        ? "\(quoted(text)) has no \(channel.name)" : "\(channel.name) is \(quoted(number))"
    case .outOfRange(let number, let channel): "\(channel.name) is \(quoted(number))"
    }
  }

  /// The fix for the problem.
  fileprivate var fix: Fix {
    switch self {
    case .openParenthesis: "write ')' at its end"
    case .unknownFunction(let name):
      nearest(to: name, in: ColorGrammar.names).map { "write \(quoted($0 + "(…)"))" }
        ?? "write one of \(quotedList(ColorGrammar.names.map { $0 + "()" }))"
    case .unknownColorSpace(let name):
      Self.space(near: name).map { "write \(quoted("color(\($0) …)"))" }
        ?? "write one of \(quotedList(ColorGrammar.spaces.map(\.rawValue)))"
    case .commas(let grammar): "write blanks, as in \(quoted(grammar.exampleText()))"
    case .channelCount(let grammar):
      """
      write \(Self.names(of: grammar)), as in \(quoted(grammar.exampleText())) or \
      \(quoted(grammar.exampleText(isTranslucent: true)))
      """
    case .mixedUnits(let grammar):
      "write all channels in one unit, as in \(quoted(grammar.exampleText(hasCommas: true)))"
    case .notNumber(_, let channel), .outOfRange(_, let channel): "write \(channel.requirement)"
    }
  }

  private static func names(of grammar: ColorGrammar) -> String {
    let names = grammar.channels.map(\.name)
    return "\(names[0]), \(names[1]) and \(names[2])"
  }

  /// Returns the color space that was most likely meant; `p3` and `rgb` are parts of names.
  private static func space(near name: String) -> String? {
    let names = ColorGrammar.spaces.map(\.rawValue)
    return nearest(to: name, in: names)
      ?? (name.count < 2 ? nil : names.first { $0.contains(name) })
  }
}
