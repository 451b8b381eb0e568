/// The gamut of a display, by the RGB color space that describes it.
package enum ColorGamut: Sendable {
  case sRGB
  case displayP3

  /// The distance outside 0...1 up to which a component counts as in gamut.
  ///
  /// An eighth of an 8-bit step: colors written with four digits miss a corner of the gamut by
  /// about as much.
  static let tolerance = 0.0005

  /// Converts a color to RGB components of the gamut; they are outside 0...1 if the color is out of gamut.
  ///
  /// Colors in the gamut's space, and in `hsl` and `hwb` for sRGB, aren't converted through XYZ, so gray stays gray to
  /// the last bit.
  package func components(of color: ColorTriple, in space: ColorSpace) -> ColorTriple {
    switch (self, space) {
    case (.sRGB, .sRGB), (.displayP3, .displayP3): color
    case (.sRGB, .hsl): .sRGB(hsl: color)
    case (.sRGB, .hwb): .sRGB(hwb: color)
    default: components(xyz: space.xyz(of: color))
    }
  }

  package func components(xyz: ColorTriple) -> ColorTriple {
    let light =
      switch self {
      case .sRGB: ColorMatrix.xyzToSRGB * xyz
      case .displayP3: ColorMatrix.xyzToDisplayP3 * xyz
      }
    return light.map(TransferCurve.encodedSRGB)
  }

  /// Whether all components are at most `tolerance` outside 0...1.
  package static func contains(_ components: ColorTriple, tolerance: Double = tolerance) -> Bool {
    components.components.allSatisfy { (-tolerance...1 + tolerance).contains($0) }
  }

  /// Maps a color into the gamut, and returns its RGB components in 0...1.
  ///
  /// The gamut mapping of CSS Color 4, section 13: the chroma in Oklch is reduced, at the same lightness and hue, until
  /// the clipped color differs by less than is noticeable. Clipping alone would change the hue.
  package func mapped(xyz: ColorTriple) -> ColorTriple {
    let origin = ColorTriple.oklab(xyz: xyz)
    if origin.x >= 1 { return ColorTriple(1, 1, 1) }
    if origin.x <= 0 { return ColorTriple(0, 0, 0) }

    func components(_ share: Double) -> ColorTriple {
      let color = ColorTriple(origin.x, origin.y * share, origin.z * share)
      return self.components(xyz: .xyz(oklab: color))
    }
    func error(_ clipped: ColorTriple, at share: Double) -> Double {
      let seen = ColorTriple.oklab(xyz: space.xyz(of: clipped))
      let (x, y, z) =
        (seen.x - origin.x, seen.y - origin.y * share, seen.z - origin.z * share)
      return (x * x + y * y + z * z).squareRoot()
    }

    // A color keeps its chroma if it is in the gamut, or if clipping makes no noticeable difference.
    let unmapped = components(1)
    var clipped = Self.clipped(unmapped)
    if Self.contains(unmapped, tolerance: 0) || error(clipped, at: 1) < Self.visible {
      return clipped
    }

    // Binary search for the fraction of the chroma to keep. Scaling a and b by it preserves the hue without computing
    // an angle.
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    var (low, high) = (0.0, 1.0)
    var lowIsInside = true
    while (high - low) * chroma > Self.precision {
      let share = (low + high) / 2
      let current = components(share)
      if lowIsInside, Self.contains(current, tolerance: 0) {
        low = share
        continue
      }
      clipped = Self.clipped(current)
      let error = error(clipped, at: share)
      if error >= Self.visible {
        high = share
      } else {
        if Self.visible - error < Self.precision { break }
        lowIsInside = false
        low = share
      }
    }
    return clipped
  }

  /// The just-noticeable difference of CSS Color 4: the distance in Oklab from which two colors are distinguishable.
  private static let visible = 0.02
  private static let precision = 0.0001

  private var space: ColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    }
  }

  private static func clipped(_ components: ColorTriple) -> ColorTriple {
    components.map { min(1, max(0, $0)) }
  }
}
