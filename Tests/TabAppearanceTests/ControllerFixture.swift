import TabUIKit

extension UITabBarController {
  /// Returns a controller with tabs of the given titles, none of whose children has loaded its
  /// view.
  static func fixture(
    _ titles: [String] = ["Home", "Search", "Profile"],
    makeItem: (String) -> UITabBarItem = { UITabBarItem(title: $0, image: nil, tag: 0) }
  ) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = titles.map { title in
      let child = UIViewController()
      child.tabBarItem = makeItem(title)
      return child
    }
    return controller
  }
}
