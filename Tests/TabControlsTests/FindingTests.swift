import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

/// Tests of finders in a hosting controller, by which a view of SwiftUI sets controls.
@MainActor
struct FindingTests {
  private func host(_ finders: TabBarControllerFinder...) -> (UIWindow, UIViewController) {
    let window = UIWindow.simulated(device: SimulatedDevice.all[0])
    let host = UIViewController()
    window.rootViewController = host
    for finder in finders { embed(finder, in: host) }
    window.makeKeyAndVisible()
    return (window, host)
  }

  private func embed(_ child: UIViewController, in host: UIViewController) {
    host.addChild(child)
    if child is UITabBarController { child.view.frame = host.view.bounds }
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    host.view.window?.layoutIfNeeded()
  }

  private func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Cart"].map { title in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return child
    }
    return tabs
  }

  @Test func `a view sets controls up once for each controller, and updates them`() {
    ControlsPlace(os: 18).run {
      let finder = TabBarControllerFinder()
      let (window, host) = host(finder)
      var setUps: [UITabBarController] = []
      @MainActor func update(count: Int) {
        finder.update(
          to: .controls { controls in
            setUps.append(controls.controller!)
            controls.reselection = TabBarReselection()
          } update: { controls in
            controls.badges[1] = .count(count)
          }
        )
        window.layoutIfNeeded()
      }
      update(count: 3)
      let tabs = makeTabs()
      embed(tabs, in: host)
      update(count: 3)
      #expect(setUps == [tabs])
      #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == "3")
      update(count: 4)
      #expect(setUps == [tabs])
      #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == "4")
      #expect(tabs.tabBarControls.diagnostics.isEmpty)

      // SwiftUI creates another controller when the size class changes.
      let other = makeTabs()
      tabs.willMove(toParent: nil)
      tabs.view.removeFromSuperview()
      tabs.removeFromParent()
      embed(other, in: host)
      update(count: 5)
      #expect(setUps == [tabs, other])
      #expect(other.viewControllers?[1].tabBarItem.badgeValue == "5")
      #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == nil)
      #expect(tabs.tabBarControls.reselection == nil)
    }
  }

  @Test func `the controls stay until the last view goes away, and a theme is its own matter`() {
    ControlsPlace(os: 18).run {
      let (outer, inner) = (TabBarControllerFinder(), TabBarControllerFinder())
      let theme = TabBarControllerFinder()
      let tabs = makeTabs()
      let (window, host) = host(outer, inner, theme)
      embed(tabs, in: host)
      theme.update(
        to: .theme(TabBarTheme(name: "Red", tintColor: "#FF0000"), style: nil, assets: nil)
      )
      outer.update(
        to: .controls { _ in
        } update: {
          $0.badges[0] = .count(1)
        }
      )
      inner.update(
        to: .controls { _ in
        } update: {
          $0.badges[1] = .count(2)
        }
      )
      window.layoutIfNeeded()
      #expect(tabs.tabBar.items?.map(\.badgeValue) == ["1", "2"])
      theme.update(to: nil)
      #expect(tabs.tabBarTheme == nil)
      #expect(tabs.tabBar.items?.map(\.badgeValue) == ["1", "2"])
      inner.update(to: nil)
      window.layoutIfNeeded()
      #expect(tabs.tabBar.items?.first?.badgeValue == "1")
      outer.update(to: nil)
      window.layoutIfNeeded()
      #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, nil])
    }
  }
}
