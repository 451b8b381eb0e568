#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

/// Tests of the theme of a bar with several claims, and of the state after they are removed.
@MainActor
struct TabBarThemeClaimTests {
  let red = TabBarControllerFinderTests.red
  let blue = TabBarControllerFinderTests.blue

  let host = UIViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tabs = UITabBarController.fixture()
  let finder = TabBarControllerFinder()

  init() {
    host.embed(finder)
    host.embed(tabs)
    window.rootViewController = host
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  // `AppliedTabBarTheme.revert()` restores the previous theme; claims restore the state before
  // their first theme.
  @Test(arguments: [nil, TabBarTheme(name: "Own", tintColor: "#00FF00")])
  func `goes back to what was before the first of its themes`(own: TabBarTheme?) {
    if let own { tabs.applyTheme(own) }
    let store = TabBarThemeStore()
    finder.update(to: .theme(red, style: .dark, assets: nil))
    finder.update(to: .theme(blue, style: nil, assets: nil))
    #expect(tabs.tabBarTheme == blue)
    #expect(tabs.overrideUserInterfaceStyle == .unspecified, "that came with the other theme")
    finder.update(to: .store(store))
    store.select(red)
    store.style = .dark
    finder.update(to: .theme(blue, style: nil, assets: nil))
    store.select(red)
    #expect(tabs.tabBarTheme == blue)
    #expect(tabs.overrideUserInterfaceStyle == .unspecified)
    finder.update(to: nil)
    #expect(tabs.tabBarTheme == own)
    #expect(tabs.overrideUserInterfaceStyle == .unspecified)
    #expect(tabs.tabBar.tintColor == own.map { _ in .green } ?? UITabBar().tintColor)
  }

  @Test func `leaves a style of the app's own alone`() {
    tabs.overrideUserInterfaceStyle = .light
    finder.update(to: .red)
    #expect(tabs.overrideUserInterfaceStyle == .light)
    tabs.overrideUserInterfaceStyle = .dark
    finder.update(to: .theme(blue, style: nil, assets: nil))
    finder.update(to: nil)
    #expect(tabs.overrideUserInterfaceStyle == .dark)
  }

  @Test func `sets again what was set over it, and items that have come since`() {
    let theme = TabBarTheme(name: "Items", tintColor: "#FF0000", items: [3: .init(badgeValue: "1")])
    let store = TabBarThemeStore(fallback: theme)
    let sources: [TabBarControllerFinder.Source] = [
      .store(store), .theme(theme, style: nil, assets: nil),
    ]
    for source in sources {
      finder.update(to: source)
      tabs.tabBar.tintColor = .green
      let late = UIViewController()
      late.tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 3)
      tabs.viewControllers?.append(late)
      finder.update(to: source)
      #expect(tabs.tabBar.tintColor == .red)
      #expect(late.tabBarItem.badgeValue == "1")
      finder.update(to: nil)
      tabs.viewControllers?.removeLast()
    }
  }

  // SwiftUI writes items when tabs or a badge change (swiftui-introspect, issue 27).
  @Test func `an image that SwiftUI writes on an item has the theme's color without an update`()
    throws
  {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(26))) {
      let theme = TabBarTheme(
        name: "Baked",
        item: .init(normal: .init(color: "#884400")),
        strategies: .init(unselectedColors: .value(.bakeImages))
      )
      finder.update(to: .theme(theme, style: nil, assets: nil))
      let item = try #require(tabs.tabBar.items?[1])
      item.image = UIImage(systemName: "star")
      #expect(item.image?.renderingMode == .alwaysOriginal)
      #expect(item.selectedImage == UIImage(systemName: "star"))
      finder.update(to: nil)
      #expect(item.image == UIImage(systemName: "star"))
      item.image = UIImage(systemName: "heart")
      #expect(item.image == UIImage(systemName: "heart"))
    }
  }

  @Test(arguments: [true, false])
  func `the innermost theme wins, whoever is updated last`(isInTab: Bool) throws {
    let inner = TabBarControllerFinder()
    try #require(isInTab ? tabs.viewControllers?.first : host).embed(inner)
    inner.update(to: .theme(blue, style: nil, assets: nil), depth: 1)
    finder.update(to: .red)
    #expect(tabs.tabBarTheme == blue)
    finder.viewWillAppear(false)
    #expect(tabs.tabBarTheme == blue)
    inner.update(to: nil, depth: 1)
    #expect(tabs.tabBarTheme == red)
    inner.update(to: .theme(blue, style: nil, assets: nil), depth: 1)
    finder.update(to: nil)
    #expect(tabs.tabBarTheme == blue)
    inner.update(to: nil)
    #expect(tabs.tabBarTheme == nil)
  }

  @Test func `of two tabs, the one shown gives its theme`() throws {
    let finders = try [red, blue].enumerated().map { index, theme in
      let finder = TabBarControllerFinder()
      try #require(tabs.viewControllers?[index]).embed(finder)
      finder.update(to: .theme(theme, style: nil, assets: nil))
      return finder
    }
    for (index, theme) in [(1, blue), (0, red), (1, blue)] {
      tabs.selectedIndex = index
      window.layoutIfNeeded()
      #expect(tabs.tabBarTheme == theme)
    }
    finders[1].update(to: nil)
    #expect(tabs.tabBarTheme == red)
  }

  @Test func `lets go of what it found, and is let go itself`() throws {
    weak var weakTabs: UITabBarController?
    weak var weakFinder: TabBarControllerFinder?
    let kept = UITabBarController.fixture()
    for tabs in [kept, nil] {
      do {
        let (host, tabs, finder) = (
          UIViewController(), tabs ?? .fixture(), TabBarControllerFinder()
        )
        host.embed(tabs)
        host.embed(finder)
        finder.update(to: .red)
        #expect(tabs.tabBarTheme == red)
        (weakTabs, weakFinder) = (tabs, finder)
      }
      #expect(weakFinder == nil)
    }
    #expect(weakTabs == nil)
    let next = UIViewController()
    next.embed(kept)
    next.embed(finder)
    finder.update(to: nil)
    #expect(kept.tabBarTheme == red, "no report tells that it goes")
    finder.update(to: .theme(blue, style: nil, assets: nil))
    finder.update(to: nil)
    #expect(kept.tabBarTheme == nil)
  }
}
#endif
