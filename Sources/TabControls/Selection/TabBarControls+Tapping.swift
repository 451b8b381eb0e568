import TabThemes
import TabUIKit

extension TabBarControls {
  /// Performs the effects of a tap on a tab's item in the system's bar.
  ///
  /// Calls a subclass's `tabBar(_:didSelect:)`, asks the app's delegate and the parts, selects the
  /// tab or pops the selected tab to its root, and notifies delegate and parts.
  ///
  /// - Parameter index: The index in `viewControllers`, or in the top level of `tabs`; nothing
  ///   happens if there is no such tab.
  func selectByUser(_ index: Int) {
    guard let controller else { return }
    takeDelegate()
    if let item = tab(.index(index))?.item { controller.didTap(item) }
    if let children = controller.viewControllers, !children.isEmpty {
      guard children.indices.contains(index) else { return }
      let child = children[index]
      guard forwarder.tabBarController(controller, shouldSelect: child) else { return }
      completeTap {
        if controller.selectedIndex == index {
          child.popToRoot()
        } else {
          controller.selectedIndex = index
        }
      } notifying: {
        forwarder.tabBarController(controller, didSelect: child)
      }
    } else if #available(iOS 18, *), TabBarEnvironment.current.os >= 18 {
      guard controller.tabs.indices.contains(index) else { return }
      let tab = controller.tabs[index]
      let previous = controller.selectedTab
      guard forwarder.tabBarController(controller, shouldSelectTab: tab) else { return }
      // With tabs, UIKit notifies the delegate of selections by code (measured by others on iOS
      // 26.1).
      completeTap {
        if controller.selectedTabIndex == index {
          previous?.viewController?.popToRoot()
        } else {
          controller.selectedTab = tab
        }
      } notifying: {
        let selected = controller.selectedTab ?? tab
        forwarder.tabBarController(controller, didSelectTab: selected, previousTab: previous)
      }
    }
  }
}

extension UIViewController {
  fileprivate func popToRoot() {
    (self as? UINavigationController)?.popToRootViewController(animated: true)
  }
}
