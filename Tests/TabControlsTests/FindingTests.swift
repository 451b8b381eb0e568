import HeadlessUIKit
import TabAppearance
import TabDevices
import TabUIKit
import Testing

@testable import TabControls

/// Tests of finders in a hosting controller, by which a view of SwiftUI sets controls.
@MainActor
struct FindingTests {
  private func host(_ finders: TabBarControllerFinder...) -> (UIWindow, UIViewController) {
    let window = UIWindow.simulated(device: DeviceScreen.all[0])
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
      // Items of a bar outside of a window aren't written.
      #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == "4")
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
  // SwiftUI writes the items when a tab is selected: a badge set through UIKit "disappears"
  // (SwiftUI-Introspect #27).
  @Test func `a badge that SwiftUI removes is set again, and a writer without end is left alone`() {
    ControlsPlace(os: 18).run {
      let finder = TabBarControllerFinder()
      let tabs = makeTabs()
      let (window, host) = host(finder)
      embed(tabs, in: host)
      finder.update(
        to: .controls { _ in
        } update: {
          $0.badges[1] = .count(3)
        }
      )
      window.layoutIfNeeded()
      let item = tabs.viewControllers?[1].tabBarItem
      #expect(item?.badgeValue == "3")
      for _ in 0..<2 {
        item?.badgeValue = nil
        SimulatedClock.current.advance(by: 0)
        #expect(item?.badgeValue == "3")
        SimulatedClock.current.advance(by: 2)
      }
      // Another writer that answers each write.
      var writes = 0
      let writer = item.map { item in
        ChangeObservation(item) { [weak item] in
          guard item?.badgeValue != nil, writes < 100 else { return }
          writes += 1
          SimulatedEvent.onNextTurn { item?.badgeValue = nil }
        }
      }
      item?.badgeValue = nil
      SimulatedClock.current.advance(by: 5)
      #expect(writes <= 4)
      #expect(
        tabs.tabBarControls.diagnostics.map(\.message).contains {
          $0.contains("3 times in a second")
        }
      )
      _ = writer
    }
  }

  // react-native-screens #3940: a write to an item of a bar that is torn down stops the app.
  @Test func `controls that go outside of a window write no item until the bar is in one again`() {
    ControlsPlace(os: 18).run {
      let tabs = makeTabs()
      let (window, host) = host()
      embed(tabs, in: host)
      let items = tabs.tabBar.items ?? []
      tabs.tabBarControls.badges[1] = .count(3)
      tabs.tabBarControls.raisedIconOffsets = [0: 10]
      window.layoutIfNeeded()
      tabs.view.removeFromSuperview()
      var writes = 0
      let observations = items.map { ChangeObservation($0) { writes += 1 } }
      tabs.tabBarControls.detach()
      #expect(writes == 0 && items[1].badgeValue == "3")
      host.view.addSubview(tabs.view)
      SimulatedClock.current.advance(by: 0)
      #expect(items[1].badgeValue == nil && items[0].imageInsets == .zero)
      // New controls don't lose to those that wait.
      tabs.tabBarControls.badges[1] = .count(4)
      tabs.view.removeFromSuperview()
      tabs.tabBarControls.detach()
      tabs.tabBarControls.badges[0] = .count(5)
      host.view.addSubview(tabs.view)
      SimulatedClock.current.advance(by: 0)
      #expect(items.map(\.badgeValue) == ["5", nil])
      _ = observations
    }
  }
}
