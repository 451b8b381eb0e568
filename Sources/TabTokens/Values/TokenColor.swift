package import TabColors

/// A color as a document writes it, in one of the 14 color spaces of the Color Module.
package struct TokenColor: Hashable, Sendable {
  package var space: ColorSpace

  /// Three components with the ranges of the Color Module; `nil` is `none`.
  package var components: [Double?]

  /// From 0 to 1.
  package var alpha: Double

  /// What the document gives for programs that can't show the space: `#rrggbb`.
  package var hex: String?

  /// The components as the color spaces have them: parts are from 0 to 1, and `none` is 0.
  private var triple: ColorTriple {
    let values = components.map { $0 ?? 0 }
    let unit = space == .hsl || space == .hwb ? 100.0 : 1
    return ColorTriple(values[0], values[1] / unit, values[2] / unit)
  }

  /// The components in a gamut, outside 0...1 if the color lies outside it.
  package func components(in gamut: ColorGamut) -> ColorTriple {
    gamut.components(of: triple, in: space)
  }

  /// Whether sRGB can show it.
  package var isInSRGB: Bool { ColorGamut.contains(components(in: .sRGB)) }

  /// The components of the nearest color in a gamut, from 0 to 1: its own, or those of the gamut mapping of CSS Color 4.
  package func mapped(into gamut: ColorGamut) -> ColorTriple {
    let own = components(in: gamut)
    if ColorGamut.contains(own) { return own.map { min(1, max(0, $0)) } }
    return gamut.mapped(xyz: space.xyz(of: triple))
  }

  /// The color in sRGB as `#rrggbbaa`, mapped by CSS Color 4 where sRGB lacks it.
  package var sRGBHex: String {
    "#" + (mapped(into: .sRGB).components + [alpha]).map(Self.byte).joined()
  }

  /// The components in Display P3, mapped by CSS Color 4 where it lacks the color; `nil` if sRGB shows it.
  package var displayP3: ColorTriple? { isInSRGB ? nil : mapped(into: .displayP3) }

  private static func byte(_ part: Double) -> String {
    let text = String(Int((min(1, max(0, part)) * 255 + 0.5).rounded(.down)), radix: 16)
    return text.count < 2 ? "0" + text : text
  }
}

extension TokenColor {
  /// A color of sRGB from hexadecimal text: `#` and 3, 4, 6 or 8 digits; `nil` if it isn't that.
  init?(hex text: String) {
    guard text.first == "#", let digits = Self.digits(of: text.dropFirst()) else { return nil }
    let isShort = digits.count < 6
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let bytes =
      isShort
      ? digits.map { $0 * 17 }
      : stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    let parts = bytes.map { Double($0) / 255 }
    let base = bytes.prefix(3).map { Self.byte(Double($0) / 255) }.joined()
    self.init(
      space: .sRGB,
      components: Array(parts.prefix(3)),
      alpha: parts.count == 4 ? parts[3] : 1,
      hex: "#" + base
    )
  }

  private static func digits(of text: Substring) -> [Int]? {
    guard text.utf8.count <= 8 else { return nil }
    let digits = text.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    return digits.count == text.count ? digits : nil
  }
}
