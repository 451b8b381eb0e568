public import Foundation
import TabRaster

/// A path of lines and curves that an app draws: in the actions of a renderer, in a view, or as a mask.
///
///     let path = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
///     path.append(UIBezierPath(ovalIn: CGRect(x: bounds.midX - 30, y: -20, width: 60, height: 60)))
///     path.fill()
///
/// Coordinates are points. Places that the path winds around more than once are inside.
open class UIBezierPath: NSObject, NSCopying {
  final var path = Path()

  /// The width of the line along the path, in points.
  open var lineWidth: CGFloat = 1

  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt

  /// How parts of the line meet.
  open var lineJoinStyle = CGLineJoin.miter

  /// How far corners may reach out, in line widths, before they are cut off.
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

  /// Creates a rectangle with round corners, whose radius is at most half of the shorter side.
  ///
  /// Corners are parts of circles; UIKit's are a little softer where the side is long enough.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = .roundedRectangle(Rect(rect), radius: Double(cornerRadius))
  }

  /// Creates a rectangle of which some corners are round; of the radii the width counts.
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

  /// Creates a part of a circle; angles are in radians from the x axis on, clockwise as they grow.
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

  /// Adds a line from where the path is; without a point to begin at nothing is added, as with curves.
  open func addLine(to point: CGPoint) {
    if !isEmpty { path.line(to: Point(point)) }
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if !isEmpty { path.curve(Point(controlPoint1), Point(controlPoint2), to: Point(endPoint)) }
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard let start = path.currentPoint else { return }
    let (control, end) = (Point(controlPoint), Point(endPoint))
    func toControl(_ point: Point) -> Point {
      Point(point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3)
    }
    path.curve(toControl(start), toControl(end), to: end)
  }

  /// Adds a part of a circle, with a line to its start if the path has begun.
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
    // A whole turn or more is one turn; what goes the other way goes around instead.
    sweep = clockwise ? min(sweep, turn) : max(sweep, -turn)
    if clockwise ? sweep < 0 : sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + (clockwise ? turn : -turn)
    }
    let count = max(1, (abs(sweep) / (.pi / 2)).rounded(.up))
    let quarter = Double(sweep / count / 4).sineAndCosine
    let reach = 4 / 3 * quarter.sine / quarter.cosine
    func at(_ step: CGFloat, moved: Double = 0) -> Point {
      let (sine, cosine) = Double(startAngle + sweep * step / count).sineAndCosine
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

  /// Returns the same path the other way around: in one that is around it, its inside is a hole.
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

  /// Fills the path with the color that was set last, black at first.
  open func fill() {
    guard let context = CurrentContext.value else { return }
    context.drawing.append(.fill(context.drawing.path(path), context.fillColor))
  }

  /// Draws the line along the path with the color that was set last, black at first.
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

  /// Limits what is drawn from now on to the inside of the path, in addition to other limits.
  open func addClip() {
    guard let context = CurrentContext.value else { return }
    context.clip(to: context.drawing.path(path))
  }
}

/// Corners of a rectangle; the y axis grows downward.
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
  /// Where the path is: its last point, or where the part began that was closed last.
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
