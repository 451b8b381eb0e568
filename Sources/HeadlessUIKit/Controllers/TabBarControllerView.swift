/// The view of a tab bar controller: the view of the shown child, and the bar over it.
final class TabBarControllerView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutBarAndContent()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    // The number of tabs that fit depends on the size class of the width.
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      controller?.remakeItems()
      controller?.arrange()
    }
  }

  override func subviewVisibilityDidChange() {
    setNeedsLayout()
  }
}
