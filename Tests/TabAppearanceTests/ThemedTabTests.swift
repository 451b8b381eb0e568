import TabAppearance
import TabUIKit
import Testing

/// Tests of themes on tabs of type `UITab`, since iOS 18.
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

  // UIKit copies image and badge from the tab to its item: values set on the item alone are lost at
  // the next update.
  @Test func `image and badge are set on the tab, and restored there`() throws {
    guard #available(iOS 18, *) else { return }
    let star = UIImage(systemName: "star")
    let tabs = tabs(2)
    tabs[0].image = star
    tabs[0].badgeValue = "own"
    let controller = UITabBarController(tabs: tabs)
    let house: TabBarTheme.Image = .init(.symbol("house"))
    controller.applyTheme(
      TabBarTheme(name: "Tabs", items: [0: .init(image: .value(house), badgeValue: "1")])
    )
    #expect(tabs[0].image == UIImage(systemName: "house") && tabs[0].badgeValue == "1")
    #expect(controller.tabBar.items?[0].image == UIImage(systemName: "house"))
    #expect(tabs[1].image == nil && tabs[1].badgeValue == nil)
    tabs[0].badgeValue = "2"
    controller.removeTabBarTheme()
    #expect(tabs[0].image == star && tabs[0].badgeValue == "2", "the app has counted on")
  }

  // If all tabs fit there is no More, even if the title of the last item differs from its tab's.
  @Test func `an item with a title of its own makes no More`() {
    guard #available(iOS 18, *) else { return }
    let controller = UITabBarController(tabs: tabs(5))
    controller.tabBar.items?[4].title = "Me"
    let children = controller.children.count
    controller.applyTheme(TabBarTheme(name: "Red", tintColor: "#FF0000"))
    #expect(controller.children.count == children)
  }

  @available(iOS 18, *)
  private func tabs(_ count: Int) -> [UITab] {
    (0..<count).map { index in
      UITab(title: "Tab \(index)", image: nil, identifier: "\(index)") { _ in UIViewController() }
    }
  }
}
