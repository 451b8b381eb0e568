import Foundation
import TabUIKit

/// A menu at an item of a bar, over the controller's view: a tap outside of it dismisses it.
///
/// Not a popover, which would block the bar's touches, and not a UIKit menu, whose press has a
/// fixed duration.
final class TabBarMenuView: UIControl {
  /// The index of the item that the menu belongs to.
  let index: Int
  var onDismiss: (() -> Void)?

  private let bar: () -> UIView?
  private let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scrollView = UIScrollView(frame: .zero)
  private var lines: [UIView] = []
  private var rows: [TabBarMenuRow] { lines.compactMap { $0 as? TabBarMenuRow } }

  /// The dimensions of the menu, in points: those of iOS menus, as commonly quoted.
  private enum Length {
    static let minimumWidth: CGFloat = 180
    static let distance: CGFloat = 8
    static let radius: CGFloat = 13
  }

  init(index: Int, lines: [TabBarMenuLine], bar: @escaping () -> UIView?) {
    self.index = index
    self.bar = bar
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    panel.layer.cornerRadius = Length.radius
    panel.clipsToBounds = true
    addSubview(panel)
    scrollView.contentInsetAdjustmentBehavior = .never
    panel.contentView.addSubview(scrollView)
    self.lines = lines.map(\.view)
    let goAway = { [weak self] (_: UIAction) -> Void in self?.onDismiss?() }
    for control in rows + [self] {
      control.addAction(UIAction(handler: goAway), for: .touchUpInside)
    }
    for line in self.lines { scrollView.addSubview(line) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Layout

  /// Positions the panel at an item, in the view's coordinates: above the item, or below it if
  /// there is no space above.
  func place(at item: CGRect) {
    for row in rows { row.updateFont() }
    let sizes = lines.map(\.intrinsicContentSize)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Length.distance, dy: Length.distance)
    let width = min(room.width, max(Length.minimumWidth, sizes.map(\.width).max() ?? 0))
    let above = item.minY - Length.distance - room.minY
    let below = room.maxY - item.maxY - Length.distance
    let contentHeight = sizes.map(\.height).reduce(0, +)
    let height = min(contentHeight, max(above, below))
    panel.frame = CGRect(
      x: min(max(item.midX - width / 2, room.minX), room.maxX - width),
      y: above >= below ? item.minY - Length.distance - height : item.maxY + Length.distance,
      width: width,
      height: height
    )
    scrollView.frame = CGRect(origin: .zero, size: panel.frame.size)
    scrollView.contentSize = CGSize(width: width, height: contentHeight)
    var y: CGFloat = 0
    for (line, size) in zip(lines, sizes) {
      line.frame = CGRect(x: 0, y: y, width: width, height: size.height)
      y += size.height
    }
  }

  /// Returns `nil` for points on the bar, which keeps its touches while the menu is shown.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !panel.frame.contains(point), let bar = bar(),
      bar.point(inside: convert(point, to: bar), with: event)
    {
      return nil
    }
    return super.hitTest(point, with: event)
  }

  // MARK: - Appearing and dismissing

  /// The duration of the fade, in seconds.
  private static let fade: TimeInterval = 0.2

  func appear() {
    alpha = 0
    UIView.animate(withDuration: Self.fade) { self.alpha = 1 }
    UIAccessibility.post(notification: .screenChanged, argument: rows.first)
  }

  func dismiss() {
    isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Self.fade,
      animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() }
    )
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  override func accessibilityPerformEscape() -> Bool {
    onDismiss?()
    return true
  }
}
