package import TabColors

extension TabBarTheme.Color.Value {
  /// Creates a color from a color space, kept in sRGB if it fits, else in Display P3.
  ///
  /// Components of sRGB and of Display P3 stay as they are. A color outside of Display P3 becomes
  /// the nearest one in it, by the gamut mapping of CSS Color 4. Converted components are rounded
  /// to five digits, a four-hundredth of an 8-bit step, which keeps their text short.
  package init(_ color: ColorTriple, in space: ColorSpace, alpha: Double = 1) {
    switch space {
    case .sRGB: self = .sRGB(color, alpha: alpha)
    case .displayP3: self = .displayP3(color, alpha: alpha)
    default:
      let inSRGB = ColorGamut.sRGB.components(of: color, in: space)
      let inP3 = ColorGamut.displayP3.components(of: color, in: space)
      if ColorGamut.contains(inSRGB) {
        self = .sRGB(inSRGB.rounded, alpha: alpha)
      } else if ColorGamut.contains(inP3) {
        self = .displayP3(inP3.rounded, alpha: alpha)
      } else {
        // Gamut mapping returns black and white for everything that is too dark or too light.
        let mapped = ColorGamut.displayP3.mapped(xyz: space.xyz(of: color))
        let mappedInSRGB = ColorGamut.sRGB.components(of: mapped, in: .displayP3)
        self =
          ColorGamut.contains(mappedInSRGB)
          ? .sRGB(mappedInSRGB.rounded, alpha: alpha) : .displayP3(mapped.rounded, alpha: alpha)
      }
    }
  }

  private static func sRGB(_ color: ColorTriple, alpha: Double) -> Self {
    .rgb(.init(red: color.x, green: color.y, blue: color.z, alpha: alpha))
  }

  private static func displayP3(_ color: ColorTriple, alpha: Double) -> Self {
    .p3(.init(red: color.x, green: color.y, blue: color.z, alpha: alpha))
  }
}

extension ColorTriple {
  /// The components clamped to 0...1 and rounded to five digits, or to a byte if that is as close.
  fileprivate var rounded: ColorTriple {
    map { component in
      // Adding 0 turns -0 into 0.
      let part = min(1, max(0, component)) + 0
      let byte = (part * 255).rounded() / 255
      return abs(part - byte) < 0.000005 ? byte : (part * 100_000).rounded() / 100_000
    }
  }
}
