import TabRaster

/// The material of a platter: glass, or that of iOS 18.
struct PlatterStyle: Hashable, Sendable {
  var light: GlassColors
  var dark: GlassColors

  /// Whether the platter is glass, which casts a shadow and is light or dark by its backdrop, not by the interface.
  var isGlass: Bool

  /// Returns the colors over a light or dark backdrop; nil counts as light.
  func colors(over style: UIUserInterfaceStyle?) -> GlassColors {
    style == .dark ? dark : light
  }

  /// The glass of iOS 26 and later.
  static let glass = PlatterStyle(light: .light, dark: .dark, isGlass: true)

  /// The platter at the top of an iPad with iOS 18: a material with a fill behind the selected title.
  ///
  /// The pill is white in a light picture; the rest is inferred from the system's materials and fills.
  static let material = PlatterStyle(
    light: material(isDark: false, pill: RGBA(255, 255, 255, 255)),
    dark: material(isDark: true, pill: RGBA(118, 118, 128, 61)),
    isGlass: false
  )

  private static func material(isDark: Bool, pill: RGBA) -> GlassColors {
    let tint = MaterialTint.tint(of: .systemMaterial, isDark: isDark)
    let filter = tint.filter(reducesTransparency: false)
    let opaque = tint.filter(reducesTransparency: true)
    return GlassColors(
      isDark: isDark,
      platter: Fact(filter, .inferred),
      plainPlatter: Fact(opaque.tint, .inferred),
      pill: Fact(BackdropFilter(radius: 0, saturation: 1, tint: pill), .inferred),
      rim: Fact(RGBA(0, 0, 0, 0), .inferred),
      unselected: Fact(isDark ? 1 : 0, .inferred),
      isVibrant: false
    )
  }
}
