import Foundation
import TabUIKit

extension UIBezierPath {
  /// Creates the ring between a rounded rectangle and a smaller one inside it.
  ///
  /// - Parameters:
  ///   - rect: The outer rectangle.
  ///   - radius: The radius of its round corners, in points.
  ///   - corners: The corners that are round.
  ///   - width: The width of the ring, in points.
  convenience init(borderOf rect: CGRect, radius: CGFloat, corners: CACornerMask, width: CGFloat) {
    self.init()
    addRoundedRectangle(rect, radius: radius, corners: corners, clockwise: true)
    // Counterclockwise, so that the inner rectangle is outside of the path by the nonzero rule.
    addRoundedRectangle(
      rect.insetBy(dx: width, dy: width),
      radius: radius - width,
      corners: corners,
      clockwise: false
    )
  }

  private func addRoundedRectangle(
    _ rect: CGRect,
    radius: CGFloat,
    corners: CACornerMask,
    clockwise: Bool
  ) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    let radius = min(max(0, radius), rect.width / 2, rect.height / 2)
    let quarter = CGFloat.pi / 2
    // Each corner with the direction to the middle and the start angle of its arc, clockwise.
    let arcs: [(corner: CACornerMask, point: CGPoint, inward: CGPoint, angle: CGFloat)] = [
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), -quarter),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), 0),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), quarter),
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), 2 * quarter),
    ]
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    for arc in clockwise ? arcs : arcs.reversed() {
      guard corners.contains(arc.corner) else {
        addLine(to: arc.point)
        continue
      }
      addArc(
        withCenter: CGPoint(
          x: arc.point.x + arc.inward.x * radius,
          y: arc.point.y + arc.inward.y * radius
        ),
        radius: radius,
        startAngle: clockwise ? arc.angle : arc.angle + quarter,
        endAngle: clockwise ? arc.angle + quarter : arc.angle,
        clockwise: clockwise
      )
    }
    close()
  }
}
