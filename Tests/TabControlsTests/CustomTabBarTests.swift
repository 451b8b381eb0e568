import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct CustomTabBarTests {
  @Test(arguments: ControlsPlace.all)
  func `S0-02: without configuration the bar is ours, with images above titles`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      #expect(fixture.controls.shownBar === bar)
      #expect(bar.layout.imagePlacement == .top)
      #expect(fixture.controls.itemFrames(in: fixture.window)?.source == .customBar)
      for button in bar.buttons {
        #expect(button.imageView.frame.maxY <= button.titleLabel.frame.minY)
        #expect(button.imageView.frame.midX.distance(to: button.bounds.midX).magnitude <= 0.5)
      }
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-03: a raisedIconOffset moves the image of an item up, not its size, nor the title`(
    place: ControlsPlace
  ) throws {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      let (image, title) = (bar.buttons[2].imageView.frame, bar.buttons[2].titleLabel.frame)
      fixture.controls.raisedIconOffsets = [2: 30]
      fixture.layOut()
      #expect(bar.buttons[2].imageView.frame == image.offsetBy(dx: 0, dy: -30))
      #expect(bar.buttons[2].titleLabel.frame == title)
      #expect(bar.buttons[1].imageView.frame.minY == image.minY)
      // The part of the image above the bar receives touches, the area next to it doesn't.
      let top = bar.buttons[2].imageView.convert(CGPoint(x: 10, y: 2), to: fixture.window)
      #expect(bar.convert(top, from: fixture.window).y < 0)
      fixture.window.simulateTap(at: top)
      #expect(fixture.controller.selectedIndex == 2)
      fixture.window.simulateTap(at: CGPoint(x: top.x + 60, y: top.y))
      #expect(fixture.controller.selectedIndex == 2)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `the system's bar is hidden meanwhile, and everything is as before afterwards`(
    place: ControlsPlace
  ) throws {
    place.run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(direction: place.direction)
      let controller = fixture.controller
      let child = controller.viewControllers![0]
      _ = fixture.controls
      fixture.layOut()
      let (before, safeArea) = (fixture.window.displayList(), child.view.safeAreaInsets)
      controller.tabBarThemeLayout = .init(portrait: .init(height: 60))
      fixture.controls.customBar = CustomTabBar()
      fixture.layOut()
      #expect(controller.tabBar.isHidden)
      #expect(controller.tabBar.isDescendant(of: controller.view))
      #expect(child.view.safeAreaInsets.bottom == 60 + fixture.window.safeAreaInsets.bottom)
      #expect(fixture.window.displayList() != before)
      fixture.controls.customBar = nil
      controller.tabBarThemeLayout = nil
      fixture.layOut()
      #expect(!controller.tabBar.isHidden)
      #expect(child.additionalSafeAreaInsets == .zero)
      #expect(child.view.safeAreaInsets == safeArea)
      #expect(fixture.window.displayList() == before)
      #expect(fixture.controls.itemFrames(in: fixture.window)?.source == .items)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `a tap goes through the delegate as one on the system's bar does`(
    place: ControlsPlace
  ) throws {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let app = LoggingDelegate()
      fixture.controller.delegate = app
      fixture.controls.onSelect = { app.log.append("told \($0.tab?.index ?? -1) by \($0.origin)") }
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      fixture.tap(3)
      #expect(app.log == ["should Inbox", "did Inbox", "told 3 by user"])
      #expect(fixture.controller.selectedIndex == 3)
      #expect(bar.buttons.map(\.isSelected) == [false, false, false, true, false])
      app.log = []
      app.refuses = true
      fixture.tap(1)
      #expect(app.log == ["should Search"])
      #expect(fixture.controller.selectedIndex == 3)
      app.log = []
      fixture.controller.selectedIndex = 4
      fixture.layOut()
      #expect(app.log == ["told 4 by program"])
      #expect(bar.buttons.map(\.isSelected) == [false, false, false, false, true])
    }
  }

  @Test func `a second tap pops to the root, and is told`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B"])
      let navigation = UINavigationController(rootViewController: UIViewController())
      fixture.controller.viewControllers?[0] = navigation
      fixture.controls.customBar = CustomTabBar()
      fixture.layOut()
      navigation.pushViewController(UIViewController(), animated: false)
      var told: [ToldSelection] = []
      fixture.controls.onSelect = { told.append(ToldSelection($0)) }
      fixture.tap(0)
      #expect(navigation.viewControllers.count == 1)
      #expect(told == [ToldSelection(0, after: 0, by: .user)])
    }
  }

  @Test func `S0-22: a tap asks, animates, tells, and then lays out`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let app = OrderDelegate()
      fixture.controller.delegate = app
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      fixture.controls.setPart(LayoutProbe { app.log.append("layout") })
      fixture.layOut()
      app.log = []
      guard let frame = fixture.controls.frame(ofItemAt: 1, in: fixture.window) else { return }
      fixture.window.simulateTap(at: CGPoint(x: frame.midX, y: frame.midY))
      fixture.layOut()
      // The selected child is laid out when it appears, before the delegate is notified.
      #expect(
        app.log.filter { $0 != "layout" } == ["shouldSelect", "animationController", "didSelect"]
      )
      #expect(app.log.last == "layout")
      #expect(bar.buttons[1].isSelected)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-23: new titles keep badges, selection and appearance`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(["Home", "Search"], direction: place.direction)
      let theme = TabBarTheme(
        name: "Red",
        item: .init(selected: .init(color: .value("#FF0000")))
      )
      fixture.controller.applyTheme(theme)
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.controller.viewControllers?[1].tabBarItem.badgeValue = "7"
      fixture.controller.selectedIndex = 1
      fixture.controller.viewControllers?[1].title = "Old"
      for (child, title) in zip(fixture.controller.viewControllers ?? [], ["首页", "搜索"]) {
        child.tabBarItem.title = title
      }
      fixture.layOut()
      let button = bar.buttons[1]
      #expect(bar.buttons.map(\.titleLabel.text) == ["首页", "搜索"])
      #expect(fixture.controller.tabBar.items?.map(\.title) == ["首页", "搜索"])
      #expect(fixture.controller.viewControllers?[1].title == "Old")
      #expect(button.accessibilityValue == "7")
      #expect(!button.badge.isHidden)
      #expect(button.isSelected)
      #expect(button.imageView.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `changes of items are shown by themselves`(place: ControlsPlace) throws {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      let item = fixture.controller.viewControllers![1].tabBarItem!
      item.title = "Find"
      item.badgeValue = "3"
      item.isEnabled = false
      item.image = nil
      fixture.layOut()
      let button = bar.buttons[1]
      #expect(button.titleLabel.text == "Find")
      #expect(!button.badge.isHidden)
      #expect(button.imageView.image == nil)
      #expect(!button.isEnabled)
      fixture.tap(1)
      #expect(fixture.controller.selectedIndex == 0)
      item.badgeValue = nil
      fixture.controller.viewControllers?.removeLast()
      fixture.layOut()
      #expect(button.badge.isHidden)
      #expect(bar.buttons.count == 4)
    }
  }

  @Test func `tabs as objects have items, and a tap asks about them`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let app = TabDelegate()
      fixture.controller.delegate = app
      fixture.controller.tabs = ["One", "Two"].map { title in
        UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
      }
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      #expect(bar.buttons.map(\.titleLabel.text) == ["One", "Two"])
      // Measured by others on iOS 26.1: new tabs notify the delegate at once.
      #expect(app.log == ["did One after none"])
      app.log = []
      fixture.tap(1)
      #expect(app.log == ["should Two", "did Two after One"])
      app.log = []
      fixture.tap(1)
      #expect(app.log == ["should Two", "did Two after Two"])
      #expect(bar.buttons.map(\.isSelected) == [false, true])
      fixture.controller.tabs[1].badgeValue = "1"
      for (tab, title) in zip(fixture.controller.tabs, ["Eins", "Zwei"]) { tab.title = title }
      fixture.layOut()
      #expect(fixture.controller.tabs.map(\.title) == ["Eins", "Zwei"])
      #expect(!bar.buttons[1].badge.isHidden)
      fixture.controller.tabs[0].isHidden = true
      fixture.controls.setNeedsLayout()
      fixture.layOut()
      #expect(bar.buttons.map(\.titleLabel.text) == ["Zwei"])
      #expect(bar.buttons.map(\.isSelected) == [true])
      #expect(fixture.controls.view(of: .badge, at: 1)?.isHidden == false)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-21c: hiding and showing takes 0.2 seconds, and children have the room`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      #expect(bar.buttons[0].frame.height == 49)
      fixture.controls.setBarHidden(true, animated: true)
      fixture.layOut()
      #expect(bar.alpha == 0)
      #expect(fixture.roomOfBars(in: fixture.controller.viewControllers?[0]) == 0)
      SimulatedClock.current.advance(by: 0.19)
      #expect(!bar.isHidden)
      SimulatedClock.current.advance(by: 0.01)
      fixture.layOut()
      #expect(bar.isHidden)
      fixture.controls.setBarHidden(false, animated: false)
      fixture.layOut()
      #expect(!bar.isHidden)
      #expect(bar.alpha == 1)
      #expect(fixture.roomOfBars(in: fixture.controller.viewControllers?[0]) == 49)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S1-09: whatever lays the bar out, its items neither move nor multiply`(
    place: ControlsPlace
  ) throws {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let bar = CustomTabBar(layout: TabBarLayout(itemPositioning: .scrolling()))
      fixture.controls.customBar = bar
      fixture.layOut()
      let (before, views) = (fixture.controls.itemFrames(in: fixture.window), bar.views)
      let page: UIView = fixture.controller.viewControllers![0].view
      let triggers: [() -> Void] = [
        { fixture.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) },
        { page.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) },
        { bar.frame.origin.y += 3 },
        { bar.bounds.size.width -= 10 },
        { page.bounds.origin.y += 40 },
        { fixture.window.simulateRotation(to: .landscape) },
        { fixture.window.simulateRotation(to: .portrait) },
        { bar.setNeedsLayout() },
        { bar.buttons[0].setNeedsLayout() },
      ]
      for trigger in triggers {
        trigger()
        fixture.controls.setNeedsLayout()
        fixture.layOut()
      }
      #expect(fixture.controls.itemFrames(in: fixture.window) == before)
      #expect(bar.views == views)
    }
  }
}

extension UIView {
  /// The number of descendants.
  fileprivate var views: Int { subviews.reduce(subviews.count) { $0 + $1.views } }
}

/// A part that calls a closure at each layout.
private final class LayoutProbe: TabBarPart {
  private let onLayout: () -> Void

  init(_ onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
  }

  func attach(to controls: TabBarControls) {}
  func detach() {}
  func layOut() { onLayout() }
}

private final class OrderDelegate: NSObject, UITabBarControllerDelegate {
  var log: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("shouldSelect")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log.append("didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("animationController")
    return nil
  }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var log: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    log.append("should \(tab.title)")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    log.append("did \(selectedTab.title) after \(previousTab?.title ?? "none")")
  }
}
