import TabUIKit

extension UITabBarController {
  /// The tabs in reading order, hidden tabs and those under More included.
  ///
  /// Reads items only: no view is loaded, and no `UITab` is made to create its view controller.
  package var barTabs: [BarTab] {
    guard #available(iOS 18, *), TabBarEnvironment.current.os >= 18, !tabs.isEmpty else {
      let tabs = (viewControllers ?? []).enumerated().compactMap { index, child in
        child.tabBarItem.map { BarTab(index: index, item: $0, controller: child) }
      }
      // On iOS 26 the content of an accessory is among the view controllers, without an item in the
      // bar (react-native-screens #3769). Where More has tabs, those have none, either.
      guard let items = tabBar.items, items.count < tabs.count,
        items.allSatisfy({ item in tabs.contains { $0.item === item } })
      else { return tabs }
      return tabs.filter { tab in items.contains { $0 === tab.item } }
    }
    let items = itemsOfTabs
    return tabs.enumerated().map { index, tab in
      BarTab(index: index, tab: tab, item: items[ObjectIdentifier(tab)], in: tabBar)
    }
  }

  /// The children that show tabs, and that of More: all but the content of an accessory.
  package var childrenOfTabs: [UIViewController] {
    let tabs = barTabs.compactMap(\.controller)
    let others = (viewControllers ?? []).filter { child in !tabs.contains { $0 === child } }
    return children.filter { child in !others.contains { $0 === child } }
  }

  /// Returns the first tab with a name; `nil` for the name `all`.
  package func barTab(_ name: TabBarTab.Name) -> BarTab? {
    name == .all ? nil : barTabs.first { $0.matches(name) }
  }

  /// The index of the selected tab, or of the top-level group that contains it; `nil` if More or
  /// nothing is selected.
  package var selectedTabIndex: Int? {
    barTabs.first { tab in
      guard #available(iOS 18, *), let object = tab.tab else { return tab.index == selectedIndex }
      var top = selectedTab
      while let parent = top?.parent { top = parent }
      return object === top
    }?
    .index
  }

  /// Selects a tab as code would, without a tap.
  package func select(_ tab: BarTab) {
    if #available(iOS 18, *), let object = tab.tab {
      selectedTab = object
    } else {
      selectedIndex = tab.index
    }
  }

  /// The items of the bar by the identity of their `UITab`.
  ///
  /// No public property leads from an item to its `UITab`. An item belongs to the tab of its title
  /// where no other item and no other tab has that title; the remaining items belong to the remaining
  /// tabs in their order. Where there are fewer items than tabs, the last item is that of More.
  @available(iOS 18, *)
  private var itemsOfTabs: [ObjectIdentifier: UITabBarItem] {
    // A compact width shows only some tabs, if the app has chosen them (documented).
    let isCompact = traitCollection.horizontalSizeClass == .compact
    let identifiers = isCompact ? compactTabIdentifiers : nil
    let tabs = tabs.filter {
      !$0.isHidden && $0.preferredPlacement != .sidebarOnly
        && identifiers?.contains($0.identifier) ?? true
    }
    var items = tabBar.items ?? []
    var remaining = tabs
    var joined: [ObjectIdentifier: UITabBarItem] = [:]
    for tab in tabs where !tab.title.isEmpty {
      let matches = items.filter { $0.title == tab.title }
      guard matches.count == 1, tabs.filter({ $0.title == tab.title }).count == 1 else { continue }
      joined[ObjectIdentifier(tab)] = matches[0]
      items.removeAll { $0 === matches[0] }
      remaining.removeAll { $0 === tab }
    }
    if items.count < remaining.count, items.last === tabBar.items?.last { _ = items.popLast() }
    for (tab, item) in zip(remaining, items) { joined[ObjectIdentifier(tab)] = item }
    return joined
  }

  /// The controller of the More screen; `nil` if the bar has no More item.
  ///
  /// Reading `moreNavigationController` of a controller without More would create one.
  package var existingMoreNavigationController: UINavigationController? {
    let barTabs = barTabs
    guard let items = tabBar.items, let last = items.last, items.count < barTabs.count else {
      return nil
    }
    let isOfTab = barTabs.contains { $0.item === last }
    return isOfTab ? nil : moreNavigationController
  }
}
