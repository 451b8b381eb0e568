import TabAppearance
import TabUIKit
import Testing

/// Themes on tabs as objects, since iOS 18.
@MainActor
struct ThemedTabTests {
  @Test func `items are named by the identifiers of their tabs, which make no controller for it`() {
    guard #available(iOS 18, *) else { return }
    var made: [String] = []
    let titles = ["Home", "Search", "Profile"]
    let controller = UITabBarController(
      tabs: titles.map { title in
        UITab(title: title, image: nil, identifier: title.lowercased()) { tab in
          made.append(tab.identifier)
          return UIViewController()
        }
      }
    )
    controller.tabBar.items?[2].accessibilityIdentifier = "third"
    let madeBefore = made
    let theme = TabBarTheme(
      name: "Tabs",
      items: [
        0: .init(badgeValue: "1"), "search": .init(badgeValue: "2"),
        "third": .init(badgeValue: "3"),
      ]
    )
    let applied = controller.applyTheme(theme)
    #expect(controller.tabBar.items?.map(\.badgeValue) == ["1", "2", "3"])
    #expect(made == madeBefore)
    applied.revert()
    #expect(controller.tabBar.items?.map(\.badgeValue) == [nil, nil, nil])
  }

  // S4-02
  @Test func `More is styled where tabs lead to it, and is not made where they don't`() {
    guard #available(iOS 18, *) else { return }
    let theme = TabBarTheme(name: "Red", tintColor: "#FF0000")
    let controller = UITabBarController(tabs: tabs(7))
    controller.applyTheme(theme)
    #expect(controller.moreNavigationController.navigationBar.tintColor == .red)
    let few = UITabBarController(tabs: tabs(5))
    few.tabs[4].isHidden = true
    let children = few.children.count
    few.applyTheme(theme)
    #expect(few.children.count == children)
  }

  @available(iOS 18, *)
  private func tabs(_ count: Int) -> [UITab] {
    (0..<count).map { index in
      UITab(title: "Tab \(index)", image: nil, identifier: "\(index)") { _ in UIViewController() }
    }
  }
}
