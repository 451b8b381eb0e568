import Foundation

extension UITabBarController {
  /// Does what a tap on the item at a place in the bar does.
  ///
  /// A subclass hears of the item first; then the delegate is asked, the tab is chosen, and the delegate is told, also when the
  /// tab was chosen already. A disabled item can't be tapped.
  package func selectByUser(_ index: Int) {
    let controllers = barControllers
    precondition(
      controllers.indices.contains(index),
      "There must be an item to tap (\(index) of \(controllers.count))"
    )
    let controller = controllers[index]
    guard let item = controller.tabBarItem, item.isEnabled else { return }
    tabBar(tabBar, didSelect: item)
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === shownChild {
      // A second tap goes back to where the tab begins.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
      if controller === storedMore { choose(controller, animated: false) }
    } else {
      choose(controller, animated: false)
    }
    delegate?.tabBarController(self, didSelect: controller)
    viewIfLoaded?.layoutIfNeeded()
  }

  /// Puts the view of the chosen controller in place of the one that shows.
  func show(animated: Bool) {
    guard isViewLoaded else { return }
    let child = chosen.map { isInMore($0) ? more : $0 }
    arrangeMore()
    let old = shownChild
    guard old !== child else { return }
    transition(from: old, to: child, animated: animated) {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.containerBottomInset = 0
      shownChild = child
      if let child {
        let childView: UIView = child.view
        childView.frame = contentView.bounds
        contentView.addSubview(childView)
      }
      hidesBarChanged()
      view.setNeedsLayout()
    }
  }

  /// Gives the bar the items of the tabs and marks the chosen one.
  func updateBar() {
    tabBar.updateByController(
      items: viewControllers == nil ? nil : barControllers.map(\.tabBarItem),
      selectedItem: chosen.map { isInMore($0) ? more : $0 }?.tabBarItem
    )
    if isViewLoaded { updateScrollEdge() }
  }
}
