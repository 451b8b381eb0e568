public import Foundation
import TabRaster

/// A view of one line of text, truncated at its end if it is too wide.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var text: String? {
    didSet {
      ownAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with the attributes of its ranges: fonts, colors, kerning and shadows.
  open var attributedText: NSAttributedString? {
    get {
      ownAttributedText
        ?? text.map {
          let font: UIFont = font
          let color: UIColor = textColor
          return NSAttributedString(
            string: $0,
            attributes: [.font: font, .foregroundColor: color]
          )
        }
    }
    set {
      text = newValue?.string
      ownAttributedText = newValue?.copy() as? NSAttributedString
      invalidateIntrinsicContentSize()
    }
  }

  private var ownAttributedText: NSAttributedString?

  open var textAlignment: NSTextAlignment = .natural

  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  /// The font; nil sets the system font of 17 points.
  // Implicitly unwrapped in UIKit, too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get {
      let font: UIFont = ownFont ?? .systemFont(ofSize: 17)
      return adjustsFontForContentSizeCategory ? font.scaled(for: traitCollection) : font
    }
    set {
      ownFont = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the font is scaled to the content size category of the label.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The text color; nil sets `UIColor.label`.
  // Implicitly unwrapped in UIKit, too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Returns the size of the text on one line, rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let line = runs
    let width = line.reduce(0) { $0 + $1.look.rasterFont(in: traitCollection).width(of: $1.text) }
    return CGSize(
      width: grid.ceiling(CGFloat(width)),
      height: grid.ceiling(line.map(\.look.font.lineHeight).max() ?? 0)
    )
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override var baselineFont: UIFont? { font }

  package override func draw(in context: inout DrawingContext) {
    let traits = context.traitCollection
    var room = Double(bounds.width)
    let line = runs.map { run in
      let font = run.look.rasterFont(in: traits)
      let text = font.truncated(run.text, to: room)
      // No run is shown after a truncated run.
      let width = font.width(of: text)
      room = text == run.text ? max(0, room - width) : 0
      return (text: text, look: run.look, width: width)
    }
    guard let height = line.map(\.look.font.lineHeight).max() else { return }
    let grid = PixelGrid(scale: context.scale)
    let space = bounds.width - CGFloat(line.reduce(0) { $0 + $1.width })
    let ascender = line.map(\.look.font.ascender).max() ?? 0
    var baseline = CGPoint(
      x: bounds.minX + grid.nearest(space * shareOfSpaceBefore),
      y: grid.nearest(bounds.minY + (bounds.height - height) / 2 + ascender)
    )
    for (text, look, width) in line {
      context.draw(text, look, baseline: baseline)
      baseline.x += CGFloat(width)
    }
  }

  /// The runs of the text that have the same attributes.
  private var runs: [(text: String, look: ItemStyle.Text)] {
    guard let attributedText, attributedText.length > 0 else { return [] }
    var runs: [(text: String, look: ItemStyle.Text)] = []
    let fullRange = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: fullRange) { attributes, range, _ in
      let font = attributes[.font] as? UIFont
      let look = ItemStyle.Text(
        font: font ?? self.font,
        hasExplicitFont: font != nil,
        color: attributes[.foregroundColor] as? UIColor ?? textColor,
        offset: .zero,
        kern: attributes.kern,
        shadow: attributes[.shadow] as? NSShadow
      )
      runs.append((attributedText.attributedSubstring(from: range).string, look))
    }
    return runs
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
