extension Double {
  /// The sine and cosine of an angle in radians, accurate to about the last bit; NaN unless the angle is finite.
  ///
  /// The C library's results may differ in that bit from machine to machine, and pictures with them; sums, products and
  /// quotients are the same everywhere. The cosine of `.pi / 2` is 6e-17, as in the C library, since a `Double` can't
  /// hold half of π exactly.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    // For larger angles, multiples of the parts of π aren't exact.
    let angle = magnitude < 0x1p20 ? self : remainder(dividingBy: 2 * .pi)
    let quarters = (angle * (2 / .pi)).rounded()
    // Cody-Waite reduction: half of π in three parts, the first two of 33 bits, so that their multiples are exact.
    var remainder = angle - quarters * 0x1.921fb544p0
    remainder -= quarters * 0x1.0b4611a6p-34
    remainder -= quarters * 0x1.3198a2e037073p-69
    let sine = remainder * Double.series(of: remainder * remainder, from: 18)
    let cosine = Double.series(of: remainder * remainder, from: 19)
    return switch quarters.remainder(dividingBy: 4) {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case -1: (-cosine, sine)
    default: (-sine, -cosine)
    }
  }

  /// The Taylor series of cosine (odd `term`) or of sine divided by x (even), for angles up to an eighth of a turn.
  private static func series(of square: Double, from term: Int) -> Double {
    var sum: Double = 1
    for term in stride(from: term, to: 0, by: -2) {
      sum = 1 - square * sum / Double(term * (term + 1))
    }
    return sum
  }
}
