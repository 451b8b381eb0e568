/// A place in the bar of a controller: a child with its own item, or a tab.
@MainActor enum TabPage {
  case child(UIViewController)
  case tab(UITab)

  var item: UITabBarItem {
    switch self {
    case .child(let controller): controller.tabBarItem
    case .tab(let tab): tab.item
    }
  }

  var tab: UITab? {
    if case .tab(let tab) = self { tab } else { nil }
  }

  /// The controller, which a tab makes when it is first shown.
  var controller: UIViewController? {
    switch self {
    case .child(let controller): controller
    case .tab(let tab): tab.shownController
    }
  }

  /// Whether it is the place of a controller; that of a tab which never showed is nobody's.
  func leads(to controller: UIViewController?) -> Bool {
    switch self {
    case .child(let child): child === controller
    case .tab(let tab): controller != nil && tab.loadedShownController === controller
    }
  }
}
