public import Foundation
import TabRaster

/// A view of one line of text, shortened at its end where there is no room.
@preconcurrency @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Returns nil, since archives aren't modelled; it is here because subclasses must have it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var text: String?
  open var textAlignment: NSTextAlignment = .natural

  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  /// The font; the system's of 17 points where it is nil.
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: 17) }
    set { ownFont = newValue }
  }

  /// The color; that of labels where it is nil.
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The size of the whole text, in full pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font: UIFont = self.font
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let width = font.rasterFont(in: traitCollection).width(of: text ?? "")
    return CGSize(
      width: grid.ceiling(CGFloat(width)),
      height: text?.isEmpty ?? true ? 0 : grid.ceiling(font.lineHeight)
    )
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override func draw(in context: inout DrawingContext) {
    let font: UIFont = self.font
    let rasterFont = font.rasterFont(in: context.traitCollection)
    let line = rasterFont.truncated(text ?? "", to: Double(bounds.width))
    guard !line.isEmpty else { return }
    let grid = PixelGrid(scale: context.scale)
    let space = bounds.width - CGFloat(rasterFont.width(of: line))
    let top = bounds.minY + (bounds.height - font.lineHeight) / 2
    let baseline = CGPoint(
      x: bounds.minX + grid.nearest(space * shareOfSpaceBefore),
      y: grid.nearest(top + font.ascender)
    )
    context.append(
      .text(line, rasterFont, baseline: context.point(baseline), context.color(textColor))
    )
  }

  private var shareOfSpaceBefore: CGFloat {
    switch textAlignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}
