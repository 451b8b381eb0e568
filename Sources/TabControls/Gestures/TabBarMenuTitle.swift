import Foundation
import TabUIKit

/// The title of a group of actions, above them.
final class TabBarMenuTitle: UIView {
  private let label = UILabel()

  /// The dimensions of a title, in points: those of iOS menus, as commonly quoted.
  private enum Length {
    static let font: CGFloat = 13
    static let padding: CGFloat = 16
  }

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: Length.font)
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? { label.text }

  override var intrinsicContentSize: CGSize {
    let size = label.sizeThatFits(.zero)
    return CGSize(width: size.width + 2 * Length.padding, height: size.height + Length.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(.zero)
    let width = min(size.width, bounds.width - 2 * Length.padding)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isRightToLeft ? bounds.maxX - Length.padding - width : Length.padding,
      y: bounds.maxY - size.height - 2,
      width: width,
      height: size.height
    )
  }
}
