public import Foundation
import TabRaster

/// A view of a text, on one line and truncated at its end if it is too wide, unless `numberOfLines` is another.
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

  /// The largest number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }

  /// The wrapping of the text and the treatment of the last line.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Returns the size of the text, rounded up to whole pixels; several lines wrap at the width unless it is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let width = numberOfLines != 1 && size.width > 0 ? Double(size.width) : .infinity
    let lines = lines(in: width, height: .infinity, traits: traitCollection)
    return CGSize(
      width: grid.ceiling(CGFloat(lines.map(\.width).max() ?? 0)),
      height: grid.ceiling(lines.reduce(0) { $0 + $1.height })
    )
  }

  /// The width of the text without wrapping, and its height in the present width.
  open override var intrinsicContentSize: CGSize {
    var size = sizeThatFits(.zero)
    if numberOfLines != 1, bounds.width > 0, bounds.width < size.width {
      size.height = sizeThatFits(bounds.size).height
    }
    return size
  }

  override func boundsDidChange() {
    super.boundsDidChange()
    if numberOfLines != 1 { invalidateIntrinsicContentSize() }
  }

  override var baselineFont: UIFont? { font }

  package override func draw(in context: inout DrawingContext) {
    let lines = lines(
      in: Double(bounds.width),
      height: bounds.height,
      traits: context.traitCollection
    )
    guard !lines.isEmpty else { return }
    let isClipped = lineBreakMode == .byClipping
    if isClipped { context.append(.pushClip(.rectangle(context.rect(bounds)))) }
    let grid = PixelGrid(scale: context.scale)
    var top = bounds.minY + (bounds.height - lines.reduce(0) { $0 + $1.height }) / 2
    for line in lines {
      // A clipped line begins at its edge.
      let space = max(isClipped ? 0 : -.infinity, bounds.width - CGFloat(line.width))
      var baseline = CGPoint(
        x: bounds.minX + grid.nearest(space * shareOfSpaceBefore),
        y: grid.nearest(top + line.ascender)
      )
      for run in line.runs {
        context.draw(run.text, run.look, baseline: baseline)
        baseline.x += CGFloat(run.width)
      }
      top += line.height
    }
    if isClipped { context.append(.popClip) }
  }

  private func lines(
    in width: Double,
    height: CGFloat,
    traits: UITraitCollection
  ) -> [TextLine] {
    TextLine.lines(
      of: runs,
      width: width,
      height: height,
      limit: numberOfLines > 0 ? numberOfLines : .max,
      mode: lineBreakMode,
      traits: traits
    )
  }

  /// The runs of the text that have the same attributes.
  private var runs: [TextLine.Run] {
    guard let attributedText, attributedText.length > 0 else { return [] }
    var runs: [TextLine.Run] = []
    let fullRange = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: fullRange) { attributes, range, _ in
      let font = attributes[.font] as? UIFont
      let look = ItemStyle.Text(
        font: font ?? self.font,
        hasExplicitFont: font != nil,
        color: attributes[.foregroundColor] as? UIColor ?? textColor,
        offset: .zero,
        kern: attributes.kern,
        underline: attributes.underline,
        shadow: attributes[.shadow] as? NSShadow
      )
      let text = attributedText.attributedSubstring(from: range).string
      runs.append(TextLine.Run(text: text, look: look))
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
