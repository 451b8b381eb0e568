#if !canImport(UIKit)
import Foundation
import HeadlessUIKit
import TabAppearance
import Testing

/// Which tab bar controller a finder gives its theme to, in trees of controllers as SwiftUI makes
/// them.
///
/// SwiftUI's own trees are public reports (swiftui-introspect, LNPopupUI#59): a hosting controller
/// has the controller of a `TabView`, and that of a view behind it, among its children. The stand-in
/// shows what the finder does with such a tree, not that iOS has it.
@MainActor
struct TabBarControllerFinderTests {
  static let red = TabBarTheme(name: "Red", tintColor: "#FF0000")
  static let blue = TabBarTheme(name: "Blue", tintColor: "#0000FF")

  let host = UIViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tabs = UITabBarController.fixture()
  let finder = TabBarControllerFinder()

  private func show() {
    window.rootViewController = host
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `finds the controller beside it, even if it was there first`() {
    finder.update(to: .red)
    host.embed(finder)
    #expect(tabs.tabBarTheme == nil)
    host.embed(tabs)
    show()
    #expect(tabs.tabBarTheme == Self.red)
    #expect(finder.view.frame.size == .zero)
  }

  @Test func `the first picture has the theme`() {
    let usual = picture(of: .fixture())
    let themed = UITabBarController.fixture()
    themed.applyTheme(Self.red)
    finder.update(to: .red)
    host.embed(finder)
    let first = picture(of: tabs)
    #expect(first == picture(of: themed))
    #expect(first != usual)
  }

  private func picture(of tabs: UITabBarController) -> Data {
    host.embed(tabs)
    show()
    let picture = UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    tabs.leave()
    return picture
  }

  @Test func `a store's themes reach the bar without an update`() {
    let store = TabBarThemeStore()
    store.select(Self.red)
    finder.update(to: .store(store))
    host.embed(finder)
    host.embed(tabs)
    show()
    #expect(tabs.tabBarTheme == Self.red)
    store.select(Self.blue)
    store.style = .dark
    #expect(tabs.tabBarTheme == Self.blue)
    #expect(tabs.overrideUserInterfaceStyle == .dark)
    finder.update(to: nil)
    #expect(tabs.tabBarTheme == nil)
    #expect(tabs.overrideUserInterfaceStyle == .unspecified)
    #expect(tabs.tabBar.tintColor == UITabBar().tintColor)
    store.select(Self.red)
    #expect(tabs.tabBarTheme == nil, "the store has left it alone")
  }

  // LNPopupUI#59: iOS 18 replaces the controller whenever the size class changes.
  @Test(arguments: [true, false])
  func `finds the controller that replaces another, and takes the theme from that`(
    comesAfterUpdate: Bool
  ) {
    finder.update(to: .red)
    host.embed(finder)
    host.embed(tabs)
    show()
    if comesAfterUpdate { finder.update(to: .red) }
    tabs.leave()
    let new = UITabBarController.fixture()
    host.embed(new)
    if !comesAfterUpdate { finder.update(to: .red) }
    window.layoutIfNeeded()
    #expect(new.tabBarTheme == Self.red)
    #expect(tabs.tabBarTheme == nil)
  }

  @Test func `while both are there, takes the one in front`() {
    finder.update(to: .red)
    host.embed(finder)
    host.embed(tabs)
    show()
    let new = UITabBarController.fixture()
    host.embed(new)
    finder.update(to: .red)
    #expect(new.tabBarTheme == Self.red)
    #expect(tabs.tabBarTheme == nil)
  }

  // Traits change before the pass in which SwiftUI replaces the controller has ended.
  @Test func `looks again after a change of the size class, without an update`() {
    finder.update(to: .red)
    host.embed(finder)
    host.embed(tabs)
    show()
    host.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: finder
    )
    tabs.leave()
    let new = UITabBarController.fixture()
    host.embed(new)
    window.layoutIfNeeded()
    #expect(new.tabBarTheme == Self.red)
  }

  @Test(arguments: [false, true])
  func `inside a tab, finds the controller around it`(isOnStack: Bool) throws {
    let page = UIViewController()
    page.embed(finder)
    tabs.viewControllers?[1] = isOnStack ? UINavigationController(rootViewController: page) : page
    host.embed(tabs)
    show()
    finder.update(to: .red)
    #expect(tabs.tabBarTheme == Self.red)
  }

