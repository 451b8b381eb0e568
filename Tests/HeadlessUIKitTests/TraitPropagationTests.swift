import HeadlessUIKit
import TabDevices
import TabRaster
import Testing

@MainActor struct TraitPropagationTests {
  @Test func `notifies views once, from the top, when the device turns dark`() throws {
    let log = Log()
    let device = try #require(DeviceScreen.named("iPhone 12"))
    let window = UIWindow.simulated(device: device)
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    window.addSubview(parent)
    parent.addSubview(child)
    _ = log.take()
    window.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["parent traits", "child traits"])
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .dark
    #expect(log.take() == [])
    window.overrideUserInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `overrides the style of a single bar`() throws {
    let controller = TabBarFixture.controller(tabs: 2)
    let window = TabBarFixture.window(showing: controller)
    controller.tabBar.overrideUserInterfaceStyle = .dark
    #expect(controller.tabBar.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.tabBar.subviews.first?.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `passes a controller's style to its view, its children and the bar`() {
    let controller = TabBarFixture.controller(tabs: 2)
    let window = TabBarFixture.window(showing: controller)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.tabBar.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.viewControllers?[0].traitCollection.userInterfaceStyle == .dark)
    #expect(controller.viewControllers?[1].traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `updates a child that was removed and returns`() throws {
    let controller = TabBarFixture.controller(tabs: 2)
    let window = TabBarFixture.window(showing: controller)
    let first = try #require(controller.viewControllers?[0])
    controller.selectedIndex = 1
    window.overrideUserInterfaceStyle = .dark
    controller.selectedIndex = 0
    #expect(first.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `applies the overrides of a parent to one child`() throws {
    let parent = UIViewController()
    let (one, two) = (UIViewController(), UIViewController())
    for child in [one, two] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let window = TabBarFixture.window(showing: parent)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: one)
    #expect(one.traitCollection.horizontalSizeClass == .regular)
    #expect(one.view.traitCollection.horizontalSizeClass == .regular)
    #expect(two.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: one) == regular)
    parent.setOverrideTraitCollection(nil, forChild: one)
    #expect(one.traitCollection.horizontalSizeClass == .compact)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `overrides single traits, and removes the overrides`() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.traitOverrides.layoutDirection = .rightToLeft
    #expect(parent.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(!parent.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
    #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    child.semanticContentAttribute = .forceLeftToRight
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    parent.traitOverrides.remove(UITraitLayoutDirection.self)
    #expect(child.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func `runs a registered closure for its traits until it is unregistered`() {
    let log = Log()
    let view = UIView()
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      let style = view.traitCollection.userInterfaceStyle
      log.append("\(previous.userInterfaceStyle) to \(style)")
    }
    view.traitOverrides.horizontalSizeClass = .regular
    #expect(log.take() == [])
    view.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["light to dark"])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(log.take() == [])
  }

  @Test func `draws a dynamic color with the traits of its view`() throws {
    let (light, dark) = (UIView(frame: .zero), UIView(frame: .zero))
    for view in [light, dark] {
      view.frame.size = CGSize(width: 1, height: 1)
      view.backgroundColor = .systemBackground
    }
    dark.overrideUserInterfaceStyle = .dark
    #expect(light.rendered(scale: 1).pixels.first == 0xFFFF_FFFF)
    #expect(dark.rendered(scale: 1).pixels.first == 0xFF00_0000)
  }
}
