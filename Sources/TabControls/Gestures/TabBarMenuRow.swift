import Foundation
import TabUIKit

/// A row of a menu: the title of an action, and its image at the other end.
final class TabBarMenuRow: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView(image: nil)

  /// The dimensions of a row, in points: those of iOS menus, as commonly quoted.
  private enum Length {
    static let height: CGFloat = 44
    static let font: CGFloat = 17
    static let padding: CGFloat = 16
  }

  init(_ action: UIAction) {
    super.init(frame: .zero)
    isEnabled = !action.attributes.contains(.disabled)
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : action.attributes.contains(.destructive) ? .systemRed : .label
    label.text = action.title
    label.textColor = color
    imageView.image = action.image
    imageView.tintColor = color
    for view in [label, imageView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if action.state == .on { accessibilityTraits.insert(.selected) }
    addAction(action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? { label.text }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  /// Updates the font to the user's text size.
  func updateFont() {
    label.font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: Length.font), compatibleWith: traitCollection)
  }

  override var intrinsicContentSize: CGSize {
    let (text, icon) = (label.sizeThatFits(.zero), imageView.image?.size ?? .zero)
    let iconWidth = icon.width > 0 ? icon.width + Length.padding : 0
    return CGSize(
      width: text.width + iconWidth + 2 * Length.padding,
      height: max(Length.height, max(text.height, icon.height) + Length.padding)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (text, icon) = (label.sizeThatFits(.zero), imageView.image?.size ?? .zero)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.insetBy(dx: Length.padding, dy: 0)
    let textWidth = min(text.width, room.width - icon.width)
    label.frame = CGRect(
      x: isRightToLeft ? room.maxX - textWidth : room.minX,
      y: ((bounds.height - text.height) / 2).rounded(),
      width: textWidth,
      height: text.height
    )
    imageView.frame = CGRect(
      x: isRightToLeft ? room.minX : room.maxX - icon.width,
      y: ((bounds.height - icon.height) / 2).rounded(),
      width: icon.width,
      height: icon.height
    )
  }
}
