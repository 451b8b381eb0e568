import TabUIKit

/// The badge of an item of a custom bar: a text on a capsule.
final class CustomTabBarBadge: UIView {
  // A classic bar's numbers: height and the room beside the text measured, the overlap of one
  // source.
  private static let height: CGFloat = 18
  private static let textPadding: CGFloat = 8
  private static let overlap: CGFloat = 5

  private let capsule = ShapeView { UIBezierPath(roundedRect: $0, cornerRadius: $0.height / 2) }
  private let label = UILabel()
  private var textOffset = UIOffset.zero

  init() {
    super.init(frame: .zero)
    label.isAccessibilityElement = false
    label.textAlignment = .center
    addSubview(capsule)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text; `nil` hides the badge, and an empty text is an empty disc.
  func update(_ text: String?, color: UIColor?, _ state: CustomTabBarLook.State) {
    isHidden = text == nil
    label.attributedText = text.map {
      NSAttributedString(string: $0, attributes: state.badgeTextAttributes)
    }
    // An attributed text brings its alignment along.
    label.textAlignment = .center
    textOffset = state.badgeTitleOffset
    capsule.tintColor = color ?? .systemRed
  }

  /// Places the badge over the upper trailing corner of an icon or a title in an item.
  func place(at anchor: CGRect, offset: UIOffset, in item: UIView) {
    guard !isHidden else { return }
    let textWidth = label.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width
    let width = max(Self.height, textWidth + Self.textPadding)
    let isRightToLeft = item.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = CGRect(
      x: isRightToLeft ? anchor.minX + Self.overlap - width : anchor.maxX - Self.overlap,
      y: min(anchor.minY, max(2, anchor.minY - Self.overlap)),
      width: width,
      height: Self.height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    capsule.frame = bounds
    label.frame = bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}
