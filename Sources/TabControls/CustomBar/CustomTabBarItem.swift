import TabThemes
import TabUIKit

/// The contents of a tab's item in a custom bar.
@MainActor
struct CustomTabBarItem {
  let tab: BarTab
  var title: String?
  var image: UIImage?
  var selectedImage: UIImage?
  var badgeValue: String?
  var isEnabled: Bool

  /// The item with further properties, such as insets; `nil` if a `UITab` has none.
  var item: UITabBarItem?

  /// The index of the tab in `viewControllers`, or in the top level of `tabs`.
  var index: Int { tab.index }

  /// Returns the image in a state: in a bar of compact height `landscapeImagePhone`, if the item has
  /// it, also while it is selected, as in the system's bar.
  func image(isSelected: Bool = false, isLow: Bool) -> UIImage? {
    (isLow ? item?.landscapeImagePhone : nil) ?? (isSelected ? selectedImage : nil) ?? image
  }

  /// Returns the insets of the image that ``image(isSelected:isLow:)`` returns, without those that center an
  /// icon in the system's bar.
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
  /// The items of the tabs that aren't hidden, in their order.
  var tabItems: [CustomTabBarItem] {
    barTabs.filter { !$0.isHidden }.map { CustomTabBarItem($0) }
  }
}
