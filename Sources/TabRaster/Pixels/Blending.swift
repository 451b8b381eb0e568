/// Arithmetic on pixels and their 8-bit components, rounded to the nearest.
enum Blending {
  /// The product of two values in 255ths, rounded to the nearest.
  @inline(__always)
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let sum = UInt32(a) &* UInt32(b) &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ sum >> 8) >> 8)
  }

  /// Interpolates from `first` to `second`, whose weight is in 255ths; no component overflows, as the weights add up to
  /// 255.
  @inline(__always)
  static func mix(_ first: UInt32, with second: UInt32, weight: UInt32) -> UInt32 {
    scale(second, by: weight) &+ scale(first, by: 255 &- weight)
  }

  /// Multiplies all four components by a factor in 255ths, each rounded to the nearest.
  @inline(__always)
  static func scale(_ pixel: UInt32, by weight: UInt32) -> UInt32 {
    // Two components at a time, in fields of 16 bits; x / 255, rounded, is (x + 128 + (x + 128) / 256) / 256.
    let even = (pixel & 0xFF_00FF) &* weight &+ 0x80_0080
    let odd = (pixel >> 8 & 0xFF_00FF) &* weight &+ 0x80_0080
    let evenResult = (even &+ (even >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    let oddResult = (odd &+ (odd >> 8 & 0xFF_00FF)) & 0xFF00_FF00
    return evenResult | oddResult
  }

  /// Converts a premultiplied pixel to straight alpha: components divided by alpha, rounded to the nearest.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    // Opaque, clear and black pixels, as in shadows, are unchanged.
    guard alpha != 255, pixel & 0xFF_FFFF != 0 else { return pixel }
    // One reciprocal for three components: exact, since dividends have 16 bits and alpha 8.
    let factor = UInt64((1 << 24 &+ alpha &- 1) / alpha)
    return alpha << 24 | divide(pixel >> 16 & 0xFF, by: alpha, reciprocal: factor) << 16
      | divide(pixel >> 8 & 0xFF, by: alpha, reciprocal: factor) << 8
      | divide(pixel & 0xFF, by: alpha, reciprocal: factor)
  }

  @inline(__always)
  private static func divide(
    _ component: UInt32,
    by alpha: UInt32,
    reciprocal factor: UInt64
  ) -> UInt32 {
    let product = UInt64(component &* 255 &+ alpha / 2) &* factor
    return min(UInt32(truncatingIfNeeded: product >> 24), 255)
  }
}

extension RGBA {
  /// The color as a premultiplied pixel, with alpha multiplied by a coverage.
  func premultiplied(coverage: UInt8 = 255) -> UInt32 {
    let alpha = Blending.multiply(alpha, coverage)
    return UInt32(alpha) << 24 | UInt32(Blending.multiply(red, alpha)) << 16
      | UInt32(Blending.multiply(green, alpha)) << 8 | UInt32(Blending.multiply(blue, alpha))
  }
}
