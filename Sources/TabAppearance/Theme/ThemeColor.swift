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
  public var light: Value

  /// The value in dark style.
  public var dark: Value? {
    get { others?.dark }
    set { setOthers(newValue, lightHighContrast, darkHighContrast) }
  }

  /// The value in light style and high contrast.
  public var lightHighContrast: Value? {
    get { others?.lightHighContrast }
    set { setOthers(dark, newValue, darkHighContrast) }
  }

  /// The value in dark style and high contrast.
  public var darkHighContrast: Value? {
    get { others?.darkHighContrast }
    set { setOthers(dark, lightHighContrast, newValue) }
  }

  /// The other values, if there are any.
  private var others: Others?

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
    self.light = light
    setOthers(dark, lightHighContrast, darkHighContrast)
  }

  private mutating func setOthers(
    _ dark: Value?,
    _ lightHighContrast: Value?,
    _ darkHighContrast: Value?
  ) {
    let isEmpty = dark == nil && lightHighContrast == nil && darkHighContrast == nil
    others = isEmpty ? nil : Others(dark, lightHighContrast, darkHighContrast)
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
  /// The values beside the first: apart from it, since a theme has many places for a color, and copying
  /// four values in each of them took most of the time that themes take.
  private final class Others: Hashable, Sendable {
    let dark: Value?
    let lightHighContrast: Value?
    let darkHighContrast: Value?

    init(_ dark: Value?, _ lightHighContrast: Value?, _ darkHighContrast: Value?) {
      self.dark = dark
      self.lightHighContrast = lightHighContrast
      self.darkHighContrast = darkHighContrast
    }

    static func == (left: Others, right: Others) -> Bool {
      left === right
        || left.dark == right.dark && left.lightHighContrast == right.lightHighContrast
          && left.darkHighContrast == right.darkHighContrast
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(dark)
      hasher.combine(lightHighContrast)
      hasher.combine(darkHighContrast)
    }
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
  public var isSingle: Bool { others == nil }

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
