import TabFiles

extension StringsTable {
  /// Reads a strings file in its text format, `*.strings`, in UTF-8 or UTF-16.
  ///
  /// The language is that of the folder, as in `de.lproj`.
  ///
  /// - Throws: ``ToolFailure`` with the location of the problem.
  init(strings bytes: [UInt8], file: String) throws(ToolFailure) {
    guard bytes.count <= JSONLimits.bytes else {
      throw ToolFailure("\(quoted(file, limit: 200)) has more than \(JSONLimits.bytes) bytes")
    }
    guard let text = Self.text(of: bytes) else {
      throw ToolFailure("\(quoted(file, limit: 200)) is neither UTF-8 nor UTF-16")
    }
    var scanner = StringsScanner(text, file: file)
    var strings: [String: String] = [:]
    while let (key, value) = try scanner.next() {
      if strings.updateValue(value, forKey: key) == nil { keys.append(key) }
    }
    let folder = file.split(separator: "/").dropLast().last
    let language = folder.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
    languages = [language: strings]
  }

  /// Returns the text of a file; UTF-16 is detected by its byte order mark, or by the zeros of its
  /// first letters.
  private static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(validating: bytes[3...], as: UTF8.self)
    }
    let start = Array(bytes.prefix(2))
    let isBig = start == [0xFE, 0xFF] || start.first == 0
    let isLittle = start == [0xFF, 0xFE] || start.last == 0
    guard start.count == 2, isBig || isLittle else {
      return String(validating: bytes, as: UTF8.self)
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return String(validating: units, as: UTF16.self)
  }
}

/// Scans `"key" = "value";` with comments in between.
private struct StringsScanner {
  private let source: SourceText
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    source = SourceText(bytes, file: file)
  }

  /// Returns the next string, or `nil` at the end.
  mutating func next() throws(ToolFailure) -> (key: String, value: String)? {
    try skipSpace()
    guard position < bytes.count else { return nil }
    let key = try word()
    try skipSpace()
    // A key without a value is its own value.
    var value = key
    if take("=") {
      try skipSpace()
      value = try word()
      try skipSpace()
    }
    guard take(";") else { throw failure("a string ends with ';'", at: position) }
    return (key, value)
  }

  private mutating func skipSpace() throws(ToolFailure) {
    while position < bytes.count {
      let start = position
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while position < bytes.count, ![0x0A, 0x0D].contains(bytes[position]) { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        guard position < bytes.count else { throw failure("a comment ends with '*/'", at: start) }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// Scans text in quotes, or letters, digits and a few other characters without quotes.
  private mutating func word() throws(ToolFailure) -> String {
    let start = position
    guard take("\"") else {
      while position < bytes.count, bytes[position].isPlain { position += 1 }
      guard position > start else { throw failure("a string stands in quotes", at: start) }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var units: [UInt16] = []
    var plain = position
    func flushed(_ bytes: [UInt8], upTo end: Int) -> [UInt16] {
      Array(String(decoding: bytes[plain..<end], as: UTF8.self).utf16)
    }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        units += flushed(bytes, upTo: position)
        position += 1
        return String(decoding: units, as: UTF16.self)
      case UInt8(ascii: "\\"):
        units += flushed(bytes, upTo: position)
        position += 1
        let stood = escaped()
        units += stood
        plain = position
        // A backslash before any other character is ignored.
        if stood.isEmpty { position += 1 }
      default: position += 1
      }
    }
    throw failure("text ends with '\"'", at: start)
  }

  /// Scans the character after a backslash; an unknown escape is the letter itself.
  private mutating func escaped() -> [UInt16] {
    guard position < bytes.count else { return [] }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "n"):
      position += 1
      return [0x0A]
    case UInt8(ascii: "t"):
      position += 1
      return [0x09]
    case UInt8(ascii: "r"):
      position += 1
      return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[(position + 1)...].prefix(4)
      guard let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { return [] }
      position += 1 + digits.count
      return [unit]
    default: return []
    }
  }

  private func failure(_ message: String, at position: Int) -> ToolFailure {
    let end = min(position + 1, bytes.count)
    return ToolFailure(diagnostics: [
      source.diagnostic(.error, message, at: min(position, end)..<end)
    ])
  }
}

extension UInt8 {
  /// Whether the byte is allowed in a string without quotes.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_.-$:/".utf8.contains(self)
    }
  }
}
