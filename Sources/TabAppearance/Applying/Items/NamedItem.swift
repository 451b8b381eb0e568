import TabUIKit

/// An item with what themes can call it by besides its place.
struct NamedItem {
  let item: UITabBarItem

  /// The identifier of its tab and its own, as far as it has them.
  let identifiers: [String]

  @MainActor
  init(_ item: UITabBarItem, tab: String? = nil) {
    self.item = item
    var identifiers: [String] = []
    if let tab { identifiers.append(tab) }
    if let own = item.accessibilityIdentifier { identifiers.append(own) }
    self.identifiers = identifiers
  }
}

extension ThemedBar {
  /// The items in reading order: of a controller those of all its controllers, be they in the bar or in More.
  ///
  /// Only items are asked for; a view that isn't loaded stays so, and a tab that hasn't made its controller
  /// isn't asked for it.
  var namedItems: [NamedItem] {
    guard let controller else { return (bar?.items ?? []).map { NamedItem($0) } }
    if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, !controller.tabs.isEmpty {
      return controller.itemsOfTabs
    }
    let children = controller.viewControllers ?? []
    var items: [NamedItem] = []
    items.reserveCapacity(children.count)
    for child in children {
      if let item = child.tabBarItem { items.append(NamedItem(item)) }
    }
    return items
  }
}

extension UITabBarController {
  /// The items in the bar with the identifiers of their tabs.
  ///
  /// No public way leads from an item to its tab but the title.
  @available(iOS 18, *)
  fileprivate var itemsOfTabs: [NamedItem] {
    var rest = tabs
    return (tabBar.items ?? []).map { item in
      let index = rest.firstIndex { $0.title == item.title }
      return NamedItem(item, tab: index.map { rest.remove(at: $0).identifier })
    }
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
