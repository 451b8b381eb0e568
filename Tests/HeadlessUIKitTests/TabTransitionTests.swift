import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TabTransitionTests {
  /// An animator that fades in the new tab in 0.4 seconds.
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log

    init(_ log: Log) { self.log = log }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to)
      else { return }
      log.append("animate to \(to.title ?? "?")")
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: transitionDuration(using: context),
        animations: { view.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
      )
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: Log
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      log.append("should select")
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVc: UIViewController,
      to toVc: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append("animator")
      return Fade(log)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) { log.append("did select") }
  }

  let log = Log()
  let clock = SimulatedClock()

  func scene() -> (UITabBarController, Delegate, UIWindow) {
    let delegate = Delegate(log)
    let controller = UITabBarController()
    controller.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
    let window = TabBarFixture.window(showing: controller)
    controller.delegate = delegate
    _ = log.take()
    return (controller, delegate, window)
  }

  // S0-22
  @Test func `requests the animator between the two delegate calls of a tap`() {
    let (controller, delegate, window) = scene()
    clock.run {
      controller.selectByUser(1)
      #expect(
        log.take() == [
          "should select", "animator", "A will disappear", "B did load", "B will appear",
          "animate to B", "B is appearing", "did select",
        ]
      )
      #expect(controller.transitionCoordinator?.isAnimated == true)
      #expect(controller.selectedIndex == 1)
      clock.advance(by: 0.4)
      #expect(log.take() == ["A did disappear", "B did appear", "ended true"])
      #expect(controller.transitionCoordinator == nil)
      #expect(controller.viewControllers?[0].view.superview == nil)
      #expect(controller.viewControllers?[1].view.isDescendant(of: window) == true)
    }
    #expect(delegate.interaction == nil)
  }

  // S0-04
  @Test(arguments: [true, false])
  func `follows a finger, and goes back if it is cancelled`(isFinished: Bool) {
    let (controller, delegate, window) = scene()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    clock.run {
      controller.selectedIndex = 1
      interaction.update(0.25)
      #expect(interaction.percentComplete == 0.25)
      #expect(controller.transitionCoordinator?.isInteractive == true)
      clock.advance(by: 10)
      #expect(controller.transitionCoordinator != nil)
      _ = log.take()
      isFinished ? interaction.finish() : interaction.cancel()
      clock.advance(by: 0.09)
      #expect(log.take() == [])
      clock.advance(by: 0.21)
      #expect(
        log.take()
          == (isFinished
            ? ["A did disappear", "B did appear", "ended true"]
            : [
              "B will disappear", "A will appear", "A is appearing", "B did disappear",
              "A did appear", "ended false",
            ])
      )
      #expect(controller.selectedIndex == (isFinished ? 1 : 0))
      #expect(controller.selectedViewController?.view.isDescendant(of: window) == true)
      #expect(controller.tabBar.selectedItem?.title == (isFinished ? "B" : "A"))
    }
  }

  // UIKit's order of calls if the animation takes no time.
  @Test func `calls in the same order without a clock`() {
    final class Child: UIViewController {
      var log: Log?
      override func viewWillAppear(_ animated: Bool) {
        let log = log
        transitionCoordinator?.animate(
          alongsideTransition: { _ in log?.append("beside") },
          completion: { _ in log?.append("after") }
        )
      }
      override func viewIsAppearing(_ animated: Bool) { log?.append("is appearing") }
      override func viewDidAppear(_ animated: Bool) { log?.append("did appear") }
    }
    let child = Child()
    let delegate = Delegate(log)
    let controller = UITabBarController()
    controller.viewControllers = [LoggingController("A", log), child]
    let window = TabBarFixture.window(showing: controller)
    controller.delegate = delegate
    child.log = log
    _ = log.take()
    controller.selectedIndex = 1
    #expect(
      log.take() == [
        "animator", "A will disappear", "animate to ?", "is appearing", "beside",
        "A did disappear", "did appear", "ended true", "after",
      ]
    )
    #expect(controller.transitionCoordinator == nil)
    #expect(child.view.isDescendant(of: window))
  }

  @Test(arguments: [(from: 5, to: 0), (0, 5), (5, 4)])
  func `shows the previous controller if a transition with More is cancelled`(from: Int, to: Int) {
    let delegate = Delegate(log)
    let controller = TabBarFixture.controller(tabs: 6)
    let window = TabBarFixture.window(showing: controller)
    controller.selectedIndex = from
    let more = controller.moreNavigationController
    let stack = more.viewControllers
    controller.delegate = delegate
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    clock.run {
      controller.selectedIndex = to
      interaction.cancel()
      clock.advance(by: 1)
    }
    // From one tab under More to another, nothing can be cancelled: the same controller shows.
    let expected = from == 5 && to == 4 ? 4 : from
    #expect(controller.selectedIndex == expected)
    if expected == from { #expect(more.viewControllers == stack) }
    #expect(controller.selectedViewController?.view.isDescendant(of: window) == true)
    let inFront = expected == 0 ? controller.viewControllers?[0].tabBarItem : more.tabBarItem
    #expect(controller.tabBar.selectedItem === inFront)
    #expect(
      controller.viewControllers?.allSatisfy { $0.parent === controller || $0.parent === more }
        == true
    )
  }

  @Test(arguments: [nil, "x"])
  func `restores the selection of a group if it is cancelled`(first: String?) {
    let group = UITabGroup(
      title: "Group",
      image: nil,
      identifier: "g",
      children: "xy".map { name in
        UITab(title: "\(name)", image: nil, identifier: "\(name)") { _ in UIViewController() }
      },
      viewControllerProvider: { _ in UIViewController() }
    )
    group.defaultChildIdentifier = first
    let delegate = Delegate(log)
    let controller = UITabBarController(tabs: [group])
    let window = TabBarFixture.window(showing: controller)
    controller.delegate = delegate
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    clock.run {
      controller.selectedTab = group.children[1]
      #expect(controller.selectedTab === group.children[1])
      interaction.cancel()
      clock.advance(by: 1)
    }
    #expect(controller.selectedTab?.identifier == first ?? "g")
    #expect(group.selectedChild?.identifier == first)
    #expect(controller.selectedViewController?.view.isDescendant(of: window) == true)
  }

  // The speed comes from apps: at 0 the animation never ends, and below 0 it ends at once.
  @Test(arguments: [(speed: 0, ends: false), (-1, true), (.infinity, true), (.nan, true)])
  func `survives every completion speed`(speed: CGFloat, ends: Bool) {
    let (controller, delegate, window) = scene()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    clock.run {
      controller.selectedIndex = 1
      interaction.update(0.5)
      interaction.completionSpeed = speed
      interaction.finish()
      clock.advance(by: 1_000_000)
      #expect((controller.transitionCoordinator == nil) == ends)
    }
    #expect(window.rootViewController === controller)
  }

  @Test func `ends a transition when another tab is selected`() {
    let (controller, _, _) = scene()
    clock.run {
      controller.selectedIndex = 1
      controller.selectedIndex = 0
      clock.advance(by: 1)
      #expect(controller.selectedIndex == 0)
      #expect(controller.viewControllers?[1].view.superview == nil)
      #expect(controller.viewControllers?[0].view.superview != nil)
    }
  }
}
