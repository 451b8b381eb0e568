#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

/// Tests of themes on bars and items that pages, SwiftUI, UIKit or other libraries write, too.
@MainActor
struct OtherWriterTests {
  let baked = TabBarTheme(
    name: "Baked",
    item: .init(normal: .init(color: "#884400")),
    strategies: .init(unselectedColors: .value(.bakeImages))
  )
  let untitled = TabBarTheme(name: "Icons", items: [.all: .init(showsTitle: false)])

  private func withClock(
    os: Int = 18,
    minor: Int = 0,
    _ behaviors: SimulatedSystem.UnverifiedBehaviors = [],
    _ body: (SimulatedClock) throws -> Void
  ) rethrows {
    let system = SimulatedSystem(
      osVersion: .init(os, minor),
      unverifiedBehaviors: behaviors.union(.ofProcess)
    )
    let clock = SimulatedClock()
    try SimulatedSystem.withCurrent(system) { try clock.run { try body(clock) } }
  }

  private func star(_ title: String) -> UITabBarItem {
    UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
  }

  // MARK: - Items

  // `title` of a view controller "updates the title text" of its tab bar item (documented).
  @Test func `a title that a page sets stays hidden, and is the one given back`() throws {
    try withClock { clock in
      let controller = UITabBarController.fixture(makeItem: star)
      controller.applyTheme(untitled)
      let item = try #require(controller.tabBar.items?[1])
      #expect(item.title == nil)
      controller.viewControllers?[1].title = "News"
      clock.advance(by: 0)
      #expect(item.title == nil)
      #expect(item.accessibilityLabel == "News")
      controller.removeTabBarTheme()
      #expect(item.title == "News")
    }
  }

