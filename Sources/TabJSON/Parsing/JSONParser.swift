/// Reads the bytes of a text once, from start to end.
///
/// It calls itself once per level of nesting, so ``JSONLimits/depth`` bounds its stack too.
struct JSONParser {
  let source: SourceText
  let bytes: [UInt8]
  var position = 0

  /// What is wrong so far, and where.
  private(set) var problems: [(problem: JSONProblem, range: Range<Int>)] = []

  /// Whether reading has ended before the end of the text, or the text before the end of its value.
  private(set) var isStopped = false

  /// The brackets that are open.
  var openers: [JSONProblem.Opener] = []

  /// The members and elements so far.
  private var members = 0

  /// Whether text without its closing quote was read last: it may have swallowed a comma.
  var hasSwallowedLine = false

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  /// The value of the whole text, or `nil` if there is none.
  mutating func parse() -> JSONValue? {
    guard checkEncoding() else { return nil }
    skipSpace()
    guard current != nil else {
      if !isStopped { report(.empty, at: bytes.count..<bytes.count) }
      stop()
      return nil
    }
    let value = parseValue(of: nil)
    skipSpace()
    if current != nil {
      report(.trailingText, at: position..<endOfLine)
    }
    return value
  }

  /// The byte at the position, or `nil` at the end of what is to be read.
  var current: UInt8? { isStopped || position >= bytes.count ? nil : bytes[position] }

  mutating func report(_ problem: JSONProblem, at range: Range<Int>) {
    guard !isStopped else { return }
    if problems.count == JSONLimits.problems {
      problems.append((.tooManyProblems, range))
      stop()
    } else {
      problems.append((problem, range))
    }
  }

  /// Reads no further.
  mutating func stop() {
    isStopped = true
  }

  /// Counts one more member or element.
  mutating func countMember() {
    members += 1
    if members > JSONLimits.members {
      report(.tooManyMembers, at: position..<position + 1)
      stop()
    }
  }

  private mutating func checkEncoding() -> Bool {
    let start = bytes.prefix(4)
    let isUTF16 = start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
    // A text of ASCII characters in UTF-16 or UTF-32 has a zero among its first two bytes.
    if isUTF16 || start.prefix(2).contains(0) {
      report(.otherEncoding("UTF-16 or UTF-32"), at: 0..<0)
      stop()
      return false
    }
    if let invalid = firstInvalidByte {
      report(.notUTF8, at: invalid..<invalid + 1)
      stop()
      return false
    }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(.byteOrderMark, at: 0..<3)
      position = 3
    }
    return true
  }

  private var firstInvalidByte: Int? {
    guard var offset = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes[offset...].makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
