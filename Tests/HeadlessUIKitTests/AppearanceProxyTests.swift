import Foundation
import Testing

@testable import HeadlessUIKit

/// Tests of appearance proxies, by Apple's documentation of UIAppearance and public call logs.
@MainActor struct AppearanceProxyTests {
  /// Runs an operation with appearance proxies that no other test can change.
  private func withProxies(_ operation: () -> Void) {
    AppearanceProxies().run(operation)
  }

  private func enter(_ view: UIView, style: UIUserInterfaceStyle = .light) -> UIWindow {
    let window = UIWindow.simulated(device: .usual(for: .phone), style: style)
    window.addSubview(view)
    return window
  }

  // "iOS applies appearance changes when a view enters a window, it doesn't change the appearance of a view that's
  // already in a window."
  @Test func `a bar gets its proxy's values when it enters a window`() {
    withProxies {
      UITabBar.appearance().barTintColor = .red
      let bar = UITabBar()
      #expect(bar.barTintColor == nil)
      let window = enter(bar)
      #expect(bar.barTintColor == .red)
      UITabBar.appearance().barTintColor = .green
      #expect(bar.barTintColor == .red)
      bar.removeFromSuperview()
      window.addSubview(bar)
      #expect(bar.barTintColor == .green)
    }
  }