  @Test func `of two beside each other, each finder finds the one at its place`() {
    let panes = [(tabs, finder), (UITabBarController.fixture(), TabBarControllerFinder())]
    let themes = [Self.red, Self.blue]
    for (index, (tabs, finder)) in panes.enumerated() {
      finder.update(to: .theme(themes[index], style: nil, assets: nil))
      let pane = CGRect(x: CGFloat(index) * 195, y: 0, width: 195, height: 844)
      host.embed(finder, at: CGRect(x: pane.midX, y: pane.midY, width: 0, height: 0))
      host.embed(tabs, at: pane)
    }
    show()
    #expect(panes.map(\.0.tabBarTheme) == themes)
    panes[0].1.update(to: nil)
    #expect(panes.map(\.0.tabBarTheme) == [nil, Self.blue])
  }

  @Test func `finds the controller on a navigation stack below`() {
    let root = UIViewController()
    root.embed(tabs)
    finder.update(to: .red)
    host.embed(finder)
    host.embed(UINavigationController(rootViewController: root))
    show()
    #expect(tabs.tabBarTheme == Self.red)
  }

  @Test func `the nearer of two wins`() {
    let deep = UIViewController()
    let far = UITabBarController.fixture()
    deep.embed(far)
    host.embed(deep)
    host.embed(tabs)
    host.embed(finder)
    finder.update(to: .red)
    show()
    #expect(tabs.tabBarTheme == Self.red)
    #expect(far.tabBarTheme == nil)
  }

  @Test(arguments: [true, false])
  func `the theme goes with the finder`(isDismantled: Bool) {
    let tint = tabs.tabBar.tintColor
    finder.update(to: .theme(Self.red, style: .dark, assets: nil))
    host.embed(finder)
    host.embed(tabs)
    show()
    #expect(tabs.tabBar.tintColor == .red)
    #expect(tabs.overrideUserInterfaceStyle == .dark)
    if isDismantled { finder.update(to: nil) } else { finder.leave() }
    #expect(tabs.tabBarTheme == nil)
    #expect(tabs.tabBar.tintColor == tint)
    #expect(tabs.overrideUserInterfaceStyle == .unspecified)
  }

  // What a sheet or a full-screen cover shows has no parent (documented): its tree ends at its root.
  @Test func `nothing in a sheet without tabs has an effect on the tabs below it`() {
    host.embed(tabs)
    show()
    let (sheet, above) = (UIViewController(), UIWindow(frame: window.frame))
    sheet.embed(finder)
    above.rootViewController = sheet
    above.makeKeyAndVisible()
    finder.update(to: .red)
    above.layoutIfNeeded()
    #expect(tabs.tabBarTheme == nil)
  }

  // FB12795690: a TabView in page style has no tab bar controller, and its views may not hear of
  // viewWillAppear.
  @Test func `does nothing where there is no tab bar`() {
    let page = UIViewController()
    host.embed(page)
    page.embed(finder)
    finder.update(to: .red)
    show()
    finder.update(to: nil)
    host.embed(tabs)
    window.layoutIfNeeded()
    #expect(tabs.tabBarTheme == nil)
  }
}

/// Which of several themes a bar has, and what it has after them.
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

  // AppliedTabBarTheme.revert() goes back by one theme; what is wanted is what was before the first.
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

  // SwiftUI writes items at a change of tabs or of a badge (swiftui-introspect, issue 27).
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
    #expect(kept.tabBarTheme == red, "nobody has said that it goes")
    finder.update(to: .theme(blue, style: nil, assets: nil))
    finder.update(to: nil)
    #expect(kept.tabBarTheme == nil)
  }
}

extension TabBarControllerFinder.Source? {
  @MainActor fileprivate static var red: Self {
    .theme(TabBarControllerFinderTests.red, style: nil, assets: nil)
  }
}

extension UIViewController {
  /// Contains a controller as a hosting controller does: in its place, or else in all of the view.
  fileprivate func embed(_ child: UIViewController, at frame: CGRect? = nil) {
    addChild(child)
    if let frame {
      child.view.frame = frame
    } else if !(child is TabBarControllerFinder) {
      child.view.frame = view.bounds
    }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Leaves the controller that contains this one.
  fileprivate func leave() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
#endif
