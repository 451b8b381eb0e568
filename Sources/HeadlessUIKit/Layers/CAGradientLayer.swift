import Foundation
import TabRaster

#if !canImport(CoreGraphics)
/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
}

/// A layer that fills its shape, round corners included, with a gradient.
///
///     let gradient = CAGradientLayer()
///     gradient.frame = view.bounds
///     gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
///     view.layer.insertSublayer(gradient, at: 0)
///
/// Gradients around a point aren't modelled.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`; nil draws nothing.
  open var colors: [Any]?

  /// Where the colors are, from 0 to 1 and ascending; nil spreads them evenly.
  open var locations: [NSNumber]?

  /// Where the gradient begins, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the gradient ends, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// How the gradient runs: along a line.
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
    let places =
      locations?.map(\.doubleValue) ?? colors.indices.map { Double($0) / Double(last) }
    var end = -Double.infinity
    return zip(colors, places).map { color, place in
      end = max(end, place.isNaN ? 0 : place)
      return Gradient.Stop(end, UIColor(cgColor: color).rgba(in: .current))
    }
  }
}
#endif
