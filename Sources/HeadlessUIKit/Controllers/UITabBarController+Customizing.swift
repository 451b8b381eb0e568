import Foundation

extension UITabBarController {
  /// Does what a user does who opens the sheet behind More's Edit button, and closes it.
  ///
  /// - Parameter order: The view controllers in their new order; nil leaves them as they are.
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
    // UIKit's moment for the new order isn't established.
    if isChanged {
      setViewControllers(new, animated: false)
      customizableViewControllers = customizable
    }
    tabBar(tabBar, didEndCustomizing: newItems, changed: isChanged)
    delegate?.tabBarController(self, didEndCustomizing: new, changed: isChanged)
  }
}
