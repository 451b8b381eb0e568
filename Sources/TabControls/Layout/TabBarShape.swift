public import Foundation
public import TabUIKit

/// The outline of a bar at its top.
///
/// All lengths are in points.
public enum TabBarShape: Hashable, Sendable {
  /// A straight edge.
  case straight

  /// A hollow in the edge, into which a button fits.
  case notch(width: CGFloat, depth: CGFloat)

  /// A hill on the edge, which a button fits into.
  case bump(width: CGFloat, height: CGFloat)

  /// The upper half of a circle around a point of the edge.
  case circle(radius: CGFloat)

  /// How far the outline stands out of the bar, in points.
  public var overhang: CGFloat {
    switch self {
    case .straight, .notch: 0
    case .bump(_, let height): max(0, height)
    case .circle(let radius): max(0, radius)
    }
  }

  /// The outline of a bar.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the bar, without what stands out of it.
  ///   - middle: The x coordinate of the middle of the hollow, the hill or the circle.
  /// - Returns: A closed path.
  @MainActor
  public func path(in bounds: CGRect, middle: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
    switch self {
    case .straight: break
    case .notch(let width, let depth):
      path.addHill(at: CGPoint(x: middle, y: bounds.minY), width: width, height: -depth)
    case .bump(let width, let height):
      path.addHill(at: CGPoint(x: middle, y: bounds.minY), width: width, height: height)
    case .circle(let radius):
      path.addArc(
        withCenter: CGPoint(x: middle, y: bounds.minY),
        radius: max(0, radius),
        startAngle: .pi,
        endAngle: 2 * .pi,
        clockwise: true
      )
    }
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    path.close()
    return path
  }
}

extension UIBezierPath {
  /// Goes on along a line over a hill: two curves, which are level at its feet and on its top.
  fileprivate func addHill(at foot: CGPoint, width: CGFloat, height: CGFloat) {
    let (half, top) = (max(0, width) / 2, foot.y - height)
    addLine(to: CGPoint(x: foot.x - half, y: foot.y))
    addCurve(
      to: CGPoint(x: foot.x, y: top),
      controlPoint1: CGPoint(x: foot.x - half / 2, y: foot.y),
      controlPoint2: CGPoint(x: foot.x - half / 2, y: top)
    )
    addCurve(
      to: CGPoint(x: foot.x + half, y: foot.y),
      controlPoint1: CGPoint(x: foot.x + half / 2, y: top),
      controlPoint2: CGPoint(x: foot.x + half / 2, y: foot.y)
    )
  }
}
