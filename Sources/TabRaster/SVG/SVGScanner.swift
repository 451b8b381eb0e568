/// A scanner of numbers, words and separators in the value of an attribute.
struct SVGScanner {
  let attribute: XMLAttribute
  private let bytes: [UInt8]
  private var position = 0

  init(_ attribute: XMLAttribute) {
    self.attribute = attribute
    bytes = Array(attribute.value.utf8)
    skipSpace()
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Returns the error that the value isn't what is expected at the current position.
  func error(expected: String) -> UnlocatedSVGError {
    let problem = SVGError.Problem.badValue(
      Self.short(attribute.value),
      attribute: attribute.name,
      expected: expected
    )
    return UnlocatedSVGError(problem, at: attribute.offset + position)
  }

  private static func short(_ value: String) -> String {
    value.count > 40 ? "\(value.prefix(40))…" : value
  }

  mutating func skipSpace() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Skips spaces and at most one comma.
  mutating func skipComma() {
    skipSpace()
    if skip(",") { skipSpace() }
  }

  /// Skips a character if it is next; otherwise returns false.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads ASCII letters, possibly none.
  mutating func word() -> String {
    let start = position
    while position < bytes.count, isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads one ASCII letter; nil if none is next.
  mutating func letter() -> Unicode.Scalar? {
    guard position < bytes.count, isLetter(bytes[position]) else { return nil }
    position += 1
    return Unicode.Scalar(bytes[position - 1])
  }

  /// Whether the next character can begin a number.
  var isAtNumber: Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    return isDigit(byte) || "+-.".utf8.contains(byte)
  }

  /// Reads a number, which a second decimal point or a sign ends.
  mutating func number(_ expected: String = "a number") throws(UnlocatedSVGError) -> Double {
    let start = position
    if position < bytes.count, "+-".utf8.contains(bytes[position]) { position += 1 }
    var digits = skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      throw error(expected: expected)
    }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), abs(number) <= SVGLimits.coordinate else {
      position = start
      throw error(expected: "at most \(Int(SVGLimits.coordinate))")
    }
    return number
  }

  /// Reads a flag of an arc, `0` or `1`, which may be followed by the next number without a separator.
  mutating func flag() throws(UnlocatedSVGError) -> Bool {
    if skip("0") { return false }
    if skip("1") { return true }
    throw error(expected: "0 or 1")
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    return position - start
  }

  /// Skips an exponent, as `e3` or `e-3`, but not the unit `em`.
  private mutating func skipExponent() {
    let start = position
    guard position < bytes.count, "eE".utf8.contains(bytes[position]) else { return }
    position += 1
    if position < bytes.count, "+-".utf8.contains(bytes[position]) { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension SVGScanner {
  /// Reads the value as a list of numbers, separated by commas or spaces.
  static func numbers(_ attribute: XMLAttribute) throws(UnlocatedSVGError) -> [Double] {
    var scanner = SVGScanner(attribute)
    var numbers: [Double] = []
    while !scanner.isAtEnd {
      guard numbers.count <= 2 * SVGLimits.segments else {
        throw .tooMany(.segments, at: attribute.offset)
      }
      numbers.append(try scanner.number("numbers"))
      scanner.skipComma()
    }
    return numbers
  }

  /// Reads the value as a length, in CSS pixels; 100 % is `reference`.
  static func length(
    _ attribute: XMLAttribute,
    percentOf reference: Double
  ) throws(UnlocatedSVGError) -> Double {
    var scanner = SVGScanner(attribute)
    let expected = "a number, a length in px, pt, pc, mm, cm or in, or percents"
    let number = try scanner.number(expected)
    let unit = scanner.skip("%") ? reference / 100 : unit(scanner.word())
    scanner.skipSpace()
    guard let unit, scanner.isAtEnd else { throw scanner.error(expected: expected) }
    return number * unit
  }

  /// Returns the length of a unit in CSS pixels, or nil for an unsupported unit.
  private static func unit(_ name: String) -> Double? {
    switch name {
    case "", "px": 1
    case "pt": 4.0 / 3
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 9.6 / 2.54
    default: nil
    }
  }

  /// Reads the value as a number or percentage, clamped to 0...1.
  static func numberOrPercentage(_ attribute: XMLAttribute) throws(UnlocatedSVGError) -> Double {
    var scanner = SVGScanner(attribute)
    let expected = "a number from 0 to 1, or percents"
    let number = try scanner.number(expected)
    let value = scanner.skip("%") ? number / 100 : number
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.error(expected: expected) }
    return min(max(value, 0), 1)
  }
}
