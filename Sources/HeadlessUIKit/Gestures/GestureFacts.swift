package import Foundation

/// The figures of gestures, in seconds and points.
package enum GestureFacts {
  package static let minimumPressDuration = Fact<TimeInterval>(0.5, .documented)
  package static let allowableMovement = Fact<CGFloat>(10, .documented)

  /// The distance that a finger moves before a pan begins, in points.
  static let panHysteresis = Fact<CGFloat>(10, .unknown)

  /// The distance that a finger may move in a tap, and that taps of a multiple tap may be apart, in points.
  static let tapMovement = Fact<CGFloat>(45, .unknown)

  /// The longest time between two taps of a multiple tap, in seconds.
  static let tapInterval = Fact<TimeInterval>(0.35, .unknown)

  static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (x, y) = (a.x - b.x, a.y - b.y)
    return (x * x + y * y).squareRoot()
  }
}
