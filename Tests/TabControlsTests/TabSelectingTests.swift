import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabSelectingTests {
  @Test(arguments: ControlsPlace.all)
  func `S2-11: a tab is selected after the one that is left went to its root`(
    place: ControlsPlace
  ) throws {
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let (first, second) = (Stack("First"), Stack("Second"))
      fixture.controller.viewControllers = [first, second, UIViewController()]
      fixture.layOut()
      first.pushViewController(UIViewController(), animated: false)
      second.pushViewController(UIViewController(), animated: false)
      let root = fixture.controller.selectTab(at: 1, poppingToRoot: true)
      #expect(root === second.viewControllers.first)
      #expect(fixture.controller.selectedIndex == 1)
      #expect(first.viewControllers.count == 1)
      #expect(first.animatedPops == [false])
      #expect(second.viewControllers.count == 2)
      for index in [-1, 3, Int.max] {
        #expect(fixture.controller.selectTab(at: index, poppingToRoot: true) == nil)
      }
      #expect(second.viewControllers.count == 2)
      #expect(fixture.controller.selectedIndex == 1)
      let plain = try #require(fixture.controller.viewControllers?[2])
      #expect(fixture.controller.selectTab(at: 2) === plain)
      #expect(second.viewControllers.count == 2)
    }
  }

  @Test func `S2-11: where tabs are objects, it is the one at the index`() {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      let (first, second) = (Stack("First"), Stack("Second"))
      fixture.controller.tabs = [first, second].map { stack in
        UITab(title: "Tab", image: nil, identifier: "\(stack.hash)") { _ in stack }
      }
      fixture.layOut()
      first.pushViewController(UIViewController(), animated: false)
      let root = fixture.controller.selectTab(at: 1, poppingToRoot: true)
      #expect(root === second.viewControllers.first)
      #expect(fixture.controller.selectedTab === fixture.controller.tabs[1])
      #expect(first.viewControllers.count == 1)
      #expect(fixture.controller.selectTab(at: 2, poppingToRoot: true) == nil)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `all that was set is taken off by detaching`(place: ControlsPlace) throws {
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let (controller, app) = (fixture.controller, LoggingDelegate())
      controller.delegate = app
      let before = Snapshot(controller)
      fixture.controls.gates = TabBarGates()
      fixture.controls.reselection = TabBarReselection()
      fixture.controls.feedback = TabBarFeedback(haptic: .selection) {}
      fixture.controls.longPress = TabBarLongPress()
      fixture.controls.longPress?.menu = { _ in [UIAction(title: "Menu") { _ in }] }
      fixture.controls.swipe = TabBarSwipe()
      fixture.controls.followsTabOrientations = true
      fixture.controls.placement = .bottom
      fixture.controls.minimizing = .never
      fixture.controls.bottomAccessory = UIView()
      fixture.layOut()
      let touch = fixture.window.simulateTouch(at: try fixture.middle(of: 1))
      touch.wait(1)
      touch.release()
      fixture.settle()
      fixture.controls.setBarHidden(true, animated: true)
      fixture.settle()
      let areGone = {
        [weak longPress = fixture.controls.longPress, weak swipe = fixture.controls.swipe] in
        longPress == nil && swipe == nil
      }
      #expect(!areGone())
      #expect(Snapshot(controller) != before)
      fixture.controls.detach()
      fixture.layOut()
      #expect(Snapshot(controller) == before)
      #expect(areGone())
    }
  }

  @Test func `S2-12: the tab bar controller is found from all that is in it or over it`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let controller = fixture.controller
      let stack = Stack("Stack")
      let (pushed, child, alone) = (UIViewController(), UIViewController(), UIViewController())
      controller.viewControllers = [stack]
      stack.pushViewController(pushed, animated: false)
      pushed.addChild(child)
      fixture.layOut()
      for inside in [controller, stack, pushed, child] {
        #expect(inside.nearestTabBarController === controller)
      }
      #expect(fixture.window.rootViewController?.nearestTabBarController === controller)
      #expect(alone.nearestTabBarController == nil)
      let presented = UINavigationController(rootViewController: alone)
      child.present(presented, animated: false)
      #expect(presented.nearestTabBarController === controller)
      #expect(alone.nearestTabBarController === controller)
      child.dismiss(animated: false)
      #expect(alone.nearestTabBarController == nil)
    }
  }

  @Test func `S2-12: it is found where it isn't the root, and not where there is none`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let root = UINavigationController(rootViewController: UIViewController())
      fixture.window.rootViewController = root
      fixture.layOut()
      #expect(root.nearestTabBarController == nil)
      let outer = UINavigationController(rootViewController: fixture.controller)
      fixture.window.rootViewController = outer
      fixture.layOut()
      #expect(outer.nearestTabBarController === fixture.controller)
      let sheet = UIViewController()
      fixture.controller.viewControllers?[0].present(sheet, animated: false)
      #expect(sheet.nearestTabBarController === fixture.controller)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S2-13: the title of a controller doesn't put items in another order`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let frames = fixture.controls.itemFrames(in: fixture.window)
      let items = fixture.controller.tabBar.items
      for (child, title) in zip(fixture.controller.viewControllers ?? [], ["Z", "Y", "A"]) {
        let item = child.tabBarItem.title
        child.title = title
        child.tabBarItem.title = item
      }
      fixture.layOut()
      #expect(fixture.controller.tabBar.items == items)
      #expect(items?.map(\.title) == ["Home", "Search", "Cart", "Inbox", "Me"])
      #expect(fixture.controls.itemFrames(in: fixture.window) == frames)
      fixture.tap(3)
      #expect(fixture.controller.selectedIndex == 3)
    }
  }

  @Test func `S0-22: the item comes first, then the questions, the animation, and the news`() {
    ControlsPlace().run {
      let controller = LoggingController()
      controller.viewControllers = ["A", "B", "C"].map { LoggingChild($0, controller.log) }
      let app = OrderDelegate(controller.log)
      controller.delegate = app
      controller.tabBarControls.onSelect = { [log = controller.log] _ in log.add("told") }
      let window = UIWindow.simulated(device: SimulatedDevice.all[0])
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(
        controller.log.take() == [
          "bar will appear", "A will appear", "A did appear", "bar did appear",
        ]
      )
      controller.selectByUser(1)
      window.layoutIfNeeded()
      #expect(
        controller.log.take() == [
          "item B", "should B", "animation A to B", "A will disappear", "B will appear",
          "A did disappear", "B did appear", "did B", "told",
        ]
      )
      controller.selectsOnItem = 2
      app.refuses = true
      controller.selectByUser(0)
      #expect(controller.log.take().filter { $0.hasPrefix("should") } == ["should A"])
      #expect(controller.selectedIndex == 2)
    }
  }

  @Test func `S4-03: the app's delegate hears of taps and of customizing, and of no code`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
      let log = ControlsLog()
      let app = OrderDelegate(log)
      fixture.controller.delegate = app
      fixture.layOut()
      fixture.tap(1)
      fixture.tap(1)
      fixture.controller.selectedIndex = 2
      fixture.layOut()
      #expect(
        log.take() == ["should B", "animation A to B", "did B", "should B", "did B"] + [
          "animation B to C"
        ]
      )
      fixture.controller.customizeByUser()
      #expect(log.take() == ["will begin 6", "will end", "did end"])
    }
  }

  @Test(arguments: [17, 18])
  func `both families of methods reach the app's delegate, also one that comes later`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      fixture.controls.gates = TabBarGates()
      fixture.controls.gates?[2] = .jump
      let makers = ["A", "B", "C"].map { title in
        (title, { (_: UITab) -> UIViewController in LoggingChild(title, ControlsLog()) })
      }
      if os < 18 {
        fixture.controller.viewControllers = makers.map { LoggingChild($0.0, ControlsLog()) }
      } else {
        fixture.controller.tabs = makers.map {
          UITab(title: $0.0, image: nil, identifier: $0.0, viewControllerProvider: $0.1)
        }
      }
      fixture.layOut()
      let suffix = os < 18 ? "" : " tab"
      for _ in 0..<2 {
        let log = ControlsLog()
        let app = OrderDelegate(log)
        app.isAnimated = false
        fixture.controller.delegate = app
        fixture.layOut()
        #expect(fixture.controls.delegate === app)
        fixture.tap(1)
        fixture.tap(2)
        fixture.tap(0)
        #expect(
          log.take() == ["should B", "did B", "should C", "should A", "did A"].map { $0 + suffix }
        )
      }
    }
  }
}

