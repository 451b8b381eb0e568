/// Arithmetic on premultiplied `0xAARRGGBB` pixels, exact to the nearest step.
enum Blending {
  /// The product of two parts of 255, rounded to the nearest.
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let sum = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (sum + sum >> 8) >> 8)
  }

  /// All four components times a part of 255, each rounded to the nearest.
  static func scale(_ pixel: UInt32, by part: UInt32) -> UInt32 {
    let even = (pixel & 0xFF_00FF) * part + 0x80_0080
    let odd = (pixel >> 8 & 0xFF_00FF) * part + 0x80_0080
    let evenResult = (even + (even >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    let oddResult = (odd + (odd >> 8 & 0xFF_00FF)) & 0xFF00_FF00
    return evenResult | oddResult
  }

  /// The source over the destination.
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source + scale(destination, by: 255 - source >> 24)
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
