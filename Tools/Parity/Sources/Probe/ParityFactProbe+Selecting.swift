import TabAppearance
import TabControls

// Facts of selecting tabs: who is called, and what happens when.
extension ParityFactProbe {
  func asksTabFamilyOnly() -> ParityFact {
    guard #available(iOS 18, *), TabBarEnvironment.current.os >= 18 else { return ParityFact() }
    var readings: [String: String] = [:]
    let fact = show(controller(3)) { controller in
      let delegate = CallLog()
      controller.delegate = delegate
      guard tap(1, of: controller) else {
        return ParityFact(readings: ["controls": "\(controller.tabBar.shownControls.count)"])
      }
      host.wait(0.1)
      readings["calls"] = delegate.calls.joined(separator: ", ")
      let asks = delegate.calls.contains("shouldSelectTab")
      return ParityFact(isShown: asks && !delegate.calls.contains("shouldSelect"))
    }
    _ = show(controller(3)) { controller in
      let delegate = CallLog()
      controller.delegate = delegate
      controller.tabBarControls.onSelect = { _ in }
      controller.view.layoutIfNeeded()
      _ = tap(1, of: controller)
      host.wait(0.1)
      readings["calls through this package's delegate"] = delegate.calls.joined(separator: ", ")
      controller.tabBarControls.onSelect = nil
      return ParityFact()
    }
    return ParityFact(isShown: fact.isShown, readings: fact.readings.merging(readings) { $1 })
  }

  func dissolvesAfterTaps() -> ParityFact {
    let controller = UITabBarController()
    let page = AppearingPage()
    controller.viewControllers = pages(1) + [page]
    return show(controller) { controller in
      guard tap(1, of: controller) else {
        return ParityFact(readings: ["controls": "\(controller.tabBar.shownControls.count)"])
      }
      let (isRunning, hasAppeared) = (controller.transitionCoordinator != nil, page.hasAppeared)
      host.wait(1)
      return ParityFact(
        isShown: isRunning && !hasAppeared,
        readings: [
          "a transition runs after a tap": isRunning.word,
          "the page has appeared": hasAppeared.word,
          "a second later": page.hasAppeared.word,
        ]
      )
    }
  }

  func interactionStartsLate() -> ParityFact {
    show(controller(2)) { controller in
      let delegate = InteractiveDelegate()
      controller.delegate = delegate
      controller.selectedIndex = 1
      let isAtOnce = delegate.interaction.hasStarted
      host.wait(0.1)
      let isLater = delegate.interaction.hasStarted
      delegate.interaction.finish()
      host.wait(0.5)
      return ParityFact(
        isShown: isLater ? !isAtOnce : nil,
        readings: [
          "started by the selection": isAtOnce.word, "a tenth of a second later": isLater.word,
          "selected index": "\(controller.selectedIndex)",
        ]
      )
    }
  }

  func moreTakesStacks() -> ParityFact {
    let controller = UITabBarController()
    let stacks = pages(7).map { page in
      let stack = UINavigationController(rootViewController: page)
      stack.tabBarItem = page.tabBarItem
      return stack
    }
    controller.viewControllers = stacks
    return show(controller) { controller in
      let more = controller.moreNavigationController
      controller.selectedViewController = more
      host.wait(0.1)
      guard host.selectRowOfMore(0, of: controller) else {
        return ParityFact(readings: ["rows": "none"])
      }
      let during = more.viewControllers.count
      host.wait(0.6)
      let left = stacks[4].viewControllers.count
      return ParityFact(
        isShown: left == 0,
        readings: [
          "pages on More during the push": "\(during)",
          "pages on More": "\(more.viewControllers.count)",
          "pages left in the tab": "\(left)",
          "the tab is on More": more.viewControllers.contains { $0 === stacks[4] }.word,
        ]
      )
    }
  }
}

/// A delegate with both families of methods, which logs the calls.
@available(iOS 18, *)
private final class CallLog: NSObject, UITabBarControllerDelegate {
  private(set) var calls: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("shouldSelect")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    calls.append("didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    calls.append("shouldSelectTab")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    calls.append("didSelectTab")
  }
}

private final class AppearingPage: UIViewController {
  private(set) var hasAppeared = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }
}

/// A delegate that moves between tabs interactively.
private final class InteractiveDelegate: NSObject, UITabBarControllerDelegate {
  let interaction = NotedInteraction()

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FadingAnimator()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }
}

private final class NotedInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var hasStarted = false

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    hasStarted = true
    super.startInteractiveTransition(transitionContext)
  }
}

private final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 0.2,
      animations: { view.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
