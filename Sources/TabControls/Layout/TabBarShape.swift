public import Foundation
import TabUIKit

/// The outline of the top edge of a bar.
///
/// All lengths are in points.
public enum TabBarShape: Hashable, Sendable {
  /// A straight edge.
  case straight

  /// A depression of the edge for a button.
  case notch(width: CGFloat, depth: CGFloat)

  /// An elevation of the edge for a button.
  case bump(width: CGFloat, height: CGFloat)

  /// The upper half of a circle around a point of the edge.
  case circle(radius: CGFloat)

  /// Lines and curves from the left end of the edge to its right end; a final line to that end is
  /// added.
  ///
  ///     // A hollow of straight lines, 80 points wide and 30 deep.
  ///     .path([.line(x: -40, y: 0), .line(x: -25, y: 30), .line(x: 25, y: 30), .line(x: 40, y: 0)])
  case path([Segment])

  /// A segment of an outline, from the end of the previous segment.
  ///
  /// Coordinates are in points: to the right of the outline's middle, and down from the edge.
  public enum Segment: Hashable, Sendable {
    /// A line to a point.
    case line(x: CGFloat, y: CGFloat)

    /// A cubic Bézier curve to a point, with two control points.
    case curve(
      x: CGFloat,
      y: CGFloat,
      control1X: CGFloat,
      control1Y: CGFloat,
      control2X: CGFloat,
      control2Y: CGFloat
    )
  }

  /// A depression around a round button whose center is on the edge: a half circle that the edge
  /// turns into by round shoulders.
  ///
  ///     CustomTabBar(shape: .roundNotch(radius: 34))  // 6 points around a button of 56
  ///
  /// - Parameters:
  ///   - radius: The radius of the half circle, above 0.
  ///   - shoulder: The radius of the shoulders, from 0.
  /// - Returns: A ``path(_:)``.
  public static func roundNotch(radius: CGFloat, shoulder: CGFloat = 8) -> TabBarShape {
    let (radius, shoulder) = (max(1, radius), max(0, shoulder))
    // The centers of the circles are their radii apart, and the shoulder's is that far below the edge.
    let reach = (radius * radius + 2 * radius * shoulder).squareRoot()
    let scale = radius / (radius + shoulder)
    let foot = CGPoint(x: reach * scale, y: shoulder * scale)
    // Both the shoulder and a quarter of the notch turn by the angle whose cosine is this.
    let cosine = shoulder / (radius + shoulder)
    // The tangent of a half of an angle, twice; controls are 4/3 of that of a quarter apart.
    let sine = (1 - cosine * cosine).squareRoot()
    let half = (1 - cosine) / sine
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let (outer, inner) = (shoulder * quarter * 4 / 3, radius * quarter * 4 / 3)
    // The direction of the outline at the foot, down and to the middle.
    let (right, down) = (foot.y / radius, foot.x / radius)
    func curve(_ x: CGFloat, _ y: CGFloat, _ first: CGPoint, _ second: CGPoint) -> Segment {
      .curve(
        x: x,
        y: y,
        control1X: first.x,
        control1Y: first.y,
        control2X: second.x,
        control2Y: second.y
      )
    }
    return .path([
      .line(x: -reach, y: 0),
      curve(
        -foot.x,
        foot.y,
        CGPoint(x: -reach + outer, y: 0),
        CGPoint(x: -foot.x - right * outer, y: foot.y - down * outer)
      ),
      curve(
        0,
        radius,
        CGPoint(x: -foot.x + right * inner, y: foot.y + down * inner),
        CGPoint(x: -inner, y: radius)
      ),
      curve(
        foot.x,
        foot.y,
        CGPoint(x: inner, y: radius),
        CGPoint(x: foot.x - right * inner, y: foot.y + down * inner)
      ),
      curve(
        reach,
        0,
        CGPoint(x: foot.x + right * outer, y: foot.y - down * outer),
        CGPoint(x: reach - outer, y: 0)
      ),
    ])
  }

  /// The height by which the outline extends above the bar, in points.
  var overhang: CGFloat {
    switch self {
    case .straight, .notch: 0
    case .bump(_, let height): max(0, height)
    case .circle(let radius): max(0, radius)
    case .path(let segments): segments.reduce(0) { max($0, $1.overhang) }
    }
  }

  /// Returns the outline of a bar.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the bar, without the overhang.
  ///   - middle: The x of the middle of the notch, the bump or the circle.
  /// - Returns: A closed path around the bar.
  @MainActor
  func path(in bounds: CGRect, middle: CGFloat) -> UIBezierPath {
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
    case .path(let segments):
      for segment in segments {
        path.add(segment, from: CGPoint(x: middle, y: bounds.minY))
      }
    }
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    path.close()
    return path
  }
}

extension TabBarShape.Segment {
  /// The height by which the segment can extend above the edge: that of its highest point or
  /// control point.
  fileprivate var overhang: CGFloat {
    switch self {
    case .line(_, let y): -y
    case .curve(_, let y, _, let control1Y, _, let control2Y): -min(y, control1Y, control2Y)
    }
  }
}

extension UIBezierPath {
  /// Adds a segment whose coordinates are relative to a point.
  fileprivate func add(_ segment: TabBarShape.Segment, from origin: CGPoint) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + x, y: origin.y + y)
    }
    switch segment {
    case .line(let x, let y): addLine(to: point(x, y))
    case .curve(let x, let y, let control1X, let control1Y, let control2X, let control2Y):
      addCurve(
        to: point(x, y),
        controlPoint1: point(control1X, control1Y),
        controlPoint2: point(control2X, control2Y)
      )
    }
  }

  /// Adds a line and a hill: two curves with horizontal tangents at the feet and the top.
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
