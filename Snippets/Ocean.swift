import TabAppearance
import TabUIKit

final class RootController: ThemedTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs = [("Home", "house"), ("Search", "magnifyingglass"), ("Profile", "person")]
    viewControllers = tabs.map { title, icon in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: icon), tag: 0)
      return controller
    }
    applyTheme(.ocean)
  }

  func choose(_ name: String, style: ThemeStyle) throws {
    try applyTheme(.named(name), style: style)  // "Midnight", .dark
  }
}

extension TabBarTheme {
  static let ocean = TabBarTheme(
    name: "Ocean",
    tintColor: "#0066CC",
    item: .init(
      normal: .init(color: .system(.secondaryLabel)),
      selected: .init(color: .dynamic(light: "#0066CC", dark: "#64B5FF"))
    ),
    scrollEdge: .transparent
  )
}
