extension UIView {
  /// Tells the view and those that inherit its tint that it changed.
  func announceTintChange() {
    tintColorDidChange()
    for view in subviews where view.storedTintColor == nil { view.announceTintChange() }
  }
}
