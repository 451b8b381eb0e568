import TabUIKit

/// A tab of a tab bar controller, which is a `UITab` or a view controller, or an item of a bar without
/// a controller.
///
/// Code that changes tabs goes through it, and needn't know which of the two an app uses.
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

  /// Whether both are of the same `UITab` or item, whatever their indices.
  package func isSame(as other: BarTab) -> Bool { object === other.object }

  /// The identifier of the `UITab`, and that of the item for tests of the user interface.
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

  /// The title where there is none: a `UITab` always has one, which can be empty.
  var emptyTitle: String? {
    if #available(iOS 18, *), tab != nil { "" } else { nil }
  }

  /// The image and the selected image.
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
      // A selected image that equals the image reads as none: set, it would count as the app's as soon
      // as the image changes.
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
  /// The key that matches a tab; of several, the identifier, then the index.
  @MainActor package func key(for tab: BarTab) -> Key? {
    keys.filter(tab.matches).max()
  }

  /// The value of the key that matches a tab.
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
