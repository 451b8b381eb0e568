import Foundation

extension UIView.ContentMode {
  /// Returns the frame of content of a size in a rectangle, which the frame may exceed.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw:
      return bounds
    case .scaleAspectFit:
      return placed(scaled(size, by: min(ratios.0, ratios.1)), in: bounds, x: 0.5, y: 0.5)
    case .scaleAspectFill:
      return placed(scaled(size, by: max(ratios.0, ratios.1)), in: bounds, x: 0.5, y: 0.5)
    case .center: return placed(size, in: bounds, x: 0.5, y: 0.5)
    case .top: return placed(size, in: bounds, x: 0.5, y: 0)
    case .bottom: return placed(size, in: bounds, x: 0.5, y: 1)
    case .left: return placed(size, in: bounds, x: 0, y: 0.5)
    case .right: return placed(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return placed(size, in: bounds, x: 0, y: 0)
    case .topRight: return placed(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: return placed(size, in: bounds, x: 0, y: 1)
    case .bottomRight: return placed(size, in: bounds, x: 1, y: 1)
    }
  }

  private func scaled(_ size: CGSize, by factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Positions content in a rectangle: of the free space, the shares `x` and `y` are left of and above the content.
  private func placed(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width,
      height: size.height
    )
  }
}
