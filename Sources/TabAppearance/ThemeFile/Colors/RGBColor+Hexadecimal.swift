extension RGBColor {
  /// The color of a text such as `#0066CC`, with one or two digits per component.
  static func read(hexadecimal text: String) -> Result<RGBColor, ColorProblem> {
    let values = text.utf8.dropFirst().compactMap(value(ofDigit:))
    // Characters are looked at only where something is wrong: bytes are many times quicker.
    if values.count < text.utf8.count - 1 {
      let digits = text.dropFirst()
      let other = digits.first { !$0.isASCII || !$0.isHexDigit } ?? digits[digits.startIndex]
      return .failure(.notDigit(other, in: text))
    }
    guard [3, 4, 6, 8].contains(values.count) else {
      return .failure(.digitCount(values.count, in: text))
    }
    let bytes =
      values.count <= 4
      ? values.map { $0 * 17 }
      : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    let components = bytes.map { Double($0) / 255 }
    return .success(
      RGBColor(
        red: components[0],
        green: components[1],
        blue: components[2],
        alpha: components.count == 4 ? components[3] : 1
      )
    )
  }

  private static func value(ofDigit byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }

  /// The text that stands for the color in a theme file, from which the same color is read.
  ///
  /// Two hexadecimal digits per component where they are exact, else percentages.
  package var notation: String {
    let bytes = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    let isExact = zip(bytes, [red, green, blue, alpha]).allSatisfy { Double($0) / 255 == $1 }
    guard isExact else {
      let channels = [red, green, blue].map { CSSNumber.percentage($0) }
      let opacity = alpha == 1 ? "" : " / \(CSSNumber.percentage(alpha))"
      return "rgb(\(channels.joined(separator: " "))\(opacity))"
    }
    let digits = (alpha == 1 ? bytes.dropLast() : bytes[...]).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
