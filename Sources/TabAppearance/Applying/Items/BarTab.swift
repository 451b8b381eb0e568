import TabUIKit

/// One tab of a tab bar controller, made of a `UITab` or of a view controller, or one item of a bar
/// without a controller.
///
/// The only place that knows which of the two an app uses.
@MainActor
package struct BarTab {
  /// The index among `viewControllers`, or among `tabs` at the top level, hidden ones included; of a
  /// bar without a controller the index of the item.
  package let index: Int

  /// The item in the bar or in the list of More; `nil` where a `UITab` has none there.
  package let item: UITabBarItem?

  /// The view controller that the item is of; `nil` of a `UITab`.
  package let controller: UIViewController?

  /// The object that lives as long as the tab: the `UITab`, or else the item.
  let object: any AttachmentOwner

  init(index: Int, item: UITabBarItem, controller: UIViewController? = nil) {
    (self.index, self.item, self.controller, object) = (index, item, controller, item)
  }

  @available(iOS 18, *)
  init(index: Int, tab: UITab, item: UITabBarItem?) {
    (self.index, self.item, controller, object) = (index, item, nil, tab)
  }

  @available(iOS 18, *)
  package var tab: UITab? { object as? UITab }

  /// The identifier of the `UITab`, and that of the item for tests of the user interface.
  package var identifiers: [String] {
    var identifiers: [String] = []
    if #available(iOS 18, *), let tab { identifiers.append(tab.identifier) }
    return identifiers + (item?.accessibilityIdentifier.map { [$0] } ?? [])
  }

  /// Whether a selector is for the tab.
  package func matches(_ selector: TabBarTheme.ItemSelector) -> Bool {
    switch selector {
    case .index(let index): index == self.index
    case .identifier(let identifier): identifiers.contains(identifier)
    }
  }

  /// Whether a page on the stack of More is the tab's controller, or the root of that.
  package func shows(_ page: UIViewController) -> Bool {
    if #available(iOS 18, *), let tab { return page.tab === tab }
    return controller === page
      || (controller as? UINavigationController)?.viewControllers.first === page
  }

  // MARK: - Properties

  // UIKit passes title, image and badge of a UITab on to its item, and none of them back (measured
  // by others on iOS 26.1): what is set on the item alone is lost at the next update of the tab.

  package var title: String? {
    get {
      if #available(iOS 18, *), let tab { return tab.title }
      return item?.title
    }
    nonmutating set {
      if #available(iOS 18, *), let tab {
        tab.title = newValue ?? ""
      } else {
        item?.title = newValue
      }
    }
  }

  /// The image, and that of the selected item.
  package var images: ItemImages {
    get {
      var image = item?.image
      if #available(iOS 18, *), let tab { image = tab.image ?? image }
      // UIKit returns the image where no selected one was set, and a processed copy where one was.
      let selected = item.flatMap { $0.selectedImage == $0.image ? nil : $0.selectedImage }
      return ItemImages(image: image, selectedImage: selected)
    }
    nonmutating set {
      // The image first: UIKit may refill the item from its tab then, without a selected image.
      if #available(iOS 18, *), let tab {
        tab.image = newValue.image
      } else {
        item?.image = newValue.image
      }
      // One that equals the image reads as none, and would show as the app's once that changes.
      let isSame = newValue.selectedImage == newValue.image
      item?.selectedImage = isSame ? nil : newValue.selectedImage
    }
  }

  package var badgeValue: String? {
    get {
      if #available(iOS 18, *), let tab { return tab.badgeValue ?? item?.badgeValue }
      return item?.badgeValue
    }
    nonmutating set {
      if #available(iOS 18, *), let tab {
        tab.badgeValue = newValue
      } else {
        item?.badgeValue = newValue
      }
    }
  }

  package var isEnabled: Bool {
    if #available(iOS 18.4, *), TabBarEnvironment.current.os >= .init(18, 4), let tab {
      return tab.isEnabled
    }
    return item?.isEnabled ?? true
  }

  /// Whether the app or the user has hidden the tab.
  package var isHidden: Bool {
    if #available(iOS 18, *), let tab { return tab.isHidden }
    return false
  }
}