/// What of a controller attaching may change.
@MainActor
private struct Snapshot: Equatable {
  private let views: [ObjectIdentifier]
  private let recognizers: [ObjectIdentifier]
  private let delegate: ObjectIdentifier?
  private let frame: CGRect
  private let width: UIUserInterfaceSizeClass
  private let isHidden: Bool
  private let alpha: CGFloat
  private let mode: UITabBarController.Mode
  private let orientations: UInt
  private let minimizing: UITabBarController.MinimizeBehavior
  private let accessory: ObjectIdentifier?

  init(_ controller: UITabBarController) {
    let (view, bar): (UIView, UITabBar) = (controller.view, controller.tabBar)
    views = view.subviews.map { ObjectIdentifier($0) }
    recognizers = ((view.gestureRecognizers ?? []) + (bar.gestureRecognizers ?? []))
      .map { ObjectIdentifier($0) }
    delegate = controller.delegate.map { ObjectIdentifier($0) }
    frame = bar.frame
    width = controller.traitCollection.horizontalSizeClass
    isHidden = bar.isHidden
    alpha = bar.alpha
    mode = controller.mode
    orientations = controller.supportedInterfaceOrientations.rawValue
    minimizing = controller.tabBarMinimizeBehavior
    accessory = controller.bottomAccessory.map { ObjectIdentifier($0) }
  }
}

