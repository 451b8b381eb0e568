import Foundation
import TabUIKit

/// A badge that the package draws: a text on a capsule, or a dot.
final class TabBarBadgeView: UIView {
  // The sizes of a classic bar's badge: height, horizontal padding, and the offset from the icon's
  // upper trailing corner; all but the padding are measured.
  private static let height: CGFloat = 18
  private static let textPadding: CGFloat = 8
  private static let overlap = CGSize(width: 5, height: -4)
  private static let dotSize: CGFloat = 8

  private let label = UILabel()

  /// The text; empty shows an empty disc, or a dot.
  var text = ""

  /// Whether the badge is a dot.
  var isDot = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the text in a color with attributes; attributes that are missing are the system's.
  func show(color: UIColor?, attributes: [NSAttributedString.Key: Any]) {
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    label.attributedText = NSAttributedString(
      string: text,
      attributes: usual.merging(attributes) { $1 }
    )
    // An attributed text has a paragraph style, whose alignment is overridden here.
    label.textAlignment = .center
    backgroundColor = color ?? .systemRed
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
    let textWidth = label.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width
    let height = isDot ? Self.dotSize : Self.height
    let size = CGSize(width: max(height, textWidth + Self.textPadding), height: height)
    let overlap = isDot ? Self.dotSize / 2 : Self.overlap.width
    let x = isRightToLeft ? anchor.minX + overlap - size.width : anchor.maxX - overlap
    // `frame` would be wrong, since an animation may have transformed the view.
    bounds = CGRect(origin: .zero, size: size)
    center = CGPoint(
      x: x + size.width / 2 + offset.horizontal,
      y: anchor.minY + Self.overlap.height + height / 2 + offset.vertical
    )
    layer.cornerRadius = height / 2
    label.frame = bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}
