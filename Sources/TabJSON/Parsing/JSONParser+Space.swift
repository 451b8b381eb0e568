extension JSONParser {
  /// Moves to the next byte that is part of a value; reports comments on the way.
  mutating func skipSpace() {
    while let byte = current {
      if byte.isSpace {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        report(.comment, at: position..<endOfLine)
        position = endOfLine
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        let start = position
        position = endOfBlockComment
        report(.comment, at: start..<position)
      } else {
        return
      }
    }
  }

  /// Moves to where the next member can start: a comma, a closing bracket or the next line.
  mutating func skipToBoundary() {
    while let byte = current, !byte.isBoundary, byte != .lineFeed, byte != .carriageReturn {
      position += 1
    }
  }

  /// Moves behind the run of bytes that are neither space nor punctuation, and returns its range.
  mutating func skipWord(stoppingAtColon: Bool) -> Range<Int> {
    let start = position
    while let byte = current, !byte.isSpace, !byte.isBoundary, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: ";") || stoppingAtColon && byte == UInt8(ascii: ":") { break }
      position += 1
    }
    return start..<position
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Where the line of the position ends.
  var endOfLine: Int {
    var end = position
    while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
    return end
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private var endOfBlockComment: Int {
    var end = position + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return bytes.count
  }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == .lineFeed || self == .carriageReturn }

  /// Whether it can't follow text that ends where its writer meant it to.
  var continuesWord: Bool {
    switch self {
    case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "/"): false
    case UInt8(ascii: "\""): false
    default: !isSpace && !isBoundary
    }
  }

  var isCloser: Bool { self == UInt8(ascii: "}") || self == UInt8(ascii: "]") }

  /// Whether it ends a member or opens a value with members.
  var isBoundary: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "{"):
      true
    default: false
    }
  }
}
