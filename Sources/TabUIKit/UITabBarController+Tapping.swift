extension UITabBarController {
  /// Calls `tabBar(_:didSelect:)` of a subclass, as UIKit does first after a tap on an item.
  ///
  /// The seam for an optional method, which UIKit's class doesn't implement on iOS 26 (measured by
  /// others).
  package func didTap(_ item: UITabBarItem) {
    #if canImport(UIKit)
    let delegate: any UITabBarDelegate = self
    delegate.tabBar?(tabBar, didSelect: item)
    #else
    tabBar(tabBar, didSelect: item)
    #endif
  }
}
