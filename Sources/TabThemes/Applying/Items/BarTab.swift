import TabUIKit

/// A tab of a tab bar controller, which is a `UITab` or a view controller, or an item of a bar
/// without a controller.
///
/// Code that changes tabs uses this type and needn't distinguish `UITab` from view controllers.
@MainActor
package struct BarTab {
  /// The index in `viewControllers`, or in the top level of `tabs`, hidden tabs included; for a bar
  /// without a controller, the index of the item.
  package let index: Int

  /// The item in the bar or in the list of More; `nil` if a `UITab` has none there.
  package let item: UITabBarItem?

  /// The view controller that owns the item; `nil` for a `UITab`.
  package let controller: UIViewController?

  /// The object that lives as long as the tab: the `UITab`, or else the item.
  let object: any AttachmentOwner

  /// The bar that shows a `UITab`.
  private let bar: WeakReference<UITabBar>?

  init(index: Int, item: UITabBarItem, controller: UIViewController? = nil) {
    (self.index, self.item, self.controller, object) = (index, item, controller, item)
    bar = nil
  }

  @available(iOS 18, *)
  init(index: Int, tab: UITab, item: UITabBarItem?, in bar: UITabBar) {
    (self.index, self.item, controller, object) = (index, item, nil, tab)
    self.bar = WeakReference(bar)
  }

  @available(iOS 18, *)
  package var tab: UITab? { object as? UITab }

  /// Whether both values represent the same `UITab` or item, whatever their indices.
  package func isSame(as other: BarTab) -> Bool { object === other.object }

  /// The identifier of the `UITab`, and the item's accessibility identifier.
  package var identifiers: [String] {
    var identifiers: [String] = []
    if #available(iOS 18, *), let tab { identifiers.append(tab.identifier) }
    return identifiers + (item?.accessibilityIdentifier.map { [$0] } ?? [])
  }

  /// Whether a name is the tab's.
  package func matches(_ name: TabBarTab.Name) -> Bool {
    switch name {
    case .index(let index): index == self.index
    case .identifier(let identifier): identifiers.contains(identifier)
    case .all: true
    }
  }

  /// Returns the tab as closures of the app get it.
  package func value(in controller: UITabBarController?) -> TabBarTab {
    var page = self.controller
    if #available(iOS 18, *), let tab {
      page = controller?.children.first { $0.tab === tab }
    }
    return TabBarTab(index: index, identifier: identifiers.first, controller: page)
  }

  /// Whether a page on the stack of More is the tab's controller, or the first page of the tab's
  /// navigation controller.
  ///
  /// More may have taken the page from that navigation controller, which is then empty (openradar
  /// 21103395).
  package func shows(_ page: UIViewController) -> Bool {
    let owner = page[attached: RootOwner.self]?.navigation.object
    if #available(iOS 18, *), let tab { return page.tab === tab || owner?.tab === tab }
    guard let controller else { return false }
    return controller === page || controller === owner
      || (controller as? UINavigationController)?.viewControllers.first === page
  }

  // MARK: - Properties

  // UIKit copies title, image and badge from a UITab to its item, and never back (measured by
  // others on iOS 26.1): a value set on the item alone is lost at the next update of the tab.

  package var title: String? {
    get {
      if #available(iOS 18, *), let tab { return tab.title }
      return item?.title
    }
    nonmutating set {
      if #available(iOS 18, *), let tab {
        keepSelectedImage(ownSelectedImage) { tab.title = newValue ?? "" }
      } else {
        item?.title = newValue
      }
    }
  }

  /// The value for an empty title: a `UITab` always has a title, which can be empty; an item has
  /// `nil`.
  var emptyTitle: String? {
    if #available(iOS 18, *), tab != nil { "" } else { nil }
  }

  /// The image and the selected images.
  package var images: ItemImages {
    get {
      var image = item?.image
      if #available(iOS 18, *), let tab { image = tab.image ?? image }
      return ItemImages(
        image: image,
        selectedImage: ownSelectedImage,
        tabSelectedImage: tabSelectedImage
      )
    }
    nonmutating set {
      // A selected image that equals the image reads as unset; if it were set, it would count as
      // the app's own selected image once the image changes.
      let selected = newValue.selectedImage == newValue.image ? nil : newValue.selectedImage
      guard #available(iOS 18, *), let tab else {
        item?.image = newValue.image
        item?.selectedImage = selected
        return
      }
      keepSelectedImage(selected) {
        // The image is set first: UIKit may then refill the item from its tab, which drops the
        // selected image. An image that is the same isn't set, so that UIKit has no reason to.
        if tab.image != newValue.image { tab.image = newValue.image }
        if hasTabSelectedImage, tab.newerSelectedImage != newValue.tabSelectedImage {
          tab.newerSelectedImage = newValue.tabSelectedImage
        }
        item?.selectedImage = selected
      }
    }
  }

  /// The selected image of the item; `nil` if the item shows its image then, too.
  private var ownSelectedImage: UIImage? {
    // UIKit returns the image if no selected image was set, and a processed copy if one was.
    item.flatMap { $0.selectedImage == $0.image ? nil : $0.selectedImage }
  }

  /// The selected image of a `UITab`; `nil` before iOS 26.1.
  private var tabSelectedImage: UIImage? {
    guard #available(iOS 18, *), hasTabSelectedImage else { return nil }
    return tab?.newerSelectedImage
  }

  private var hasTabSelectedImage: Bool { TabBarEnvironment.current.os >= .init(26, 1) }

  /// Changes a `UITab`, and sets the selected image of its item once more at the next turn, if it is
  /// lost then: UIKit may fill the item from its tab again after any change of the tab.
  ///
  /// An image that the app sets on the item in the meantime is kept in place of `image`: it is read
  /// by an action that is scheduled before UIKit's.
  private func keepSelectedImage(_ image: UIImage?, while change: () -> Void) {
    guard #available(iOS 18, *), tab != nil else { return change() }
    let pending = object[attached: KeptSelectedImage.self]?.changes ?? 0
    object[attached: KeptSelectedImage.self] = KeptSelectedImage(image: image, changes: pending + 1)
    onNextTurn {
      if let current = ownSelectedImage {
        object[attached: KeptSelectedImage.self]?.image = current
      }
    }
    change()
    // UIKit may fill the item once for each change, so the image is set after each.
    onNextTurn {
      guard var kept = object[attached: KeptSelectedImage.self] else { return }
      // A write to an item whose bar is gone may stop the app (react-native-screens #3940).
      let isInBar = bar?.object?.items?.contains { $0 === item } == true
      if isInBar, let image = kept.image, image != ownSelectedImage { item?.selectedImage = image }
      kept.changes -= 1
      object[attached: KeptSelectedImage.self] = kept.changes > 0 ? kept : nil
    }
  }

  private struct KeptSelectedImage {
    var image: UIImage?

    /// The number of changes after which the image is still to be set.
    var changes: Int
  }

  package var badgeValue: String? {
    get {
      if #available(iOS 18, *), let tab { return tab.badgeValue ?? item?.badgeValue }
      return item?.badgeValue
    }
    nonmutating set {
      if #available(iOS 18, *), let tab {
        keepSelectedImage(ownSelectedImage) { tab.badgeValue = newValue }
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

/// The navigation controller whose first page a page was last, attached to the page.
private struct RootOwner {
  let navigation: WeakReference<UINavigationController>
}

extension UITabBarController {
  /// Remembers the first page of each tab's navigation controller, by which a tab is found while
  /// More has the page.
  package func rememberFirstPages() {
    for case let navigation as UINavigationController in children + (viewControllers ?? []) {
      navigation.viewControllers.first?[attached: RootOwner.self] = RootOwner(
        navigation: WeakReference(navigation)
      )
    }
  }

  /// The pages of the selected navigation controller, wherever More has put them.
  var selectedStack: [UIViewController] {
    guard let selected = selectedViewController as? UINavigationController else { return [] }
    let others = children.compactMap { $0 as? UINavigationController }.filter { $0 !== selected }
    let taken = others.first { other in
      other.viewControllers.contains {
        $0[attached: RootOwner.self]?.navigation.object === selected
      }
    }
    return (taken ?? selected).viewControllers
  }
}

extension Dictionary where Key == TabBarTab.Name {
  /// Returns the key that matches a tab; if several do, the identifier, then the index.
  @MainActor package func key(for tab: BarTab) -> Key? {
    keys.filter(tab.matches).max()
  }

  /// Returns the value of the key that matches a tab.
  @MainActor package func value(for tab: BarTab) -> Value? { key(for: tab).flatMap { self[$0] } }
}

/// The image and selected images of a tab, which are read and written together, since UIKit derives
/// one from the other.
package struct ItemImages: Equatable {
  package var image: UIImage?

  /// The selected image of the item; `nil` if the item shows ``image`` then, too.
  package var selectedImage: UIImage?

  /// The selected image of a `UITab`, which UIKit copies to the item; `nil` before iOS 26.1.
  var tabSelectedImage: UIImage?

  package init(image: UIImage?, selectedImage: UIImage?) {
    self.init(image: image, selectedImage: selectedImage, tabSelectedImage: nil)
  }

  init(image: UIImage?, selectedImage: UIImage?, tabSelectedImage: UIImage?) {
    (self.image, self.selectedImage) = (image, selectedImage)
    self.tabSelectedImage = tabSelectedImage
  }

  /// The image that the bar shows while the tab is selected; `nil` for ``image``.
  var shownSelectedImage: UIImage? { tabSelectedImage ?? selectedImage }

  /// Sets the selected image of the item and, where it has one, that of the tab.
  package mutating func setSelectedImage(_ image: UIImage?) {
    (selectedImage, tabSelectedImage) = (image, image)
  }
}
