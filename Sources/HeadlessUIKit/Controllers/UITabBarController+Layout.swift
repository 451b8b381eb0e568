import Foundation

extension UITabBarController {
  /// Places the bar and, over the whole view, the shown child, and gives the child its safe area.
  func layoutBarAndContent() {
    showContent()
    let bounds: CGRect = view.bounds
    contentView.frame = bounds
    shownChild?.viewIfLoaded?.place(at: contentView.bounds)
    let placement = tabBar.design.placement(of: tabBar, in: bounds)
    tabBar.place(at: placement.frame)
    var insets = tabBar.isHidden ? .zero : placement.contentInsets
    if let accessory = layoutAccessory() {
      insets.bottom = max(insets.bottom, bounds.maxY - accessory.minY)
    }
    shownChild?.containerInsets = insets
    updateScrollEdge()
  }

  /// Shows the chosen tab, which waited while the controller was only being set up.
  func showContent() {
    guard !showsContent else { return }
    showsContent = true
    arrange()
  }

  /// Lets the bar know whether the shown content ends above it; content that can't scroll does so always.
  func updateScrollEdge() {
    tabBar.isAtScrollEdge = shownChild?.bottomScrollView?.isAtBottomEdge ?? true
    followScrolling()
  }

  /// Hides or shows the bar after a change of what is wanted; an app may set `isHidden` itself too.
  func hidesBarChanged() {
    guard isBarHiddenByController != wantsBarHidden else { return }
    isBarHiddenByController = wantsBarHidden
    tabBar.isHidden = wantsBarHidden
  }

  /// Hears that an item, or the stack of a navigation controller, isn't what it was.
  func childDidChange(_ child: UIViewController) {
    if child === storedMore { moreDidChange() }
    guard isViewLoaded else { return }
    updateBar()
    hidesBarChanged()
    updateScrollEdge()
  }
}
