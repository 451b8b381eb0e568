import Foundation
import TabAppearance
import TabColors
import TabTestSupport
import Testing

struct PortableMathTests {
  @Test(arguments: [2, 3, 5, 7])
  func `roots agree with the C library`(degree: Int) {
    var generator = SeededGenerator(seed: UInt64(degree))
    for round in 0..<2_000 {
      let value = Double.random(in: 0...4, using: &generator) * pow(10, Double(round % 60 - 40))
      let root = PortableMath.root(degree, of: value)
      let expected = pow(value, 1 / Double(degree))
      #expect(abs(root - expected) <= 1e-12 * expected, "root \(degree) of \(value)")
    }
  }

  @Test func `roots of whole powers are whole`() {
    for number in 0...40 {
      let root = Double(number)
      #expect(PortableMath.root(3, of: root * root * root) == root)
      #expect(PortableMath.root(5, of: root * root * root * root * root) == root)
    }
    #expect(PortableMath.root(3, of: .leastNonzeroMagnitude) > 0)
  }

  @Test func `a cube root has the sign of its number`() {
    #expect(PortableMath.cubeRoot(-0.027) == -PortableMath.cubeRoot(0.027))
    #expect(PortableMath.cubeRoot(0) == 0)
    #expect(abs(PortableMath.cubeRoot(-0.5) - cbrt(-0.5)) < 1e-12)
  }

  @Test func `directions agree with the C library`() {
    for step in -8_000...8_000 {
      let degrees = Double(step) / 10
      let (cosine, sine) = PortableMath.direction(degrees: degrees)
      #expect(abs(cosine - cos(degrees * .pi / 180)) < 1e-14, "cosine of \(degrees)")
      #expect(abs(sine - sin(degrees * .pi / 180)) < 1e-14, "sine of \(degrees)")
    }
  }

  @Test(arguments: [(0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (-90, 0, -1), (1_170, 0, 1)])
  func `quarters of a turn are exact`(degrees: Double, cosine: Double, sine: Double) {
    let direction = PortableMath.direction(degrees: degrees)
    #expect(direction.cosine == cosine)
    #expect(direction.sine == sine)
  }

  @Test func `angles of directions agree with the C library`() {
    for step in 0..<3_600 {
      let radians = Double(step) * .pi / 1_800
      let degrees = PortableMath.degrees(cosine: 3 * cos(radians), sine: 3 * sin(radians))
      let difference = abs(degrees - Double(step) / 10)
      #expect(min(difference, 360 - difference) < 1e-12, "\(step)")
    }
    #expect(PortableMath.degrees(cosine: 0, sine: 0) == 0)
    #expect(PortableMath.degrees(cosine: 0, sine: -2) == 270)
  }
}
