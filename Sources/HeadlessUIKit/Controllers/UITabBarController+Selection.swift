import Foundation

extension UITabBarController {
  /// Does what a tap on the item at a place in the bar does.
  ///
  /// A subclass hears of the item first; then the delegate is asked, the tab is chosen, and the delegate is told, also when the
  /// tab was chosen already. A disabled item can't be tapped.
  package func selectByUser(_ index: Int) {
    let pages = barPages
    precondition(
      pages.indices.contains(index),
      "There must be an item to tap (\(index) of \(pages.count))"
    )
    let page = pages[index]
    guard page.item.isEnabled else { return }
    tabBar(tabBar, didSelect: page.item)
    switch page {
    case .tab(let tab): tap(tab)
    case .child(let controller): tap(controller)
    }
    viewIfLoaded?.layoutIfNeeded()
  }

  private func tap(_ controller: UIViewController) {
    // Where there are tabs as objects, nobody asks about controllers, not even about More.
    let delegate = storedTabs.isEmpty ? delegate : nil
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === shownChild {
      popToRoot(controller)
      if controller === storedMore { choose(controller, animated: false) }
    } else {
      choose(controller, animated: false)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func tap(_ tab: UITab) {
    let previous = chosenTab
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    if let previous, previous.isInside(tab), let shownChild {
      popToRoot(shownChild)
    } else {
      choose(tab)
    }
    delegate?.tabBarController(self, didSelectTab: tab.selectedLeaf, previousTab: previous)
  }

  /// A second tap goes back to where the tab begins.
  private func popToRoot(_ controller: UIViewController) {
    (controller as? UINavigationController)?.popToRootViewController(animated: true)
  }

  /// Chooses silently: only taps are told to the delegate.
  func choose(_ controller: UIViewController?, tab: UITab? = nil, animated: Bool) {
    chosen = controller
    chosenTab = tab
    show(animated: animated)
    updateBar()
    // A choice ends with a layout of the controller's view, after the bar has heard of it.
    viewIfLoaded?.setNeedsLayout()
  }

  /// Puts the view of the chosen controller in place of the one that shows.
  func show(animated: Bool) {
    guard isViewLoaded, showsContent else { return }
    runningTransition?.completeTransition(true)
    let child = chosen.map { isInMore($0) ? more : $0 }
    arrangeMore()
    let old = shownChild
    guard old !== child else { return }
    if let old, let child, appearance == .appeared, startTransition(from: old, to: child) {
      return
    }
    transition(from: old, to: child, animated: animated) {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.containerInsets = .zero
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
    let pages = barPages
    let isEmpty = viewControllers == nil && storedTabs.isEmpty
    tabBar.updateByController(items: isEmpty ? nil : pages.map(\.item), selectedItem: chosenItem)
    if isViewLoaded { updateScrollEdge() }
  }

  private var chosenItem: UITabBarItem? {
    guard let chosen else { return nil }
    if isInMore(chosen) { return more.tabBarItem }
    guard let chosenTab else { return chosen.tabBarItem }
    return storedTabs.first { chosenTab.isInside($0) }?.item
  }
}