  @Test func `a writer that answers each time is left alone after 3 times, which is reported`()
    throws
  {
    try withClock { clock in
      let controller = UITabBarController.fixture(makeItem: star)
      let applied = controller.applyTheme(untitled)
      let item = try #require(controller.tabBar.items?[0])
      var answers = 0
      let writer = ChangeObserver {
        guard item.title != "Other" else { return }
        SimulatedEvent.onNextTurn {
          answers += 1
          item.title = "Other"
        }
      }
      item.observers.add(writer)
      item.title = "Other"
      for _ in 0..<20 { clock.advance(by: 0) }
      #expect(answers == 3 && item.title == "Other")
      #expect(
        applied.diagnostics.map(\.message) == ["'title' of item 0 is left as other code sets it"]
      )
      #expect(controller.tabBar.items?[1].title == nil, "the other items aren't given up")
      clock.advance(by: 5)
      #expect(answers == 3)
      controller.loadViewIfNeeded()
      #expect(controller.layoutThemedTabBar() == applied.diagnostics)
      withExtendedLifetime(writer) {}
    }
  }

  @Test func `applying the theme again ends giving up`() throws {
    try withClock { clock in
      let controller = UITabBarController.fixture(makeItem: star)
      controller.applyTheme(untitled)
      let item = try #require(controller.tabBar.items?[0])
      for _ in 0..<5 {
        item.title = "Other"
        clock.advance(by: 0)
      }
      #expect(item.title == "Other")
      controller.applyTheme(untitled)
      #expect(item.title == nil)
      item.title = "Other"
      clock.advance(by: 0)
      #expect(item.title == nil)
    }
  }

  @Test func `3 writes in different seconds are answered`() throws {
    try withClock { clock in
      let controller = UITabBarController.fixture(makeItem: star)
      let applied = controller.applyTheme(untitled)
      let item = try #require(controller.tabBar.items?[0])
      for _ in 0..<10 {
        item.title = "Other"
        clock.advance(by: 0.5)
        #expect(item.title == nil)
      }
      #expect(applied.diagnostics.isEmpty)
    }
  }

  @Test(arguments: [(26, 0), (26, 1)])
  func `a tab that refills its item later keeps baked icons, and what the app has set`(
    os: Int,
    minor: Int
  ) throws {
    guard #available(iOS 18, *) else { return }
    try withClock(os: os, minor: minor, .refillsLater) { clock in
      let star = UIImage(systemName: "star")
      let tabs = ["A", "B"].map { title in
        UITab(title: title, image: star, identifier: title) { _ in UIViewController() }
      }
      let controller = UITabBarController(tabs: tabs)
      clock.advance(by: 0)
      let heart = UIImage(systemName: "heart.fill")
      let item = try #require(controller.tabBar.items?[1])
      item.selectedImage = heart
      let applied = controller.applyTheme(baked)
      for _ in 0..<20 { clock.advance(by: 0) }
      #expect(tabs[0].image?.renderingMode == .alwaysOriginal)
      #expect(controller.tabBar.items?[0].selectedImage == star)
      #expect(item.selectedImage == heart)
      tabs[0].badgeValue = "3"
      clock.advance(by: 0)
      clock.advance(by: 0)
      #expect(controller.tabBar.items?[0].selectedImage == star)
      #expect(applied.diagnostics.isEmpty)
      controller.removeTabBarTheme()
      for _ in 0..<5 { clock.advance(by: 0) }
      #expect(tabs.map(\.image) == [star, star])
      #expect(controller.tabBar.items?[0].selectedImage == star)
    }
  }

  @Test func `an image that an app sets in the turn of a theme stays in an item refilled later`()
    throws
  {
    guard #available(iOS 18, *) else { return }
    try withClock(os: 26, .refillsLater) { clock in
      let star = UIImage(systemName: "star")
      let tab = UITab(title: "A", image: star, identifier: "a") { _ in UIViewController() }
      let controller = UITabBarController(tabs: [tab])
      clock.advance(by: 0)
      let item = try #require(controller.tabBar.items?[0])
      clock.run {
        controller.applyTheme(baked)
        item.selectedImage = UIImage(systemName: "heart")
      }
      for _ in 0..<3 { clock.advance(by: 0) }
      #expect(item.selectedImage == UIImage(systemName: "heart"))
      controller.removeTabBarTheme()
      for _ in 0..<3 { clock.advance(by: 0) }
      #expect(item.selectedImage == UIImage(systemName: "heart"))
    }
  }

  @Test func `an item refilled later keeps its image after two changes in one turn`() throws {
    guard #available(iOS 18, *) else { return }
    try withClock(os: 26, .refillsLater) { clock in
      let star = UIImage(systemName: "star")
      let tab = UITab(title: "A", image: star, identifier: "a") { _ in UIViewController() }
      let controller = UITabBarController(tabs: [tab])
      clock.advance(by: 0)
      let item = try #require(controller.tabBar.items?[0])
      item.selectedImage = UIImage(systemName: "heart")
      clock.run {
        controller.applyTheme(baked)
        controller.removeTabBarTheme()
      }
      for _ in 0..<3 { clock.advance(by: 0) }
      #expect(item.selectedImage == UIImage(systemName: "heart"))
    }
  }

  // MARK: - Selected images of tabs

  // `UITab.selectedImage` exists since iOS 26.1 (documented).
  @Test func `the selected image of a tab is read, replaced and given back`() {
    guard #available(iOS 26.1, *) else { return }
    let (bell, filled) = (UIImage(systemName: "bell"), UIImage(systemName: "bell.fill"))
    withClock(os: 26, minor: 1, [.refillsItems, .remakesItems]) { clock in
      let tab = UITab(title: "A", image: bell, identifier: "a") { _ in UIViewController() }
      tab.selectedImage = filled
      let other = UITab(title: "B", image: bell, identifier: "b") { _ in UIViewController() }
      let controller = UITabBarController(tabs: [tab, other])
      controller.applyTheme(baked)
      #expect(tab.image?.renderingMode == .alwaysOriginal)
      #expect(tab.selectedImage == filled, "the app's filled icon")
      #expect(other.selectedImage == bell, "the icon without the color")
      #expect(controller.tabBar.items?.map(\.selectedImage) == [filled, bell])
      let house: TabBarTheme.Image = .init(.symbol("house"))
      controller.applyTheme(
        TabBarTheme(name: "House", items: [0: .init(selectedImage: .value(house))])
      )
      #expect(tab.selectedImage == UIImage(systemName: "house"))
      tab.selectedImage = UIImage(systemName: "heart")
      clock.advance(by: 0)
      controller.removeTabBarTheme()
      #expect(tab.selectedImage == UIImage(systemName: "heart"))
      #expect(tab.image == bell && other.image == bell && other.selectedImage == nil)
    }
  }

  @Test func `before iOS 26.1 the selected image of a tab isn't touched`() {
    guard #available(iOS 26.1, *) else { return }
    withClock(os: 26) { _ in
      let tab = UITab(title: "A", image: UIImage(systemName: "bell"), identifier: "a") { _ in
        UIViewController()
      }
      let controller = UITabBarController(tabs: [tab])
      controller.applyTheme(baked)
      #expect(tab.selectedImage == nil)
    }
  }

  // MARK: - The bar

  @Test func `what SwiftUI writes on the bar after a finder has looked is replaced`() {
    withClock { clock in
      let (host, tabs, finder) = (
        UIViewController(), UITabBarController.fixture(), TabBarControllerFinder()
      )
      host.embed(tabs)
      host.embed(finder)
      let red = TabBarTheme(
        name: "Red",
        tintColor: "#FF0000",
        bar: .init(backgroundColor: "#330000")
      )
      finder.update(to: .theme(red, style: nil, assets: nil))
      clock.advance(by: 0)
      // As `toolbarBackground(_:for:)` and `tint(_:)` do.
      let own = UITabBarAppearance()
      own.backgroundColor = .yellow
      tabs.tabBar.standardAppearance = own
      tabs.tabBar.scrollEdgeAppearance = own
      tabs.tabBar.tintColor = .green
      clock.advance(by: 0)
      #expect(tabs.tabBar.tintColor == .red)
      #expect(tabs.tabBar.standardAppearance.backgroundColor != .yellow)
      #expect(tabs.tabBar.scrollEdgeAppearance?.backgroundColor != .yellow)
      finder.update(to: nil)
      clock.advance(by: 0)
      #expect(tabs.tabBar.tintColor == .green && tabs.tabBar.standardAppearance == own)
      tabs.tabBar.tintColor = .purple
      clock.advance(by: 0)
      #expect(tabs.tabBar.tintColor == .purple)
    }
  }

  // Apps put a bar of their class in place by key-value coding, often in `viewDidLoad`.
  @Test(arguments: [false, true])
  func `a bar in place of the controller's gets the theme, and what it had back`(isShown: Bool) {
    let controller = UITabBarController.fixture()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    if isShown { window.makeKeyAndVisible() }
    let theme = TabBarTheme(
      name: "Red",
      tintColor: "#FF0000",
      items: [0: .init(badgeColor: "#FF0000")]
    )
    let applied = controller.applyTheme(theme)
    let (old, new) = (controller.tabBar, UITabBar())
    new.tintColor = .green
    controller.setValue(new, forKey: "tabBar")
    #expect(controller.tabBarTheme == theme && new.tabBarTheme == theme)
    #expect(new.tintColor == .red && new.items?[0].badgeColor == .red)
    #expect(old.tabBarTheme == nil && old.tintColor != .red)
    #expect(applied.revert())
    #expect(new.tintColor == .green && new.items?[0].badgeColor == nil)
  }

  @Test func `a themed bar in place of a themed one keeps its theme`() {
    let controller = UITabBarController.fixture()
    controller.applyTheme(TabBarTheme(name: "Red", tintColor: "#FF0000"))
    let new = UITabBar()
    let blue = TabBarTheme(name: "Blue", tintColor: "#0000FF")
    new.applyTheme(blue)
    controller.setValue(new, forKey: "tabBar")
    #expect(controller.tabBarTheme == blue && new.tintColor == .blue)
    controller.removeTabBarTheme()
    #expect(new.tabBarTheme == nil && new.tintColor == UIView().tintColor)
  }
}
#endif
