import TabUIKit

/// The container of a center button, which passes touches to the button only while the bar is
/// enabled for touches.
final class TabBarCenterButtonView: UIView {
  weak var bar: UIView?

  /// Whether the button's tab was selected at the last update.
  var showsSelectedTab = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bar?.takesTouches == true ? super.hitTest(point, with: event) : nil
  }
}
