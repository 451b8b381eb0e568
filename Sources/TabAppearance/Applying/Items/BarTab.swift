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

  init(index: Int, item: UITabBarItem, controller: UIViewController? = nil) {
    (self.index, self.item, self.controller, object) = (index, item, controller, item)
  }

  @available(iOS 18, *)
  init(index: Int, tab: UITab, item: UITabBarItem?) {
    (self.index, self.item, controller, object) = (index, item, nil, tab)
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

  /// Whether a selector names the tab.
  package func matches(_ selector: TabBarTheme.ItemSelector) -> Bool {
    switch selector {
    case .index(let index): index == self.index
    case .identifier(let identifier): identifiers.contains(identifier)
    case .all: true
    }
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
        tab.title = newValue ?? ""
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

  /// The image and the selected image.
  package var images: ItemImages {
    get {
      var image = item?.image
      if #available(iOS 18, *), let tab { image = tab.image ?? image }
      // UIKit returns the image if no selected image was set, and a processed copy if one was.
      let selected = item.flatMap { $0.selectedImage == $0.image ? nil : $0.selectedImage }
      return ItemImages(image: image, selectedImage: selected)
    }
    nonmutating set {
      // The image is set first: UIKit may then refill the item from its tab, which drops the
      // selected image.
      if #available(iOS 18, *), let tab {
        tab.image = newValue.image
      } else {
        item?.image = newValue.image
      }
      // A selected image that equals the image reads as unset; if it were set, it would count as
      // the app's own selected image once the image changes.
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

extension Dictionary where Key == TabBarTheme.ItemSelector {
  /// Returns the key that matches a tab; if several do, the identifier, then the index.
  @MainActor package func key(for tab: BarTab) -> Key? {
    keys.filter(tab.matches).max()
  }

  /// Returns the value of the key that matches a tab.
  @MainActor package func value(for tab: BarTab) -> Value? { key(for: tab).flatMap { self[$0] } }
}

/// The image and selected image of an item, which are read and written together, since UIKit
/// derives one from the other.
package struct ItemImages: Equatable {
  package var image: UIImage?

  /// The image of the selected item; `nil` if the item shows ``image`` then, too.
  package var selectedImage: UIImage?

  package init(image: UIImage?, selectedImage: UIImage?) {
    (self.image, self.selectedImage) = (image, selectedImage)
  }
}
