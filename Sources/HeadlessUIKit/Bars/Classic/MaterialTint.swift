import TabRaster

/// The tint of a material, composed over the blurred backdrop: a gray with an opacity.
///
/// Apple publishes no values. Measured: light chrome over white is 247 of 255, and a picture of
/// dark chrome over a color shows gray, opacity and saturation. The other values are commonly
/// quoted, adjusted to grow evenly with thickness.
struct MaterialTint: Hashable, Sendable {
  var gray: UInt8
  var alpha: Double
  var evidence: Evidence

  /// The standard deviation of the blur of every material, in points; the figure of re-creations on other platforms.
  static let blurRadius = Fact<Double>(20, .severalSources)

  /// The factor by which every material raises the saturation of its backdrop.
  static let saturation = Fact<Double>(1.8, .severalSources)

  /// Returns the filter that the material applies to its backdrop: blur, saturation and tint.
  ///
  /// With Reduce Transparency the filter is the opaque gray.
  func filter(reducesTransparency: Bool) -> BackdropFilter {
    guard !reducesTransparency else {
      return BackdropFilter(radius: 0, saturation: 1, tint: RGBA(gray, gray, gray))
    }
    return BackdropFilter(
      radius: MaterialTint.blurRadius.value,
      saturation: MaterialTint.saturation.value,
      tint: RGBA(gray, gray, gray, UInt8((alpha * 255).rounded()))
    )
  }

  /// Returns the tint of a style; `isDark` decides for styles that adapt to the interface.
  static func tint(of style: UIBlurEffect.Style, isDark: Bool) -> MaterialTint {
    let (thickness, fixedDark) = parts(of: style)
    let isDark = fixedDark ?? isDark
    return switch thickness {
    case .ultraThin: isDark ? tint(37, 0.55) : tint(249, 0.44)
    case .thin: isDark ? tint(37, 0.7) : tint(249, 0.62)
    case .regular: isDark ? tint(25, 0.78) : tint(249, 0.78)
    case .thick: isDark ? tint(37, 0.9) : tint(249, 0.88)
    case .chrome:
      isDark
        // Measured, in 8-bit RGB: a backdrop of (16, 21, 35) becomes (29, 31, 39).
        ? MaterialTint(gray: 36, alpha: 0.71, evidence: .measured)
        // Measured over white; the opacity over colors is unknown.
        : MaterialTint(gray: 247, alpha: 0.94, evidence: .measured)
    }
  }

  /// Whether the material of a style is dark; `isDark` decides for styles that adapt to the interface.
  static func isDark(_ style: UIBlurEffect.Style, isDark: Bool) -> Bool {
    parts(of: style).isDark ?? isDark
  }

  private static func tint(_ gray: UInt8, _ alpha: Double) -> MaterialTint {
    MaterialTint(gray: gray, alpha: alpha, evidence: .unknown)
  }

  private enum Thickness {
    case ultraThin
    case thin
    case regular
    case thick
    case chrome
  }

  /// Splits a style into its thickness and its fixed brightness; `isDark` is nil for styles that adapt.
  private static func parts(
    of style: UIBlurEffect.Style
  ) -> (thickness: Thickness, isDark: Bool?) {
    switch style {
    case .extraLight: (.thick, false)
    case .light: (.regular, false)
    case .dark: (.regular, true)
    case .regular: (.regular, nil)
    case .prominent: (.thick, nil)
    case .systemUltraThinMaterial: (.ultraThin, nil)
    case .systemThinMaterial: (.thin, nil)
    case .systemMaterial: (.regular, nil)
    case .systemThickMaterial: (.thick, nil)
    case .systemChromeMaterial: (.chrome, nil)
    case .systemUltraThinMaterialLight: (.ultraThin, false)
    case .systemThinMaterialLight: (.thin, false)
    case .systemMaterialLight: (.regular, false)
    case .systemThickMaterialLight: (.thick, false)
    case .systemChromeMaterialLight: (.chrome, false)
    case .systemUltraThinMaterialDark: (.ultraThin, true)
    case .systemThinMaterialDark: (.thin, true)
    case .systemMaterialDark: (.regular, true)
    case .systemThickMaterialDark: (.thick, true)
    case .systemChromeMaterialDark: (.chrome, true)
    }
  }
}
