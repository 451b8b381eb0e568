import TabUIKit

/// The background of a custom bar: effect, color and image of an appearance, in this order, and a
/// view of the app, all clipped to the outline of the bar, and the hairline above.
final class CustomTabBarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private let imageView = UIImageView()
  private let appViewClip = UIView()
  private let lineView = UIImageView()

  /// The view of the app, over the image.
  var appView: UIView? {
    didSet {
      guard appView !== oldValue else { return }
      if oldValue?.superview === appViewClip { oldValue?.removeFromSuperview() }
      if let appView { appViewClip.addSubview(appView) }
    }
  }

  /// The views that are clipped to the outline, from the back.
  private var layers: [UIView] { [effectView, colorView, imageView, appViewClip] }

  /// The parameters of the masks.
  private struct Outline: Equatable {
    var shape: TabBarShape
    var middle: CGFloat
    var size: CGSize
    var lineHeight: CGFloat
    var scale: CGFloat
  }

  private var masked: Outline?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.clipsToBounds = true
    for view in layers + [lineView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func update(
    _ appearance: UITabBarAppearance,
    shape: TabBarShape,
    middle: CGFloat,
    floating: TabBarLayout.Floating?
  ) {
    let isStraight = shape == .straight
    float(floating, isStraight: isStraight)
    effectView.effect = appearance.backgroundEffect
    colorView.backgroundColor = appearance.backgroundColor
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    lineView.image = isStraight ? appearance.shadowImage : nil
    lineView.tintColor = appearance.shadowColor
    lineView.backgroundColor = lineView.image == nil ? appearance.shadowColor : nil
    let scale = max(1, traitCollection.displayScale)
    let lineHeight = appearance.shadowImage?.size.height ?? 1 / scale
    let overhang = shape.overhang
    let frame = CGRect(
      x: 0,
      y: -overhang,
      width: bounds.width,
      height: bounds.height + overhang
    )
    for view in layers { view.frame = frame }
    appView?.frame = appViewClip.bounds
    lineView.frame = CGRect(
      x: 0,
      y: -overhang - lineHeight,
      width: bounds.width,
      height: isStraight ? lineHeight : frame.height + lineHeight
    )
    mask(
      Outline(
        shape: shape,
        middle: middle,
        size: frame.size,
        lineHeight: lineHeight,
        scale: scale
      )
    )
  }

  /// Gives the background round corners and a shadow; a floating bar has no hairline, and with another
  /// outline than a straight one no shadow.
  private func float(_ floating: TabBarLayout.Floating?, isStraight: Bool) {
    let end = bounds.height / 2
    let radius = floating.map { max(0, min($0.cornerRadius ?? end, end)) } ?? 0
    for view in layers {
      view.layer.cornerRadius = radius
      view.clipsToBounds = radius > 0 || view === imageView || view === appViewClip
    }
    lineView.isHidden = floating != nil
    let hasShadow = isStraight && floating != nil
    layer.shadowOpacity = hasShadow ? Float(floating?.shadowOpacity ?? 0) : 0
    layer.shadowRadius = floating?.shadowRadius ?? 0
    layer.shadowOffset = CGSize(width: 0, height: 2)
    // The shadow of the layer's content would be computed in each frame.
    layer.shadowPath =
      hasShadow ? UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath : nil
  }

  /// Masks the background by the outline, and the hairline by a line of its height along the outside
  /// of the outline.
  private func mask(_ outline: Outline) {
    guard outline != masked else { return }
    masked = outline
    guard outline.shape != .straight else {
      for view in layers + [lineView] { view.mask = nil }
      return
    }
    let (size, lineHeight, overhang) = (outline.size, outline.lineHeight, outline.shape.overhang)
    func path(from y: CGFloat, to bottom: CGFloat) -> UIBezierPath {
      let height = max(0, bottom - y)
      let bar = CGRect(x: 0, y: y, width: size.width, height: height)
      return outline.shape.path(in: bar, middle: outline.middle)
    }
    for view in layers {
      view.mask = PathMask(
        path(from: overhang, to: size.height),
        size: size,
        scale: outline.scale
      )
    }
    let bottom = size.height + lineHeight
    lineView.mask = PathMask(
      path(from: overhang + lineHeight, to: bottom),
      lineWidth: lineHeight,
      size: CGSize(width: size.width, height: bottom),
      scale: outline.scale
    )
  }
}
