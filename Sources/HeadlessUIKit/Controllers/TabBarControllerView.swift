/// The view of a tab bar controller: the shown child's view below the bar.
final class TabBarControllerView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutBarAndContent()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    // A width of the other class has other room for tabs.
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      controller?.remakeItems()
      controller?.arrange()
    }
  }

  override func subviewVisibilityDidChange() {
    setNeedsLayout()
  }
}
