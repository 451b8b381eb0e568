extension Double {
  /// The sine and the cosine of the number, an angle in radians, to about the last bit; not a number if it isn't finite.
  ///
  /// Those of the C library may differ in that bit from machine to machine, and what is drawn with them; sums, products
  /// and quotients don't. A quarter turn isn't exact, since half of π isn't: its cosine is 6e-17, as elsewhere.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    // Beyond that many the parts of π lose bits.
    let angle = magnitude < 0x1p20 ? self : remainder(dividingBy: 2 * .pi)
    let quarters = (angle * (2 / .pi)).rounded()
    // Half of π in three parts; the first two have 33 bits, so that whole multiples of them are exact.
    var rest = angle - quarters * 0x1.921fb544p0
    rest -= quarters * 0x1.0b4611a6p-34
    rest -= quarters * 0x1.3198a2e037073p-69
    let sine = rest * Double.series(of: rest * rest, from: 18)
    let cosine = Double.series(of: rest * rest, from: 19)
    return switch quarters.remainder(dividingBy: 4) {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case -1: (-cosine, sine)
    default: (-sine, -cosine)
    }
  }

  /// The series of Taylor up to an eighth of a turn, from the last term that counts to the first.
  private static func series(of square: Double, from term: Int) -> Double {
    var sum: Double = 1
    for term in stride(from: term, to: 0, by: -2) {
      sum = 1 - square * sum / Double(term * (term + 1))
    }
    return sum
  }
}
