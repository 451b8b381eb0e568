import TabAppearance
import TabUIKit

/// What a tab shows in a custom bar.
@MainActor
struct CustomTabBarItem {
  let tab: BarTab
  var title: String?
  var image: UIImage?
  var selectedImage: UIImage?
  var badgeValue: String?
  var isEnabled: Bool

  /// The item that has the rest, as insets; `nil` where a `UITab` has none.
  var item: UITabBarItem?

  /// The index of the tab among `viewControllers`, or among `tabs` at the top level.
  var index: Int { tab.index }

  /// The unselected image: in a bar of low height `landscapeImagePhone`, if the item has one.
  func image(isLow: Bool) -> UIImage? { isLow ? item?.landscapeImagePhone ?? image : image }

  /// The insets of the image that ``image(isLow:)`` returns, but for those that center an icon in the
  /// system's bar.
  func imageInsets(isLow: Bool) -> UIEdgeInsets {
    guard let item else { return .zero }
    return isLow && item.landscapeImagePhone != nil
      ? item.landscapeImagePhoneInsets
      : UITabBarItem.imageInsetsProperty.value(of: item, without: .centering)
  }

  fileprivate init(_ tab: BarTab) {
    self.tab = tab
    title = tab.title
    (image, selectedImage) = (tab.images.image, tab.images.selectedImage)
    badgeValue = tab.badgeValue
    isEnabled = tab.isEnabled
    item = tab.item
  }
}

extension UITabBarController {
  /// What the tabs show that aren't hidden, in their order.
  var tabItems: [CustomTabBarItem] {
    barTabs.filter { !$0.isHidden }.map { CustomTabBarItem($0) }
  }
}
