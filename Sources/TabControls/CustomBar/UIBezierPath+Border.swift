import Foundation
import TabUIKit

extension UIBezierPath {
  /// Creates the ring between a rounded rectangle and a smaller one inside it.
  ///
  /// - Parameters:
  ///   - rect: The outer rectangle.
  ///   - radius: The radius of its corners, in points.
  ///   - width: The width of the ring, in points.
  convenience init(borderOf rect: CGRect, radius: CGFloat, width: CGFloat) {
    self.init()
    addRoundedRectangle(rect, radius: radius, clockwise: true)
    // Counterclockwise, so that the inner rectangle is outside of the path by the nonzero rule.
    addRoundedRectangle(
      rect.insetBy(dx: width, dy: width),
      radius: radius - width,
      clockwise: false
    )
  }

  private func addRoundedRectangle(_ rect: CGRect, radius: CGFloat, clockwise: Bool) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    let radius = min(max(0, radius), rect.width / 2, rect.height / 2)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let quarter = CGFloat.pi / 2
    // The center of each corner with the start angle of its arc, clockwise.
    let corners = [
      (CGPoint(x: inner.maxX, y: inner.minY), -quarter), (CGPoint(x: inner.maxX, y: inner.maxY), 0),
      (CGPoint(x: inner.minX, y: inner.maxY), quarter),
      (CGPoint(x: inner.minX, y: inner.minY), 2 * quarter),
    ]
    move(to: CGPoint(x: inner.minX, y: rect.minY))
    for (center, angle) in clockwise ? corners : corners.reversed() {
      addArc(
        withCenter: center,
        radius: radius,
        startAngle: clockwise ? angle : angle + quarter,
        endAngle: clockwise ? angle + quarter : angle,
        clockwise: clockwise
      )
    }
    close()
  }
}
