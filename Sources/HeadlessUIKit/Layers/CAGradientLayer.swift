import Foundation
import TabRaster

#if !canImport(CoreGraphics)
/// The geometry of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A linear gradient.
  public static let axial = CAGradientLayerType(rawValue: "axial")
}

/// A layer that fills its bounds, with rounded corners, with a gradient.
///
///     let gradient = CAGradientLayer()
///     gradient.frame = view.bounds
///     gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
///     view.layer.insertSublayer(gradient, at: 0)
///
/// Radial and conic gradients aren't modelled.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`; nil draws nothing.
  open var colors: [Any]?

  /// The positions of the colors along the gradient, from 0 to 1 and ascending; nil spaces them evenly.
  open var locations: [NSNumber]?

  /// The start of the gradient in unit coordinates of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// The end of the gradient in unit coordinates of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// The geometry of the gradient, which is always linear.
  open var type = CAGradientLayerType.axial

  override func drawContents(in context: inout DrawingContext) {
    let stops = stops
    guard !stops.isEmpty else { return }
    func point(_ part: CGPoint) -> Point {
      context.point(
        CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
      )
    }
    let gradient = Gradient(.linear(from: point(startPoint), to: point(endPoint)), stops: stops)
    context.append(.gradient(shape(of: context.rect(bounds)), gradient))
  }

  private var stops: [Gradient.Stop] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let last = max(1, colors.count - 1)
    let offsets =
      locations?.map(\.doubleValue) ?? colors.indices.map { Double($0) / Double(last) }
    // The rasterizer needs ascending stops: raise a descending one to the stop before; NaN counts as 0.
    var end = -Double.infinity
    return zip(colors, offsets).map { color, offset in
      end = max(end, offset.isNaN ? 0 : offset)
      return Gradient.Stop(offset: end, color: UIColor(cgColor: color).rgba(in: .current))
    }
  }
}
#endif
