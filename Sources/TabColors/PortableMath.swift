/// The mathematical functions of color conversions, with bit-identical results on every machine.
///
/// C libraries differ in the last bits of `pow`, `cbrt`, `sin` and `cos`, and one library may
/// differ between processors; the smallest difference can change a byte when a component is
/// rounded. IEEE 754 defines every bit of + − × ÷ and the square root, so only these are used.
package enum PortableMath {
  /// Returns the `degree`th root of a positive number, accurate to the last few bits; 0 for other and infinite numbers.
  ///
  /// - Precondition: `degree` is at least 2.
  package static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    // value = reduced · 2^(degree · quotient), with reduced in 1..<2^degree and its root in 1..<2.
    let exponent = Int(value.exponent)
    let remainder = (exponent % degree + degree) % degree
    let quotient = (exponent - remainder) / degree
    let reduced = Double(sign: .plus, exponent: remainder, significand: value.significand)

    let last = Double(degree - 1)
    var estimate = 1 + (reduced - 1) / (Double(sign: .plus, exponent: degree, significand: 1) - 1)
    // Newton's method doubles the correct digits in each step; for the degrees in use, 3 and 5, six steps converge.
    for _ in 0..<8 {
      var power = 1.0
      for _ in 1..<degree { power *= estimate }
      estimate = (last * estimate + reduced / power) / (last + 1)
    }
    return Double(sign: .plus, exponent: quotient, significand: estimate)
  }

  /// Returns the cube root of a number of either sign.
  package static func cubeRoot(_ value: Double) -> Double {
    value < 0 ? -root(3, of: -value) : root(3, of: value)
  }

  /// Returns the cosine and the sine of an angle in degrees.
  package static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
    // Reduce the angle to ±45° around a multiple of 90°, where the series converge fast.
    let quarters = (degrees.truncatingRemainder(dividingBy: 360) / 90).rounded()
    let angle = (degrees.truncatingRemainder(dividingBy: 360) - quarters * 90) * (.pi / 180)
    let (cosine, sine) = (cosine(angle), sine(angle))
    return switch (Int(quarters) + 4) % 4 {
    case 0: (cosine, sine)
    case 1: (-sine, cosine)
    case 2: (-cosine, -sine)
    default: (sine, -cosine)
    }
  }

  /// Returns the angle of a direction in degrees, from 0 up to 360; 0 if both coordinates are 0.
  ///
  /// The coordinates are the cosine and the sine times any length.
  package static func degrees(cosine: Double, sine: Double) -> Double {
    let (long, short) = (max(abs(cosine), abs(sine)), min(abs(cosine), abs(sine)))
    guard long > 0, long.isFinite else { return 0 }
    // tan(α/2) = tan α / (1 + √(1 + tan² α)); three halves reduce 45° to an angle where the series converges fast.
    var tangent = short / long
    for _ in 0..<3 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let series = stride(from: 17.0, through: 3, by: -2).reduce(1 / 19) {
      1 / $1 - tangent * tangent * $0
    }
    let reduced = 8 * tangent * (1 - tangent * tangent * series) * (180 / .pi)
    let acute = abs(sine) > abs(cosine) ? 90 - reduced : reduced
    let half = cosine < 0 ? 180 - acute : acute
    return sine < 0 && half > 0 ? 360 - half : half
  }

  /// Returns the sine by its Taylor series, for radians up to π/4; the truncation error is less than 1e-17.
  private static func sine(_ angle: Double) -> Double {
    series(angle, times: angle * angle, divisors: [16 * 17, 14 * 15, 12 * 13, 110, 72, 42, 20, 6])
  }

  private static func cosine(_ angle: Double) -> Double {
    series(1, times: angle * angle, divisors: [15 * 16, 13 * 14, 11 * 12, 90, 56, 30, 12, 2])
  }

  /// Returns first · (1 − square/dₙ · (1 − square/dₙ₋₁ · …)), evaluated from the inside.
  private static func series(_ first: Double, times square: Double, divisors: [Double]) -> Double {
    first * divisors.reduce(1) { 1 - square / $1 * $0 }
  }
}