/// A stack that notes whether it went back to its root animated.
final class Stack: UINavigationController {
  var animatedPops: [Bool] = []

  convenience init(_ title: String) {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    self.init(rootViewController: root)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    animatedPops.append(animated)
    return super.popToRootViewController(animated: animated)
  }
}

/// What happened, in order.
@MainActor
final class ControlsLog {
  private var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class LoggingController: ThemedTabBarController {
  let log = ControlsLog()
  var selectsOnItem: Int?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("bar will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("bar did appear")
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    log.add("item \(item.title ?? "")")
    if let selectsOnItem { selectedIndex = selectsOnItem }
  }
}

private final class LoggingChild: UIViewController {
  private let log: ControlsLog

  init(_ title: String, _ log: ControlsLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ what: String) {
    log.add("\(tabBarItem.title ?? "") \(what)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    add("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    add("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    add("did disappear")
  }
}

/// A delegate that logs all that it is asked and told, and animates changes without taking time.
private final class OrderDelegate: NSObject, UITabBarControllerDelegate {
  private let log: ControlsLog
  var refuses = false
  var isAnimated = true

  init(_ log: ControlsLog) {
    self.log = log
  }

  private func name(_ controller: UIViewController) -> String {
    controller.tabBarItem.title ?? ""
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("should \(name(viewController))")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log.add("did \(name(viewController))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    log.add("should \(tab.title) tab")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    log.add("did \(selectedTab.title) tab")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVc: UIViewController,
    to toVc: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated else { return nil }
    log.add("animation \(name(fromVc)) to \(name(toVc))")
    return InstantAnimation()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    log.add("will begin \(viewControllers.count)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    log.add("will end")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    log.add("did end")
  }
}

private final class InstantAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}
