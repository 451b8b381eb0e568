package import TabColors

/// A color value in one of the 14 color spaces of the Color Module, with the components of the document.
package struct TokenColor: Hashable, Sendable {
  package var space: ColorSpace

  /// The three components, in the ranges of the Color Module; `nil` is `none`.
  package var components: [Double?]

  /// The opacity, from 0 to 1.
  package var alpha: Double

  /// The sRGB fallback of the document, `#rrggbb`, for programs that don't support the color space.
  package var hex: String?

  /// The components in the ranges of ``ColorSpace``: percentages of `hsl` and `hwb` from 0 to 1, and 0 for `none`.
  private var triple: ColorTriple {
    let values = components.map { $0 ?? 0 }
    let unit = space == .hsl || space == .hwb ? 100.0 : 1
    return ColorTriple(values[0], values[1] / unit, values[2] / unit)
  }

  /// The color in CIE LCH: lightness and chroma from 0 to 100 or more, and the hue in degrees.
  var lch: ColorTriple { .lch(xyz: space.xyz(of: triple)) }

  /// Converts the color to RGB components of a gamut; they are outside 0...1 if the color is out of gamut.
  package func components(in gamut: ColorGamut) -> ColorTriple {
    gamut.components(of: triple, in: space)
  }

  /// Whether the color is in the gamut of sRGB, within the tolerance of ``ColorGamut``.
  package var isInSRGB: Bool { ColorGamut.contains(components(in: .sRGB)) }

  /// Returns the color's components in a gamut, from 0 to 1; colors out of gamut are mapped by CSS Color 4.
  package func mapped(into gamut: ColorGamut) -> ColorTriple {
    let own = components(in: gamut)
    if ColorGamut.contains(own) { return own.map { min(1, max(0, $0)) } }
    return gamut.mapped(xyz: space.xyz(of: triple))
  }

  /// The color in sRGB as `#rrggbbaa`; a color out of gamut is mapped by CSS Color 4.
  package var sRGBHex: String {
    "#" + (mapped(into: .sRGB).components + [alpha]).map(Self.byte).joined()
  }

  /// The components in Display P3, mapped by CSS Color 4 if out of gamut; `nil` if the color is in the gamut of sRGB.
  package var displayP3: ColorTriple? { isInSRGB ? nil : mapped(into: .displayP3) }

  private static func byte(_ part: Double) -> String {
    let text = String(Int((min(1, max(0, part)) * 255 + 0.5).rounded(.down)), radix: 16)
    return text.count < 2 ? "0" + text : text
  }
}

extension TokenColor {
  /// Creates a color from a notation of CSS Color 4 such as `#336699`, `rgba(51, 102, 153, 0.5)`, `oklch(0.5 0.1 200)` or
  /// `white`; returns `nil` for other text.
  ///
  /// The notations are those of colors in theme files, and names.
  init?(lenient text: String) {
    guard text.utf8.count <= 100 else { return nil }
    let text = text.withoutBlanks
    if let color = TokenColor(hex: ColorName.hex(of: text) ?? text) {
      self = color
      return
    }
    guard case .success(let color)? = ColorFunction(text)?.read() else { return nil }
    var (space, parts) = (color.space, color.components)
    if space == .hsl || space == .hwb {
      (space, parts) = (.sRGB, ColorGamut.sRGB.components(of: parts, in: space))
    }
    self.init(
      // The Color Module has no short form for `xyz-d65`.
      space: space == .xyz ? .xyzD65 : space,
      components: parts.components,
      alpha: color.alpha,
      hex: nil
    )
    hex = String(sRGBHex.prefix(7))
  }

  /// Creates an sRGB color from `#` and 3, 4, 6 or 8 hexadecimal digits; returns `nil` for other text.
  init?(hex text: String) {
    guard text.first == "#", let digits = Self.digits(of: text.dropFirst()) else { return nil }
    let isShort = digits.count < 6
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    // A short digit is doubled, as in '#f' for '#ff': 15 · 17 = 255.
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
