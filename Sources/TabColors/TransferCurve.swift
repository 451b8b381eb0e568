/// The transfer functions of RGB color spaces, between encoded components and linear light.
///
/// Every curve is odd, as in CSS Color 4: negative components, of colors out of gamut, decode to negative light. Powers
/// with fractions are computed from integer powers and roots; see ``PortableMath``.
package enum TransferCurve: Sendable {
  case linear
  case sRGB
  case a98
  case proPhoto
  case rec2020

  /// Decodes a component to linear light.
  package func decoded(_ component: Double) -> Double {
    component < 0 ? -light(-component) : light(component)
  }

  /// Encodes linear light as a component of sRGB or Display P3, which share the curve.
  static func encodedSRGB(_ light: Double) -> Double {
    if light < 0 { return -encodedSRGB(-light) }
    guard light > 0.0031308 else { return light * 12.92 }
    // Light to the power of 5/12, which is 1/2.4.
    let fifth = light * light * light * light * light
    return 1.055 * PortableMath.root(3, of: fifth.squareRoot().squareRoot()) - 0.055
  }

  /// The linear light of each 8-bit sRGB component.
  private static let bytes = (0...255).map { decodedSRGB(Double($0) / 255) }

  private static func decodedSRGB(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    // The base to the power of 2.4, which is 2 + 2/5.
    let base = (component + 0.055) / 1.055
    return base * base * PortableMath.root(5, of: base * base)
  }

  private func light(_ component: Double) -> Double {
    switch self {
    case .linear: return component
    case .sRGB:
      // Most components are multiples of 1/255, whose light is in a table.
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
      // The camera's curve of BT.2020, as in CSS Color 4 of April 2025 and in Core Graphics; a later draft of CSS has
      // the exponent 2.4 instead.
      let (alpha, beta) = (1.09929682680944, 0.018053968510807)
      guard component >= 4.5 * beta else { return component / 4.5 }
      // To the power of 1/0.45, which is 2 + 2/9.
      let base = (component + alpha - 1) / alpha
      let third = PortableMath.root(3, of: base * base)
      return base * base * PortableMath.root(3, of: third)
    }
  }
}
