import Foundation

extension UITabBarController {
  func replaceTabs(_ tabs: [UITab], animated: Bool) {
    let old = pageControllers
    for tab in storedTabs { tab.owner = nil }
    storedTabs = tabs
    storedViewControllers = nil
    customizableViewControllers = nil
    for tab in tabs { tab.owner = self }
    let kept = chosenTab.flatMap { chosen in tabs.first { chosen.isInside($0) } }
    chosenTab = nil
    if let tab = kept ?? tabPages.first {
      choose(tab, animated: animated)
    } else {
      choose(nil, animated: animated)
    }
    let new = pageControllers
    disown(old.filter { old in !new.contains { $0 === old } && old.parent === self })
  }

  /// Chooses a tab of the top level silently, and in a group what is selected there.
  func choose(_ tab: UITab, animated: Bool = false) {
    (tab as? UITabGroup)?.selectDefaultChild()
    let controller = tab.shownController
    if let controller { adopt(controller) }
    choose(controller, tab: tab.selectedLeaf, animated: animated)
  }

  /// Selects a tab at any depth, and each group above it.
  func select(_ tab: UITab?) {
    guard let tab else {
      choose(nil, animated: false)
      return
    }
    precondition(
      tab.tabBarController === self,
      "Only a tab of the tab bar controller can be selected (was '\(tab.identifier)')"
    )
    var top = tab
    while let group = top.parent {
      group.selectedChild = top
      top = group
    }
    choose(top)
  }

  /// Hears that another child of a group is selected.
  func selectionDidChange(in group: UITabGroup) {
    guard let chosenTab, let top = storedTabs.first(where: { group.isInside($0) }) else { return }
    if chosenTab.isInside(top) { choose(top) }
  }

  /// Hears that a tab came, went or was hidden.
  func tabsDidChange() {
    guard !storedTabs.isEmpty else { return }
    let top = chosenTab.flatMap { chosen in tabPages.first { chosen.isInside($0) } }
    if let top = top ?? tabPages.first {
      choose(top)
    } else {
      choose(nil, animated: false)
    }
  }

  /// What a group with a navigation controller of its own shows, by the wish of the delegate.
  func displayedControllers(
    for tab: UITab,
    proposed: [UIViewController]
  ) -> [UIViewController] {
    delegate?.tabBarController(
      self,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposed
    ) ?? proposed
  }
}
