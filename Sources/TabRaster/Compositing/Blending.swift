/// Arithmetic on components, exact to the nearest step.
enum Blending {
  /// The product of two parts of 255, rounded to the nearest.
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let sum = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (sum + sum >> 8) >> 8)
  }
}

extension RGBA {
  /// The color as a premultiplied pixel, its alpha first multiplied by a coverage.
  func premultiplied(coverage: UInt8 = 255) -> UInt32 {
    let alpha = Blending.multiply(alpha, coverage)
    return UInt32(alpha) << 24 | UInt32(Blending.multiply(red, alpha)) << 16
      | UInt32(Blending.multiply(green, alpha)) << 8 | UInt32(Blending.multiply(blue, alpha))
  }
}
