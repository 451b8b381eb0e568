package import TabAppearance
import TabColors
package import TabRaster

/// Returns the contrast ratio of WCAG 2 of two relative luminances from 0 to 1.
package func contrastRatio(_ first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

extension PixelLuminance {
  /// The relative luminance of WCAG 2, from 0, black, to 1, white.
  package static let wcag = PixelLuminance(
    red: { LuminanceWeights.red * TransferCurve.sRGB.decoded(Double($0) / 255) },
    green: { LuminanceWeights.green * TransferCurve.sRGB.decoded(Double($0) / 255) },
    blue: { LuminanceWeights.blue * TransferCurve.sRGB.decoded(Double($0) / 255) }
  )
}

extension TabBarTheme.Color.Components {
  /// The relative luminance of WCAG 2, from 0, black, to 1, white; the opacity is ignored.
  package var luminance: Double {
    let light = ColorTriple(red, green, blue).map(TransferCurve.sRGB.decoded)
    return LuminanceWeights.luminance(red: light.x, green: light.y, blue: light.z)
  }

  /// Returns the contrast ratio of WCAG 2 with another color, both opaque: from 1 to 21, black on
  /// white.
  ///
  /// WCAG 2 requires 3 for icons and 4.5 for text of the size in tab bars.
  package func contrast(with other: TabBarTheme.Color.Components) -> Double {
    contrastRatio(luminance, other.luminance)
  }

  /// Returns the color painted over another one, which should be opaque.
  package func over(_ backdrop: TabBarTheme.Color.Components) -> TabBarTheme.Color.Components {
    func mixed(_ top: Double, over bottom: Double) -> Double {
      // Rounding can exceed 0...1 slightly.
      min(1, max(0, top * alpha + bottom * (1 - alpha)))
    }
    return TabBarTheme.Color.Components(
      red: mixed(red, over: backdrop.red),
      green: mixed(green, over: backdrop.green),
      blue: mixed(blue, over: backdrop.blue)
    )
  }
}
