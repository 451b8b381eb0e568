import TabThemes
public import TabUIKit

extension UITabBarController {
  /// Replaces the tabs, and the controls that the previous tabs had as children.
  ///
  ///     controller.setTabBarChildren([
  ///       TabBarChild(Home(), title: "Home", image: home, selectedImage: homeFilled),
  ///       TabBarChild(Cart(), title: "Cart", image: cart, identifier: "cart", badge: .count(3)),
  ///       .search { SearchController() },
  ///     ])
  ///     controller.tabBarControls.badges["cart"] = nil
  ///
  /// Two tabs with the same identifier, and settings without effect, are warnings in
  /// ``TabBarControls/diagnostics``.
  ///
  /// - Parameters:
  ///   - children: The tabs, in reading order.
  ///   - asObjects: Whether the tabs are objects, `UITab`, on iOS 18 and later, which create their
  ///     controllers when they are first shown; `viewControllers` otherwise.
  ///   - animated: Whether the change of the items is animated.
  public func setTabBarChildren(
    _ children: [TabBarChild],
    asObjects: Bool = false,
    animated: Bool = false
  ) {
    if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, asObjects {
      let tabs = children.enumerated().map { index, child in child.tab(at: index) }
      setTabs(tabs, animated: animated)
      reportItemProperties(of: children)
      setProminentTab(children.lastIndex(where: \.isProminent).map { tabs[$0].identifier })
    } else {
      // An iPhone shows five items, of which the last is More if there are more tabs.
      let hasMore = children.count > 5
      let controllers = children.enumerated().map { index, child in
        child.viewController(isUnderMore: hasMore && index >= 4)
      }
      setViewControllers(controllers, animated: animated)
      if children.contains(where: \.isProminent) {
        reportChild(
          "the prominent tab is one like the others: the tabs are view controllers",
          fix: "set the children with 'asObjects'"
        )
      }
    }
    setControls(of: children)
  }

  /// Names the prominent tab to the system; `nil` takes back the name that an earlier call has set.
  private func setProminentTab(_ identifier: String?) {
    guard identifier != nil || self[attached: ProminentChild.self] != nil else { return }
    guard TabBarEnvironment.current.os >= 27 else {
      if identifier != nil {
        reportChild("the prominent tab is one like the others: iOS has none before iOS 27")
      }
      return
    }
    guard let path = UITabBarController.prominentTabPath else {
      return reportChild(
        "the prominent tab is one like the others: the app is built for an SDK before iOS 27",
        fix: "build the app with Xcode 27 or later"
      )
    }
    self[attached: ProminentChild.self] = identifier.map { ProminentChild(identifier: $0) }
    self[keyPath: path] = identifier
  }

  private struct ProminentChild {
    let identifier: String
  }

  private func reportItemProperties(of children: [TabBarChild]) {
    for child in children where !child.propertiesWithoutTab.isEmpty {
      let names = child.propertiesWithoutTab.joined(separator: ", ")
      reportChild("\(child.name) leaves out properties that a UITab doesn't have: \(names)")
    }
  }

  private func reportChild(_ message: String, fix: String? = nil) {
    tabBarControls.report(ThemeDiagnostic(.warning, message, fix: fix))
  }
}
