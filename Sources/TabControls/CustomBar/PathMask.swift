import TabUIKit

/// A view that fills a path: as the mask of a view it leaves what is inside the path.
final class PathMask: UIView {
  private let path: UIBezierPath

  /// Creates a mask for a view of a size, at a number of pixels per point.
  init(_ path: UIBezierPath, size: CGSize, scale: CGFloat) {
    self.path = path
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    // A mask is in no window that it could take the scale from.
    contentScaleFactor = max(1, scale)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    path.fill()
  }
}
