package import TabAppearance
import TabColors

/// A color vision deficiency: one kind of cones is missing.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
  /// No cones for long wavelengths: red looks dark.
  case protanopia

  /// No cones for medium wavelengths, the most frequent deficiency.
  case deuteranopia

  /// No cones for short wavelengths, a rare deficiency.
  case tritanopia
}

extension ColorVision {
  /// The simulation of the deficiency, in linear sRGB.
  ///
  /// The matrices of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
  /// of Color Vision Deficiency" (2009), for a severity of 1.
  fileprivate var matrix: ColorMatrix {
    switch self {
    case .protanopia:
      ColorMatrix(
        ColorTriple(0.152286, 1.052583, -0.204868),
        ColorTriple(0.114503, 0.786281, 0.099216),
        ColorTriple(-0.003882, -0.048116, 1.051998)
      )
    case .deuteranopia:
      ColorMatrix(
        ColorTriple(0.367322, 0.860646, -0.227968),
        ColorTriple(0.280085, 0.672501, 0.047413),
        ColorTriple(-0.011820, 0.042940, 0.968881)
      )
    case .tritanopia:
      ColorMatrix(
        ColorTriple(1.255528, -0.076749, -0.178779),
        ColorTriple(-0.078411, 0.930809, 0.147602),
        ColorTriple(0.004733, 0.691367, 0.303900)
      )
    }
  }
}

extension TabBarTheme.Color.Components {
  /// Returns the perceived difference of two colors, ignoring opacity: 0 for equal colors, 1 for
  /// white and black.
  ///
  /// The distance in Oklab; 0.02 is just noticeable.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - vision: The deficiency; `nil` for normal vision.
  /// - Returns: The distance in Oklab.
  package func distance(
    to other: TabBarTheme.Color.Components,
    seenWith vision: ColorVision? = nil
  ) -> Double {
    let (first, second) = (oklab(vision), other.oklab(vision))
    let (x, y, z) = (first.x - second.x, first.y - second.y, first.z - second.z)
    return (x * x + y * y + z * z).squareRoot()
  }

  private func oklab(_ vision: ColorVision?) -> ColorTriple {
    var light = ColorTriple(red, green, blue).map(TransferCurve.sRGB.decoded)
    if let vision { light = (vision.matrix * light).map { min(1, max(0, $0)) } }
    return .oklab(xyz: ColorSpace.linearSRGB.xyz(of: light))
  }
}
