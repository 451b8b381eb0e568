import Foundation

extension UITabBarController {
  /// How many items a bar has room for: in compact width 5, documented; in regular width 8, unknown.
  static func roomForItems(in traits: UITraitCollection) -> Int {
    traits.horizontalSizeClass == .regular ? 8 : 5
  }

  /// The controllers with an item in the bar: all, or the first ones and More.
  var barControllers: [UIViewController] {
    let controllers = viewControllers ?? []
    let room = Self.roomForItems(in: traitCollection)
    guard controllers.count > room else { return controllers }
    return controllers.prefix(room - 1) + [more]
  }

  /// The controllers that are reached through More.
  private var overflow: [UIViewController] {
    let controllers = viewControllers ?? []
    let room = Self.roomForItems(in: traitCollection)
    return controllers.count > room ? Array(controllers.dropFirst(room - 1)) : []
  }

  /// Whether a controller is shown through More: its list itself, or what the list leads to.
  func isInMore(_ controller: UIViewController) -> Bool {
    controller === storedMore || overflow.contains { $0 === controller }
  }

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
    for controller in returning
    where viewControllers?.contains(where: { $0 === controller }) == true {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Sorts the tabs anew after the width class changed.
  func roomForTabsDidChange() {
    show(animated: false)
    updateBar()
  }
}
