import Foundation
import HeadlessUIKit
import Testing

/// Tests of the sine and cosine of transforms.
struct TrigonometryTests {
  private func turn(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
    let map = CGAffineTransform(rotationAngle: angle)
    return (map.b, map.a)
  }

  // The doubles nearest to the true values, from tables with more digits.
  @Test(arguments: [
    (0, 0, 1),
    (0.5, 0.479425538604203, 0.8775825618903728),
    (1, 0.8414709848078965, 0.5403023058681398),
    (2, 0.9092974268256817, -0.4161468365471424),
    (3, 0.1411200080598672, -0.9899924966004454),
    (-4, 0.7568024953079282, -0.6536436208636119),
    (10, -0.5440211108893698, -0.8390715290764524),
    (100, -0.5063656411097588, 0.8623188722876839),
    (1e5, 0.03574879797201651, -0.9993608074382124),
  ])
  func `knows sines and cosines`(angle: Double, sine: Double, cosine: Double) {
    let turn = turn(CGFloat(angle))
    #expect(abs(turn.sine - CGFloat(sine)) < 1e-15 && abs(turn.cosine - CGFloat(cosine)) < 1e-15)
  }

  // Compared with the C library of Linux, which is exact to one unit in the last place.
  @Test func `is accurate to two units in the last place`() {
    // Steps that are no divisor of a turn.
    for step in -20_000...20_000 {
      let angle = CGFloat(step) * 0.050_003
      let turn = turn(angle)
      #expect(abs(turn.sine - sin(angle)) <= 2 * max(sin(angle).ulp, 1e-17), "\(angle)")
      #expect(abs(turn.cosine - cos(angle)) <= 2 * max(cos(angle).ulp, 1e-17), "\(angle)")
    }
  }

  // A Double of π/2 isn't exact, and neither is UIKit's transform.
  @Test(arguments: [
    (1.0, 1.0, 6.123233995736766e-17), (2, 1.2246467991473532e-16, -1),
    (-1, -1, 6.123233995736766e-17), (3, -1, -1.8369701987210297e-16),
    (4, -2.4492935982947064e-16, 1),
  ])
  func `turns by quarters as other libraries do`(quarters: Double, sine: Double, cosine: Double) {
    let turn = turn(CGFloat(quarters) * .pi / 2)
    #expect(turn.sine == CGFloat(sine) && turn.cosine == CGFloat(cosine))
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func `ignores angles that aren't finite`(angle: CGFloat) {
    let turn = turn(angle)
    #expect(turn.sine.isNaN && turn.cosine.isNaN)
  }

  @Test(arguments: [0x1p20, 1e9, 1e300, -1e300, CGFloat.greatestFiniteMagnitude])
  func `stays a rotation for any angle`(angle: CGFloat) {
    let turn = turn(angle)
    #expect(abs(turn.sine * turn.sine + turn.cosine * turn.cosine - 1) < 1e-15)
  }
}
