import TabAppearance
import TabColors
import TabScreens

/// A color's hue in every lightness, from which the colors of a theme are derived.
///
/// Lightness and chroma are those of Oklch; what sRGB can't show is mapped into it.
struct AccentHue {
  /// The color itself, in Oklab.
  private let color: ColorTriple

  /// The lightness of the color itself, from 0 to 1.
  var lightness: Double { color.x }

  /// Takes the hue of a color; its opacity doesn't count.
  ///
  /// - Returns: `nil` if the color only names one that is defined elsewhere.
  init?(of value: TabBarTheme.Color.Value) {
    let xyz: ColorTriple
    switch value {
    case .rgb(let color):
      xyz = ColorSpace.sRGB.xyz(of: ColorTriple(color.red, color.green, color.blue))
    case .p3(let color):
      xyz = ColorSpace.displayP3.xyz(of: ColorTriple(color.red, color.green, color.blue))
    default: return nil
    }
    color = .oklab(xyz: xyz)
  }

  /// The opaque color of the hue with a lightness, in whole bytes.
  ///
  /// - Parameters:
  ///   - lightness: The lightness, from 0 to 1.
  ///   - limit: The most chroma it may have; no more than the accent has.
  /// - Returns: The color.
  func shade(_ lightness: Double, chroma limit: Double = .infinity) -> TabBarTheme.Color.Components
  {
    // Both axes shrink alike, so that the hue needs no angle.
    let chroma = (color.y * color.y + color.z * color.z).squareRoot()
    let share = chroma > limit ? limit / chroma : 1
    let oklab = ColorTriple(lightness, color.y * share, color.z * share)
    let bytes = ColorGamut.sRGB.mapped(xyz: ColorSpace.oklab.xyz(of: oklab))
      .map { ($0 * 255).rounded() / 255 }
    return TabBarTheme.Color.Components(red: bytes.x, green: bytes.y, blue: bytes.z)
  }

  /// The lightness nearest to a given one with which a shade can be read on every ground.
  ///
  /// - Parameters:
  ///   - start: Where the search begins; it goes towards black or white, whichever can be read better.
  ///   - limit: The most chroma that the shade may have.
  ///   - contrast: The contrast that it shall have, by WCAG 2.
  ///   - grounds: What may be behind it.
  /// - Returns: The lightness; 0 or 1 if the contrast can't be had.
  func lightness(
    from start: Double,
    chroma limit: Double = .infinity,
    contrast: Double,
    on grounds: [TabBarTheme.Color.Components]
  ) -> Double {
    let darkens = shade(0).leastContrast(on: grounds) > shade(1).leastContrast(on: grounds)
    var lightness = start
    while (0...1).contains(lightness) {
      if shade(lightness, chroma: limit).leastContrast(on: grounds) >= contrast { return lightness }
      lightness += darkens ? -0.005 : 0.005
    }
    return darkens ? 0 : 1
  }
}

extension TabBarTheme.Color.Components {
  /// The contrast to the ground on which the color can be read worst.
  func leastContrast(on grounds: [TabBarTheme.Color.Components]) -> Double {
    grounds.map(contrast).min() ?? 21
  }
}
