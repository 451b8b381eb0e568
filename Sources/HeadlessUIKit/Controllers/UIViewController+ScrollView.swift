extension UIViewController {
  /// The scroll view that a bar at the bottom observes.
  ///
  /// The one that was set; else the view itself or its backmost subview, where that is a scroll view.
  var bottomScrollView: UIScrollView? {
    if let scrollView = contentScrollView(for: .bottom) { return scrollView }
    if let content = contentController { return content.bottomScrollView }
    return (viewIfLoaded as? UIScrollView) ?? (viewIfLoaded?.subviews.first as? UIScrollView)
  }

  /// Passes the news of scrolling up to the container that has a bar.
  func contentScrollViewDidChange() {
    if let tabBarController = self as? UITabBarController {
      tabBarController.updateScrollEdge()
    } else {
      parent?.contentScrollViewDidChange()
    }
  }
}
