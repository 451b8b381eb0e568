/// An entry of a tab bar controller: a view controller with its item, or a top-level tab.
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

  /// The controller that shows the entry; a tab creates it on first use.
  var controller: UIViewController? {
    switch self {
    case .child(let controller): controller
    case .tab(let tab): tab.shownController
    }
  }

  /// The controller that shows the entry, if it exists already.
  var loadedController: UIViewController? {
    switch self {
    case .child(let controller): controller
    case .tab(let tab): tab.loadedShownController
    }
  }

  /// The selection of the entry; for a group, the tab that is selected inside of it.
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
  /// Returns the position of a tab in a bar: leading (−1), between (0) or trailing (1); nil if the tab isn't in the
  /// bar.
  ///
  /// Documented for bars. That a compact width shows optional tabs too, since it has no sidebar to add them from, is
  /// inferred.
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
