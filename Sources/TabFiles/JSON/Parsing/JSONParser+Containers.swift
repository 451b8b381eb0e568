/// A bracket that opens an object or an array.
struct JSONOpener {
  let byte: UInt8
  let offset: Int

  private var isObject: Bool { byte == .openBrace }
  var closingByte: UInt8 { isObject ? .closeBrace : .closeBracket }
  var closer: String { isObject ? "}" : "]" }
  var text: String { isObject ? "{" : "[" }
  var noun: String { isObject ? "object" : "list" }
}

extension JSONParser {
  /// Parses the object or the array that begins with a bracket at the position.
  mutating func parseContainer(_ opener: UInt8) -> JSONValue {
    let start = position
    guard openers.count < JSONLimits.depth else {
      reportAndStop(.tooDeep, at: start..<start + 1)
      return JSONValue(.invalid, at: start..<start)
    }
    openers.append(JSONOpener(byte: opener, offset: start))
    position += 1
    let kind: JSONValue.Kind =
      opener == .openBrace ? .object(parseMembers()) : .array(parseElements())
    closeContainer()
    openers.removeLast()
    return JSONValue(kind, at: start..<position)
  }

  private mutating func parseElements() -> [JSONValue] {
    var elements: [JSONValue] = []
    while beginPart(isFirst: elements.isEmpty) {
      elements.append(parseValue(of: nil))
    }
    return elements
  }

  private mutating func parseMembers() -> [JSONMember] {
    var members: [JSONMember] = []
    var firstOffsets: [String: Int] = [:]
    var isFirst = true
    while beginPart(isFirst: isFirst) {
      isFirst = false
      guard let member = parseMember() else { continue }
      if let first = firstOffsets[member.key] {
        report(.duplicateKey(member.key, first: first), at: member.keyRange)
      } else {
        firstOffsets[member.key] = member.keyRange.lowerBound
        members.append(member)
      }
    }
    return members
  }

  private mutating func parseMember() -> JSONMember? {
    guard let key = parseKey() else { return nil }
    return JSONMember(key.value, at: key.range, parseValue(after: key))
  }

  private mutating func parseValue(after key: JSONText) -> JSONValue {
    skipSpace()
    if current == .colon {
      position += 1
    } else if current == .comma || current?.isCloser == true {
      report(.missingValue(key: key.value), at: key.range)
      return missingValue
    } else if current == nil || hasSwallowedLine {
      return missingValue
    } else if current == .equals {
      report(.equalsForColon, at: position..<position + 1)
      position += 1
    } else {
      report(.missingColon, at: key.range.upperBound..<key.range.upperBound)
    }
    return parseValue(of: key.value)
  }

  /// Parses a key, and reports a key without quotes; reports anything else in its position, skips
  /// that and returns `nil`.
  private mutating func parseKey() -> JSONText? {
    if let text = parseText() { return text }
    guard let byte = current else { return nil }
    let start = position
    switch byte {
    case .colon:
      report(.missingKey, at: start..<start + 1)
      skipColonAndValue()
      return nil
    case .openBrace, .openBracket, UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      report(.keyNotText, at: start..<start + 1)
      if byte.isOpener {
        _ = parseContainer(byte)
      } else {
        _ = skipWord(isKey: true)
      }
      skipSpace()
      skipColonAndValue()
      return nil
    default:
      let range = skipWord(isKey: true)
      guard !range.isEmpty else { return nil }
      report(.unquotedKey(text(of: range)), at: range)
      return JSONText(value: text(of: range), range: range, isIntact: true)
    }
  }

  /// Skips a colon and the value after it, whose key is missing or invalid; does nothing without a
  /// colon.
  private mutating func skipColonAndValue() {
    guard current == .colon else { return }
    position += 1
    _ = parseValue(of: nil)
  }
}

// MARK: - Commas and closing brackets

extension JSONParser {
  /// Moves to the next member or element; returns `false` if there is none.
  ///
  /// Reports missing and superfluous commas, and too many parts.
  private mutating func beginPart(isFirst: Bool) -> Bool {
    let end = position
    var lastComma: Int?
    skipSpace()
    while let byte = current, byte == .comma || byte == .semicolon {
      if byte == .semicolon {
        report(.semicolon, at: position..<position + 1)
      } else if isFirst || lastComma != nil {
        report(.extraComma, at: position..<position + 1)
      }
      lastComma = position
      position += 1
      skipSpace()
    }
    guard let byte = current else { return false }
    if byte.isCloser {
      if let lastComma, !isFirst, bytes[lastComma] == .comma {
        report(.trailingComma, at: lastComma..<lastComma + 1)
      }
      return false
    }
    if lastComma == nil, !isFirst, !hasSwallowedLine { report(.missingComma, at: end..<end) }
    hasSwallowedLine = false
    partCount += 1
    if partCount > limits.members {
      reportAndStop(.tooManyMembers(limits.members), at: position..<position + 1)
    }
    return true
  }

  /// Moves past the bracket that closes the innermost opener, or reports that it is missing.
  private mutating func closeContainer() {
    guard let opener = openers.last else { return }
    hasSwallowedLine = false
    guard let byte = current else {
      // Reported once for all open brackets.
      return reportAndStop(.unclosed(openers), at: endOfText..<endOfText)
    }
    if byte != opener.closingByte {
      let closer = String(UnicodeScalar(byte))
      report(.wrongCloser(closer, of: opener), at: position..<position + 1)
      // The bracket may close an outer opener: then only the inner one's bracket is missing.
      if openers.dropLast().contains(where: { $0.closingByte == byte }) { return }
    }
    position += 1
  }

  /// The offset of the end of the text, without trailing space.
  private var endOfText: Int { (bytes.lastIndex { !$0.isSpace } ?? -1) + 1 }
}
