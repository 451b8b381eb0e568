/// The little mathematics that colors need, with the same bits on every machine.
///
/// C libraries differ in the last bits of `pow`, `cbrt`, `sin` and `cos`, and even one library does
/// on two processors; a bit too little is a byte too little where a component is rounded. The basic
/// operations and the square root are exact everywhere, so there is nothing else in here.
package enum PortableMath {
  /// The root of a number from 0 up, right to the last few bits.
  ///
  /// - Precondition: `degree` is at least 2.
  package static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    // value = reduced · 2^(degree · quotient), with reduced in 1..<2^degree and its root in 1..<2.
    let exponent = Int(value.exponent)
    let rest = (exponent % degree + degree) % degree
    let quotient = (exponent - rest) / degree
    let reduced = Double(sign: .plus, exponent: rest, significand: value.significand)

    let last = Double(degree - 1)
    var estimate = 1 + (reduced - 1) / (Double(sign: .plus, exponent: degree, significand: 1) - 1)
    // Newton's method doubles the right digits each time; for the degrees in use the sixth step
    // changes nothing more.
    for _ in 0..<8 {
      var power = 1.0
      for _ in 1..<degree { power *= estimate }
      estimate = (last * estimate + reduced / power) / (last + 1)
    }
    return Double(sign: .plus, exponent: quotient, significand: estimate)
  }

  /// The cube root, which has the sign of the number.
  package static func cubeRoot(_ value: Double) -> Double {
    value < 0 ? -root(3, of: -value) : root(3, of: value)
  }

  /// The cosine and the sine of an angle in degrees.
  package static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
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

  /// The series of Taylor, for up to an eighth of a turn; what is left out is less than 1e-17.
  private static func sine(_ angle: Double) -> Double {
    series(angle, times: angle * angle, divisors: [16 * 17, 14 * 15, 12 * 13, 110, 72, 42, 20, 6])
  }

  private static func cosine(_ angle: Double) -> Double {
    series(1, times: angle * angle, divisors: [15 * 16, 13 * 14, 11 * 12, 90, 56, 30, 12, 2])
  }

  /// first · (1 − square/dₙ · (1 − square/dₙ₋₁ · …)), worked out from the inside.
  private static func series(_ first: Double, times square: Double, divisors: [Double]) -> Double {
    first * divisors.reduce(1) { 1 - square / $1 * $0 }
  }
}
