import Foundation

extension UITabBarController {
  /// The controller of the More tab, made when it is first needed.
  var more: UINavigationController {
    if let storedMore { return storedMore }
    let list = UIViewController()
    list.title = "More"
    let more = UINavigationController(rootViewController: list)
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    storedMore = more
    addChild(more)
    more.didMove(toParent: self)
    return more
  }

  /// Moves the chosen controller onto the stack of More, or back from there among the children.
  func arrangeMore() {
    guard let more = storedMore, let list = more.viewControllers.first else { return }
    let chosenInMore = chosen.flatMap { $0 !== more && isInMore($0) ? $0 : nil }
    let returning = more.viewControllers.dropFirst().filter { $0 !== chosenInMore }
    more.setViewControllers([list] + (chosenInMore.map { [$0] } ?? []), animated: false)
    for controller in returning where pageControllers.contains(where: { $0 === controller }) {
      adopt(controller)
    }
  }

  /// Sorts the tabs anew after the width class changed.
  func roomForTabsDidChange() {
    if storedTabs.isEmpty {
      show(animated: false)
      updateBar()
    } else if chosenTab != nil {
      tabsDidChange()
    }
  }
}
