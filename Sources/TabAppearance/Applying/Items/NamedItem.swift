import TabUIKit

/// An item with what themes can call it by besides its place.
@MainActor
struct NamedItem {
  let item: UITabBarItem

  /// The `UITab` that the item is of, if any; the type exists on iOS 18 and later only.
  let tab: AnyObject?

  /// The identifier of its tab and its own, as far as it has them.
  let identifiers: [String]

  init(_ item: UITabBarItem) {
    self.init(item, tab: nil, identifiers: [])
  }

  @available(iOS 18, *)
  init(_ item: UITabBarItem, tab: UITab?) {
    self.init(item, tab: tab, identifiers: tab.map { [$0.identifier] } ?? [])
  }

  private init(_ item: UITabBarItem, tab: AnyObject?, identifiers: [String]) {
    self.item = item
    self.tab = tab
    self.identifiers = identifiers + (item.accessibilityIdentifier.map { [$0] } ?? [])
  }
}

extension UITabBarController {
  /// The items in reading order: those of all controllers, be they in the bar or in More.
  ///
  /// Only items are asked for; a view that isn't loaded stays so, and a tab that hasn't made its
  /// controller isn't asked for it.
  var namedItems: [NamedItem] {
    if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, !tabs.isEmpty {
      // No public way leads from an item to its tab but the title.
      var rest = tabs
      return (tabBar.items ?? []).map { item in
        let index = rest.firstIndex { $0.title == item.title }
        return NamedItem(item, tab: index.map { rest.remove(at: $0) })
      }
    }
    return (viewControllers ?? []).compactMap { child in child.tabBarItem.map { NamedItem($0) } }
  }

  /// The navigation bar of the More screen, if the bar has an item for it.
  ///
  /// Asking for the controller of More where there is none would make one.
  var moreNavigationBar: UINavigationBar? {
    guard let items = tabBar.items, let last = items.last else { return nil }
    if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, !tabs.isEmpty {
      let isMore = items.count < tabs.count && !tabs.contains { $0.title == last.title }
      return isMore ? moreNavigationController.navigationBar : nil
    }
    guard items.count < viewControllers?.count ?? 0 else { return nil }
    return moreNavigationController.navigationBar
  }
}
