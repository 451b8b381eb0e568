import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TabTransitionTests {
  /// Fades the new tab in, in 0.4 seconds.
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
  @Test func `asks for the animator between the two questions of a tap`() {
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
  func `follows a finger, and goes back when it is cancelled`(isFinished: Bool) {
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

  @Test func `ends a transition that another choice overtakes`() {
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
