/// A color of a theme: up to four values, for light and dark, in standard and high contrast.
///
///     let plain: ThemeColor = "#0066CC"
///     let brand = ThemeColor.dynamic(light: "#0066CC", dark: "#64B5FF")
///     let perceived: ThemeColor = "oklch(0.65 0.18 264)"
///     let pure: ThemeColor = "p3(1 0 0)"
///     let label = ThemeColor.system(.secondaryLabel)
///     let catalog: ThemeColor = "asset:Brand"  // from the app's asset catalog
///     let named: ThemeColor = "{brand}"  // from the theme's colors
///
/// A missing value falls back to the standard contrast of the same style, then to ``light``.
public struct ThemeColor: Hashable, Sendable {
  /// One value of a color.
  public enum Value: Hashable, Sendable {
    /// A color in sRGB.
    case rgb(RGBColor)

    /// A color in Display P3, which may be purer than any in sRGB.
    case p3(P3Color)

    /// A color of the system, which adapts by itself.
    case system(SystemColor)

    /// A color of the app's main bundle, by name, which adapts by itself; the system's gray if the app has none.
    case asset(String)

    /// The value that a color in the theme's `colors` has in the same place.
    case named(String)
  }

  /// The value in light style, and wherever no other one is given.
  public var light: Value {
    get { values.light }
    set { values = Values(newValue, dark, lightHighContrast, darkHighContrast) }
  }

  /// The value in dark style.
  public var dark: Value? {
    get { values.dark }
    set { values = Values(light, newValue, lightHighContrast, darkHighContrast) }
  }

  /// The value in light style and high contrast.
  public var lightHighContrast: Value? {
    get { values.lightHighContrast }
    set { values = Values(light, dark, newValue, darkHighContrast) }
  }

  /// The value in dark style and high contrast.
  public var darkHighContrast: Value? {
    get { values.darkHighContrast }
    set { values = Values(light, dark, lightHighContrast, newValue) }
  }

  private var values: Values

  /// Creates a color.
  ///
  /// - Parameters:
  ///   - light: The value in light style, and wherever no other one is given.
  ///   - dark: The value in dark style.
  ///   - lightHighContrast: The value in light style and high contrast.
  ///   - darkHighContrast: The value in dark style and high contrast.
  public init(
    _ light: Value,
    dark: Value? = nil,
    lightHighContrast: Value? = nil,
    darkHighContrast: Value? = nil
  ) {
    values = Values(light, dark, lightHighContrast, darkHighContrast)
  }
}

extension ThemeColor {
  /// The four values, shared by all copies: a theme has many places for a color, and copying the values into
  /// each of them took most of the time that themes take.
  private final class Values: Hashable, Sendable {
    let light: Value
    let dark: Value?
    let lightHighContrast: Value?
    let darkHighContrast: Value?

    init(
      _ light: Value,
      _ dark: Value?,
      _ lightHighContrast: Value?,
      _ darkHighContrast: Value?
    ) {
      self.light = light
      self.dark = dark
      self.lightHighContrast = lightHighContrast
      self.darkHighContrast = darkHighContrast
    }

    static func == (left: Values, right: Values) -> Bool {
      left === right
        || left.light == right.light && left.dark == right.dark
          && left.lightHighContrast == right.lightHighContrast
          && left.darkHighContrast == right.darkHighContrast
    }

    /// By the first value alone, which tells colors apart well enough.
    func hash(into hasher: inout Hasher) {
      hasher.combine(light)
    }
  }
}

extension ThemeColor: CustomReflectable {
  /// The four values, however they are kept.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "light": light, "dark": dark as Any, "lightHighContrast": lightHighContrast as Any,
        "darkHighContrast": darkHighContrast as Any,
      ],
      displayStyle: .struct
    )
  }
}

extension ThemeColor {
  /// A color of the system, which adapts to style and contrast by itself.
  ///
  /// - Parameter color: The color.
  /// - Returns: A color with that one value.
  public static func system(_ color: SystemColor) -> ThemeColor { ThemeColor(.system(color)) }

  /// A color with a value for each style.
  ///
  /// - Parameters:
  ///   - light: The value in light style.
  ///   - dark: The value in dark style.
  ///   - lightHighContrast: The value in light style and high contrast.
  ///   - darkHighContrast: The value in dark style and high contrast.
  /// - Returns: The color.
  public static func dynamic(
    light: Value,
    dark: Value,
    lightHighContrast: Value? = nil,
    darkHighContrast: Value? = nil
  ) -> ThemeColor {
    ThemeColor(
      light,
      dark: dark,
      lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast
    )
  }

  /// Whether one value serves every style and contrast.
  public var isSingle: Bool { dark == nil && lightHighContrast == nil && darkHighContrast == nil }

  /// The value for a style and a contrast.
  ///
  /// - Parameter variant: The style and the contrast.
  /// - Returns: The value given for them, or for the same style in standard contrast, or ``light``.
  public func value(for variant: ColorVariant) -> Value {
    switch variant {
    case .light: light
    case .dark: dark ?? light
    case .lightHighContrast: lightHighContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark ?? light
    }
  }
}

/// A style and a contrast for which a color can have a value of its own.
public enum ColorVariant: String, Hashable, Sendable, CaseIterable {
  /// Light style, standard contrast.
  case light

  /// Dark style, standard contrast.
  case dark

  /// Light style, high contrast.
  case lightHighContrast

  /// Dark style, high contrast.
  case darkHighContrast
}

extension Setting where Value == ThemeColor {
  /// A color of the system, which adapts to style and contrast by itself.
  ///
  /// - Parameter color: The color.
  /// - Returns: A setting with that color.
  public static func system(_ color: SystemColor) -> Setting { .value(.system(color)) }

  /// A color with a value for each style.
  ///
  /// - Parameters:
  ///   - light: The value in light style.
  ///   - dark: The value in dark style.
  ///   - lightHighContrast: The value in light style and high contrast.
  ///   - darkHighContrast: The value in dark style and high contrast.
  /// - Returns: A setting with that color.
  public static func dynamic(
    light: ThemeColor.Value,
    dark: ThemeColor.Value,
    lightHighContrast: ThemeColor.Value? = nil,
    darkHighContrast: ThemeColor.Value? = nil
  ) -> Setting {
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
