import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

/// Tests of children as tabs that are objects.
@MainActor
struct TabBarChildTabTests {
  private let star = UIImage(systemName: "star")

  @Test(arguments: [17, 18, 26])
  func `children are tabs as objects where the system has them`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture([])
      let (controller, home) = (fixture.controller, UIViewController())
      var made: [String] = []
      controller.setTabBarChildren(
        [
          TabBarChild(home, title: "Home", image: star, identifier: "home"),
          TabBarChild(item: UITabBarItem(title: "Cart", image: star, tag: 0)) {
            made.append("cart")
            return UIViewController()
          },
          .search {
            made.append("search")
            return UIViewController()
          },
        ],
        asObjects: true
      )
      fixture.layOut()
      #expect(controller.tabs.map(\.title) == (os >= 18 ? ["Home", "Cart", "Search"] : []))
      #expect(controller.tabs.map { $0 is UISearchTab } == (os >= 18 ? [false, false, true] : []))
      #expect(controller.tabBar.items?.map(\.title) == ["Home", "Cart", "Search"])
      #expect(made == [])
      fixture.controls.badges["home"] = .count(2)
      #expect(controller.tabBar.items?[0].badgeValue == "2")
      controller.selectTab(at: 2)
      fixture.layOut()
      #expect(made == ["search"])
      controller.selectTab(at: "home")
      fixture.layOut()
      #expect(home.viewIfLoaded?.window === fixture.window)
      #expect(fixture.controls.diagnostics == [])
    }
  }

  @Test(arguments: [18, 26])
  func `what a tab as an object has no property for is left out, and that is reported`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture([])
      let filled = UIImage(systemName: "star.fill")
      let child = TabBarChild(
        UIViewController(),
        title: "Home",
        image: star,
        selectedImage: filled
      )
      child.item.imageInsets.top = 4
      child.item.tag = 3
      fixture.controller.setTabBarChildren([child], asObjects: true)
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "'Home' leaves out properties that a UITab doesn't have: selectedImage, imageInsets, tag"
        ]
      )
    }
  }

  // A search tab with an image of the app's: react-native-navigation PR#8286.
  @Test(arguments: [false, true])
  func `on glass, a search tab with a gate is a button beside the other tabs`(asObjects: Bool) {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture([])
      var compose = TabBarChild.search { UIViewController() }
      (compose.item.title, compose.item.image) = ("Compose", UIImage(systemName: "plus"))
      compose.gate = .action
      let pages = ["Home", "Cart"].map { TabBarChild(UIViewController(), title: $0, image: star) }
      fixture.controller.setTabBarChildren(pages + [compose], asObjects: asObjects)
      var taps: [Int] = []
      fixture.controls.gates?.onAction = { taps.append($0.index) }
      fixture.layOut()
      let item = fixture.controller.tabBar.items?[2]
      #expect(item?.title == "Compose")
      #expect(item?.image == UIImage(systemName: "plus"))
      let frames = (0..<3).map {
        fixture.controls.tappableFrame(at: $0, in: fixture.window) ?? .zero
      }
      #expect(frames[2].minX - frames[1].maxX > frames[1].minX - frames[0].maxX + 8)
      fixture.tap(2)
      #expect(taps == [2])
      #expect(fixture.controller.selectedIndex == 0)
      #expect(fixture.controls.diagnostics == [])
    }
  }

  @Test(arguments: [18, 26])
  func `a search tab leaves out what its item has and a tab doesn't, and reports it`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture([])
      let search = TabBarChild.search { UIViewController() }
      search.item.imageInsets.top = 4
      search.item.selectedImage = UIImage(systemName: "star.fill")
      fixture.controller.setTabBarChildren([search], asObjects: true)
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "'Search' leaves out properties that a UITab doesn't have: selectedImage, imageInsets"
        ]
      )
    }
  }

  @Test(arguments: [26, 27], [false, true])
  func `a child is the prominent tab on iOS 27, and a warning elsewhere`(os: Int, asObjects: Bool) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture([])
      let plain = TabBarChild(UIViewController(), title: "Home", image: star)
      var prominent = TabBarChild(UIViewController(), title: "Cart", image: star)
      prominent.isProminent = true
      fixture.controller.setTabBarChildren([plain, prominent], asObjects: asObjects)
      let isProminent = os >= 27 && asObjects
      #expect(fixture.controller.prominentTabIdentifier == (isProminent ? "tab-1" : nil))
      let reason = asObjects ? "iOS has none before iOS 27" : "the tabs are view controllers"
      #expect(
        fixture.controls.diagnostics.map(\.message)
          == (isProminent ? [] : ["the prominent tab is one like the others: \(reason)"])
      )
      fixture.controller.setTabBarChildren([plain], asObjects: asObjects)
      #expect(fixture.controller.prominentTabIdentifier == nil)
    }
  }

  @Test(arguments: ControlsPlace.bottom, [false, true])
  func `a page that is pushed hides the bar, if the child of its tab tells so`(
    place: ControlsPlace,
    asObjects: Bool
  ) {
    place.run {
      let fixture = ControlsFixture([])
      let (root, page) = (UIViewController(), UIViewController())
      var child = TabBarChild(root, title: "Home", image: star)
      child.hidesBottomBarWhenPushed = true
      let other = TabBarChild(UIViewController(), title: "Cart", image: star)
      fixture.controller.setTabBarChildren([child, other], asObjects: asObjects)
      fixture.layOut()
      #expect(!root.hidesBottomBarWhenPushed)
      let stack = root.navigationController
      stack?.pushViewController(page, animated: false)
      fixture.layOut()
      #expect(page.hidesBottomBarWhenPushed)
      #expect(fixture.controller.isTabBarPushedAway)
      stack?.popViewController(animated: false)
      fixture.layOut()
      #expect(!fixture.controller.isTabBarPushedAway)
      let pages = [root, UIViewController()]
      stack?.setViewControllers(pages, animated: false)
      #expect(pages.map(\.hidesBottomBarWhenPushed) == [false, true])
    }
  }
}
