/// Numbers, percentages and angles in CSS notation.
package enum CSSNumber {
  /// Whether a byte is CSS white space: a space, a tab or a line break.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte && byte != 0x0B }

  static func trimmed(_ text: Substring.UTF8View) -> String {
    let start = text.drop(while: isSpace)
    guard let end = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(decoding: start[...end], as: UTF8.self)
  }

  /// Reads a component of a color: a number, a percentage or an angle, as a fraction of the
  /// channel's full value, or degrees for a hue.
  static func read(
    _ text: String,
    of channel: ColorChannel,
    allowsNone: Bool
  ) -> Result<Double, ColorFunction.Problem> {
    if allowsNone, text.utf8.count == 4, text.lowercased() == "none" { return .success(0) }
    if channel.isAngle { return readAngle(text, of: channel) }
    let isPercentage = text.utf8.last == UInt8(ascii: "%")
    let digits = isPercentage ? String(text.dropLast()) : text
    guard isNumber(digits), let number = Double(digits) else {
      return .failure(.notNumber(text, of: channel))
    }
    // Moving the decimal point in the text is exact, dividing by 100 isn't: written values are read
    // back unchanged.
    let part = isPercentage ? Double(digits + "e-2") ?? number / 100 : number / channel.fullScale
    let isInside =
      isPercentage
      ? channel.percentages.contains(number) : channel.range.contains(number)
    // Adding 0 turns -0 into 0.
    return isInside ? .success(part + 0) : .failure(.outOfRange(text, of: channel))
  }

  private static func readAngle(
    _ text: String,
    of channel: ColorChannel
  ) -> Result<Double, ColorFunction.Problem> {
    let lowercased = text.lowercased()
    let unit = degrees.first { lowercased.hasSuffix($0.unit) } ?? ("", 1)
    let digits = String(text.dropLast(unit.unit.count))
    guard isNumber(digits), let number = Double(digits), abs(number) < 1e9 else {
      return .failure(.notNumber(text, of: channel))
    }
    return .success(number * unit.degrees)
  }

  /// The units of angles with their size in degrees; "grad" comes before "rad", which is its
  /// suffix.
  private static let degrees: [(unit: String, degrees: Double)] = [
    ("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360),
  ]

  private static func isNumber(_ text: String) -> Bool {
    var lastOfMantissa: UInt8?
    var isMantissa = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if isMantissa { lastOfMantissa = byte }
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isMantissa = false
      default: return false
      }
    }
    return lastOfMantissa.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
  }
}

extension CSSNumber {
  /// The shortest percentage that reads back as `part`, from 0 to 1.
  package static func percentage(_ part: Double) -> String { decimal(part, places: 2) + "%" }

  /// The shortest number that reads back as `part`, from 0 to 1.
  package static func number(_ part: Double) -> String { decimal(part, places: 0) }

  /// Returns a number without an exponent, with the decimal point moved to the right by `places`.
  private static func decimal(_ number: Double, places: Int) -> String {
    let text = "\(number)"
    guard let exponentStart = text.firstIndex(of: "e") else {
      return decimal(text[...], exponent: places)
    }
    let exponent = Int(text[text.index(after: exponentStart)...]) ?? 0
    // Digits and exponent must stay one number, to which the reader adds its own exponent.
    return decimal(text[..<exponentStart], exponent: exponent + places)
  }

  /// A number without exponent: `mantissa` with its point moved by `exponent` places.
  private static func decimal(_ mantissa: Substring, exponent: Int) -> String {
    let parts = mantissa.split(separator: ".")
    var digits = parts.joined()
    var point = (parts.first?.count ?? 0) + exponent
    if point <= 0 {
      digits = String(repeating: "0", count: 1 - point) + digits
      point = 1
    }
    if digits.count < point { digits += String(repeating: "0", count: point - digits.count) }
    let integer = digits.prefix(point).drop { $0 == "0" }
    let fraction = digits.dropFirst(point).reversed().drop { $0 == "0" }.reversed()
    return (integer.isEmpty ? "0" : integer) + (fraction.isEmpty ? "" : "." + String(fraction))
  }
}
