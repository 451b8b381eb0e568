extension JSONParser {
  /// Moves to the next member or element; returns `false` where there is none.
  ///
  /// Reports commas that are missing or too many.
  mutating func beginPart(isFirst: Bool) -> Bool {
    let end = position
    skipSpace()
    var comma: Int?
    while let byte = current, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
      if byte == UInt8(ascii: ";") {
        report(.semicolon, at: position..<position + 1)
      } else if isFirst || comma != nil {
        report(.extraComma, at: position..<position + 1)
      }
      comma = position
      position += 1
      skipSpace()
    }
    guard let byte = current else { return false }
    if byte.isCloser {
      if let comma, !isFirst, bytes[comma] == UInt8(ascii: ",") {
        report(.trailingComma, at: comma..<comma + 1)
      }
      return false
    }
    if comma == nil, !isFirst, !hasSwallowedLine { report(.missingComma, at: end..<end) }
    hasSwallowedLine = false
    return true
  }

  /// Moves behind the bracket that closes the innermost opener, or reports that there is none.
  mutating func closeContainer() {
    guard let opener = openers.last else { return }
    hasSwallowedLine = false
    guard let byte = current else {
      // Once, for all that are open.
      report(.unclosed(openers: openers), at: endOfText..<endOfText)
      stop()
      return
    }
    if !closesOpener(byte) {
      let closer = String(UnicodeScalar(byte))
      report(.wrongCloser(closer, opener: opener), at: position..<position + 1)
      // It may well close what is around: then only this one's bracket is missing.
      if openers.dropLast().contains(where: { $0.closer == closer }) { return }
    }
    position += 1
  }

  private func closesOpener(_ byte: UInt8) -> Bool {
    openers.last?.closer == String(UnicodeScalar(byte))
  }

  /// Where the text ends, without the space at its end.
  private var endOfText: Int {
    var end = bytes.count
    while end > 0, bytes[end - 1].isSpace { end -= 1 }
    return end
  }
}
