import Foundation
import TabUIKit

/// A badge that the package draws: a text on a capsule, a dot, or a view of the app's.
final class TabBarBadgeView: UIView {
  // The sizes of a classic bar's badge: height, horizontal padding, and the offset from the icon's
  // upper trailing corner; all but the padding are measured.
  private static let height: CGFloat = 18
  private static let textPadding: CGFloat = 8
  private static let overlap = CGSize(width: 5, height: -4)

  private let label = UILabel()

  /// The disc or capsule inside the border.
  private let disc = UIView()

  /// The badge.
  var badge = TabBarBadge.dot

  /// The text; empty shows a dot, or an empty disc in a custom bar.
  var text = ""

  /// Whether the badge is a dot.
  var isDot = false

  /// The view that the app shows in place of the badge.
  var appView: UIView? {
    didSet {
      guard appView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let appView { addSubview(appView) }
      (disc.isHidden, label.isHidden) = (appView != nil, appView != nil)
    }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.isAccessibilityElement = false
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the text in colors with attributes, unless the badge has its own; those that are missing
  /// are the system's.
  func show(color: UIColor?, attributes: [NSAttributedString.Key: Any]) {
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    all.merge(attributes) { $1 }
    if let textColor = badge.textColor { all[.foregroundColor] = textColor }
    label.attributedText = NSAttributedString(string: text, attributes: all)
    // An attributed text has a paragraph style, whose alignment is overridden here.
    label.textAlignment = .center
    disc.backgroundColor = badge.color ?? color ?? .systemRed
    backgroundColor = appView == nil ? badge.borderColor : nil
  }

  /// Positions the badge over the upper trailing corner of an icon or a title.
  ///
  /// - Parameters:
  ///   - anchor: The frame of the icon or title, in the superview.
  ///   - offset: The offset of the badge from that corner, in points.
  ///   - textOffset: The offset of the text inside the badge, in points.
  ///   - isRightToLeft: Whether the trailing corner is the left one.
  func place(
    at anchor: CGRect,
    offset: UIOffset = .zero,
    textOffset: UIOffset = .zero,
    isRightToLeft: Bool
  ) {
    let size = contentSize
    let border = appView == nil && badge.borderColor != nil ? max(0, badge.borderWidth) : 0
    let overlap = isDot && appView == nil ? size.width / 2 : Self.overlap.width
    let x = isRightToLeft ? anchor.minX + overlap - size.width : anchor.maxX - overlap
    // `frame` would be wrong, since an animation may have transformed the view.
    bounds.size = CGSize(width: size.width + 2 * border, height: size.height + 2 * border)
    center = CGPoint(
      x: x + size.width / 2 + offset.horizontal,
      y: anchor.minY + Self.overlap.height + size.height / 2 + offset.vertical
    )
    layer.cornerRadius = bounds.height / 2
    disc.frame = bounds.insetBy(dx: border, dy: border)
    disc.layer.cornerRadius = size.height / 2
    label.frame = disc.frame.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    appView?.frame = bounds
  }

  /// The size without the border, in points.
  private var contentSize: CGSize {
    if let appView {
      let size = appView.bounds.size
      return size == .zero ? appView.sizeThatFits(CGSize(width: 1_000, height: 1_000)) : size
    }
    if isDot { return CGSize(width: max(1, badge.dotDiameter), height: max(1, badge.dotDiameter)) }
    let textWidth = label.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width
    return CGSize(width: max(Self.height, textWidth + Self.textPadding), height: Self.height)
  }
}
