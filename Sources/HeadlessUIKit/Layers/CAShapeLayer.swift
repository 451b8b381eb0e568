import Foundation
import TabRaster

// Where there is Core Graphics its paths would have to be taken apart, for which there is no use yet.
#if !canImport(CoreGraphics)
/// A Core Graphics path; bezier paths make it.
public final class CGPath: Hashable, Sendable {
  let path: Path

  init(_ path: Path) {
    self.path = path
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

extension UIBezierPath {
  /// Creates a path of a shape.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The shape, as layers take it.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
}

/// A layer that fills a path: as a mask it leaves what is inside the path.
///
/// Lines aren't modelled, and where the path winds around a place more than once, it is inside.
open class CAShapeLayer: CALayer {
  /// The shape, in the coordinates of the layer, whose bounds don't cut it off; nil draws nothing.
  open var path: CGPath?

  /// The color inside the path; nil leaves it clear.
  open var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  override func drawContents(in context: inout DrawingContext) {
    guard let path, let fillColor else { return }
    let color = UIColor(cgColor: fillColor).rgba(in: .current)
    context.append(.fill(context.path(path.path), color))
  }
}
#endif
