import HeadlessUIKit
import TabAppearance
import TabDevices
import Testing

@testable import TabControls

@MainActor
struct TabSelectionOrderTests {
  @Test(arguments: [false, true])
  func `S0-22: the item comes first, then the questions, the animation, the news and a layout`(
    hasCustomBar: Bool
  ) {
    ControlsPlace().run {
      let controller = LoggingController()
      controller.viewControllers = ["A", "B", "C"].map { LoggingChild($0, controller.log) }
      let app = OrderDelegate(controller.log)
      controller.delegate = app
      controller.tabBarControls.onSelect = { [log = controller.log] _ in log.add("told") }
      let window = UIWindow.simulated(device: DeviceScreen.all[0])
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(
        controller.log.take() == [
          "bar will appear", "A will appear", "A did appear", "bar did appear",
        ]
      )
      if hasCustomBar { controller.tabBarControls.customBar = CustomTabBar() }
      window.layoutIfNeeded()
      controller.logsLayouts = true
      @MainActor func tap(_ index: Int) {
        let frame = controller.tabBarControls.frame(ofItemAt: .index(index), in: window)!
        window.simulateTap(at: CGPoint(x: frame.midX, y: frame.midY))
        window.layoutIfNeeded()
      }
      tap(1)
      #expect(
        controller.log.take() == [
          "item B", "should B", "animation A to B", "A will disappear", "B will appear",
          "layout", "A did disappear", "B did appear", "did B", "told", "layout",
        ]
      )
      controller.selectsOnItem = 2
      app.refuses = true
      tap(0)
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
      fixture.controls.gates?[2] = .action
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

/// A log of calls, in order.
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
  var logsLayouts = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("bar will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("bar did appear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsLayouts { log.add("layout") }
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

/// A delegate that logs its calls, and animates changes with a duration of 0.
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
