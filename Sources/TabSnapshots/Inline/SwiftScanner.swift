/// Scans the arguments of a call in Swift source, skipping string literals, comments and closures.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var offset = 0

  /// The number of interpolations that the offset is in, each inside the one before.
  private var interpolationDepth = 0

  /// The maximum depth of nested interpolations, which limits the recursion.
  private static let maximumInterpolationDepth = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// An argument of a call.
  struct Argument {
    /// The label, or `nil` if there is none.
    var label: String?

    /// The offset of the label, or of the value if there is no label.
    var start: Int

    /// The range of the value, without surrounding white space.
    var value: Range<Int>
  }

  /// The arguments of a call.
  struct Call {
    var arguments: [Argument]

    /// Whether the last argument is followed by a comma.
    var hasTrailingComma: Bool

    /// The end of the last argument with its comma, or of the opening parenthesis if there are no
    /// arguments.
    var lastEnd: Int

    /// The offset of the closing parenthesis.
    var end: Int
  }

  /// Returns the arguments of the call whose name or opening parenthesis is at an offset, or `nil`
  /// if there is none.
  mutating func arguments(from start: Int) -> Call? {
    offset = start
    skipBlanks()
    while let byte = current, Self.isPartOfName(byte) || byte == UInt8(ascii: ".") { offset += 1 }
    guard current == UInt8(ascii: "(") else { return nil }
    offset += 1
    var call = Call(arguments: [], hasTrailingComma: false, lastEnd: offset, end: offset)
    while true {
      skipBlanks()
      guard let byte = current else { return nil }
      if byte == UInt8(ascii: ")") {
        call.end = offset
        return call
      }
      guard let argument = argument() else { return nil }
      call.arguments.append(argument)
      call.lastEnd = argument.value.upperBound
      skipBlanks()
      call.hasTrailingComma = current == UInt8(ascii: ",")
      if call.hasTrailingComma {
        offset += 1
        call.lastEnd = offset
      }
    }
  }

  /// Scans an argument, up to its comma or the end of the call.
  private mutating func argument() -> Argument? {
    let start = offset
    var label: String?
    while let byte = current, Self.isPartOfName(byte) { offset += 1 }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    skipBlanks()
    if !name.isEmpty, current == UInt8(ascii: ":") {
      label = name
      offset += 1
      skipBlanks()
    } else {
      offset = start
    }
    let first = offset
    var end = offset
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ")"):
        if depth == 0 {
          return end > first ? Argument(label: label, start: start, value: first..<end) : nil
        }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        offset += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        offset += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { return nil }
        offset += 1
      case UInt8(ascii: "\""): guard skipText(pounds: 0) else { return nil }
      case UInt8(ascii: "#"): guard skipPounds() else { return nil }
      default:
        let before = offset
        skipBlanks()
        if offset > before { continue }
        offset += 1
      }
      end = offset
    }
    return nil
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func has(_ text: StaticString, at position: Int) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  /// Skips spaces, line breaks and comments.
  private mutating func skipBlanks() {
    while let byte = current {
      if [32, 9, 10, 13].contains(byte) {
        offset += 1
      } else if has("//", at: offset) {
        while let byte = current, byte != 10 { offset += 1 }
      } else if has("/*", at: offset) {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Skips a comment with its nested comments.
  private mutating func skipComment() {
    var depth = 0
    while offset < bytes.count {
      if has("/*", at: offset) {
        depth += 1
        offset += 2
      } else if has("*/", at: offset) {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  /// Skips number signs, with the string literal that they belong to, if any.
  private mutating func skipPounds() -> Bool {
    let start = offset
    while current == UInt8(ascii: "#") { offset += 1 }
    return current == UInt8(ascii: "\"") ? skipText(pounds: offset - start) : true
  }

  /// Skips a string literal with a number of number signs around it, and the expressions in it.
  private mutating func skipText(pounds: Int) -> Bool {
    let isMultiline = has("\"\"\"", at: offset)
    let quotes = isMultiline ? 3 : 1
    let end =
      [UInt8](repeating: UInt8(ascii: "\""), count: quotes)
      + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    offset += quotes
    while let byte = current {
      if bytes[offset...].starts(with: end) {
        offset += end.count
        return true
      }
      if bytes[offset...].starts(with: escape) {
        offset += escape.count
        if current == UInt8(ascii: "(") {
          guard skipParentheses() else { return false }
        } else {
          offset += 1
        }
      } else if byte == 10, !isMultiline {
        return false
      } else {
        offset += 1
      }
    }
    return false
  }

  /// Skips an expression in parentheses.
  private mutating func skipParentheses() -> Bool {
    var inner = self
    inner.interpolationDepth += 1
    guard inner.interpolationDepth <= Self.maximumInterpolationDepth,
      let call = inner.arguments(from: offset)
    else { return false }
    offset = call.end + 1
    return true
  }
}
