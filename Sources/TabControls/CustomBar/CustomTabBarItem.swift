import TabAppearance
import TabUIKit

/// What a tab shows in a custom bar, read from its item or from a tab as an object.
@MainActor
struct CustomTabBarItem {
  /// The index of the tab among `viewControllers`, or among `tabs` at the top level.
  var index: Int

  var title: String?
  var image: UIImage?
  var selectedImage: UIImage?
  var badgeValue: String?
  var isEnabled: Bool

  /// The item in which the rest is, as insets; `nil` if a tab as an object has none.
  var item: UITabBarItem?
}

extension UITabBarController {
  /// What the tabs show that aren't hidden, in their order.
  var tabItems: [CustomTabBarItem] {
    if let viewControllers, !viewControllers.isEmpty {
      return viewControllers.enumerated().map { index, child in
        CustomTabBarItem(child.tabBarItem, index: index)
      }
    }
    guard #available(iOS 18, *), TabBarEnvironment.current.os >= 18 else { return [] }
    let shown = tabs.enumerated().filter { !$0.element.isHidden }
    // The bar's items are those of the tabs where none is in More.
    let items = tabBar.items ?? []
    return shown.enumerated().map { place, tab in
      CustomTabBarItem(
        tab.element,
        index: tab.offset,
        item: items.count == shown.count ? items[place] : nil
      )
    }
  }
}

extension CustomTabBarItem {
  fileprivate init(_ item: UITabBarItem, index: Int) {
    self.init(
      index: index,
      title: item.title,
      image: item.image,
      selectedImage: item.selectedImage,
      badgeValue: item.badgeValue,
      isEnabled: item.isEnabled,
      item: item
    )
  }

  @available(iOS 18, *)
  fileprivate init(_ tab: UITab, index: Int, item: UITabBarItem?) {
    self.init(
      index: index,
      title: tab.title,
      image: tab.image,
      badgeValue: tab.badgeValue,
      isEnabled: true,
      item: item
    )
    if #available(iOS 18.4, *), TabBarEnvironment.current.os >= TabBarEnvironment.Version(18, 4) {
      isEnabled = tab.isEnabled
    }
  }
}
