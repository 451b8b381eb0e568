/// A typical slip of syntax in a JSON text.
enum SyntaxSlip: CaseIterable {
  case conflict, threeWayConflict
  case equalsSign, noColon, noQuotesOfKey, noComma, twoCommas, lastComma
  case numberSignComment, numberSignBehindLine, lineComment, blockComment
  case brackets, noCloser, otherCloser, newlineInText, noQuote, otherQuotes
  case semicolon, repeatedLine, cutOff, byteOrderMark, bareWord, number, addedByte

  /// Whether all of the text can be told from what is left of it.
  var losesNothing: Bool {
    switch self {
    case .equalsSign, .noColon, .noQuotesOfKey, .noComma, .twoCommas, .lastComma: true
    default: false
    }
  }

  var isConflict: Bool { self == .conflict || self == .threeWayConflict }

  var isComment: Bool {
    switch self {
    case .numberSignComment, .numberSignBehindLine, .lineComment, .blockComment: true
    default: false
    }
  }

  /// Makes the slip at a random place of a JSON text; does nothing if the text has no such place.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - places: The places of the text.
  ///   - random: The source of random numbers.
  func spoil(_ bytes: inout [UInt8], at places: SlipPlaces, _ random: inout RandomBytes) {
    func place(of characters: String) -> Int? { random.element(of: places.offsets(of: characters)) }
    func replace(_ range: Range<Int>?, by text: String) {
      if let range { bytes.replaceSubrange(range, with: Array(text.utf8)) }
    }
    func replace(at offset: Int?, by text: String) {
      replace(offset.map { $0..<$0 + 1 }, by: text)
    }
    let line = random.element(of: places.lines) ?? 0..<0
    let text = random.element(of: places.texts)
    let word = ["note", "#FFF", "\"tintColor\": null,", "true", "12", "{ a = b }"]
      .randomElement(&random)
    switch self {
    case .conflict, .threeWayConflict:
      let lines = String(decoding: bytes[line], as: UTF8.self)
      let base = self == .conflict ? "" : "||||||| 1c0ffee\n\(lines)"
      replace(line, by: "<<<<<<< HEAD\n\(lines)\(base)=======\n\(lines)>>>>>>> side\n")
    case .equalsSign: replace(at: place(of: ":"), by: "=")
    case .noColon: replace(at: place(of: ":"), by: "")
    case .noQuotesOfKey:
      guard let key = random.element(of: places.keys) else { return }
      replace(key, by: String(decoding: bytes[key].dropFirst().dropLast(), as: UTF8.self))
    case .noComma: replace(at: place(of: ","), by: "")
    case .twoCommas: replace(at: place(of: ","), by: ",,")
    case .lastComma:
      guard let closer = place(of: "}]"),
        let end = bytes[..<closer].lastIndex(where: { !" \n".utf8.contains($0) }),
        !"{[".utf8.contains(bytes[end])
      else { return }
      bytes.insert(UInt8(ascii: ","), at: end + 1)
    case .numberSignComment: replace(line.prefix(0), by: "  # \(word)\n")
    case .numberSignBehindLine: replace(line.suffix(1).prefix(0), by: " #\(word)")
    case .lineComment: replace(line.suffix(1).prefix(0), by: " // \(word)")
    case .blockComment: replace(line.prefix(0), by: "/* \(word) */")
    case .brackets:
      guard let opener = place(of: "{["), let closer = places.closer(of: opener) else { return }
      let isObject = bytes[opener] == UInt8(ascii: "{")
      replace(at: closer, by: isObject ? "]" : "}")
      replace(at: opener, by: isObject ? "[" : "{")
    case .noCloser: replace(at: place(of: "}]"), by: "")
    case .otherCloser: replace(at: place(of: "}]"), by: ["}", "]", ")"].randomElement(&random))
    case .newlineInText:
      guard let text else { return }
      bytes.insert(UInt8(ascii: "\n"), at: text.lowerBound + 1 + random.next(below: text.count - 1))
    case .noQuote: replace(at: place(of: "\""), by: "")
    case .otherQuotes:
      guard let text else { return }
      let inner = String(decoding: bytes[text].dropFirst().dropLast(), as: UTF8.self)
      replace(text, by: ["'\(inner)'", "“\(inner)”", "`\(inner)`"].randomElement(&random))
    case .semicolon: replace(at: place(of: ","), by: ";")
    case .repeatedLine: replace(line.suffix(0), by: String(decoding: bytes[line], as: UTF8.self))
    case .cutOff: bytes.removeLast(random.next(below: bytes.count))
    case .byteOrderMark: bytes.insert(contentsOf: Array("\u{FEFF}".utf8), at: 0)
    case .bareWord: replace(text, by: ["True", "nil", "none", "Red"].randomElement(&random))
    case .number: replace(text, by: [".5", "+1", "0x10", "12px", "1.2.3"].randomElement(&random))
    case .addedByte:
      let marks = Array(#",:"{}[]'/=#;<>|0ax "#.utf8)
      bytes.insert(marks[random.next(below: marks.count)], at: random.next(below: bytes.count))
    }
  }
}

/// The places of a JSON text where slips can be made.
struct SlipPlaces {
  let bytes: [UInt8]

  /// The ranges of the texts, with their quotes.
  private(set) var texts: [Range<Int>] = []

  /// The ranges of the lines, with their line feeds.
  private(set) var lines: [Range<Int>] = []

  /// The ranges of the texts before a colon.
  private(set) var keys: [Range<Int>] = []

  /// The offsets of each sign of punctuation outside of texts, and of the texts' quotes.
  private var punctuation: [UInt8: [Int]] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start: Int?
    var isEscaped = false
    var lineStart = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        lines.append(lineStart..<offset + 1)
        lineStart = offset + 1
      }
      let isQuote = byte == UInt8(ascii: "\"") && !isEscaped
      if isQuote || start == nil && "{}[]:,".utf8.contains(byte) {
        punctuation[byte, default: []].append(offset)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      guard isQuote else { continue }
      if let first = start { texts.append(first..<offset + 1) }
      start = start == nil ? offset : nil
    }
    keys = texts.filter { $0.upperBound < bytes.count && bytes[$0.upperBound] == UInt8(ascii: ":") }
  }

  /// Returns the offsets of some signs of punctuation.
  func offsets(of signs: String) -> [Int] { signs.utf8.flatMap { punctuation[$0] ?? [] } }

  /// Returns the offset of the bracket that closes the one at an offset.
  func closer(of opener: Int) -> Int? {
    var depth = 0
    for offset in offsets(of: "{}[]").sorted() where offset >= opener {
      depth += "{[".utf8.contains(bytes[offset]) ? 1 : -1
      if depth == 0 { return offset }
    }
    return nil
  }
}

extension RandomBytes {
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }
}

extension [String] {
  fileprivate func randomElement(_ random: inout RandomBytes) -> String {
    self[random.next(below: count)]
  }
}
