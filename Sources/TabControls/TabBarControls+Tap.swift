import TabAppearance
import TabUIKit

extension TabBarControls {
  /// Does what a tap on an item of the system's bar does, for a control of ours.
  ///
  /// The app's delegate and the parts are asked; a tab that is selected already goes back to where
  /// it begins, as UIKit does with navigation controllers; the delegate and the parts are told.
  ///
  /// - Returns: Whether the tab is selected now.
  @discardableResult
  func selectByTap(_ index: Int) -> Bool {
    guard let controller else { return false }
    if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, !controller.tabs.isEmpty {
      return selectByTap(controller.tabs, index)
    }
    guard let children = controller.viewControllers, children.indices.contains(index) else {
      return false
    }
    let child = children[index]
    guard forwarder.tabBarController(controller, shouldSelect: child) else { return false }
    if controller.selectedViewController === child {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      controller.selectedViewController = child
    }
    forwarder.tabBarController(controller, didSelect: child)
    return true
  }

  @available(iOS 18, *)
  private func selectByTap(_ tabs: [UITab], _ index: Int) -> Bool {
    guard let controller, tabs.indices.contains(index) else { return false }
    let (tab, previous) = (tabs[index], controller.selectedTab)
    guard forwarder.tabBarController(controller, shouldSelectTab: tab) else { return false }
    if controller.selectedTabIndex == index {
      (controller.selectedViewController as? UINavigationController)?
        .popToRootViewController(animated: true)
    } else {
      controller.selectedTab = tab
    }
    guard let selected = controller.selectedTab else { return false }
    forwarder.tabBarController(controller, didSelectTab: selected, previousTab: previous)
    return true
  }
}
