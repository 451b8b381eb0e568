package import TabAppearance
import TabRaster
import TabUIKit

/// The items of a tab bar that is shown without an app.
package struct BarContent: Hashable, Sendable {
  /// An item of the bar.
  package struct Item: Hashable, Sendable {
    /// The title, or `nil` for an icon alone.
    package var title: String?

    /// The name of the symbol, or `nil` for a title alone.
    package var icon: String?

    /// The text of the badge, or `nil` if there is none.
    package var badge: String?

    /// Whether the item is enabled.
    package var isEnabled: Bool

    /// Whether the item is the system's search tab, with the system's title and icon.
    package var isSearch = false

    package init(
      title: String? = nil,
      icon: String? = nil,
      badge: String? = nil,
      isEnabled: Bool = true
    ) {
      (self.title, self.icon, self.badge, self.isEnabled) = (title, icon, badge, isEnabled)
    }

    /// A search tab.
    package static let search: Item = {
      var item = Item(title: "Search", icon: "magnifyingglass")
      item.isSearch = true
      return item
    }()

    /// The name of the symbol while the item is selected: the filled variant, if there is one.
    package var selectedIcon: String? {
      icon.map { icon in Icon.names.contains("\(icon).fill") ? "\(icon).fill" : icon }
    }
  }

  /// The items, in reading order.
  package var items: [Item]

  /// The index of the selected item.
  package var selected: Int

  /// The index of the item with the keyboard focus, or `nil` if no item has it.
  package var focused: Int?

  package init(items: [Item], selected: Int = 0, focused: Int? = nil) {
    (self.items, self.selected, self.focused) = (items, selected, focused)
  }
}

extension BarContent {
  /// A bar that shows every state of an item: the first is selected, the third has a badge, the
  /// fourth is disabled.
  package static let sample = BarContent(
    items: [
      Item(title: "Home", icon: "house"),
      Item(title: "Search", icon: "magnifyingglass"),
      Item(title: "Inbox", icon: "tray", badge: "3"),
      Item(title: "Saved", icon: "bookmark", isEnabled: false),
      Item(title: "Profile", icon: "person"),
    ]
  )

  /// Creates a controller with an empty page for each item.
  @MainActor
  package func controller() -> ThemedTabBarController {
    let controller = ThemedTabBarController()
    // Without items no page covers the controller's view.
    controller.view.backgroundColor = .systemBackground
    if items.contains(where: \.isSearch), #available(iOS 18, *) {
      controller.tabs = items.indices.map { items[$0].tab(identifier: "\($0)") }
      for (item, tab) in zip(items, controller.tabs) {
        let barItem = tab.viewController?.tabBarItem
        barItem?.isEnabled = item.isEnabled
        guard !item.isSearch else { continue }
        barItem?.selectedImage = item.selectedIcon.flatMap { UIImage(systemName: $0) }
      }
    } else {
      controller.viewControllers = items.map(\.page)
    }
    controller.selectedIndex = selected
    return controller
  }
}

extension BarContent.Item {
  /// Creates an empty page with the item.
  @MainActor
  fileprivate var page: UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.tabBarItem = UITabBarItem(
      title: title,
      image: icon.flatMap { UIImage(systemName: $0) },
      selectedImage: selectedIcon.flatMap { UIImage(systemName: $0) }
    )
    page.tabBarItem.badgeValue = badge
    page.tabBarItem.isEnabled = isEnabled
    return page
  }

  /// Creates a tab with an empty page.
  @available(iOS 18, *)
  @MainActor
  fileprivate func tab(identifier: String) -> UITab {
    let tab =
      isSearch
      ? searchTab
      : UITab(
        title: title ?? "",
        image: icon.flatMap { UIImage(systemName: $0) },
        identifier: identifier
      ) { _ in page }
    tab.badgeValue = badge
    return tab
  }

  /// Creates the system's search tab, which is a separate circle on glass.
  @available(iOS 18, *)
  @MainActor
  private var searchTab: UISearchTab {
    let tab = UISearchTab { _ in page }
    if #available(iOS 26, *) { tab.automaticallyActivatesSearch = true }
    return tab
  }
}
