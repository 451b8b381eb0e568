#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import TabControls
import TabDevices
import TabSnapshots
import Testing

/// Tests of an app for a shop: seven tabs, two of which require a login, on a custom bar with a
/// button for a new post.
@MainActor
struct ShopAppTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var os: Int

    /// Whether the controller is a `ThemedTabBarController` rather than a `UITabBarController`.
    var isThemed: Bool

    /// Whether the tabs are `UITab` objects rather than view controllers.
    var usesTabs: Bool

    var testDescription: String {
      "iOS \(os), \(isThemed ? "themed" : "plain"), \(usesTabs ? "tabs" : "view controllers")"
    }

    static let all = [15, 17, 18, 26].flatMap { os in
      [true, false].flatMap { isThemed in
        (os < 18 ? [false] : [false, true]).map {
          Setting(os: os, isThemed: isThemed, usesTabs: $0)
        }
      }
    }
  }

  @Test(arguments: Setting.all)
  func `a day in the shop`(setting: Setting) throws {
    let configuration = TabSnapshotConfiguration.iPhone16(os: .init(setting.os))
    let shop = Shop(setting)
    try withTabSnapshotScreen(showing: shop.start(), on: configuration) { screen in
      try shop.meetsGates(on: screen)
      try shop.pushesAndPops(on: screen)
      try shop.turnsAndDarkens(on: screen)
      try shop.hearsFromTheServer(on: screen)
      try shop.changesItsTabs(on: screen)
      shop.detaches(screen)
    }
  }
}

/// The shop's controller, with methods for actions of its users and its server.
@MainActor
private final class Shop {
  private let setting: ShopAppTests.Setting
  private let controller: UITabBarController
  private let app = ShopDelegate()
  private var isLoggedIn = false
  private var logins: [Int] = []
  private var posts = 0
  private var pages: [String: UINavigationController] = [:]

  private var controls: TabBarControls { controller.tabBarControls }

  init(_ setting: ShopAppTests.Setting) {
    self.setting = setting
    controller = setting.isThemed ? ThemedTabBarController() : UITabBarController()
  }

  /// Sets up the app as at launch: controls first, the delegate last.
  func start() -> UITabBarController {
    setTabs(["home", "search", "cart", "inbox", "orders", "gifts", "me"])
    controller.applyTheme(
      TabBarTheme(
        name: "Shop",
        bar: .init(
          background: .opaque,
          backgroundColor: .value(.dynamic(light: "#FFFFFF", dark: "#202020"))
        )
      )
    )
    controls.customBar = CustomTabBar(layout: TabBarLayout(itemPositioning: .scrolling()))
    controls.centerButton = .center(
      systemImage: "plus",
      label: "New post",
      position: .init(constant: -40)
    ) { [weak self] in self?.posts += 1 }
    controls.badges["inbox"] = .count(3)
    let gates = TabBarGates()
    (gates["cart"], gates["orders"]) = (.login, .login)
    gates.isLoggedIn = { [weak self] in self?.isLoggedIn ?? false }
    gates.onLogin = { [weak self] in self?.logins.append($0.index) }
    controls.gates = gates
    controller.delegate = app
    return controller
  }

