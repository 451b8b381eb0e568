extension TabBarTheme {
  /// A color of a theme: up to four values, for light and dark, in standard and high contrast.
  ///
  ///     let plain: TabBarTheme.Color = "#0066CC"
  ///     let brand = TabBarTheme.Color.dynamic(light: "#0066CC", dark: "#64B5FF")
  ///     let perceived: TabBarTheme.Color = "oklch(0.65 0.18 264)"
  ///     let pure: TabBarTheme.Color = "p3(1 0 0)"
  ///     let label = TabBarTheme.Color.system(.secondaryLabel)
  ///     let catalog = TabBarTheme.Color.asset("Brand")  // from an asset catalog
  ///     let named: TabBarTheme.Color = "{brand}"  // from the theme's colors
  ///     let typed = try TabBarTheme.Color("#0066CC")  // from text that is known at run time
  ///
  /// A missing value falls back to the standard contrast of the same style, then to ``light``.
  public struct Color: Hashable, Sendable {
    /// The value in light style, and the fallback of the others.
    public var light: Value

    /// The value in dark style.
    public var dark: Value?

    /// The value in light style and high contrast.
    public var lightHighContrast: Value?

    /// The value in dark style and high contrast.
    public var darkHighContrast: Value?

    /// Creates a color.
    ///
    /// - Parameters:
    ///   - light: The value in light style, and the fallback of the others.
    ///   - dark: The value in dark style.
    ///   - lightHighContrast: The value in light style and high contrast.
    ///   - darkHighContrast: The value in dark style and high contrast.
    public init(
      _ light: Value,
      dark: Value? = nil,
      lightHighContrast: Value? = nil,
      darkHighContrast: Value? = nil
    ) {
      self.light = light
      self.dark = dark
      self.lightHighContrast = lightHighContrast
      self.darkHighContrast = darkHighContrast
    }
  }
}

extension TabBarTheme.Color {
  /// One value of a color.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Value: Hashable, Sendable {
    /// A color in sRGB.
    case rgb(Components)

    /// A color in Display P3, which may be more saturated than any in sRGB.
    ///
    /// Every screen since that of iPhone 7 shows these colors. White, black and grays are the same
    /// in both spaces.
    case p3(Components)

    /// A system color, which adapts to style and contrast.
    case system(TabBarTheme.SystemColor)

    /// A color of an asset catalog, by name, which adapts by itself; the system's gray if it
    /// doesn't exist.
    ///
    /// The bundle that the theme came from is searched first, then the app's main bundle.
    case asset(String)

    /// A reference to a color in the theme's `colors`, to its value in the same style and contrast.
    case named(String)
  }

  /// Red, green, blue and opacity of a color, not premultiplied.
  public struct Components: Hashable, Sendable {
    /// The red component, from 0 to 1.
    public var red: Double { didSet { Self.check(red, named: "red") } }

    /// The green component, from 0 to 1.
    public var green: Double { didSet { Self.check(green, named: "green") } }

    /// The blue component, from 0 to 1.
    public var blue: Double { didSet { Self.check(blue, named: "blue") } }

    /// The opacity, from 0, clear, to 1, opaque.
    public var alpha: Double { didSet { Self.check(alpha, named: "alpha") } }

    /// Creates components.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    /// - Precondition: Every component is in 0...1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      Self.check(red, named: "red")
      Self.check(green, named: "green")
      Self.check(blue, named: "blue")
      Self.check(alpha, named: "alpha")
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    private static func check(_ component: Double, named name: StaticString) {
      precondition(
        (0...1).contains(component),
        "Components.\(name) must be in 0...1 (was \(component))"
      )
    }
  }

  /// A combination of style and contrast for which a color can have a separate value.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// Light style, standard contrast.
    case light

    /// Dark style, standard contrast.
    case dark

    /// Light style, high contrast.
    case lightHighContrast

    /// Dark style, high contrast.
    case darkHighContrast

    package var isDark: Bool { self == .dark || self == .darkHighContrast }

    package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
  }

  /// Returns the value for a style and a contrast.
  ///
  /// - Parameter variant: The style and contrast.
  /// - Returns: The value given for the variant, or for the same style in standard contrast, or
  ///   ``light``.
  public func value(for variant: Variant) -> Value {
    switch variant {
    case .light: light
    case .dark: dark ?? light
    case .lightHighContrast: lightHighContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark ?? light
    }
  }

  /// Whether the color has one value for every style and contrast.
  public var isSingle: Bool { dark == nil && lightHighContrast == nil && darkHighContrast == nil }

  /// Creates a color with a value for each variant; values equal to their fallback are dropped.
  package init(_ value: (Variant) -> Value) {
    let (light, dark) = (value(.light), value(.dark))
    let (lightHighContrast, darkHighContrast) = (
      value(.lightHighContrast), value(.darkHighContrast)
    )
    self.init(
      light,
      dark: dark == light ? nil : dark,
      lightHighContrast: lightHighContrast == light ? nil : lightHighContrast,
      darkHighContrast: darkHighContrast == dark ? nil : darkHighContrast
    )
  }

  /// Returns a color of the system, which adapts to style and contrast by itself.
  ///
  /// - Parameter color: The color of UIKit.
  /// - Returns: A color with that value alone.
  public static func system(_ color: TabBarTheme.SystemColor) -> Self { Self(.system(color)) }

  /// Returns a color of an asset catalog, which adapts to style and contrast by itself.
  ///
  /// - Parameter name: The name of its color set.
  /// - Returns: A color with that value alone.
  public static func asset(_ name: String) -> Self { Self(.asset(name)) }

  /// Returns a color with a value for each style.
  ///
  /// - Parameters:
  ///   - light: The value in light style.
  ///   - dark: The value in dark style.
  ///   - lightHighContrast: The value in light style and high contrast.
  ///   - darkHighContrast: The value in dark style and high contrast.
  /// - Returns: The dynamic color.
  public static func dynamic(
    light: Value,
    dark: Value,
    lightHighContrast: Value? = nil,
    darkHighContrast: Value? = nil
  ) -> Self {
    Self(
      light,
      dark: dark,
      lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast
    )
  }
}

extension TabBarTheme.Color: Keyed {
  package static let noun = "a color"
  package static let isValue = true
  package init() { self.init(.system(.clear)) }

  package static let keys: [Key<Self>] = [
    .plain(
      "light",
      \.light,
      .colorValue,
      isRequired: true,
      "The value in light style, and the default of the others."
    ),
    .optional("dark", \.dark, .colorValue, "The value in dark style."),
    .optional(
      "lightHighContrast",
      \.lightHighContrast,
      .colorValue,
      "The value in light style and high contrast."
    ),
    .optional(
      "darkHighContrast",
      \.darkHighContrast,
      .colorValue,
      "The value in dark style and high contrast."
    ),
  ]
}

extension TabBarTheme.Setting<TabBarTheme.Color> {
  public static func system(_ color: TabBarTheme.SystemColor) -> Self { .value(.system(color)) }
  public static func asset(_ name: String) -> Self { .value(.asset(name)) }
  public static func dynamic(
    light: TabBarTheme.Color.Value,
    dark: TabBarTheme.Color.Value,
    lightHighContrast: TabBarTheme.Color.Value? = nil,
    darkHighContrast: TabBarTheme.Color.Value? = nil
  ) -> Self {
    .value(
      .dynamic(
        light: light,
        dark: dark,
        lightHighContrast: lightHighContrast,
        darkHighContrast: darkHighContrast
      )
    )
  }
}
