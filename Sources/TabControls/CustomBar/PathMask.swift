import TabUIKit

/// A view that fills a path: as the mask of a view it shows only the inside of the path.
final class PathMask: UIView {
  private let path: UIBezierPath

  /// Creates a mask for a view of `size` points, rendered at `scale` pixels per point.
  init(_ path: UIBezierPath, size: CGSize, scale: CGFloat) {
    self.path = path
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    // A mask isn't in a window, so it can't inherit the scale.
    contentScaleFactor = max(1, scale)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    path.fill()
  }
}
