import TabJSON

/// Why a text isn't a value of a color.
enum ColorProblem: Error, Hashable, Sendable {
  case empty
  case notDigit(Character, in: String)
  case digitCount(Int, in: String)
  case noNumberSign(String)
  case openBrace(String)
  case noName
  case unknownSystemColor(String, near: String?)
  case openParenthesis
  case channelCount
  case mixedUnits
  case notNumber(String, of: String)
  case outOfRange(String, of: String, whole: Int)
  case notSupportedYet(String)
  case unknownNotation(near: String?)
}

extension ColorProblem {
  /// What is wrong with `text`, to follow a colon.
  func message(for text: String) -> String {
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
    case .openParenthesis: "\(quoted(text)) has no ')' at its end"
    case .channelCount: "\(quoted(text)) doesn't have three channels"
    case .mixedUnits: "\(quoted(text)) mixes numbers and percentages between commas"
    case .notNumber(let number, let channel):
      number.isEmpty ? "\(quoted(text)) has no \(channel)" : "\(channel) is \(quoted(number))"
    case .outOfRange(let number, let channel, _): "\(channel) is \(quoted(number))"
    case .notSupportedYet(let notation): "\(quoted(notation)) isn't supported yet"
    case .unknownNotation: "\(quoted(text)) is in no notation for colors"
    }
  }

  /// How to mend it.
  var fix: String {
    switch self {
    case .empty, .unknownNotation(nil): Self.notations
    case .notDigit(_, let text): Self.fix(forDigitsOf: text)
    case .digitCount(_, let text):
      "write 3, 4, 6 or 8 digits after '#', as in \(quoted(Self.sixDigits(for: text)))"
    case .noNumberSign(let text): "write \(quoted("#" + text))"
    case .openBrace(let text): "write \(quoted(text + "}"))"
    case .noName: "write the name of a color in 'colors', as in '{brand}'"
    case .unknownSystemColor(_, let near?): "write \(quoted("system:" + near))"
    case .unknownSystemColor(_, nil): "write a name of UIKit, as in 'system:secondaryLabel'"
    case .openParenthesis: "write ')' at its end"
    case .channelCount:
      "write red, green and blue, as in 'rgb(0 102 204)' or 'rgb(0 102 204 / 50%)'"
    case .mixedUnits: "write all channels in one unit, as in 'rgb(0, 102, 204)'"
    case .notNumber(_, let channel): "write \(Self.range(of: channel))"
    case .outOfRange(_, let channel, _): "write \(Self.range(of: channel))"
    case .notSupportedYet: "write the color in sRGB, as in '#0066CC' or 'rgb(0 102 204)'"
    case .unknownNotation(let near?): "write \(quoted(near))"
    }
  }

  private static let notations = "write '#RRGGBB', 'rgb(…)', 'system:NAME' or '{NAME}'"

  private static func range(of channel: String) -> String {
    channel == "alpha"
      ? "a number from 0 to 1 or a percentage" : "a number from 0 to 255 or a percentage"
  }

  /// The fix for digits that aren't any: the same text with `A` in their place.
  private static func fix(forDigitsOf text: String) -> String {
    let counts = [3: "three", 4: "four", 6: "six", 8: "eight"]
    guard let count = counts[text.count - 1] else {
      return
        "write 3, 4, 6 or 8 digits from 0 to F after '#', as in \(quoted(sixDigits(for: text)))"
    }
    let mended = text.dropFirst().map { $0.isASCII && $0.isHexDigit ? $0 : "A" }
    return "write \(count) digits from 0 to F after '#', as in \(quoted("#" + String(mended)))"
  }

  /// Six digits that begin like those of the text.
  private static func sixDigits(for text: String) -> String {
    let digits = text.dropFirst().filter { $0.isASCII && $0.isHexDigit }.prefix(6)
    return "#" + digits + String(repeating: "0", count: 6 - digits.count)
  }
}
