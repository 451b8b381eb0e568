/// The value of `fill` or `stroke`.
enum SVGPaint {
  case none
  case color(RGBA)

  /// The value of the property `color`.
  case currentColor

  /// A reference to a gradient at an offset of the file, with the fallback color if no element has its id.
  case reference(id: String, at: Int, fallback: RGBA?)

  var isReference: Bool {
    if case .reference = self { true } else { false }
  }

  /// Reads `none`, a color, or `url(#id)` with an optional fallback.
  static func read(_ attribute: XMLAttribute) throws(UnlocatedSVGError) -> SVGPaint {
    let text = attribute.value.trimmed
    if text == "none" { return .none }
    guard text.hasPrefix("url(") else { return try color(text, in: attribute) }
    guard let end = text.firstIndex(of: ")") else {
      throw SVGScanner(attribute).error(expected: "a color or url(#id)")
    }
    let address = text[..<end].dropFirst(4).filter { $0 != "'" && $0 != "\"" }.trimmed
    let fallbackText = text[text.index(after: end)...].trimmed
    guard address.hasPrefix("#") else {
      throw SVGScanner(attribute).error(expected: "a color or url(#id)")
    }
    let id = String(address.dropFirst())
    guard !fallbackText.isEmpty, fallbackText != "none" else {
      return .reference(id: id, at: attribute.offset, fallback: nil)
    }
    guard case .color(let color) = try color(fallbackText, in: attribute) else {
      throw SVGScanner(attribute).error(expected: "a color behind url(#id)")
    }
    return .reference(id: id, at: attribute.offset, fallback: color)
  }

  /// Reads a color, which may be `currentColor`.
  static func color(
    _ text: String,
    in attribute: XMLAttribute
  ) throws(UnlocatedSVGError) -> SVGPaint {
    let name = text.lowercased()
    if name == "currentcolor" { return .currentColor }
    guard let color = RGBA(css: name) else {
      throw SVGScanner(attribute).error(expected: "a color: a name, #RRGGBB, rgb() or currentColor")
    }
    return .color(color)
  }
}

extension RGBA {
  /// Creates a color from CSS text in lowercase: a name, `#` with 3, 4, 6 or 8 digits, `rgb()` or `rgba()`.
  init?(css text: String) {
    if text == "transparent" {
      self.init(0, 0, 0, 0)
    } else if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if text.hasPrefix("rgb"), let start = text.firstIndex(of: "("), text.hasSuffix(")") {
      guard ["rgb", "rgba"].contains(text[..<start]) else { return nil }
      self.init(numbers: text[start...].dropFirst().dropLast())
    } else if let digits = SVGColorNames.all[text] {
      self.init(digits: digits[...])
    } else {
      return nil
    }
  }

  private init?(digits: Substring) {
    let digits = digits.compactMap(\.hexDigitValue).map { UInt8($0) }
    switch digits.count {
    case 3, 4:
      // A single digit is doubled: F is FF.
      let bytes = digits.map { $0 * 17 }
      self.init(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 255)
    case 6, 8:
      let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      self.init(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 255)
    default: return nil
    }
  }

  private init?(numbers text: Substring) {
    let texts = text.split { ", /".contains($0) }
    guard (3...4).contains(texts.count) else { return nil }
    var bytes: [UInt8] = []
    for (index, text) in texts.enumerated() {
      let isPercent = text.hasSuffix("%")
      guard let number = Double(isPercent ? text.dropLast() : text), number.isFinite else {
        return nil
      }
      let maximum: Double = isPercent ? 100 : index == 3 ? 1 : 255
      bytes.append(UInt8((min(max(number / maximum, 0), 1) * 255).rounded()))
    }
    self.init(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 255)
  }

  /// Returns the color with its alpha multiplied by a factor from 0 to 1.
  func faded(_ factor: Double) -> RGBA {
    RGBA(red, green, blue, UInt8((Double(alpha) * factor).rounded()))
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let first = firstIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[first...(lastIndex { !isSpace($0) } ?? first)])
  }
}
