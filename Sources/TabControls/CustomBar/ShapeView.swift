import TabUIKit

/// A view of a shape in its tint color.
///
/// The shape is a template image, so the color follows the traits by itself.
final class ShapeView: UIImageView {
  /// The shape for a rectangle.
  var shape: (CGRect) -> UIBezierPath {
    didSet { drawn = nil }
  }

  private struct Drawn: Equatable {
    var size: CGSize
    var scale: CGFloat
  }

  private var drawn: Drawn?

  init(_ shape: @escaping (CGRect) -> UIBezierPath) {
    self.shape = shape
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // What is hidden isn't drawn.
  override var isHidden: Bool {
    didSet { if !isHidden { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let now = Drawn(size: bounds.size, scale: max(1, traitCollection.displayScale))
    guard now != drawn, !isHidden else { return }
    drawn = now
    guard now.size.width > 0, now.size.height > 0 else {
      image = nil
      return
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = now.scale
    let path = shape(CGRect(origin: .zero, size: now.size))
    image = UIGraphicsImageRenderer(size: now.size, format: format).image { _ in
      UIColor.black.setFill()
      path.fill()
    }
    .withRenderingMode(.alwaysTemplate)
  }
}
