public import Foundation
import TabRaster

/// A shape of lines and curves, which a renderer fills.
///
/// Holes come from parts that go the other way round: the other rule isn't modelled, nor are lines
/// along a path.
open class UIBezierPath: NSObject {
  private var path = Path()

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path = .rectangle(rect.raster)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = .ellipse(in: rect.raster)
  }

  /// Creates a rectangle with round corners; a radius of more than half of a side counts as that.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = .roundedRectangle(rect.raster, radius: Double(cornerRadius))
  }

  open var isEmpty: Bool { path.elements.isEmpty }

  open func move(to point: CGPoint) {
    path.move(to: Point(x: Double(point.x), y: Double(point.y)))
  }

  open func addLine(to point: CGPoint) {
    path.line(to: Point(x: Double(point.x), y: Double(point.y)))
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.curve(
      Point(x: Double(controlPoint1.x), y: Double(controlPoint1.y)),
      Point(x: Double(controlPoint2.x), y: Double(controlPoint2.y)),
      to: Point(x: Double(endPoint.x), y: Double(endPoint.y))
    )
  }

  open func close() {
    path.close()
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
  }

  /// Fills the inside with the color that was set last, in the renderer whose actions run.
  open func fill() {
    guard let context = CurrentContext.value else { return }
    context.drawing.append(.fill(context.drawing.path(path), context.fillColor))
  }
}
