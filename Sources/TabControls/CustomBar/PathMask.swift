import TabUIKit

/// A view that draws a path: as the mask of a view it shows only the inside of the path, or a line
/// along its outside.
final class PathMask: UIView {
  private let path: UIBezierPath

  /// The width of the line along the path, in points; `nil` fills the path.
  private let lineWidth: CGFloat?

  /// Creates a mask for a view of `size` points, rendered at `scale` pixels per point.
  init(_ path: UIBezierPath, lineWidth: CGFloat? = nil, size: CGSize, scale: CGFloat) {
    self.path = path
    self.lineWidth = lineWidth
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    // A mask isn't in a window, so it can't inherit the scale.
    contentScaleFactor = max(1, scale)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let lineWidth else {
      UIColor.black.setFill()
      path.fill()
      return
    }
    // The path is clockwise: by the nonzero rule its reverse takes the inside from the rectangle.
    let outside = UIBezierPath(rect: bounds)
    outside.append(path.reversing())
    outside.addClip()
    UIColor.black.setStroke()
    path.lineWidth = 2 * lineWidth
    path.stroke()
  }
}
