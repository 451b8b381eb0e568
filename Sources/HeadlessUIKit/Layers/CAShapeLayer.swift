import Foundation
import TabRaster

// Not with Core Graphics, whose paths would have to be converted.
#if !canImport(CoreGraphics)
/// A layer that fills and strokes a path; as a mask, it shows what is inside the fill or the stroke.
///
/// The path is filled by the nonzero winding rule.
open class CAShapeLayer: CALayer {
  /// The path, in the coordinates of the layer, which doesn't clip it to its bounds; nil draws nothing.
  open var path: CGPath?

  /// The fill color; nil doesn't fill the path.
  open var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  /// The stroke color; nil doesn't stroke the path.
  open var strokeColor: CGColor?

  /// The start of the stroke, as a part of the path's length from 0 to 1.
  open var strokeStart: CGFloat = 0

  /// The end of the stroke, as a part of the path's length from 0 to 1.
  open var strokeEnd: CGFloat = 1

  /// The width of the stroke, in points, half of it on either side of the path.
  open var lineWidth: CGFloat = 1

  /// The largest length of a miter, in line widths; longer miters become bevels.
  open var miterLimit: CGFloat = 10

  /// The shape of the ends of the stroke.
  open var lineCap = CAShapeLayerLineCap.butt

  /// The shape of the corners of the stroke.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0

  /// The lengths of alternating dashes and gaps, in points; nil draws a continuous line.
  open var lineDashPattern: [NSNumber]?

  override func drawContents(in context: inout DrawingContext) {
    guard let path = path?.path else { return }
    if let fillColor {
      let color = UIColor(cgColor: fillColor).rgba(in: .current)
      context.append(.fill(context.path(path), color))
    }
    if let strokeColor, lineWidth > 0, lineWidth.isFinite {
      let color = UIColor(cgColor: strokeColor).rgba(in: .current)
      context.append(.fill(context.path(outline(of: line(along: path))), color))
    }
  }

  /// Returns the dashes, or the part from `strokeStart` to `strokeEnd`, of the path to stroke.
  private func line(along path: Path) -> Path {
    var line = path
    if strokeStart > 0 || strokeEnd < 1 {
      line = line.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
    }
    let dashes = (lineDashPattern ?? []).map(\.doubleValue)
    return dashes.isEmpty ? line : line.dashed(dashes, phase: Double(lineDashPhase))
  }

  private func outline(of line: Path) -> Path {
    line.stroked(
      width: Double(lineWidth),
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: max(1, Double(miterLimit))
    )
  }
}

/// The shape of the ends of a stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Square, at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")

  /// A half circle beyond the end of the path.
  public static let round = CAShapeLayerLineCap(rawValue: "round")

  /// Square, half a line width beyond the end of the path.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")

  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
#endif
