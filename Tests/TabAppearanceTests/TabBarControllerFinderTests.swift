#if !canImport(UIKit)
import Foundation
import HeadlessUIKit
import TabAppearance
import Testing

/// Tests of the tab bar controller to which a finder gives its theme, in hierarchies of controllers
/// such as SwiftUI's.
///
/// SwiftUI's hierarchies are from public reports (swiftui-introspect, LNPopupUI#59): a hosting
/// controller has the controller of a `TabView`, and that of a view behind it, among its children.
/// The tests show what the finder does in such a hierarchy, not that iOS has the hierarchy.
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

  // Traits change before the end of the pass in which SwiftUI replaces the controller.
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

  // The content of a sheet or a full-screen cover has no parent (documented): its hierarchy ends at
  // its root.
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

  // FB12795690: a TabView in page style has no tab bar controller, and its views may not get
  // `viewWillAppear`.
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
#endif
