import Foundation

extension UITabBarController {
  /// Performs the actions of a user who opens the sheet behind More's Edit button, reorders the tabs and closes it.
  ///
  /// - Parameter order: The view controllers in their new order; nil keeps the order.
  package func customizeByUser(_ order: [UIViewController]? = nil) {
    guard let customizable = customizableViewControllers else {
      preconditionFailure("There is no Edit button where customizableViewControllers is nil")
    }
    let old = viewControllers ?? []
    let new = order ?? old
    precondition(
      new.count == old.count && old.allSatisfy { one in new.contains { $0 === one } },
      "Customizing orders the \(old.count) view controllers anew (were \(new.count) others)"
    )
    let isChanged = !old.elementsEqual(new, by: ===)
    let items = old.compactMap(\.tabBarItem)
    tabBar(tabBar, willBeginCustomizing: items)
    delegate?.tabBarController(self, willBeginCustomizing: customizable)
    tabBar(tabBar, didBeginCustomizing: items)
    let newItems = new.compactMap(\.tabBarItem)
    tabBar(tabBar, willEndCustomizing: newItems, changed: isChanged)
    delegate?.tabBarController(self, willEndCustomizing: new, changed: isChanged)
    // When UIKit applies the new order isn't established.
    if isChanged {
      setViewControllers(new, animated: false)
      customizableViewControllers = customizable
    }
    tabBar(tabBar, didEndCustomizing: newItems, changed: isChanged)
    delegate?.tabBarController(self, didEndCustomizing: new, changed: isChanged)
  }
}
