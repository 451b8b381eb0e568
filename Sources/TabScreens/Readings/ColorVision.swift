package import TabAppearance
import TabColors

/// A way of seeing colors with cones of one kind missing.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
  /// Without cones for long waves: red is dark.
  case protanopia

  /// Without cones for middle waves, the most frequent.
  case deuteranopia

  /// Without cones for short waves, rare.
  case tritanopia
}

extension ColorVision {
  /// What somebody sees, in linear sRGB.
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
  /// How different two colors look, the opacity aside: 0 if not at all, 1 for white and black.
  ///
  /// The distance in Oklab; 0.02 can just be seen.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - vision: Whose eyes; `nil` for those with all cones.
  /// - Returns: The distance.
  package func distance(
    to other: TabBarTheme.Color.Components,
    seenWith vision: ColorVision? = nil
  ) -> Double {
    let (own, others) = (oklab(vision), other.oklab(vision))
    let (x, y, z) = (own.x - others.x, own.y - others.y, own.z - others.z)
    return (x * x + y * y + z * z).squareRoot()
  }

  private func oklab(_ vision: ColorVision?) -> ColorTriple {
    var light = ColorTriple(red, green, blue).map(TransferCurve.sRGB.decoded)
    if let vision { light = (vision.matrix * light).map { min(1, max(0, $0)) } }
    return .oklab(xyz: ColorSpace.linearSRGB.xyz(of: light))
  }
}