  private func setTabs(_ names: [String]) {
    for name in names where pages[name] == nil {
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      pages[name] = UINavigationController(rootViewController: page)
    }
    if setting.usesTabs, #available(iOS 18, *) {
      let known = Dictionary(uniqueKeysWithValues: controller.tabs.map { ($0.identifier, $0) })
      controller.tabs = names.map { name in
        known[name]
          ?? UITab(title: name.capitalized, image: UIImage(systemName: "star"), identifier: name) {
            [page = pages[name]] _ in page ?? UIViewController()
          }
      }
      return
    }
    controller.viewControllers = names.compactMap { name in
      let page = pages[name]
      if page?.tabBarItem.accessibilityIdentifier == nil {
        let item = UITabBarItem(
          title: name.capitalized,
          image: UIImage(systemName: "star"),
          tag: 0
        )
        item.accessibilityIdentifier = name
        page?.tabBarItem = item
      }
      return page
    }
  }

  private var isBarShown: Bool {
    var view: UIView? = controls.customBar
    while let current = view {
      if current.isHidden || current.alpha == 0 { return false }
      view = current.superview
    }
    return controls.customBar?.window != nil
  }

  func meetsGates(on screen: TabSnapshotScreen) throws {
    try screen.tap(.label("Cart"))
    #expect(logins == [2])
    #expect(controller.selectedIndex == 0)
    #expect(app.selected == [])
    try screen.tap(.label("Search"))
    #expect(controller.selectedIndex == 1)
    isLoggedIn = true
    try screen.tap(.label("Cart"))
    #expect(logins == [2])
    #expect(controller.selectedIndex == 2)
    #expect(app.selected == ["search", "cart"])
    try screen.tap(.label("New post"))
    #expect(posts == 1)
    #expect(controller.selectedIndex == 2)
  }

  func pushesAndPops(on screen: TabSnapshotScreen) throws {
    let cart = try #require(pages["cart"])
    let checkout = UIViewController()
    checkout.hidesBottomBarWhenPushed = true
    cart.pushViewController(checkout, animated: true)
    screen.advance(by: 1)
    #expect(!isBarShown)
    #expect(throws: TabSnapshotError.self) { try screen.tap(.label("New post")) }
    let finish = try #require(cart.simulateInteractivePop())
    screen.advance(by: 0.1)
    finish(false)
    screen.advance(by: 1)
    #expect(!isBarShown)
    cart.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(isBarShown)
    let plain = UIViewController()
    cart.pushViewController(plain, animated: true)
    screen.advance(by: 1)
    #expect(isBarShown)
    #expect(plain.view.safeAreaInsets.bottom >= 49)
    try screen.tap(.label("Cart"))
    screen.advance(by: 1)
    #expect(cart.viewControllers.count == 1)
  }

  func turnsAndDarkens(on screen: TabSnapshotScreen) throws {
    let window = try #require(controller.view.window)
    window.device = DeviceScreen.all.first { $0.name == "iPhone 16" }
    let upright = controls.itemFrames(in: window)
    window.simulateRotation(to: .landscape)
    screen.advance(by: 0)
    let wide = try #require(controls.itemFrames(in: window))
    #expect(wide.frames[0].width > upright?.frames[0].width ?? 0)
    try screen.tap(.label("Search"))
    #expect(controller.selectedIndex == 1)
    window.simulateRotation(to: .portrait)
    screen.advance(by: 0)
    #expect(controls.itemFrames(in: window) == upright)
    let light = window.displayList()
    window.overrideUserInterfaceStyle = .dark
    screen.advance(by: 0)
    #expect(window.displayList() != light)
    window.overrideUserInterfaceStyle = .unspecified
    screen.advance(by: 0)
    #expect(window.displayList() == light)
  }

  func hearsFromTheServer(on screen: TabSnapshotScreen) throws {
    controls.badges["inbox"] = .count(120)
    controls.badges.maximum = 99
    screen.advance(by: 0)
    #expect(badge(of: "inbox") == "99+")
    setBadge(of: "inbox", to: "7")
    screen.advance(by: 0)
    #expect(controls.badges["inbox"] == .count(7))
    setBadge(of: "inbox", to: nil)
    screen.advance(by: 0)
    #expect(controls.badges["inbox"] == nil)
    controls.badges["me"] = .count(1)
    screen.advance(by: 0)
    #expect(badge(of: "me") == "1")
  }

  func changesItsTabs(on screen: TabSnapshotScreen) throws {
    setTabs(["home", "search", "orders", "cart", "me"])
    screen.advance(by: 0)
    // Badges and gates moved with their tabs.
    #expect(badge(of: "me") == "1")
    isLoggedIn = false
    try screen.tap(.label("Orders"))
    #expect(logins == [2, 2])
    try screen.tap(.label("Cart"))
    #expect(logins == [2, 2, 3])
    try screen.tap(.label("Me"))
    #expect(controller.selectedIndex == 4)
    #expect(app.selected.last == "me")
  }

  func detaches(_ screen: TabSnapshotScreen) {
    setBadge(of: "home", to: "own")
    controls.detach()
    screen.advance(by: 0)
    #expect(controller.delegate === app)
    #expect(!controller.tabBar.isHidden)
    #expect(badge(of: "me") == nil)
    #expect(badge(of: "home") == "own")
    #expect(pages.values.allSatisfy { $0.delegate == nil })
    #expect(pages.values.allSatisfy { $0.additionalSafeAreaInsets == .zero })
    // The controller has UIKit's bar again, without gates.
    #expect(controller.selectedIndex == 4)
    #expect(controls.diagnostics.isEmpty)
  }

  private func badge(of name: String) -> String? {
    if setting.usesTabs, #available(iOS 18, *) {
      return controller.tabs.first { $0.identifier == name }?.badgeValue
    }
    return pages[name]?.tabBarItem.badgeValue
  }

  private func setBadge(of name: String, to text: String?) {
    if setting.usesTabs, #available(iOS 18, *) {
      controller.tabs.first { $0.identifier == name }?.badgeValue = text
    } else {
      pages[name]?.tabBarItem.badgeValue = text
    }
  }
}

/// The app's delegate, which logs selections.
private final class ShopDelegate: NSObject, UITabBarControllerDelegate {
  var selected: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    let item = viewController.tabBarItem
    selected.append(item?.accessibilityIdentifier ?? item?.title?.lowercased() ?? "")
  }
}
#endif
