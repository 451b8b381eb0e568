import TabColors
public import TabUIKit

extension TabBarTheme.Color {
  /// Creates a color from a UIKit color, with a value for each style and contrast in which it
  /// differs.
  ///
  ///     theme.tintColor = .value(TabBarTheme.Color(brand.accent) ?? "#0066CC")
  ///
  /// A color outside sRGB is kept in Display P3, and clamped to that. A system color becomes its
  /// current values: write `.system(.systemRed)` for a color that keeps adapting, for example to
  /// elevated surfaces.
  ///
  /// - Parameter color: The color to convert; for a pattern, which has no components, the result is
  ///   `nil`.
  public init?(_ color: UIColor) {
    let values = Variant.allCases.map { Value(color, in: UITraitCollection($0)) }
    guard let light = values[0], let dark = values[1], let lightHigh = values[2],
      let darkHigh = values[3]
    else { return nil }
    self.init { variant in
      switch variant {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHigh
      case .darkHighContrast: darkHigh
      }
    }
  }
}

extension TabBarTheme.Color.Value {
  /// Creates a value from a color resolved in some traits; `nil` for a pattern.
  ///
  /// A color outside sRGB is kept in Display P3, and clamped to that.
  package init?(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let resolved = color.resolvedColor(with: traits)
    guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    let triple = ColorTriple(Double(red), Double(green), Double(blue))
    if ColorGamut.contains(triple) {
      let (red, green, blue) = (Self.byte(red), Self.byte(green), Self.byte(blue))
      self = .rgb(
        TabBarTheme.Color.Components(red: red, green: green, blue: blue, alpha: Self.byte(alpha))
      )
    } else {
      let wide = ColorGamut.displayP3.components(of: triple, in: .sRGB).map(Self.digits)
      self = .p3(
        TabBarTheme.Color.Components(
          red: wide.x,
          green: wide.y,
          blue: wide.z,
          alpha: Self.byte(alpha)
        )
      )
    }
  }

  /// Returns a component from 0 to 1; one that differs from a byte only by rounding, as after a
  /// conversion, is rounded to the byte.
  private static func byte(_ value: CGFloat) -> Double {
    let value = min(1, max(0, Double(value)))
    let byte = (value * 255).rounded()
    return abs(value * 255 - byte) < 0.001 ? byte / 255 : value
  }

  /// Returns a component from 0 to 1 rounded to five digits; more digits are conversion errors.
  private static func digits(_ value: Double) -> Double {
    (min(1, max(0, value)) * 100_000).rounded() / 100_000
  }
}
