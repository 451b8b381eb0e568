import Foundation
import TabRaster

// Where there is Core Graphics its paths would have to be taken apart, for which there is no use yet.
#if !canImport(CoreGraphics)
/// A layer that fills a path and draws a line along it: as a mask it leaves what is inside of both.
///
/// Places that the path winds around more than once are inside.
open class CAShapeLayer: CALayer {
  /// The shape, in the coordinates of the layer, whose bounds don't cut it off; nil draws nothing.
  open var path: CGPath?

  /// The color inside the path; nil leaves it clear.
  open var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  /// The color of the line; nil draws none.
  open var strokeColor: CGColor?

  /// The part of the path where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0

  /// The part of the path where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1

  /// The width of the line, in points, half of it on either side of the path.
  open var lineWidth: CGFloat = 1

  /// How far corners may reach out, in line widths, before they are cut off.
  open var miterLimit: CGFloat = 10

  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt

  /// How parts of the line meet.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// How far into the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0

  /// The lengths of dashes and gaps in turns, in points; nil draws the line without gaps.
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

  /// The parts of the path that the line goes along.
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

/// How the line of a shape layer ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight, at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")

  /// A half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")

  /// Straight, half a line width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How parts of the line of a shape layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

  /// An arc around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")

  /// A straight cut across the corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
#endif
