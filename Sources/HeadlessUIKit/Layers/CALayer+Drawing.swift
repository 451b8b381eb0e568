import Foundation
import TabRaster

extension CALayer {
  /// The shape of a rectangle with the layer's corners, less an inset on all sides.
  func shape(of rect: Rect, inset: Double = 0) -> Path {
    let inner = Rect(
      x: rect.x + inset,
      y: rect.y + inset,
      width: max(0, rect.width - 2 * inset),
      height: max(0, rect.height - 2 * inset)
    )
    let radius = min(Double(cornerRadius), rect.width / 2, rect.height / 2) - inset
    guard radius > 0 else { return .rectangle(inner) }
    if maskedCorners.isSuperset(of: .all) { return .roundedRectangle(inner, radius: radius) }
    func size(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? radius : 0 }
    return .rectangle(
      inner,
      topLeft: size(.layerMinXMinYCorner),
      topRight: size(.layerMaxXMinYCorner),
      bottomRight: size(.layerMaxXMaxYCorner),
      bottomLeft: size(.layerMinXMaxYCorner)
    )
  }

  /// The shadow that the layer casts; nil for none.
  var shadow: Shadow? {
    guard !masksToBounds, shadowOpacity > 0, let shadowColor else { return nil }
    var components = UIColor(cgColor: shadowColor).components(in: .current)
    components.alpha *= Double(min(shadowOpacity, 1))
    guard components.alpha > 0 else { return nil }
    return Shadow(
      offset: Point(Double(shadowOffset.width), Double(shadowOffset.height)),
      // Not a number counts as 0.
      radius: shadowRadius > 0 ? min(Double(shadowRadius), Self.softestShadow) : 0,
      color: components.rgba
    )
  }

  /// The ring of the border, and its color; nil for none.
  func border(of rect: Rect) -> (Path, RGBA)? {
    guard borderWidth > 0, let borderColor else { return nil }
    let color = UIColor(cgColor: borderColor).rgba(in: .current)
    var ring = shape(of: rect)
    let width = Double(borderWidth)
    if 2 * width < min(rect.width, rect.height) {
      ring.append(shape(of: rect, inset: width).reversed)
    }
    return color.alpha > 0 ? (ring, color) : nil
  }

  /// The largest standard deviation of a shadow, in points: what a blur can hold at 3 pixels per point.
  private static let softestShadow = 85.0
}
