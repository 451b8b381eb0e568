import HeadlessUIKit
import Testing

@MainActor struct UnverifiedBehaviorTests {
  private func with(
    _ behaviors: SimulatedSystem.UnverifiedBehaviors,
    _ test: () throws -> Void
  ) rethrows {
    try SimulatedSystem.withCurrent(
      SimulatedSystem(unverifiedBehaviors: behaviors),
      operation: test
    )
  }

  private func tabs(_ count: Int) -> [UITab] {
    (0..<count).map { index in
      UITab(title: "\(index)", image: UIImage(systemName: "star"), identifier: "\(index)") { _ in
        UIViewController()
      }
    }
  }

  @Test func `remakes items when tabs are set, and fills them from the tabs`() throws {
    try with(.remakesItems) {
      let controller = UITabBarController(tabs: tabs(2))
      let window = TabBarFixture.window(showing: controller)
      let tab = controller.tabs[0]
      tab.badgeValue = "7"
      tab.selectedImage = UIImage(systemName: "heart")
      let old = try #require(controller.tabBar.items?.first)
      old.badgeColor = .green
      controller.tabs = controller.tabs + tabs(1)
      window.layoutIfNeeded()
      let item = try #require(controller.tabBar.items?.first)
      #expect(item !== old)
      #expect(controller.tabBar.selectedItem === item)
      #expect(tab.viewController?.tabBarItem === item)
      #expect(item.title == "0")
      #expect(item.image == UIImage(systemName: "star"))
      #expect(item.selectedImage == UIImage(systemName: "heart"))
      #expect(item.badgeValue == "7")
      #expect(item.badgeColor == nil)
      tab.title = "New"
      #expect(item.title == "New")
      #expect(old.title == "0")
      controller.selectByUser(1)
      #expect(controller.selectedIndex == 1)
    }
  }

  @Test(arguments: [true, false])
  func `remakes items when the width's class changes`(remakes: Bool) throws {
    try with(remakes ? .remakesItems : []) {
      let controller = UITabBarController(tabs: tabs(2))
      let window = TabBarFixture.window(showing: controller, device: "iPhone 11")
      let old = try #require(controller.tabBar.items?.first)
      window.simulateRotation(to: .landscape)
      #expect((controller.tabBar.items?.first !== old) == remakes)
    }
  }

  @Test(arguments: [true, false])
  func `refills an item with the image of its tab alone`(refills: Bool) throws {
    try with(refills ? .refillsItems : []) {
      let controller = UITabBarController(tabs: tabs(1))
      let item = try #require(controller.tabBar.items?.first)
      let (heart, bell) = (UIImage(systemName: "heart"), UIImage(systemName: "bell"))
      item.selectedImage = heart
      controller.tabs[0].image = bell
      #expect(item.image == bell)
      #expect(item.selectedImage == (refills ? bell : heart))
      controller.tabs[0].selectedImage = heart
      item.selectedImage = bell
      controller.tabs[0].image = nil
      #expect(item.selectedImage == (refills ? heart : bell))
    }
  }

  @Test(arguments: [true, false])
  func `copies the fields of a bar appearance alone, but in copies all`(barFieldsOnly: Bool) {
    with(barFieldsOnly ? .copiesBarFieldsOnly : []) {
      let appearance = UITabBarAppearance()
      appearance.backgroundColor = .red
      appearance.stackedLayoutAppearance.normal.iconColor = .green
      appearance.stackedItemWidth = 50
      let other = UITabBarAppearance(barAppearance: appearance)
      #expect(other.backgroundColor == .red)
      #expect((other.stackedLayoutAppearance.normal.iconColor == .green) != barFieldsOnly)
      #expect((other.stackedItemWidth == 50) != barFieldsOnly)
      #expect(appearance.copy() == appearance)
    }
  }

  @Test func `calls the delegate with private tabs if only view controllers exist`() {
    with(.asksTabFamilyOnly) {
      let log = Log()
      let delegate = PrivateTabDelegate(log)
      let controller = TabBarFixture.controller(tabs: 6)
      controller.delegate = delegate
      controller.selectByUser(1)
      #expect(log.take() == ["should select B", "did select B after A"])
      controller.selectByUser(4)
      #expect(log.take() == ["should select More", "did select More after B"])
      let older = TabSelectionTests.Delegate(log)
      controller.delegate = older
      controller.selectByUser(0)
      #expect(log.take() == [])
    }
  }

