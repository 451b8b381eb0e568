/// The colors that a color space with red, green and blue can show.
package enum ColorGamut: Sendable {
  case sRGB
  case displayP3

  /// How far a component may lie outside 0...1 and still count as inside.
  ///
  /// An eighth of a step of 8 bits: what is written with four digits misses a corner by about as
  /// much.
  static let tolerance = 0.0005

  /// The components of a color, outside 0...1 if it lies outside the gamut.
  ///
  /// Colors of the same family don't take the way through XYZ, so gray stays gray to the last bit.
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

  /// Whether the components are inside, but for the tolerance.
  package static func contains(_ components: ColorTriple, tolerance: Double = tolerance) -> Bool {
    components.components.allSatisfy { (-tolerance...1 + tolerance).contains($0) }
  }

  /// The nearest components inside the gamut for a color outside it.
  ///
  /// The method of CSS Color 4, section 13: the chroma of Oklch is reduced, lightness and hue stay,
  /// until cutting off what is left over can't be seen. Cutting off alone would change the hue.
  package func mapped(xyz: ColorTriple) -> ColorTriple {
    let origin = ColorTriple.oklab(xyz: xyz)
    if origin.x >= 1 { return ColorTriple(1, 1, 1) }
    if origin.x <= 0 { return ColorTriple(0, 0, 0) }

    func components(_ share: Double) -> ColorTriple {
      let color = ColorTriple(origin.x, origin.y * share, origin.z * share)
      return self.components(xyz: .xyz(oklab: color))
    }
    func error(_ clipped: ColorTriple, _ share: Double) -> Double {
      let seen = ColorTriple.oklab(xyz: space.xyz(of: clipped))
      let (x, y, z) =
        (seen.x - origin.x, seen.y - origin.y * share, seen.z - origin.z * share)
      return (x * x + y * y + z * z).squareRoot()
    }

    let whole = components(1)
    var clipped = Self.clipped(whole)
    if Self.contains(whole, tolerance: 0) || error(clipped, 1) < Self.visible { return clipped }

    // Shares of the chroma instead of chromas: the hue needs no angle then.
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
      let error = error(clipped, share)
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

  /// The difference in Oklab from which on colors can be told apart.
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
