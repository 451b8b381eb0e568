public import Foundation
import TabColors
import TabRaster

/// A path of lines and curves, to draw in a renderer or a view, or to mask a layer.
///
///     let path = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
///     path.append(UIBezierPath(ovalIn: CGRect(x: bounds.midX - 30, y: -20, width: 60, height: 60)))
///     path.fill()
///
/// Coordinates are in points. The path is filled by the nonzero winding rule.
open class UIBezierPath: NSObject, NSCopying {
  final var path = Path()

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1

  /// The shape of the ends of the stroke.
  open var lineCapStyle = CGLineCap.butt

  /// The shape of the corners of the stroke.
  open var lineJoinStyle = CGLineJoin.miter

  /// The largest length of a miter, in line widths; longer miters become bevels.
  open var miterLimit: CGFloat = 10

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path = .rectangle(Rect(rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = .ellipse(in: Rect(rect))
  }

  /// Creates a rectangle with rounded corners, whose radius is at most half of the shorter side.
  ///
  /// The corners are circular arcs; those of UIKit are slightly smoother if the side is long enough.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = .roundedRectangle(Rect(rect), radius: Double(cornerRadius))
  }

  /// Creates a rectangle with some rounded corners; only the width of `cornerRadii` is used.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let radius = Double(max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2)))
    func size(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? radius : 0 }
    path = .rectangle(
      Rect(rect),
      topLeft: size(.topLeft),
      topRight: size(.topRight),
      bottomRight: size(.bottomRight),
      bottomLeft: size(.bottomLeft)
    )
  }

  /// Creates a circular arc; angles are in radians from the x axis, and increase clockwise.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.path = path
    (copy.lineWidth, copy.miterLimit) = (lineWidth, miterLimit)
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    return copy
  }

  open var isEmpty: Bool { path.elements.isEmpty }

  open func move(to point: CGPoint) {
    path.move(to: Point(point))
  }

  /// Adds a line from the current point; without a current point, nothing is added.
  open func addLine(to point: CGPoint) {
    if !isEmpty { path.line(to: Point(point)) }
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if !isEmpty { path.curve(Point(controlPoint1), Point(controlPoint2), to: Point(endPoint)) }
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard let start = path.currentPoint else { return }
    let (control, end) = (Point(controlPoint), Point(endPoint))
    // A quadratic curve as a cubic one: each handle is two thirds of the way to the control point.
    func toControl(_ point: Point) -> Point {
      Point(point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3)
    }
    path.curve(toControl(start), toControl(end), to: end)
  }

  /// Adds a circular arc, with a line to its start if the path isn't empty.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite else { return }
    // A sweep of more than a turn is one turn; a sweep against the direction becomes its complement.
    sweep = clockwise ? min(sweep, turn) : max(sweep, -turn)
    if clockwise ? sweep < 0 : sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + (clockwise ? turn : -turn)
    }
    // Cubic curves of up to a quarter turn each, whose handles are 4/3·tan(angle/4) radii long.
    let count = max(1, (abs(sweep) / (.pi / 2)).rounded(.up))
    let quarter = PortableMath.direction(radians: Double(sweep / count / 4))
    let reach = 4 / 3 * quarter.sine / quarter.cosine
    func at(_ step: CGFloat, moved: Double = 0) -> Point {
      let (cosine, sine) = PortableMath.direction(
        radians: Double(startAngle + sweep * step / count)
      )
      return Point(
        Double(center.x) + Double(radius) * (cosine - moved * sine),
        Double(center.y) + Double(radius) * (sine + moved * cosine)
      )
    }
    if isEmpty { path.move(to: at(0)) } else { path.line(to: at(0)) }
    for step in stride(from: 0, to: count, by: 1) {
      path.curve(at(step, moved: reach), at(step + 1, moved: -reach), to: at(step + 1))
    }
  }

  open func close() {
    path.close()
  }

  /// Returns the path in the opposite direction, which makes it a hole in a path around it.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.path = path.reversed
    return reversed
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
  }

  open func apply(_ transform: CGAffineTransform) {
    path = path.transformed(by: Transform(transform))
  }

  /// Fills the path with the current fill color, which is black at first.
  open func fill() {
    guard let context = CurrentContext.value else { return }
    context.drawing.append(.fill(context.drawing.path(path), context.fillColor))
  }

  /// Strokes the path with the current stroke color, which is black at first.
  open func stroke() {
    guard let context = CurrentContext.value, lineWidth > 0, lineWidth.isFinite else { return }
    let outline = path.stroked(
      width: Double(lineWidth),
      cap: lineCapStyle == .round ? .round : lineCapStyle == .square ? .square : .butt,
      join: lineJoinStyle == .round ? .round : lineJoinStyle == .bevel ? .bevel : .miter,
      miterLimit: max(1, Double(miterLimit))
    )
    context.drawing.append(.fill(context.drawing.path(outline), context.strokeColor))
  }

  /// Intersects the clip with the inside of the path, for all further drawing.
  open func addClip() {
    guard let context = CurrentContext.value else { return }
    context.clip(to: context.drawing.path(path))
  }
}

/// Corners of a rectangle; the y axis points down.
public struct UIRectCorner: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var topLeft: UIRectCorner { Self(rawValue: 1) }
  public static var topRight: UIRectCorner { Self(rawValue: 2) }
  public static var bottomLeft: UIRectCorner { Self(rawValue: 4) }
  public static var bottomRight: UIRectCorner { Self(rawValue: 8) }
  public static var allCorners: UIRectCorner { Self(rawValue: .max) }
}

extension Path {
  /// The last point, or the start of the last subpath if that is closed.
  fileprivate var currentPoint: Point? {
    var isClosed = false
    for element in elements.reversed() {
      switch element {
      case .close: isClosed = true
      case .move(let point): return point
      case .line(let point), .curve(_, _, end: let point): if !isClosed { return point }
      }
    }
    return nil
  }
}

extension Point {
  fileprivate init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }
}

extension Rect {
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX),
      y: Double(rect.minY),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }
}
