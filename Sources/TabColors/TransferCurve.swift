/// The transfer functions between the components of a color space and linear light.
///
/// Every curve is mirrored at 0, so that colors outside a gamut survive. Powers are computed from
/// whole powers and roots; see ``PortableMath``.
package enum TransferCurve: Sendable {
  case linear
  case sRGB
  case a98
  case proPhoto
  case rec2020

  /// Returns the linear light of a component.
  package func decoded(_ component: Double) -> Double {
    component < 0 ? -light(-component) : light(component)
  }

  /// Returns the component of sRGB, and of Display P3, for linear light.
  static func encodedSRGB(_ light: Double) -> Double {
    if light < 0 { return -encodedSRGB(-light) }
    guard light > 0.0031308 else { return light * 12.92 }
    // To the power of 5/12.
    let fifth = light * light * light * light * light
    return 1.055 * PortableMath.root(3, of: fifth.squareRoot().squareRoot()) - 0.055
  }

  private static let bytes = (0...255).map { decodedSRGB(Double($0) / 255) }

  private static func decodedSRGB(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    // To the power of 2 + 2/5.
    let base = (component + 0.055) / 1.055
    return base * base * PortableMath.root(5, of: base * base)
  }

  private func light(_ component: Double) -> Double {
    switch self {
    case .linear: return component
    case .sRGB:
      // Most components are those of a byte, whose light is in a table.
      let byte = component <= 1 ? Int((component * 255).rounded()) : 0
      return Double(byte) / 255 == component ? Self.bytes[byte] : Self.decodedSRGB(component)
    case .a98:
      // To the power of 563/256, which is 2 + 1/8 + 1/16 + 1/128 + 1/256.
      let eighth = component.squareRoot().squareRoot().squareRoot()
      let sixteenth = eighth.squareRoot()
      let last = sixteenth.squareRoot().squareRoot().squareRoot()
      return component * component * eighth * sixteenth * last * last.squareRoot()
    case .proPhoto:
      guard component > 16 / 512 else { return component / 16 }
      // To the power of 1 + 4/5.
      return component * PortableMath.root(5, of: component * component * component * component)
    case .rec2020:
      // The curve of the camera, as in CSS Color 4 of April 2025 and in Core Graphics; a later
      // draft has 2.4 instead.
      let (alpha, beta) = (1.09929682680944, 0.018053968510807)
      guard component >= 4.5 * beta else { return component / 4.5 }
      // To the power of 1/0.45, which is 2 + 2/9.
      let base = (component + alpha - 1) / alpha
      let third = PortableMath.root(3, of: base * base)
      return base * base * PortableMath.root(3, of: third)
    }
  }
}
