package import TabAppearance
import TabRaster
import TabUIKit

/// The items of a tab bar that is shown without an app.
package struct BarContent: Hashable, Sendable {
  /// One item.
  package struct Item: Hashable, Sendable {
    /// The text, or `nil` for an icon alone.
    package var title: String?

    /// The name of the symbol, or `nil` for a title alone.
    package var icon: String?

    /// The text of the badge, or `nil` if there is none.
    package var badge: String?

    /// Whether it can be chosen.
    package var isEnabled: Bool

    package init(
      title: String? = nil,
      icon: String? = nil,
      badge: String? = nil,
      isEnabled: Bool = true
    ) {
      (self.title, self.icon, self.badge, self.isEnabled) = (title, icon, badge, isEnabled)
    }

    /// The name of the symbol while the item is selected: the filled one, if there is one.
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
  /// A bar in which every state of an item can be seen: the first is selected, the third has a badge, the fourth is
  /// disabled.
  package static let sample = BarContent(
    items: [
      Item(title: "Home", icon: "house"),
      Item(title: "Search", icon: "magnifyingglass"),
      Item(title: "Inbox", icon: "tray", badge: "3"),
      Item(title: "Saved", icon: "bookmark", isEnabled: false),
      Item(title: "Profile", icon: "person"),
    ]
  )

  /// A controller with an empty page for each item.
  @MainActor
  package func controller() -> ThemedTabBarController {
    let controller = ThemedTabBarController()
    // Without items no page covers the controller's view.
    controller.view.backgroundColor = .systemBackground
    controller.viewControllers = items.map { item in
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.tabBarItem = UITabBarItem(
        title: item.title,
        image: item.icon.flatMap { UIImage(systemName: $0) },
        selectedImage: item.selectedIcon.flatMap { UIImage(systemName: $0) }
      )
      page.tabBarItem.badgeValue = item.badge
      page.tabBarItem.isEnabled = item.isEnabled
      return page
    }
    controller.selectedIndex = selected
    return controller
  }
}
