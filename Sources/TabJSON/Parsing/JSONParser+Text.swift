/// Text in quotes.
struct JSONText {
  var value: String
  var range: Range<Int>

  /// Whether nothing about it was reported.
  var isIntact: Bool
}

extension JSONParser {
  /// Reads the text at the position, or returns `nil` if no quote stands there.
  mutating func parseText() -> JSONText? {
    if let text = parsePlainText() { return text }
    guard let quotes = TextQuotes(at: position, in: bytes), current != nil else { return nil }
    let start = position
    let problemsBefore = problems.count
    position += quotes.openerLength
    let decoded = decodeText(until: quotes, from: start)
    let range = start..<position
    if quotes.areWrong {
      report(.wrongQuotes, at: range)
    } else if !hasSwallowedLine, let byte = current, byte.continuesWord {
      // One quote is missing or too many: from here on, what is text and what isn't is anybody's
      // guess.
      report(.unmatchedQuotes, at: range)
      stop()
    }
    return JSONText(
      value: String(decoding: decoded, as: UTF8.self),
      range: range,
      isIntact: problems.count == problemsBefore
    )
  }

  /// Reads text that is just what stands between its quotes, as nearly all is; else does nothing.
  private mutating func parsePlainText() -> JSONText? {
    let quote = UInt8(ascii: "\"")
    guard current == quote else { return nil }
    var end = position + 1
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "\\") || bytes[end] < 0x20 { return nil }
      end += 1
    }
    guard end + 1 < bytes.count, !bytes[end + 1].continuesWord else { return nil }
    let value = String(decoding: bytes[position + 1..<end], as: UTF8.self)
    let range = position..<end + 1
    position = range.upperBound
    return JSONText(value: value, range: range, isIntact: true)
  }

  private mutating func decodeText(until quotes: TextQuotes, from start: Int) -> [UInt8] {
    var decoded: [UInt8] = []
    while let byte = current {
      if let length = quotes.closerLength(at: position, in: bytes) {
        position += length
        return decoded
      }
      switch byte {
      case .lineFeed, .carriageReturn:
        return endWithoutQuote(decoded, from: start)
      case UInt8(ascii: "\\"):
        decodeEscape(&decoded)
      case 0..<0x20:
        report(.controlCharacter(byte), at: position..<position + 1)
        position += 1
      default:
        decoded.append(byte)
        position += 1
      }
    }
    return isStopped ? decoded : endWithoutQuote(decoded, from: start)
  }

  private mutating func endWithoutQuote(_ decoded: [UInt8], from start: Int) -> [UInt8] {
    report(.unterminatedText, at: start..<position)
    hasSwallowedLine = true
    // With a bracket in what was swallowed, everything behind would seem to be in the wrong place.
    if bytes[start..<position].contains(where: { $0.isCloser }) { stop() }
    return decoded
  }

  private mutating func decodeEscape(_ decoded: inout [UInt8]) {
    let start = position
    position += 1
    guard let byte = current, byte != .lineFeed, byte != .carriageReturn else {
      return report(.unknownEscape("\\"), at: start..<position)
    }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decodeUnicodeEscape(&decoded, from: start)
    default:
      // The rest of a character of several bytes belongs to it.
      while let byte = current, byte & 0xC0 == 0x80 { position += 1 }
      report(.unknownEscape(text(of: start..<position)), at: start..<position)
    }
  }

  /// Decodes one `\uXXXX`, or two that make a pair, from behind the `u`.
  private mutating func decodeUnicodeEscape(_ decoded: inout [UInt8], from start: Int) {
    guard let unit = hexadecimalUnit() else {
      return report(.badUnicodeEscape, at: start..<position)
    }
    if let scalar = Unicode.Scalar(unit) {
      decoded.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      return
    }
    let afterFirst = position
    if UTF16.isLeadSurrogate(unit), current == UInt8(ascii: "\\"),
      position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      if let second = hexadecimalUnit(), UTF16.isTrailSurrogate(second) {
        let pair = String(decoding: [unit, second], as: UTF16.self)
        decoded.append(contentsOf: pair.utf8)
        return
      }
      position = afterFirst
    }
    report(.loneSurrogate, at: start..<afterFirst)
  }

  /// Reads four hexadecimal digits, or as many as there are and returns `nil`.
  private mutating func hexadecimalUnit() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}

/// The quotes around a text: JSON's, or those that people write in their place.
private struct TextQuotes {
  var openerLength: Int
  var areWrong: Bool
  private var closers: [[UInt8]]

  init?(at position: Int, in bytes: [UInt8]) {
    let rest = bytes[min(position, bytes.count)...].prefix(3)
    if rest.first == UInt8(ascii: "\"") {
      (openerLength, areWrong, closers) = (1, false, [Array("\"".utf8)])
    } else if rest.first == UInt8(ascii: "'") {
      (openerLength, areWrong, closers) = (1, true, [Array("'".utf8)])
    } else if rest.elementsEqual("“".utf8) || rest.elementsEqual("”".utf8) {
      (openerLength, areWrong) = (3, true)
      closers = [Array("”".utf8), Array("“".utf8), Array("\"".utf8)]
    } else {
      return nil
    }
  }

  func closerLength(at position: Int, in bytes: [UInt8]) -> Int? {
    closers.first { bytes[position...].starts(with: $0) }?.count
  }
}
