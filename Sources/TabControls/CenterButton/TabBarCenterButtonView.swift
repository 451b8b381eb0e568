import TabUIKit

/// The view around a center button: it takes touches on the button while the bar would take some.
final class TabBarCenterButtonView: UIView {
  weak var bar: UIView?

  /// Whether the button's tab was selected when it was last looked at.
  var showsSelectedTab = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let bar, !bar.isHidden, bar.alpha > 0.01, bar.isUserInteractionEnabled else { return nil }
    return super.hitTest(point, with: event)
  }
}