extension Dictionary where Key == TabBarTheme.ItemSelector {
  /// The key that is for a tab; of two, the identifier.
  @MainActor package func key(for tab: BarTab) -> Key? {
    keys.filter(tab.matches).max()
  }

  /// The value for a tab.
  @MainActor package func value(for tab: BarTab) -> Value? { key(for: tab).flatMap { self[$0] } }
}

/// The images of an item, which are read and written together, since UIKit derives one from the
/// other.
package struct ItemImages: Equatable {
  package var image: UIImage?

  /// The image of the selected item; `nil` where that shows ``image``, too.
  package var selectedImage: UIImage?

  package init(image: UIImage?, selectedImage: UIImage?) {
    (self.image, self.selectedImage) = (image, selectedImage)
  }
}

extension UITabBarController {
  /// The tabs in reading order, those under More and hidden ones included.
  ///
  /// Only items are asked for; a view that isn't loaded stays so, and a `UITab` that hasn't made its
  /// controller isn't asked for it.
  package var barTabs: [BarTab] {
    guard #available(iOS 18, *), TabBarEnvironment.current.os >= 18, !tabs.isEmpty else {
      return (viewControllers ?? []).enumerated().compactMap { index, child in
        child.tabBarItem.map { BarTab(index: index, item: $0, controller: child) }
      }
    }
    let items = itemsOfTabs
    return tabs.enumerated().map { index, tab in
      BarTab(index: index, tab: tab, item: items[ObjectIdentifier(tab)])
    }
  }

  /// The tab with a selector; of two that match, the one with the identifier.
  package func barTab(_ selector: TabBarTheme.ItemSelector) -> BarTab? {
    barTabs.first { $0.matches(selector) }
  }

  /// The index of the selected tab, also of one in its group; `nil` for More and for none.
  package var selectedTabIndex: Int? {
    barTabs.first { tab in
      guard #available(iOS 18, *), let object = tab.tab else { return tab.index == selectedIndex }
      var top = selectedTab
      while let parent = top?.parent { top = parent }
      return object === top
    }?
    .index
  }

  /// Selects a tab, as code does.
  package func select(_ tab: BarTab) {
    if #available(iOS 18, *), let object = tab.tab {
      selectedTab = object
    } else {
      selectedIndex = tab.index
    }
  }

  /// The items of the bar by the identity of their tabs.
  ///
  /// No public property leads from an item to its `UITab`: a title joins the two where no other tab
  /// and no other item has it, and the order joins the rest. The last item is that of More where
  /// there are fewer items than tabs.
  @available(iOS 18, *)
  private var itemsOfTabs: [ObjectIdentifier: UITabBarItem] {
    let tabs = tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
    var items = tabBar.items ?? []
    var rest = tabs
    var joined: [ObjectIdentifier: UITabBarItem] = [:]
    for tab in tabs where !tab.title.isEmpty {
      let matches = items.filter { $0.title == tab.title }
      guard matches.count == 1, tabs.filter({ $0.title == tab.title }).count == 1 else { continue }
      joined[ObjectIdentifier(tab)] = matches[0]
      items.removeAll { $0 === matches[0] }
      rest.removeAll { $0 === tab }
    }
    if items.count < rest.count, items.last === tabBar.items?.last { _ = items.popLast() }
    for (tab, item) in zip(rest, items) { joined[ObjectIdentifier(tab)] = item }
    return joined
  }

  /// The navigation bar of the More screen, if the bar has an item for it.
  ///
  /// Asking for the controller of More where there is none would make one.
  var moreNavigationBar: UINavigationBar? {
    let barTabs = barTabs
    guard let items = tabBar.items, let last = items.last, items.count < barTabs.count else {
      return nil
    }
    let isOfTab = barTabs.contains { $0.item === last }
    return isOfTab ? nil : moreNavigationController.navigationBar
  }
}
