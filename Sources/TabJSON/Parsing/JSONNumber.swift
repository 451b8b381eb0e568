/// A number as RFC 8259 writes it: a sign, digits without a leading zero, a fraction, an exponent.
struct JSONNumber {
  /// The value; of a number with a ``problem``, what was surely meant, or `nil`.
  private(set) var value: Double?

  /// Why it isn't a number of JSON, or `nil` if it is one.
  private(set) var problem: JSONProblem?

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    problem = Self.problem(bytes, text)
    value = Double(text)
    if problem == nil, value?.isFinite != true {
      problem = .numberTooLarge
    }
    if value?.isFinite != true { value = nil }
  }

  private static func problem(_ bytes: [UInt8], _ text: String) -> JSONProblem? {
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "+") {
      return Double(text) == nil ? .notNumber(text) : .leadingPlus(text)
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }

    let integer = digits(&rest)
    if integer == [UInt8(ascii: "0")], [UInt8(ascii: "x"), UInt8(ascii: "X")].contains(rest.first) {
      let isHexadecimal = Int(text.dropFirst(2), radix: 16) != nil
      return isHexadecimal ? .hexadecimal(text) : .notNumber(text)
    }
    var fraction: [UInt8]?
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = digits(&rest)
    }
    var exponent: [UInt8]?
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      exponent = digits(&rest)
    }
    if !rest.isEmpty || integer.isEmpty && (fraction ?? []).isEmpty { return .notNumber(text) }
    if exponent?.isEmpty == true { return .noDigitInExponent }
    if integer.isEmpty { return .noDigitBeforePoint(text) }
    if fraction?.isEmpty == true { return .noDigitAfterPoint(text) }
    if integer.count > 1, integer.first == UInt8(ascii: "0") { return .leadingZero(text) }
    return nil
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Array(digits)
  }
}
