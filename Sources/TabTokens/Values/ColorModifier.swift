import TabColors

/// A change of a color by Tokens Studio, which writes it as `modify` into `$extensions["studio.tokens"]`.
///
/// The formulas are those of Tokens Studio's `sd-transforms`, which interpolates as Color.js does: hues along the
/// shorter arc, and components without premultiplied alpha.
struct ColorModifier {
  enum Kind: String, CaseIterable {
    case lighten
    case darken
    case mix
    case alpha
  }

  enum Space: String, CaseIterable {
    case lch
    case srgb
    case p3
    case hsl
  }

  enum Operation {
    case lighten(Space)
    case darken(Space)
    case mix(TokenColor, Space)

    /// The amount replaces the opacity.
    case alpha
  }

  let operation: Operation

  /// The proportion of the change, from 0 to 1.
  let amount: Double

  func applied(to color: TokenColor) -> TokenColor {
    switch operation {
    case .lighten(let space): color.mixed(with: space.white, amount: amount, in: space)
    case .darken(let space): color.mixed(with: space.black, amount: amount, in: space)
    case .mix(let other, let space):
      color.mixed(with: space.components(of: other), amount: amount, in: space)
        .withAlpha(color.alpha + (other.alpha - color.alpha) * amount)
    case .alpha: color.withAlpha(amount)
    }
  }
}

extension ColorModifier.Space {
  private var colorSpace: ColorSpace {
    switch self {
    case .lch: .lch
    case .srgb: .sRGB
    case .p3: .displayP3
    case .hsl: .hsl
    }
  }

  /// The components toward which colors are lightened; `nil` for those that stay.
  ///
  /// A color keeps its hue, and in HSL its saturation; in LCH it loses its chroma.
  fileprivate var white: [Double?] {
    switch self {
    case .lch: [100, 0, nil]
    case .srgb, .p3: [1, 1, 1]
    case .hsl: [nil, nil, 100]
    }
  }

  /// The components toward which colors are darkened; `nil` for those that stay.
  fileprivate var black: [Double?] { white.map { $0.map { _ in 0 } } }

  /// The index of the hue among the components.
  private var hueIndex: Int? {
    switch self {
    case .lch: 2
    case .hsl: 0
    case .srgb, .p3: nil
    }
  }

  /// Returns a color's components, in the ranges of the Color Module; the hue of a gray is `nil`.
  ///
  /// Colors out of the gamut of an RGB space are mapped by CSS Color 4.
  fileprivate func components(of color: TokenColor) -> [Double?] {
    switch self {
    case .lch:
      let lch = color.lch
      // The chroma of a gray differs from 0 by rounding.
      return [lch.x, lch.y, lch.y < 0.02 ? nil : lch.z]
    case .srgb: return color.mapped(into: .sRGB).components
    case .p3: return color.mapped(into: .displayP3).components
    case .hsl:
      let hsl = ColorTriple.hsl(sRGB: color.mapped(into: .sRGB))
      return [hsl.y < 0.0001 ? nil : hsl.x, hsl.y * 100, hsl.z * 100]
    }
  }

  /// Returns the color between two colors; a missing component is that of the other color.
  fileprivate func color(from start: [Double?], to end: [Double?], amount: Double) -> TokenColor {
    let components = start.indices.map { index -> Double? in
      guard let first = start[index] ?? end[index], let last = end[index] ?? start[index] else {
        return nil
      }
      guard index == hueIndex else { return first + (last - first) * amount }
      let turn = last - first
      let arc = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
      let hue = first + arc * amount
      return hue < 0 ? hue + 360 : hue >= 360 ? hue - 360 : hue
    }
    return TokenColor(space: colorSpace, components: components, alpha: 1, hex: nil)
  }
}

extension TokenColor {
  fileprivate func withAlpha(_ alpha: Double) -> TokenColor {
    var color = self
    color.alpha = alpha
    return color
  }

  fileprivate func mixed(
    with other: [Double?],
    amount: Double,
    in space: ColorModifier.Space
  ) -> TokenColor {
    space.color(from: space.components(of: self), to: other, amount: amount).withAlpha(alpha)
  }
}
