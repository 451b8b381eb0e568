/// The mathematical functions of colors and transforms, with bit-identical results on every machine.
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

  /// Returns the cosine and the sine of an angle in degrees, exact for multiples of 90; NaN unless the angle is finite.
  package static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
    let angle = degrees.truncatingRemainder(dividingBy: 360)
    let quarters = (angle / 90).rounded()
    return direction(quarters: quarters, remainder: (angle - quarters * 90) * (.pi / 180))
  }

  /// Returns the cosine and the sine of an angle in radians, accurate to about the last bit; NaN unless the angle is
  /// finite.
  ///
  /// The cosine of `.pi / 2` is 6e-17, as in the C library, since a `Double` can't hold half of π exactly.
  package static func direction(radians: Double) -> (cosine: Double, sine: Double) {
    // For larger angles, multiples of the parts of π aren't exact.
    let angle = abs(radians) < 0x1p20 ? radians : radians.remainder(dividingBy: 2 * .pi)
    let quarters = (angle * (2 / .pi)).rounded()
    // Cody-Waite reduction: half of π in three parts, the first two of 33 bits, so that their multiples are exact.
    var remainder = angle - quarters * 0x1.921fb544p0
    remainder -= quarters * 0x1.0b4611a6p-34
    remainder -= quarters * 0x1.3198a2e037073p-69
    return direction(quarters: quarters, remainder: remainder)
  }

  /// Returns the cosine and the sine of a number of quarters of a turn plus up to half of a quarter in radians.
  private static func direction(
    quarters: Double,
    remainder: Double
  ) -> (cosine: Double, sine: Double) {
    let sine = remainder * series(of: remainder * remainder, from: 18)
    let cosine = series(of: remainder * remainder, from: 19)
    return switch quarters.remainder(dividingBy: 4) {
    case 0: (cosine, sine)
    case 1: (-sine, cosine)
    case -1: (sine, -cosine)
    default: (-cosine, -sine)
    }
  }

  /// Returns the Taylor series of cosine (odd `term`) or of sine divided by x (even), for angles up to an eighth of a turn.
  private static func series(of square: Double, from term: Int) -> Double {
    var sum: Double = 1
    for term in stride(from: term, to: 0, by: -2) {
      sum = 1 - square * sum / Double(term * (term + 1))
    }
    return sum
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
}
