import Foundation
import TabUIKit

/// A badge of ours: a capsule with a text, or a dot.
final class TabBarBadgeView: UIView {
  let animator = TabBarAnimator()
  private let label = UILabel()

  /// The text; empty for a dot.
  var text = "" { didSet { label.text = text } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the badge at the upper trailing corner of an icon, in the appearance's colors.
  func place(at icon: CGRect, appearance: UITabBarAppearance?, isRightToLeft: Bool) {
    let state = appearance?.stackedLayoutAppearance.normal
    let attributes = state?.badgeTextAttributes ?? [:]
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    backgroundColor = state?.badgeBackgroundColor ?? .systemRed
    // The system's badge is 18 points high, with 5 points on each side of its text.
    let textWidth = label.sizeThatFits(.zero).width
    let size =
      text.isEmpty
      ? CGSize(width: 8, height: 8) : CGSize(width: max(18, textWidth + 10), height: 18)
    bounds = CGRect(origin: .zero, size: size)
    layer.cornerRadius = size.height / 2
    label.frame = bounds
    // It begins 5 points before the end of the icon, and stands 4 points over it.
    let inset: CGFloat = text.isEmpty ? 4 : 5
    let x =
      isRightToLeft
      ? icon.minX + inset - size.width / 2 : icon.maxX - inset + size.width / 2
    center = CGPoint(x: x, y: icon.minY - 4 + size.height / 2)
  }
}
