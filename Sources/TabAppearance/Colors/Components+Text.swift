extension TabBarTheme.Color.Components {
  /// The color of a text such as `#0066CC`, with one or two digits per component.
  static func read(hexadecimal text: String) -> Result<Self, ColorProblem> {
    let digits = text.dropFirst()
    if let other = digits.first(where: { !$0.isASCII || !$0.isHexDigit }) {
      return .failure(.notDigit(other, in: text))
    }
    guard [3, 4, 6, 8].contains(digits.count) else {
      return .failure(.digitCount(digits.count, in: text))
    }
    let values = digits.compactMap(\.hexDigitValue)
    let components =
      values.count <= 4
      ? values.map { $0 * 17 }
      : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    let parts = components.map { Double($0) / 255 }
    return .success(
      .init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    )
  }

  /// The text that stands for a color in sRGB in a theme file, from which the same color is read.
  ///
  /// Two hexadecimal digits per component where they are exact, else percentages.
  var textInSRGB: String {
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

  /// The text that stands for a color in Display P3 in a theme file, from which the same color is read.
  var textInP3: String {
    let channels = [red, green, blue].map { CSSNumber.number($0) }
    let opacity = alpha == 1 ? "" : " / \(CSSNumber.percentage(alpha))"
    return "p3(\(channels.joined(separator: " "))\(opacity))"
  }
}