  @Test func `puts a bar in containers, which lay it out after the controller`() throws {
    final class Raising: UITabBarController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabBar.frame.size.height = 200
      }
    }
    try with(.barInContainer) {
      let controller = Raising()
      controller.viewControllers = TabBarFixture.children(2)
      let window = TabBarFixture.window(showing: controller)
      window.layoutIfNeeded()
      let bar = controller.tabBar
      #expect(bar.superview?.superview?.superview === controller.view)
      #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
      let content: UIView = try #require(controller.selectedViewController?.view)
      #expect(window.hitTest(CGPoint(x: 195, y: 400), with: nil) === content)
      #expect(window.hitTest(CGPoint(x: 50, y: 780), with: nil)?.isDescendant(of: bar) == true)
      bar.isHidden = true
      window.layoutIfNeeded()
      #expect(content.safeAreaInsets.bottom == 34)
    }
  }

  @Test(arguments: [(17, true), (18, false)])
  func `keeps the inset of a hidden bar before iOS 18`(os: Int, keeps: Bool) throws {
    let system = SimulatedSystem(
      osVersion: .init(os),
      unverifiedBehaviors: .hiddenBarKeepsInset
    )
    try SimulatedSystem.withCurrent(system) {
      let controller = TabBarFixture.controller(tabs: 2)
      let window = TabBarFixture.window(showing: controller)
      controller.tabBar.isHidden = true
      window.layoutIfNeeded()
      let content: UIView = try #require(controller.selectedViewController?.view)
      #expect(content.safeAreaInsets.bottom == (keeps ? 83 : 34))
    }
  }

  @Test func `fills an item from its tab again a turn later`() throws {
    try with(.refillsLater) {
      let clock = SimulatedClock()
      try clock.run {
        let controller = UITabBarController(tabs: tabs(1))
        clock.advance(by: 0)
        let item = try #require(controller.tabBar.items?.first)
        let (heart, bell) = (UIImage(systemName: "heart"), UIImage(systemName: "bell"))
        controller.tabs[0].badgeValue = "1"
        (item.title, item.image, item.selectedImage, item.badgeValue) = ("X", heart, heart, "2")
        clock.advance(by: 0)
        #expect(item.title == "0" && item.badgeValue == "1")
        #expect(item.image == controller.tabs[0].image && item.selectedImage == item.image)
        controller.tabs[0].selectedImage = bell
        item.selectedImage = heart
        clock.advance(by: 0)
        #expect(item.selectedImage == bell)
      }
    }
  }

  @Test(arguments: [true, false])
  func `lays items out without the controller`(relays: Bool) {
    final class Counting: UITabBarController {
      var layouts = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
      }
    }
    with(relays ? .barRelaysItselfOut : []) {
      let controller = Counting()
      controller.viewControllers = TabBarFixture.children(3)
      let window = TabBarFixture.window(showing: controller)
      window.layoutIfNeeded()
      let control = controller.tabBar.subviews.first { $0 is UIControl }
      control?.frame.size.width = 20
      controller.layouts = 0
      controller.selectByUser(1)
      window.layoutIfNeeded()
      #expect(control?.frame.width != 20)
      #expect((controller.layouts == 0) == relays)
      #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 83)
    }
  }

  enum Property: String, CaseIterable, Codable, Sendable {
    case image, selectedImage, badgeValue, imageInsets, standardAppearance, scrollEdgeAppearance

    @MainActor func set(on item: UITabBarItem) {
      switch self {
      case .image: item.image = nil
      case .selectedImage: item.selectedImage = nil
      case .badgeValue: item.badgeValue = "1"
      case .imageInsets: item.imageInsets = .zero
      case .standardAppearance: item.standardAppearance = nil
      case .scrollEdgeAppearance: item.scrollEdgeAppearance = nil
      }
    }

    /// Sets the property of an item outside a bar, of one in a bar, and of one whose bar was deallocated.
    @MainActor func set() {
      let item = UITabBarItem(title: "A", image: nil, tag: 0)
      set(on: item)
      var bar: UITabBar? = UITabBar()
      bar?.items = [item]
      set(on: item)
      FileHandle.standardError.write(Data("the bar goes".utf8))
      bar = nil
      set(on: item)
    }
  }

  @Test(arguments: Property.allCases)
  func `stops the program when the item of a gone bar is written`(property: Property) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [property] in
      await MainActor.run {
        let system = SimulatedSystem(unverifiedBehaviors: .trapsWritesToGoneItems)
        SimulatedSystem.withCurrent(system) { property.set() }
      }
    }
    // Optimized programs stop without a message.
    #if DEBUG
    let output = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("the bar goes"))
    #expect(output.contains("\(property.rawValue) was set on a bar item whose bar is gone"))
    #endif
  }

  // openradar 21103395: the pages "are removed and pushed onto the moreNavigationControllers stack".
  @Test func `a row of More empties the tab's navigation controller until More shows its list`() {
    with(.moreTakesStacks) {
      let controller = TabBarFixture.controller(tabs: 6)
      let (root, page) = (UIViewController(), UIViewController())
      root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 0)
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(page, animated: false)
      controller.viewControllers?[4] = navigation
      let window = TabBarFixture.window(showing: controller)
      let more = controller.moreNavigationController
      controller.selectByUser(4)
      controller.selectRowOfMore(0)
      #expect(more.viewControllers.dropFirst() == [root, page])
      #expect(navigation.viewControllers == [])
      #expect(navigation.tabBarItem === root.tabBarItem)
      #expect(controller.selectedIndex == 4)
      more.popToRootViewController(animated: false)
      window.layoutIfNeeded()
      #expect(controller.selectedViewController === more)
      #expect(navigation.viewControllers == [root])
      controller.selectRowOfMore(0)
      controller.selectByUser(0)
      // More keeps what it shows while another tab is selected.
      #expect(navigation.viewControllers == [])
      #expect(more.viewControllers.count == 2)
      controller.selectByUser(4)
      controller.selectByUser(4)
      #expect(navigation.viewControllers == [root])
      #expect(more.viewControllers.count == 1)
    }
  }

  @Test(arguments: [18, 26])
  func `items on glass return no frames and are no controls`(os: Int) throws {
    let system = SimulatedSystem(
      osVersion: .init(os),
      unverifiedBehaviors: .glassTellsNoFrames
    )
    try SimulatedSystem.withCurrent(system) {
      let controller = TabBarFixture.controller(tabs: 3)
      let window = TabBarFixture.window(showing: controller)
      let item = try #require(controller.tabBar.items?.first)
      #expect((item.frame(in: window) == nil) == (os == 26))
      #expect(item.shownFrame(in: window) != nil)
      let controls = controller.tabBar.subviews.count { $0 is UIControl }
      #expect(controls == (os == 26 ? 6 : 3))
    }
  }

  // SwipeableTabBarController PR#94, InstagramTransition PR#4.
  @Test func `an interactive transition starts a turn after the selection`() {
    with(.interactionStartsLate) {
      SimulatedClock().run {
        let controller = TabBarFixture.controller(tabs: 2)
        let window = TabBarFixture.window(showing: controller)
        let delegate = InteractiveDelegate()
        controller.delegate = delegate
        controller.selectedIndex = 1
        #expect(controller.transitionCoordinator != nil)
        // Lost, since the transition hasn't started.
        delegate.interaction.finish()
        SimulatedClock.current.advance(by: 1)
        #expect(controller.transitionCoordinator != nil)
        delegate.interaction.finish()
        SimulatedClock.current.advance(by: 1)
        #expect(controller.transitionCoordinator == nil)
        _ = window
      }
    }
  }

  // Measured by others for Xcode 16: viewDidAppear comes 0.5 to 0.7 seconds later (classmethod.jp).
  @Test(arguments: [17, 18])
  func `tabs dissolve after a tap, but not after a selection by code`(os: Int) {
    let system = SimulatedSystem(
      osVersion: .init(os),
      unverifiedBehaviors: .dissolvesAfterTaps
    )
    SimulatedSystem.withCurrent(system) {
      SimulatedClock().run {
        let controller = TabBarFixture.controller(tabs: 2)
        let window = TabBarFixture.window(showing: controller)
        controller.selectByUser(1)
        #expect((controller.transitionCoordinator != nil) == (os >= 18))
        SimulatedClock.current.advance(by: 0.7)
        #expect(controller.transitionCoordinator == nil)
        controller.selectedIndex = 0
        #expect(controller.transitionCoordinator == nil)
        _ = window
      }
    }
  }

  @Test func `behaviors are chosen by name, several by commas, and all at once`() {
    typealias Behaviors = SimulatedSystem.UnverifiedBehaviors
    #expect(Behaviors(names: "") == [])
    #expect(Behaviors(names: "moreTakesStacks") == .moreTakesStacks)
    #expect(Behaviors(names: "remakesItems,refillsItems") == [.remakesItems, .refillsItems])
    #expect(Behaviors.named.values.allSatisfy(Behaviors(names: "all").contains))
  }

  @Test func `allows changes of an item in another bar`() {
    with(.trapsWritesToGoneItems) {
      let item = UITabBarItem(title: "A", image: nil, tag: 0)
      let (old, new) = (UITabBar(), UITabBar())
      old.items = [item]
      new.items = [item]
      old.items = []
      item.badgeValue = "1"
      #expect(item.badgeValue == "1")
    }
  }
}

/// A delegate with the methods for tabs, which logs the items of their controllers.
private final class PrivateTabDelegate: NSObject, UITabBarControllerDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  private func name(_ tab: UITab?) -> String { tab?.viewController?.tabBarItem.title ?? "none" }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    log.append("should select \(name(tab))")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) { log.append("did select \(name(selectedTab)) after \(name(previousTab))") }
}

/// A delegate with an interactive animation.
private final class InteractiveDelegate: NSObject, UITabBarControllerDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.3) {
        transitionContext.view(forKey: .to)?.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
