package import TabAppearance
import TabColors
package import TabRaster

/// The contrast ratio of WCAG 2 of two relative luminances from 0 to 1.
package func contrastRatio(_ first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

extension PixelLuminance {
  /// The relative luminance of WCAG 2, from 0, black, to 1, white.
  package static let wcag = PixelLuminance(
    red: { 0.2126 * TransferCurve.sRGB.decoded(Double($0) / 255) },
    green: { 0.7152 * TransferCurve.sRGB.decoded(Double($0) / 255) },
    blue: { 0.0722 * TransferCurve.sRGB.decoded(Double($0) / 255) }
  )
}

extension TabBarTheme.Color.Components {
  /// How light the color is to the eye, from 0, black, to 1, white; the opacity doesn't count.
  ///
  /// The relative luminance of WCAG 2.
  package var luminance: Double {
    let light = ColorTriple(red, green, blue).map(TransferCurve.sRGB.decoded)
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// How well two opaque colors can be told apart, from 1, not at all, to 21, black on white.
  ///
  /// The contrast ratio of WCAG 2, which asks for 3 for icons and 4.5 for text of this size.
  package func contrast(with other: TabBarTheme.Color.Components) -> Double {
    contrastRatio(luminance, other.luminance)
  }

  /// What is seen if this color is painted over another one, which should be opaque.
  package func over(_ backdrop: TabBarTheme.Color.Components) -> TabBarTheme.Color.Components {
    func mixed(_ top: Double, _ bottom: Double) -> Double {
      // Rounding can step out of 0...1, by very little.
      min(1, max(0, top * alpha + bottom * (1 - alpha)))
    }
    return TabBarTheme.Color.Components(
      red: mixed(red, backdrop.red),
      green: mixed(green, backdrop.green),
      blue: mixed(blue, backdrop.blue)
    )
  }
}
