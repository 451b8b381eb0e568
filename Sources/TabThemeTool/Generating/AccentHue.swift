import TabAppearance
import TabColors

/// The hue of a color, from which shades of any lightness are derived.
///
/// Lightness and chroma are those of Oklch; shades outside of sRGB are mapped into it.
struct AccentHue {
  /// The color, in Oklab.
  private let color: ColorTriple

  /// The lightness of the color, from 0 to 1.
  var lightness: Double { color.x }

  /// Creates the hue of a color; the opacity is ignored.
  ///
  /// - Returns: `nil` if the value is a reference to a color that is defined elsewhere.
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

  /// Returns the opaque shade of the hue with a lightness, rounded to bytes.
  ///
  /// - Parameters:
  ///   - lightness: The lightness, from 0 to 1.
  ///   - limit: The maximum chroma; the chroma never exceeds that of the color.
  /// - Returns: The components in sRGB.
  func shade(_ lightness: Double, chroma limit: Double = .infinity) -> TabBarTheme.Color.Components
  {
    // Scaling both axes alike keeps the hue without computing an angle.
    let chroma = (color.y * color.y + color.z * color.z).squareRoot()
    let share = chroma > limit ? limit / chroma : 1
    let oklab = ColorTriple(lightness, color.y * share, color.z * share)
    let bytes = ColorGamut.sRGB.mapped(xyz: ColorSpace.oklab.xyz(of: oklab))
      .map { ($0 * 255).rounded() / 255 }
    return TabBarTheme.Color.Components(red: bytes.x, green: bytes.y, blue: bytes.z)
  }

  /// Returns the lightness nearest to a given one at which a shade is legible on all backgrounds.
  ///
  /// - Parameters:
  ///   - start: The lightness at which the search begins; it goes towards black or white, whichever
  ///     has more contrast.
  ///   - limit: The maximum chroma of the shade.
  ///   - contrast: The required contrast ratio, by WCAG 2.
  ///   - backgrounds: The possible backgrounds.
  /// - Returns: The lightness; 0 or 1 if the contrast can't be reached.
  func lightness(
    from start: Double,
    chroma limit: Double = .infinity,
    contrast: Double,
    on backgrounds: [BarGround]
  ) -> Double {
    let darkens = shade(0).leastContrast(on: backgrounds) > shade(1).leastContrast(on: backgrounds)
    var lightness = start
    while (0...1).contains(lightness) {
      if shade(lightness, chroma: limit).leastContrast(on: backgrounds) >= contrast {
        return lightness
      }
      lightness += darkens ? -0.005 : 0.005
    }
    return darkens ? 0 : 1
  }
}

extension TabBarTheme.Color.Components {
  /// Returns the lowest contrast ratio of the color on the given backgrounds.
  func leastContrast(on backgrounds: [BarGround]) -> Double {
    backgrounds.map { $0.ratio(of: self) }.min() ?? 21
  }
}
