public import TabUIKit

extension UITabBarController {
  /// Replaces the tabs, and the controls that the previous tabs had as children.
  ///
  ///     controller.setTabBarChildren([
  ///       TabBarChild(Home(), title: "Home", image: home, selectedImage: homeFilled),
  ///       TabBarChild(title: "Search", image: search) { SearchController() },
  ///       TabBarChild(Cart(), title: "Cart", image: cart, identifier: "cart", badge: .count(3)),
  ///     ])
  ///     controller.tabBarControls.badges["cart"] = nil
  ///
  /// Two tabs with the same identifier are a warning in ``TabBarControls/diagnostics``.
  ///
  /// - Parameters:
  ///   - children: The tabs, in reading order.
  ///   - animated: Whether the change of the items is animated.
  public func setTabBarChildren(_ children: [TabBarChild], animated: Bool = false) {
    // An iPhone shows five items, of which the last is More if there are more tabs.
    let hasMore = children.count > 5
    let tabs = children.enumerated().map { index, child in
      child.viewController(isUnderMore: hasMore && index >= 4)
    }
    setViewControllers(tabs, animated: animated)
    setControls(of: children)
  }
}
