/// One of the things that a tab bar controller has: a view controller with its own item, or a tab of the top level.
@MainActor enum TabEntry {
  case child(UIViewController)
  case tab(UITab)

  var item: UITabBarItem {
    switch self {
    case .child(let controller): controller.tabBarItem
    case .tab(let tab): tab.item
    }
  }

  var child: UIViewController? {
    if case .child(let controller) = self { controller } else { nil }
  }

  var tab: UITab? {
    if case .tab(let tab) = self { tab } else { nil }
  }

  /// The controller that shows the entry; a tab makes it when it is first asked for.
  var controller: UIViewController? {
    switch self {
    case .child(let controller): controller
    case .tab(let tab): tab.shownController
    }
  }

  /// The same, where it exists already.
  var loadedController: UIViewController? {
    switch self {
    case .child(let controller): controller
    case .tab(let tab): tab.loadedShownController
    }
  }

  /// The selection of the entry; of a group it is what is selected in the group.
  var selection: TabSelection {
    switch self {
    case .child(let controller): .child(controller)
    case .tab(let tab): .tab(tab, leaf: tab.selectedLeaf)
    }
  }

  static func === (left: TabEntry, right: TabEntry) -> Bool {
    switch (left, right) {
    case (.child(let left), .child(let right)): left === right
    case (.tab(let left), .tab(let right)): left === right
    case (.child, .tab), (.tab, .child): false
    }
  }
}

extension UITab.Placement {
  /// The place of such a tab in a bar: before the others (−1), among them (0) or after them (1); nil if it isn't there.
  ///
  /// Documented of bars; that a compact width, which has no sidebar to bring a tab from, has the optional ones too is inferred.
  func rank(isRegular: Bool) -> Int? {
    switch self {
    case .fixed: -1
    case .automatic, .default, .movable: 0
    case .optional: isRegular ? nil : 0
    case .pinned: 1
    case .sidebarOnly: nil
    }
  }
}
