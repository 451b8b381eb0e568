import TabUIKit

/// What is behind the items of a custom bar: effect, color and image of an appearance, each over
/// the one before, and the line above.
final class CustomTabBarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private let imageView = UIImageView()
  private let lineView = UIImageView()
  private let shapeLine = ShapeView { UIBezierPath(rect: $0) }
  private let shapeView = ShapeView { UIBezierPath(rect: $0) }
  private var shown: (shape: TabBarShape, middle: CGFloat)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.clipsToBounds = true
    for view in [effectView, colorView, imageView, lineView, shapeLine, shapeView] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(_ appearance: UITabBarAppearance, shape: TabBarShape, middle: CGFloat) {
    let isStraight = shape == .straight
    effectView.effect = appearance.backgroundEffect
    colorView.backgroundColor = appearance.backgroundColor
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    lineView.image = appearance.shadowImage
    lineView.tintColor = appearance.shadowColor
    lineView.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    for view in [effectView, colorView, imageView, lineView] { view.isHidden = !isStraight }
    for view in [shapeLine, shapeView] { view.isHidden = isStraight }
    let pixel = 1 / max(1, traitCollection.displayScale)
    let lineHeight = appearance.shadowImage?.size.height ?? pixel
    lineView.frame = CGRect(x: 0, y: -lineHeight, width: bounds.width, height: lineHeight)
    for view in [effectView, colorView, imageView] { view.frame = bounds }
    guard !isStraight else { return }
    place(shape, middle: middle, pixel: pixel)
    shapeView.tintColor = appearance.backgroundColor ?? .systemBackground
    shapeLine.tintColor = appearance.shadowColor ?? .clear
  }

  /// Fills the outline, and a pixel above it with the color of the line.
  private func place(_ shape: TabBarShape, middle: CGFloat, pixel: CGFloat) {
    let overhang = shape.overhang
    let frame = CGRect(
      x: 0,
      y: -overhang,
      width: bounds.width,
      height: bounds.height + overhang
    )
    (shapeView.frame, shapeLine.frame) = (frame, frame.offsetBy(dx: 0, dy: -pixel))
    guard shown.map({ $0 != (shape, middle) }) ?? true else { return }
    shown = (shape, middle)
    for view in [shapeView, shapeLine] {
      view.shape = { rect in
        let bar = CGRect(
          x: 0,
          y: overhang,
          width: rect.width,
          height: max(0, rect.height - overhang)
        )
        return shape.path(in: bar, middle: middle)
      }
      view.setNeedsLayout()
    }
  }
}
