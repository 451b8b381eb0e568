extension JSONParser {
  /// Reads the value at the position.
  ///
  /// - Parameter key: The key it belongs to, if any.
  /// - Returns: The value, invalid where there is none.
  mutating func parseValue(of key: String?) -> JSONValue {
    let start = position
    skipSpace()
    guard let byte = current else {
      if openers.isEmpty { report(.missingValue(key: key), at: position..<position) }
      return JSONValue(.invalid, at: position..<position)
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return parseContainer(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "]"):
      // Where the value should be, which can be lines before what stands there.
      report(.missingValue(key: key), at: start..<start)
      if openers.isEmpty { position += 1 }
      return JSONValue(.invalid, at: position..<position)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return parseNumber()
    default:
      if let text = parseText() {
        return JSONValue(text.isIntact ? .string(text.value) : .invalid, at: text.range)
      }
      return parseWord()
    }
  }

  private mutating func parseNumber() -> JSONValue {
    let range = skipWord(stoppingAtColon: false)
    let number = JSONNumber(Array(bytes[range]))
    if let problem = number.problem {
      report(problem, at: range)
      skipToBoundary()
    }
    return JSONValue(number.value.map { .number($0) } ?? .invalid, at: range)
  }

  private mutating func parseWord() -> JSONValue {
    let range = skipWord(stoppingAtColon: false)
    let word = text(of: range)
    switch word {
    case "null": return JSONValue(.null, at: range)
    case "true": return JSONValue(.bool(true), at: range)
    case "false": return JSONValue(.bool(false), at: range)
    case "NaN", "Infinity", "nan", "inf", "infinity": report(.notFinite(word), at: range)
    default: report(.unknownWord(word), at: range)
    }
    skipToBoundary()
    return JSONValue(.invalid, at: range)
  }

  private mutating func parseContainer(_ byte: UInt8) -> JSONValue {
    let start = position
    guard openers.count < JSONLimits.depth else {
      report(.tooDeep, at: start..<start + 1)
      stop()
      return JSONValue(.invalid, at: start..<start)
    }
    openers.append(JSONProblem.Opener(byte: byte, offset: start))
    position += 1
    let kind: JSONValue.Kind =
      byte == UInt8(ascii: "{") ? .object(parseMembers()) : .array(parseElements())
    closeContainer()
    openers.removeLast()
    return JSONValue(kind, at: start..<max(start, position))
  }

  private mutating func parseElements() -> [JSONValue] {
    var elements: [JSONValue] = []
    while beginPart(isFirst: elements.isEmpty) {
      countMember()
      elements.append(parseValue(of: nil))
    }
    return elements
  }

  private mutating func parseMembers() -> [JSONMember] {
    var members: [JSONMember] = []
    var firsts: [String: Int] = [:]
    var isFirst = true
    while beginPart(isFirst: isFirst) {
      isFirst = false
      countMember()
      if let member = parseMember() {
        if let first = place(of: member.key, in: members, &firsts) {
          report(.duplicateKey(member.key, first: first), at: member.keyRange)
        } else {
          members.append(member)
        }
      }
    }
    return members
  }

  /// Where a key stands already; a few are compared quicker than hashed.
  private func place(
    of key: String,
    in members: [JSONMember],
    _ firsts: inout [String: Int]
  ) -> Int? {
    if members.count < 16 { return members.first { $0.key == key }?.keyRange.lowerBound }
    for member in members[firsts.count...] { firsts[member.key] = member.keyRange.lowerBound }
    return firsts[key]
  }

  private mutating func parseMember() -> JSONMember? {
    guard let key = parseKey() else { return nil }
    skipSpace()
    if current == UInt8(ascii: ":") {
      position += 1
    } else if current == UInt8(ascii: ",") || current?.isCloser == true {
      report(.missingValue(key: key.value), at: key.range)
      return JSONMember(key.value, at: key.range, JSONValue(.invalid, at: position..<position))
    } else if !hasSwallowedLine, current != nil {
      report(.missingColon, at: key.range.upperBound..<key.range.upperBound)
      if current == UInt8(ascii: "=") { position += 1 }
    } else {
      return JSONMember(key.value, at: key.range, JSONValue(.invalid, at: position..<position))
    }
    return JSONMember(key.value, at: key.range, parseValue(of: key.value))
  }

  /// Reads a key; reports what stands in its place and returns `nil` if there is none.
  private mutating func parseKey() -> JSONText? {
    if let text = parseText() { return text }
    let start = position
    switch current {
    case UInt8(ascii: ":"):
      report(.missingKey, at: start..<start + 1)
      position += 1
      _ = parseValue(of: nil)
      return nil
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?, UInt8(ascii: "-")?,
      (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      report(.keyNotText, at: start..<start + 1)
      _ = current == UInt8(ascii: "{") || current == UInt8(ascii: "[") ? parseValue(of: nil) : nil
      if position == start { _ = skipWord(stoppingAtColon: true) }
      skipSpace()
      if current == UInt8(ascii: ":") {
        position += 1
        _ = parseValue(of: nil)
      }
      return nil
    default:
      let range = skipWord(stoppingAtColon: true)
      guard !range.isEmpty else { return nil }
      report(.unquotedKey(text(of: range)), at: range)
      return JSONText(value: text(of: range), range: range, isIntact: true)
    }
  }
}
