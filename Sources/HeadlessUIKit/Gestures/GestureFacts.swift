package import Foundation

/// Every number of the gestures: seconds and points.
package enum GestureFacts {
  package static let minimumPressDuration = Fact<TimeInterval>(0.5, .documented)
  package static let allowableMovement = Fact<CGFloat>(10, .documented)

  /// How far a finger moves before panning begins.
  package static let panHysteresis = Fact<CGFloat>(10, .unknown)

  /// How far a finger may stray in a tap, or come down from where it went up before.
  package static let tapMovement = Fact<CGFloat>(45, .unknown)

  /// The seconds between two taps of a double tap.
  package static let tapInterval = Fact<TimeInterval>(0.35, .unknown)

  static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (x, y) = (a.x - b.x, a.y - b.y)
    return (x * x + y * y).squareRoot()
  }
}
