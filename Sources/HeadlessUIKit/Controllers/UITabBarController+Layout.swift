import Foundation

extension UITabBarController {
  /// Places the bar at the bottom and the shown child over the whole view, and gives the child its safe area.
  func layoutBarAndContent() {
    let bounds: CGRect = view.bounds
    contentView.frame = bounds
    shownChild?.viewIfLoaded?.frame = contentView.bounds
    let height = tabBar.sizeThatFits(bounds.size).height
    tabBar.frame = CGRect(
      x: bounds.minX,
      y: bounds.maxY - height,
      width: bounds.width,
      height: height
    )
    shownChild?.containerBottomInset = tabBar.isHidden ? 0 : height
    updateScrollEdge()
  }

  /// Lets the bar know whether the shown content ends above it; content that can't scroll does so always.
  func updateScrollEdge() {
    tabBar.isAtScrollEdge = shownChild?.bottomScrollView?.isAtBottomEdge ?? true
  }

  /// Hides or shows the bar after a change of what is wanted; an app may set `isHidden` itself too.
  func hidesBarChanged() {
    guard isBarHiddenByController != wantsBarHidden else { return }
    isBarHiddenByController = wantsBarHidden
    tabBar.isHidden = wantsBarHidden
  }

  /// Hears that an item, or the stack of a navigation controller, isn't what it was.
  func childDidChange(_ child: UIViewController) {
    guard isViewLoaded else { return }
    updateBar()
    hidesBarChanged()
    updateScrollEdge()
  }
}
