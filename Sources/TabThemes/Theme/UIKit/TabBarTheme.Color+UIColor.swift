import TabColors
public import TabUIKit

extension TabBarTheme.Color {
  /// Creates a color from a UIKit color, with a value for each style and contrast in which it
  /// differs.
  ///
  ///     theme.colors["brand"] = TabBarTheme.Color(brand.accent)
  ///
  /// A color outside sRGB is kept in Display P3, and clamped to that. A system color becomes its
  /// current values: write `.system(.systemRed)` for a color that keeps adapting, for example to
  /// elevated surfaces.
  ///
  /// - Parameter color: The color to convert. A pattern has no components: in its place is the
  ///   system's gray, and ``TabBarTheme/missingResources(in:)`` has a warning.
  public init(_ color: UIColor) {
    let values = Variant.allCases.compactMap { Value(color, in: UITraitCollection($0)) }
    guard values.count == Variant.allCases.count else {
      self = .asset("UIColor(patternImage:)")
      return
    }
    let colors = Dictionary(uniqueKeysWithValues: zip(Variant.allCases, values))
    self.init { variant in colors[variant] ?? values[0] }
  }
}

extension TabBarTheme.Setting<TabBarTheme.Color> {
  /// Returns a setting with a UIKit color of the app's, with a value for each style and contrast in
  /// which it differs.
  ///
  ///     let item = TabBarTheme.ItemTheme(selected: .init(color: .uiColor(brand.accent)))
  ///
  /// - Parameter color: The color to convert, as by ``TabBarTheme/Color/init(_:)-(UIColor)``.
  /// - Returns: A setting with that value.
  public static func uiColor(_ color: UIColor) -> Self { .value(TabBarTheme.Color(color)) }
}

// Names of UIKit's colors, whose errors have the way to write them.
extension TabBarTheme.Setting<TabBarTheme.Color> {
  @available(*, unavailable, message: "write .system(.systemRed), or .uiColor(.red)")
  public static var red: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemOrange), or .uiColor(.orange)")
  public static var orange: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemYellow), or .uiColor(.yellow)")
  public static var yellow: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemGreen), or .uiColor(.green)")
  public static var green: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemBlue), or .uiColor(.blue)")
  public static var blue: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemPurple), or .uiColor(.purple)")
  public static var purple: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemBrown), or .uiColor(.brown)")
  public static var brown: Self { .inherited }

  @available(*, unavailable, message: "write .system(.black)")
  public static var black: Self { .inherited }

  @available(*, unavailable, message: "write .system(.gray)")
  public static var gray: Self { .inherited }

  @available(*, unavailable, message: "write .system(.white)")
  public static var white: Self { .inherited }

  @available(*, unavailable, message: "write .system(.clear)")
  public static var clear: Self { .inherited }

  @available(*, unavailable, message: "write .system(.label)")
  public static var label: Self { .inherited }

  @available(*, unavailable, message: "write .system(.secondaryLabel)")
  public static var secondaryLabel: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemRed)")
  public static var systemRed: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemOrange)")
  public static var systemOrange: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemBlue)")
  public static var systemBlue: Self { .inherited }

  @available(*, unavailable, message: "write .system(.systemGray)")
  public static var systemGray: Self { .inherited }
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