  @Test func `equal classes, containers and traits have the same proxy`() {
    withProxies {
      #expect(UITabBar.appearance() === UITabBar.appearance())
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UITabBar.appearance(for: dark) === UITabBar.appearance(for: dark))
      #expect(UITabBar.appearance(for: dark) !== UITabBar.appearance())
    }
  }

  // Public articles on the private recorder of setters: it never overrides a value set on the object itself.
  @Test func `a bar keeps values set on itself, even defaults`() {
    withProxies {
      UITabBar.appearance().isTranslucent = false
      UITabBar.appearance().tintColor = .red
      let bar = UITabBar()
      bar.isTranslucent = true
      let window = enter(bar)
      #expect(bar.isTranslucent)
      #expect(bar.tintColor == .red)
      #expect(window.tintColor == .systemBlue)
    }
  }

  // The order in a public call log: willMove(toWindow:), the setters, didMoveToWindow.
  @Test func `setters run between the two calls about the window`() {
    final class Bar: UITabBar {
      var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) { log.append("will move") }
      override var barTintColor: UIColor? { didSet { log.append("set") } }
      override func didMoveToWindow() { log.append("did move") }
    }
    withProxies {
      UITabBar.appearance().barTintColor = .red
      let bar = Bar()
      let window = enter(bar)
      #expect(bar.log == ["will move", "set", "did move"])
      #expect(bar.window === window)
    }
  }

  /// Setters on a proxy, and whether a bar that was in a window has the value.
  private nonisolated static let properties:
    [(String, @MainActor @Sendable (UITabBar) -> Void, @MainActor @Sendable (UITabBar) -> Bool)] = [
      ("backgroundColor", { $0.backgroundColor = .red }, { $0.backgroundColor == .red }),
      ("backgroundImage", { $0.backgroundImage = UIImage() }, { $0.backgroundImage != nil }),
      ("barStyle", { $0.barStyle = .black }, { $0.barStyle == .black }),
      ("barTintColor", { $0.barTintColor = .red }, { $0.barTintColor == .red }),
      ("clipsToBounds", { $0.clipsToBounds = true }, { $0.clipsToBounds }),
      ("isTranslucent", { $0.isTranslucent = false }, { !$0.isTranslucent }),
      ("itemPositioning", { $0.itemPositioning = .fill }, { $0.itemPositioning == .fill }),
      ("itemSpacing", { $0.itemSpacing = 7 }, { $0.itemSpacing == 7 }),
      ("itemWidth", { $0.itemWidth = 70 }, { $0.itemWidth == 70 }),
      (
        "scrollEdgeAppearance", { $0.scrollEdgeAppearance = UITabBarAppearance() },
        { $0.scrollEdgeAppearance != nil }
      ),
      (
        "unselectedItemTintColor", { $0.unselectedItemTintColor = .red },
        { $0.unselectedItemTintColor == .red }
      ),
      (
        "selectionIndicatorImage", { $0.selectionIndicatorImage = UIImage() },
        { $0.selectionIndicatorImage != nil }
      ),
      ("shadowImage", { $0.shadowImage = UIImage() }, { $0.shadowImage != nil }),
      (
        "standardAppearance",
        {
          let appearance = UITabBarAppearance()
          appearance.backgroundColor = .red
          $0.standardAppearance = appearance
        },
        { $0.standardAppearance.backgroundColor == .red }
      ),
      ("tintColor", { $0.tintColor = .red }, { $0.tintColor == .red }),
    ]

  @Test(arguments: properties.indices)
  func `every property of a bar is handed on`(index: Int) {
    let (name, set, isSet) = Self.properties[index]
    withProxies {
      set(UITabBar.appearance())
      let bar = UITabBar()
      let window = enter(bar)
      #expect(isSet(bar), "\(name)")
      #expect(bar.window === window)
    }
  }

  @Test func `bars are drawn with the appearance of their proxy`() {
    withProxies {
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      UITabBar.appearance().standardAppearance = appearance
      UITabBar.appearance().scrollEdgeAppearance = appearance
      let controller = TabBarFixture.controller(tabs: 2)
      let window = TabBarFixture.window(showing: controller)
      #expect(controller.tabBar.standardAppearance == appearance)
      #expect(controller.tabBar.standardAppearance !== appearance)
      let plain = UITabBarAppearance()
      controller.tabBar.standardAppearance = plain
      controller.tabBar.scrollEdgeAppearance = appearance
      #expect(window.rootViewController?.tabBarController == nil)
      #expect(controller.tabBar.standardAppearance == plain)
    }
  }

  // MARK: - Items

  @Test func `items get their proxy's values when a bar shows them in a window`() {
    withProxies {
      UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
      UITabBarItem.appearance().badgeColor = .green
      UITabBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .selected)
      UITabBarItem.appearance().setBadgeTextAttributes([.kern: 3], for: .normal)
      let own = UITabBarItem(title: "Own", image: nil, tag: 1)
      own.badgeColor = .red
      let bar = UITabBar()
      bar.items = [own]
      #expect(own.titlePositionAdjustment == .zero)
      let window = enter(bar)
      let late = UITabBarItem(title: "Late", image: nil, tag: 2)
      bar.items = [own, late]
      for item in [own, late] {
        #expect(item.titlePositionAdjustment.vertical == -3)
        #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 3)
        #expect(item.titleTextAttributes(for: .normal) == nil)
      }
      #expect(own.badgeColor == .red)
      #expect(late.badgeColor == .green)
      #expect(bar.window === window)
    }
  }

  @Test func `new items don't reapply proxies to a bar or its other items`() {
    withProxies {
      let (bar, first, second) = (UITabBar(), UITabBarItem(), UITabBarItem())
      bar.items = [first]
      let window = enter(bar)
      UITabBar.appearance().barTintColor = .red
      UITabBarItem.appearance().badgeColor = .green
      bar.items = [first, second]
      #expect(bar.barTintColor == nil)
      #expect(first.badgeColor == nil)
      #expect(second.badgeColor == .green)
      #expect(bar.window === window)
    }
  }

  @Test func `new buttons don't reapply proxies to a navigation bar or its other buttons`() {
    withProxies {
      let root = UIViewController()
      let first = UIBarButtonItem(title: "First")
      root.navigationItem.leftBarButtonItem = first
      let navigation = UINavigationController(rootViewController: root)
      let window = TabBarFixture.window(showing: navigation)
      UINavigationBar.appearance().barTintColor = .red
      UIBarButtonItem.appearance().tintColor = .green
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Second")
      #expect(navigation.navigationBar.barTintColor == nil)
      #expect(first.tintColor == nil)
      #expect(root.navigationItem.rightBarButtonItem?.tintColor == .green)
      #expect(window.rootViewController === navigation)
    }
  }

  @Test func `a navigation bar and its buttons get their proxies' values`() {
    withProxies {
      let appearance = UINavigationBarAppearance()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UIBarButtonItem.appearance().tintColor = .green
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      let navigation = UINavigationController(rootViewController: root)
      let window = TabBarFixture.window(showing: navigation)
      #expect(navigation.navigationBar.standardAppearance == appearance)
      #expect(navigation.navigationBar.backgroundImage(for: .default) != nil)
      #expect(root.navigationItem.rightBarButtonItem?.tintColor == .green)
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Late")
      #expect(root.navigationItem.leftBarButtonItem?.tintColor == .green)
      #expect(window.rootViewController === navigation)
    }
  }

  // MARK: - Which proxy counts

  final class Plain: UIView {}
  final class Special: UIView {}
  final class AppBar: UITabBar {}

  @Test func `a proxy for containers counts inside of them only`() {
    withProxies {
      UITabBar.appearance(whenContainedInInstancesOf: [Special.self]).barTintColor = .red
      let (inside, outside, special, plain) = (UITabBar(), UITabBar(), Special(), Plain())
      special.addSubview(inside)
      plain.addSubview(outside)
      let windows = [enter(special), enter(plain)]
      #expect(inside.barTintColor == .red)
      #expect(outside.barTintColor == nil)
      #expect(windows.allSatisfy { $0.subviews.count == 1 })
    }
  }

  @Test func `a controller is a container`() {
    withProxies {
      UITabBar.appearance(whenContainedInInstancesOf: [UITabBarController.self]).barTintColor = .red
      let controller = TabBarFixture.controller(tabs: 2)
      let window = TabBarFixture.window(showing: controller)
      #expect(controller.tabBar.barTintColor == .red)
      #expect(window.rootViewController === controller)
    }
  }

  // "In any given view hierarchy, the outermost appearance proxy wins. Specificity (depth of the chain) is the
  // tie-breaker."
  @Test(arguments: [
    ([["Special"], ["Plain"]], "Plain"),
    ([["Plain"], ["Special"]], "Plain"),
    ([["Plain"], ["Special", "Plain"]], "Special Plain"),
    ([["Special", "Plain"], ["Plain"]], "Special Plain"),
    ([["Plain", "Special"], ["Special"]], "Special"),
    ([[], ["Special"]], "Special"),
    ([["Special"], []], "Special"),
  ])
  func `the outermost container wins, then the longer chain`(chains: [[String]], winner: String) {
    let types: [String: any UIAppearanceContainer.Type] = [
      "Plain": Plain.self, "Special": Special.self,
    ]
    withProxies {
      for (index, chain) in chains.enumerated() {
        let containers = chain.compactMap { types[$0] }
        UITabBar.appearance(whenContainedInInstancesOf: containers).itemWidth = CGFloat(index + 1)
      }
      let (outer, inner, bar) = (Plain(), Special(), UITabBar())
      outer.addSubview(inner)
      inner.addSubview(bar)
      let window = enter(outer)
      let index = Int(bar.itemWidth) - 1
      #expect(chains.indices.contains(index))
      #expect(chains[max(0, index)].joined(separator: " ") == winner)
      #expect(bar.window === window)
    }
  }

  @Test func `a subclass has a separate proxy, which overrides that of the class`() {
    withProxies {
      AppBar.appearance().barTintColor = .red
      UITabBar.appearance().barTintColor = .green
      UITabBar.appearance().itemWidth = 50
      let (special, plain) = (AppBar(), UITabBar())
      let windows = [enter(special), enter(plain)]
      #expect(special.barTintColor == .red)
      #expect(special.itemWidth == 50)
      #expect(plain.barTintColor == .green)
      #expect(windows.count == 2)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a proxy for traits applies to bars with these traits`(style: UIUserInterfaceStyle) {
    withProxies {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UITabBar.appearance(for: dark).barTintColor = .red
      UITabBar.appearance().barTintColor = .green
      let bar = UITabBar()
      let window = enter(bar, style: style)
      #expect(bar.barTintColor == (style == .dark ? .red : .green))
      #expect(bar.window === window)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [true, false])
  func `a proxy for traits and containers requires both`(
    style: UIUserInterfaceStyle,
    isInside: Bool
  ) {
    withProxies {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let containers = [Special.self]
      UITabBar.appearance(for: dark, whenContainedInInstancesOf: containers).itemWidth = 7
      UITabBarItem.appearance(for: dark, whenContainedInInstancesOf: containers).badgeColor = .red
      UINavigationBar.appearance(for: dark, whenContainedInInstancesOf: containers)
        .barTintColor = .red
      UIBarButtonItem.appearance(for: dark, whenContainedInInstancesOf: containers)
        .tintColor = .red
      let (bar, navigationBar) = (UITabBar(), UINavigationBar())
      bar.items = [UITabBarItem(title: "Item", image: nil, tag: 0)]
      let button = UIBarButtonItem()
      navigationBar.items = [UINavigationItem(title: "Item")]
      navigationBar.items?.first?.rightBarButtonItem = button
      let container = isInside ? Special() : Plain()
      container.addSubview(bar)
      container.addSubview(navigationBar)
      let window = enter(container, style: style)
      let isMeant = isInside && style == .dark
      #expect(bar.itemWidth == (isMeant ? 7 : 0))
      #expect(bar.items?.first?.badgeColor == (isMeant ? .red : nil))
      #expect(navigationBar.barTintColor == (isMeant ? .red : nil))
      #expect(button.tintColor == (isMeant ? .red : nil))
      #expect(bar.window === window)
    }
  }
}
