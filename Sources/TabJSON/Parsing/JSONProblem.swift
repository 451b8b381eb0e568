/// What can be wrong with a JSON text.
enum JSONProblem: Hashable, Sendable {
  // The text as a whole
  case empty
  case byteOrderMark
  case notUTF8
  case otherEncoding(String)
  case tooManyBytes(Int)
  case tooDeep
  case tooManyMembers
  case tooManyProblems
  case trailingText

  // Between values
  case comment
  case trailingComma
  case extraComma
  case missingComma
  case semicolon
  case missingColon
  case missingKey
  case missingValue(key: String?)
  case unclosed(openers: [Opener])
  case wrongCloser(String, opener: Opener)

  // Keys
  case unquotedKey(String)
  case keyNotText
  case duplicateKey(String, first: Int)

  // Values
  case unknownWord(String)
  case notFinite(String)

  // Text
  case wrongQuotes
  case unterminatedText
  case unmatchedQuotes
  case unknownEscape(String)
  case badUnicodeEscape
  case loneSurrogate
  case controlCharacter(UInt8)

  // Numbers
  case leadingPlus(String)
  case leadingZero(String)
  case noDigitBeforePoint(String)
  case noDigitAfterPoint(String)
  case noDigitInExponent
  case hexadecimal(String)
  case notNumber(String)
  case numberTooLarge

  /// A bracket that opens an object or an array.
  struct Opener: Hashable, Sendable {
    var byte: UInt8
    var offset: Int

    var closer: String { byte == UInt8(ascii: "{") ? "}" : "]" }
    var text: String { byte == UInt8(ascii: "{") ? "{" : "[" }
    var noun: String { byte == UInt8(ascii: "{") ? "object" : "list" }
  }
}
