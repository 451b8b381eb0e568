extension UIViewController {
  /// The scroll view that a bar at the bottom observes.
  ///
  /// It is the one that was set; else that of the content controller; else the view itself or its backmost subview, if
  /// that is a scroll view.
  var bottomScrollView: UIScrollView? {
    if let scrollView = contentScrollView(for: .bottom) { return scrollView }
    if let content = contentController { return content.bottomScrollView }
    return (viewIfLoaded as? UIScrollView) ?? (viewIfLoaded?.subviews.first as? UIScrollView)
  }

  /// Notifies the nearest tab bar controller that the content was scrolled or its scroll view replaced.
  func contentScrollViewDidChange() {
    if let tabBarController = self as? UITabBarController {
      tabBarController.updateScrollEdge()
    } else {
      parent?.contentScrollViewDidChange()
    }
  }
}
