#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

/// Tests that removing themes restores the values that an app sets before, during and after them.
@MainActor
struct AppValueTests {
  let red = TabBarTheme(
    name: "Red",
    tintColor: "#FF0000",
    bar: .init(backgroundColor: "#330000")
  )
  let blue = TabBarTheme(name: "Blue", tintColor: "#0000FF")
  let baked = TabBarTheme(
    name: "Baked",
    item: .init(normal: .init(color: "#884400")),
    strategies: .init(unselectedColors: .value(.bakeImages))
  )

  private func onGlass(_ body: () throws -> Void) rethrows {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(26)), operation: body)
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func makeItem(_ title: String) -> UITabBarItem {
    UITabBarItem(title: title, image: UIImage(systemName: "bell"), tag: 0)
  }

  // MARK: - Icons

  @Test func `an icon that the app sets under a theme is baked, and is the one given back`() throws
  {
    try onGlass {
      let controller = UITabBarController.fixture(makeItem: makeItem)
      controller.applyTheme(baked)
      let item = try #require(controller.tabBar.items?[1])
      let bell = item.image
      item.image = UIImage(systemName: "bell.fill")
      controller.applyTheme(baked)
      #expect(item.image?.renderingMode == .alwaysOriginal && item.image != bell)
      #expect(item.selectedImage == UIImage(systemName: "bell.fill"))
      #expect(item.largeContentSizeImage == UIImage(systemName: "bell.fill"))
      controller.applyTheme(blue)
      #expect(item.image == UIImage(systemName: "bell.fill"))
      controller.removeTabBarTheme()
      #expect(item.image == UIImage(systemName: "bell.fill"))
    }
  }

  @Test func `a selected icon that the app sets under a theme stays, and so does the other`() throws
  {
    try onGlass {
      let controller = UITabBarController.fixture(makeItem: makeItem)
      controller.applyTheme(baked)
      let item = try #require(controller.tabBar.items?[1])
      item.selectedImage = UIImage(systemName: "star.fill")
      controller.applyTheme(baked)
      #expect(item.selectedImage == UIImage(systemName: "star.fill"))
      controller.removeTabBarTheme()
      #expect(item.image == UIImage(systemName: "bell"))
      #expect(item.selectedImage == UIImage(systemName: "star.fill"))
    }
  }

  // Regression, found by random uses: the theme's selected icon, which equals its icon, was treated
  // as the app's.
  @Test func `an icon that the app sets over a theme's equal pair leaves nothing of the theme`()
    throws
  {
    let controller = UITabBarController.fixture(makeItem: makeItem)
    let house: TabBarTheme.Image = .init(.symbol("house"))
    let theme = TabBarTheme(
      name: "Pair",
      items: [1: .init(image: .value(house), selectedImage: .value(house))]
    )
    controller.applyTheme(theme)
    let item = try #require(controller.tabBar.items?[1])
    item.image = UIImage(systemName: "heart")
    controller.removeTabBarTheme()
    #expect(item.image == UIImage(systemName: "heart"))
    #expect(item.selectedImage == UIImage(systemName: "heart"))
  }

  // Reported for SwiftUI, which writes items when tabs or badges change.
  @Test func `an icon that was set over the theme has its color again at the next layout`() throws {
    try onGlass {
      let controller = ThemedTabBarController()
      controller.viewControllers = UITabBarController.fixture(makeItem: makeItem).viewControllers
      let window = show(controller)
      controller.applyTheme(baked)
      let item = try #require(controller.tabBar.items?[1])
      item.image = UIImage(systemName: "bell.fill")
      controller.tabBar.tintColor = .green
      controller.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(item.image?.renderingMode == .alwaysOriginal)
      #expect(controller.tabBar.tintColor == .green, "the theme has no tint")
    }
  }

  // MARK: - The bar

  @Test func `what the app assigns under a theme is given back, not what it had before`() {
    let controller = UITabBarController.fixture()
    controller.tabBar.tintColor = .green
    let own = UITabBarAppearance()
    own.backgroundColor = .yellow
    controller.applyTheme(red)
    controller.tabBar.tintColor = .purple
    controller.tabBar.standardAppearance = own
    controller.layoutIfLoaded()
    controller.applyTheme(red)
    #expect(controller.tabBar.tintColor == .red)
    controller.removeTabBarTheme()
    #expect(controller.tabBar.tintColor == .purple)
    #expect(controller.tabBar.standardAppearance == own)
  }

  @Test func `a theme's appearance that the app has changed in place isn't the app's`() {
    let controller = UITabBarController.fixture()
    let before = controller.tabBar.standardAppearance.copy()
    controller.applyTheme(red)
    controller.tabBar.standardAppearance.backgroundColor = .yellow
    controller.applyTheme(red)
    controller.removeTabBarTheme()
    #expect(controller.tabBar.standardAppearance == before)
  }

  @Test func `a tint that the content takes, too, is still the bar's own`() {
    let controller = UITabBarController.fixture()
    controller.loadViewIfNeeded()
    controller.tabBar.tintColor = .green
    var theme = red
    theme.tintsContent = true
    controller.applyTheme(theme)
    controller.applyTheme(theme)
    controller.removeTabBarTheme()
    #expect(controller.tabBar.tintColor == .green)
  }

  // MARK: - Appearance proxies

  @Test(arguments: [false, true])
  func `a theme applied before the window gives the app's global look back`(isOwn: Bool) {
    AppearanceProxies().run {
      let global = UITabBarAppearance()
      global.backgroundColor = .yellow
      UITabBar.appearance().standardAppearance = global
      UITabBar.appearance().tintColor = .purple
      let controller = UITabBarController.fixture()
      let own = UITabBarAppearance()
      own.backgroundColor = .green
      if isOwn { controller.tabBar.standardAppearance = own }
      controller.applyTheme(red)
      let window = show(controller)
      #expect(controller.tabBar.tintColor == .red)
      controller.removeTabBarTheme()
      #expect(controller.tabBar.standardAppearance == (isOwn ? own : global))
      #expect(controller.tabBar.tintColor == .purple)
      #expect(window.subviews.count == 1)
      #expect(controller.tabBar.superview?.subviews.count { $0 is UITabBar } == 1)
    }
  }

  // MARK: - Style

  @Test func `a store without a style leaves windows and controllers theirs`() {
    let (store, controller) = (TabBarThemeStore(), UITabBarController.fixture())
    let window = show(controller)
    window.overrideUserInterfaceStyle = .dark
    controller.overrideUserInterfaceStyle = .light
    store.attach(controller)
    store.attach(window)
    store.select(red)
    #expect(window.overrideUserInterfaceStyle == .dark)
    #expect(controller.overrideUserInterfaceStyle == .light)
    store.style = .system
    #expect(window.overrideUserInterfaceStyle == .unspecified)
    #expect(controller.overrideUserInterfaceStyle == .light)
    store.style = nil
    #expect(window.overrideUserInterfaceStyle == .dark)
  }

  @Test func `detaching gives back the style that the app has set last`() {
    let (store, first, second) = (
      TabBarThemeStore(), UITabBarController.fixture(), UITabBarController.fixture()
    )
    let window = show(first)
    window.overrideUserInterfaceStyle = .dark
    second.overrideUserInterfaceStyle = .dark
    store.style = .light
    store.attach(window)
    store.attach(second)
    #expect(window.overrideUserInterfaceStyle == .light)
    #expect(second.overrideUserInterfaceStyle == .light)
    store.detach(window)
    store.detach(second)
    #expect(window.overrideUserInterfaceStyle == .dark)
    #expect(second.overrideUserInterfaceStyle == .dark)
    #expect(second.tabBarTheme == store.theme)
  }

  @Test func `taking all themes off leaves the style that the app has set since`() {
    let controller = UITabBarController.fixture()
    controller.applyTheme(red)
    controller.applyTheme(blue, style: .dark).revert()
    controller.overrideUserInterfaceStyle = .light
    controller.removeTabBarTheme()
    #expect(controller.overrideUserInterfaceStyle == .light)
  }

  // Regression: a second scene was light if only the window of the first was attached.
  @Test func `a controller in a window that isn't attached has the style itself`() {
    let store = TabBarThemeStore()
    let (first, second) = (UITabBarController.fixture(), UITabBarController.fixture())
    let windows = [show(first), show(second)]
    store.attach(windows[0])
    store.attach(first)
    store.attach(second)
    store.style = .dark
    #expect(first.overrideUserInterfaceStyle == .unspecified)
    #expect(windows[0].overrideUserInterfaceStyle == .dark)
    #expect(second.overrideUserInterfaceStyle == .dark)
    #expect(windows[1].overrideUserInterfaceStyle == .unspecified)
  }

  // MARK: - Items that come and go

  @Test func `an item that is in no bar any more isn't written`() throws {
    let controller = UITabBarController.fixture { title in
      WrittenItem(title: title, image: UIImage(systemName: "star"), tag: 0)
    }
    let children = try #require(controller.viewControllers)
    let item = try #require(children[2].tabBarItem as? WrittenItem)
    var theme = red
    theme.items[2] = .init(image: .value(.init(.symbol("house"))))
    controller.applyTheme(theme)
    controller.viewControllers = Array(children[..<2])
    item.writes = 0
    controller.applyTheme(blue)
    controller.removeTabBarTheme()
    #expect(item.writes == 0 && item.image == UIImage(systemName: "house"))
    controller.viewControllers = children
    controller.applyTheme(blue)
    #expect(item.image == UIImage(systemName: "star"))
  }

  // A finder outside of a window can't know whether UIKit is removing the bar and its items.
  @Test func `a finder that goes outside of a window writes no item`() throws {
    let (host, finder) = (UIViewController(), TabBarControllerFinder())
    let tabs = UITabBarController.fixture { title in
      WrittenItem(title: title, image: UIImage(systemName: "star"), tag: 0)
    }
    for child in [tabs, finder] {
      host.addChild(child)
      host.view.addSubview(child.view)
      child.didMove(toParent: host)
    }
    var theme = red
    theme.items[0] = .init(image: .value(.init(.symbol("house"))))
    let window = show(host)
    finder.update(to: .theme(theme, style: nil, assets: nil))
    let item = try #require(tabs.tabBar.items?[0] as? WrittenItem)
    #expect(item.image == UIImage(systemName: "house"))
    item.writes = 0
    window.rootViewController = UIViewController()
    finder.update(to: nil)
    #expect(tabs.tabBarTheme == nil && tabs.tabBar.tintColor == UIView().tintColor)
    #expect(item.writes == 0)
    window.rootViewController = host
    tabs.layoutThemedTabBar()
    #expect(item.image == UIImage(systemName: "star"))
  }

  // MARK: - Tabs as objects

  @Test func `tabs without titles, or with equal ones, are joined with their items by order`() {
    guard #available(iOS 18, *) else { return }
    for titles in [["", "", ""], ["A", "A", "B"], ["", "A", ""]] {
      let controller = UITabBarController(
        tabs: titles.enumerated().map { index, title in
          UITab(title: title, image: nil, identifier: "\(index)") { _ in UIViewController() }
        }
      )
      for item in controller.tabBar.items ?? [] where item.title == "" { item.title = nil }
      let theme = TabBarTheme(
        name: "Insets",
        items: [
          "1": .init(
            image: .value(.init(.symbol("house"))),
            imageInsets: .value(.init(top: 3))
          ), 2: .init(badgeValue: "2"),
        ]
      )
      controller.applyTheme(theme)
      #expect(controller.tabBar.items?.map(\.imageInsets.top) == [0, 3, 0], "\(titles)")
      #expect(controller.tabs.map(\.badgeValue) == [nil, nil, "2"], "\(titles)")
      #expect(controller.tabs.map { $0.image != nil } == [false, true, false], "\(titles)")
    }
  }

  @Test func `a tab under More has the theme's image, and the item of More none of a tab's`() throws
  {
    guard #available(iOS 18, *) else { return }
    let tabs = (0..<7).map { index in
      UITab(title: "", image: nil, identifier: "\(index)") { _ in UIViewController() }
    }
    let controller = UITabBarController(tabs: tabs)
    let more = controller.tabBar.items?.last?.image
    let house: TabBarTheme.Image = .init(.symbol("house"))
    controller.applyTheme(
      TabBarTheme(
        name: "More",
        items: [4: .init(image: .value(house)), 6: .init(image: .value(house))]
      )
    )
    #expect(tabs.map { $0.image != nil } == [false, false, false, false, true, false, true])
    #expect(controller.tabBar.items?.last?.image == more)
  }

  // MARK: - Glass

  @Test func `nothing dissolves over glass`() {
    onGlass {
      let (store, controller) = (TabBarThemeStore(), DurationController())
      let window = show(controller)
      store.attach(window)
      store.attach(controller)
      controller.durations = []
      store.select(red, animated: true)
      store.setStyle(.dark, animated: true)
      #expect(!controller.durations.isEmpty && controller.durations.allSatisfy { $0 == 0 })
    }
  }
}

extension UITabBarController {
  fileprivate func layoutIfLoaded() { viewIfLoaded?.layoutIfNeeded() }
}

/// An item that counts the images that are set on it.
private final class WrittenItem: UITabBarItem {
  var writes = 0

  override var image: UIImage? { didSet { writes += 1 } }
  override var selectedImage: UIImage? { didSet { writes += 1 } }
}

/// A controller that records the durations of the animations in which its traits change.
private final class DurationController: UITabBarController {
  var durations: [Double] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    durations.append(UIView.inheritedAnimationDuration)
  }
}
#endif
