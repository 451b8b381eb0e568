import Foundation

extension UITabBarController {
  /// Lays out the bar and, in all of the view, the shown child, and sets the child's safe area.
  func layoutBarAndContent() {
    showContent()
    let bounds: CGRect = view.bounds
    contentView.frame = bounds
    placeBar()
    placeShownChild()
    updateScrollEdge()
  }

  /// Sets the frame of the shown child in all of the view, and its safe area.
  func placeShownChild() {
    let bounds: CGRect = view.bounds
    shownChild?.viewIfLoaded?.place(at: contentView.bounds)
    let placement = tabBar.design.placement(of: tabBar, in: bounds)
    var insets = tabBar.isHidden && !keepsInsetOfHiddenBar ? .zero : placement.contentInsets
    if let accessory = layoutAccessory() {
      insets.bottom = max(insets.bottom, bounds.maxY - accessory.minY)
    }
    shownChild?.containerInsets = insets
  }

  /// Whether a bar that the app has hidden keeps its height in the children's safe area.
  private var keepsInsetOfHiddenBar: Bool {
    SimulatedSystem.has(.hiddenBarKeepsInset) && !isBarHiddenByController
      && SimulatedSystem.current(for: traitCollection).osVersion < .init(18)
  }

  /// Shows the selected tab, which is deferred until the controller appears or is laid out.
  func showContent() {
    guard !showsContent else { return }
    showsContent = true
    arrange()
  }

  /// Updates whether the shown content ends above the bar; content that can't scroll always does.
  func updateScrollEdge() {
    let scrollView = shownChild?.bottomScrollView
    tabBar.isAtScrollEdge = scrollView?.isAtBottomEdge ?? true
    tabBar.edgeEffect = tabBar.isAtScrollEdge ? nil : scrollView?.bottomEdgeEffect
    followScrolling()
  }

  /// Hides or shows the bar if `wantsBarHidden` changed; otherwise the bar's `isHidden` stays as the app set it.
  func hidesBarChanged() {
    guard isBarHiddenByController != wantsBarHidden else { return }
    isBarHiddenByController = wantsBarHidden
    tabBar.isHidden = wantsBarHidden
  }

  /// Called when the item or the navigation stack of a child changes.
  func childDidChange(_ child: UIViewController) {
    if child === storedMore { moreDidChange() }
    guard isViewLoaded else { return }
    updateBar()
    hidesBarChanged()
    updateScrollEdge()
  }
}
