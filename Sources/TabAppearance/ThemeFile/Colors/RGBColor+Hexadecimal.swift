extension RGBColor {
  /// The color of a text such as `#0066CC`, with one or two digits per component.
  static func read(hexadecimal text: String) -> Result<RGBColor, ColorProblem> {
    var text = text
    guard let (digits, number) = text.withUTF8({ number(ofDigits: $0.dropFirst()) }) else {
      let others = text.dropFirst()
      let other = others.first { !$0.isASCII || !$0.isHexDigit } ?? others[others.startIndex]
      return .failure(.notDigit(other, in: text))
    }
    // The component that stands so many components before the last one.
    func component(_ place: Int) -> Double {
      let value = digits <= 4 ? (number >> (4 * place)) & 15 * 17 : (number >> (8 * place)) & 255
      return Double(value) / 255
    }
    switch digits {
    case 3, 6:
      return .success(RGBColor(red: component(2), green: component(1), blue: component(0)))
    case 4, 8:
      return .success(
        RGBColor(
          red: component(3),
          green: component(2),
          blue: component(1),
          alpha: component(0)
        )
      )
    default: return .failure(.digitCount(digits, in: text))
    }
  }

  /// How many digits there are, and the number they make if it isn't too large; `nil` if something else is there.
  private static func number(
    ofDigits bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (digits: Int, number: Int)? {
    var number = 0
    for byte in bytes {
      guard let value = value(ofDigit: byte) else { return nil }
      number = number << 4 | value
    }
    return (bytes.count, number)
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
