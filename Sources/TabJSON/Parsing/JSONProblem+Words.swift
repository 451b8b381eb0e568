extension JSONProblem {
  /// What is wrong, in one line.
  var message: String {
    switch self {
    case .empty: "the text is empty"
    case .byteOrderMark: "the text starts with a byte order mark, which JSON doesn't allow"
    case .notUTF8: "this isn't UTF-8"
    case .otherEncoding(let name): "the text is \(name); JSON is UTF-8"
    case .tooManyBytes(let count):
      "the text has \(count) bytes; at most \(JSONLimits.bytes) are read"
    case .tooDeep: "values are nested more than \(JSONLimits.depth) deep"
    case .tooManyMembers: "the text has more than \(JSONLimits.members) members and elements"
    case .tooManyProblems: "the text has more than \(JSONLimits.problems) problems"
    case .trailingText: "the text goes on after its value"
    case .comment: "JSON has no comments"
    case .trailingComma: "there is a comma after the last part"
    case .extraComma: "there is a comma too many"
    case .missingComma: "a comma is missing"
    case .missingColon: "a colon is missing between key and value"
    case .missingKey: "a key is missing before the colon"
    case .missingValue(let key?): "\(quoted(key)) has no value"
    case .missingValue(nil): "a value is missing"
    case .unclosed(let openers):
      openers.last.map { "the \($0.noun) isn't closed" } ?? "the text ends too early"
    case .wrongCloser(let closer, let opener):
      "the \(opener.noun) is closed with \(quoted(closer)) instead of \(quoted(opener.closer))"
    case .unquotedKey(let key): "the key \(quoted(key)) has no quotes"
    case .keyNotText: "a key must be text"
    case .duplicateKey(let key, _): "the key \(quoted(key)) is here twice"
    case .unknownWord(let word): "\(quoted(word)) isn't a value"
    case .notFinite(let word): "JSON has no number for \(quoted(word))"
    case .wrongQuotes: "text stands in double quotes"
    case .unterminatedText: "the text isn't closed on its line"
    case .unknownEscape(let escape): "\(quoted(escape)) isn't an escape"
    case .badUnicodeEscape: #"'\u' needs four hexadecimal digits"#
    case .loneSurrogate: "this is half of a surrogate pair"
    case .controlCharacter(let byte):
      byte == UInt8(ascii: "\t")
        ? "text can't have a tab in it"
        : "text can't have the control character \(byte) in it"
    case .leadingPlus(let text): "the number \(quoted(text)) starts with a plus sign"
    case .leadingZero(let text): "the number \(quoted(text)) starts with a zero too many"
    case .noDigitBeforePoint(let text): "the number \(quoted(text)) has no digit before the point"
    case .noDigitAfterPoint(let text): "the number \(quoted(text)) has no digit after the point"
    case .noDigitInExponent: "the number has an exponent without digits"
    case .hexadecimal(let text): "the number \(quoted(text)) is hexadecimal; JSON's are decimal"
    case .notNumber(let text): "\(quoted(text)) isn't a number"
    case .numberTooLarge: "the number is too large"
    }
  }

  /// How to mend it, if that can be told.
  var fix: String? {
    switch self {
    case .empty: "write an object, as in '{ }'"
    case .byteOrderMark: "save the file as UTF-8 without a byte order mark"
    case .notUTF8, .otherEncoding: "save the file as UTF-8"
    case .tooManyBytes, .tooManyMembers, .tooManyProblems, .tooDeep: nil
    case .trailingText: "remove what follows the value"
    case .comment: "remove the comment"
    case .trailingComma, .extraComma: "remove the comma"
    case .missingComma: "write ',' here"
    case .missingColon: "write ':' here"
    case .missingKey: "write a key in double quotes here"
    case .missingValue: "write a value here"
    case .unclosed(let openers): "write \(quoted(openers.reversed().map(\.closer).joined())) here"
    case .wrongCloser(_, let opener): "write \(quoted(opener.closer)) here"
    case .unquotedKey(let key): "write \(JSON.text(of: key))"
    case .keyNotText: "write it in double quotes"
    case .duplicateKey: "remove one of the two"
    case .unknownWord(let word):
      if let literal = Self.literal(for: word) {
        "write \(quoted(literal))"
      } else {
        "write text in double quotes, as in \(JSON.text(of: String(word.prefix(60))))"
      }
    case .notFinite: nil
    case .wrongQuotes: #"write '"' before and after it"#
    case .unterminatedText: #"write '"' at its end, and '\n' where a line ends inside it"#
    case .unknownEscape: #"write '\\' for a backslash"#
    case .badUnicodeEscape: #"write four digits from 0 to F, as in '\u00E9'"#
    case .loneSurrogate: #"write both halves, as in '\uD83D\uDE00', or the character itself"#
    case .controlCharacter(let byte): "write \(quoted(Self.escape(for: byte)))"
    case .leadingPlus(let text): "write \(quoted(text.dropFirst()))"
    case .leadingZero(let text): "write \(quoted(Self.withoutLeadingZeros(text)))"
    case .noDigitBeforePoint(let text):
      "write \(quoted(text.hasPrefix("-") ? "-0" + text.dropFirst() : "0" + text))"
    case .noDigitAfterPoint(let text): "write \(quoted(text.filter { $0 != "." }))"
    case .noDigitInExponent: "write digits after the 'e', or remove it"
    case .hexadecimal(let text):
      Int(text.dropFirst(2), radix: 16).map { "write \(quoted("\($0)"))" }
    case .notNumber(let text): Self.number(startOf: text).map { "write \(quoted($0))" }
    case .numberTooLarge: "write a number below 1.8e308"
    }
  }

  /// What else helps to understand it.
  func notes(in source: SourceText) -> [String] {
    switch self {
    case .duplicateKey(let key, let first):
      ["the first \(quoted(key)) is at \(source.location(of: first))"]
    case .unclosed(let openers):
      openers.last.map { ["\(quoted($0.text)) is at \(source.location(of: $0.offset))"] } ?? []
    case .wrongCloser(_, let opener):
      ["\(quoted(opener.text)) is at \(source.location(of: opener.offset))"]
    default: []
    }
  }
}

extension JSONProblem {
  private static func literal(for word: String) -> String? {
    let others = ["nil": "null", "none": "null", "undefined": "null", "yes": "true", "no": "false"]
    return others[word.lowercased()] ?? nearest(to: word, in: ["true", "false", "null"])
  }

  private static func escape(for byte: UInt8) -> String {
    switch byte {
    case 0x08: #"\b"#
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0C: #"\f"#
    case 0x0D: #"\r"#
    default: #"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  private static func withoutLeadingZeros(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count).drop { $0 == "0" }
    return sign + (digits.first?.isNumber == true ? digits : "0" + digits)
  }

  /// The longest start of a text such as `12px` that is a number.
  private static func number(startOf text: String) -> String? {
    var start = text.prefix(64)
    while !start.isEmpty {
      if JSONNumber(Array(start.utf8)).problem == nil { return String(start) }
      start.removeLast()
    }
    return nil
  }
}
