import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBarSwipeTests {
  @Test(arguments: ControlsPlace.bottom)
  func `S0-04a: a swipe of 0.4 of the width goes on, and less goes back`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let swipe = TabBarSwipe()
      #expect(swipe.completionFraction == 0.4)
      #expect(swipe.duration == 0.35)
      fixture.controls.swipe = swipe
      var told: [ToldSelection] = []
      fixture.controls.onSelect = { told.append(ToldSelection($0)) }
      let next: CGFloat = place.direction == .rightToLeft ? 1 : -1
      fixture.swipe(next * 0.39)
      #expect(fixture.controller.selectedIndex == 0)
      #expect(told == [])
      fixture.swipe(next * 0.4)
      #expect(fixture.controller.selectedIndex == 1)
      #expect(told == [ToldSelection(1, after: 0, by: .user)])
      #expect(fixture.shownChild === fixture.controller.viewControllers?[1])
      fixture.swipe(next * -0.6)
      #expect(fixture.controller.selectedIndex == 0)
      fixture.swipe(next * -0.6)
      #expect(fixture.controller.selectedIndex == 0)
      #expect(told.map(\.index) == [1, 0])
      #expect(fixture.shownChild?.view.transform == .identity)
    }
  }

  @Test func `after a swipe that was broken off, what code selects is told as such`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      var told: [ToldSelection] = []
      fixture.controls.onSelect = { told.append(ToldSelection($0)) }
      fixture.swipe(-0.2)
      fixture.controller.selectedIndex = 3
      fixture.layOut()
      #expect(told == [ToldSelection(3, after: 0, by: .program)])
    }
  }

  // Measured by others on iOS 26.1: with tabs, UIKit notifies of selections by code, and so when a
  // swipe begins.
  @Test func `with tabs, a swipe is reported once at its end, and not if it is cancelled`() {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      fixture.controller.tabs = ["A", "B", "C"].map {
        UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() }
      }
      let app = TabPair()
      fixture.controls.delegate = app
      fixture.controls.swipe = TabBarSwipe()
      fixture.layOut()
      fixture.controls.onSelect = { app.log.append("told \($0.tab?.index ?? -1) by \($0.origin)") }
      fixture.swipe(-0.2)
      #expect(app.log == [])
      #expect(fixture.controller.selectedIndex == 0)
      let touch = fixture.begin(-0.5)
      #expect(fixture.controller.selectedIndex == 1)
      #expect(app.log == [])
      touch.release()
      fixture.settle()
      #expect(app.log == ["did B after A", "told 1 by user"])
      fixture.controller.selectedIndex = 2
      #expect(app.log.dropFirst(2).contains("did C after B"))
      app.log = []
      // A tap during a swipe completes the swipe, and is reported at once.
      let held = fixture.begin(0.5)
      fixture.tap(0)
      let calls = app.log.filter { !$0.hasPrefix("told") }
      #expect(calls == ["should A", "did B after C", "did A after B"])
      held.release()
      fixture.settle()
      #expect(fixture.controller.selectedIndex == 0)
      fixture.controller.selectedIndex = 2
      fixture.layOut()
      app.log = []
      // After a swipe was removed during a gesture, notifications aren't held back.
      _ = fixture.begin(0.5)
      fixture.controls.swipe = nil
      fixture.settle()
      #expect(fixture.controller.selectedIndex == 2)
      fixture.controller.selectedIndex = 0
      #expect(app.log.contains("did A after C"))
    }
  }

  @Test(arguments: [(0.2, 0.35 * 0.2), (0.5, 0.35 * 0.5), (1, 0)])
  func `S0-04d: the way of a whole width takes 0.35 seconds`(share: Double, rest: Double) {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      fixture.begin(-share).release()
      let controller = fixture.controller
      if rest > 0 {
        SimulatedClock.current.advance(by: rest - 0.001)
        #expect(controller.transitionCoordinator != nil)
      }
      SimulatedClock.current.advance(by: 0.002)
      #expect(controller.transitionCoordinator == nil)
      #expect(controller.selectedIndex == (share < 0.4 ? 0 : 1))
    }
  }

  @Test func `S0-04c: a finger that goes back beyond its start breaks the swipe off`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      fixture.controller.selectedIndex = 2
      fixture.layOut()
      let touch = fixture.begin(-0.5)
      #expect(fixture.controller.transitionCoordinator?.isInteractive == true)
      touch.move(to: fixture.point(0.1))
      fixture.settle()
      #expect(fixture.controller.transitionCoordinator == nil)
      #expect(fixture.controller.selectedIndex == 2)
      touch.move(to: fixture.point(-0.9))
      touch.release()
      fixture.settle()
      #expect(fixture.controller.selectedIndex == 2)
      fixture.swipe(-0.5)
      #expect(fixture.controller.selectedIndex == 3)
    }
  }

  @Test func `S0-04b: nothing begins while a transition runs`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      let app = SlowDelegate()
      fixture.controls.delegate = app
      fixture.controller.selectedIndex = 1
      #expect(fixture.controller.transitionCoordinator != nil)
      let touch = fixture.begin(-0.8)
      #expect(fixture.controller.selectedIndex == 1)
      touch.release()
      SimulatedClock.current.advance(by: 3)
      fixture.controls.delegate = nil
      fixture.swipe(-0.8)
      #expect(fixture.controller.selectedIndex == 2)
    }
  }

  @Test(arguments: ControlsPlace.bottom)
  func `S0-04e: a gated tab is left out, and what is before it runs`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let passed = Passed()
      let gates = passed.gates()
      gates[1] = .login
      gates[4] = .action
      fixture.controls.gates = gates
      fixture.controls.swipe = TabBarSwipe()
      let next: CGFloat = place.direction == .rightToLeft ? 1 : -1
      fixture.swipe(next * 0.2)
      #expect(passed.log == [])
      fixture.swipe(next * 0.5)
      #expect(fixture.controller.selectedIndex == 2)
      #expect(passed.log == ["login 1"])
      fixture.swipe(next * 0.5)
      fixture.swipe(next * 0.5)
      #expect(fixture.controller.selectedIndex == 3)
      #expect(passed.log == ["login 1"])
    }
  }

  @Test(arguments: [17, 18, 26])
  func `tabs that are disabled or hidden are left out`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      let controller = fixture.controller
      if os < 18 {
        controller.viewControllers?[1].tabBarItem.isEnabled = false
      } else {
        controller.tabs = ["A", "B", "C"].map {
          UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() }
        }
        controller.tabs[1].isHidden = true
      }
      fixture.controls.swipe = TabBarSwipe()
      fixture.layOut()
      fixture.swipe(-0.5)
      #expect(controller.selectedIndex == 2)
      fixture.swipe(0.5)
      #expect(controller.selectedIndex == 0)
    }
  }

  @Test func `S0-05: it is turned off and on while the app runs`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let swipe = TabBarSwipe()
      fixture.swipe(-0.5)
      #expect(fixture.controller.selectedIndex == 0)
      fixture.controls.swipe = swipe
      let touch = fixture.begin(-0.5)
      #expect(fixture.controller.transitionCoordinator != nil)
      fixture.controls.swipe = nil
      fixture.settle()
      #expect(fixture.controller.transitionCoordinator == nil)
      #expect(fixture.controller.selectedIndex == 0)
      touch.release()
      fixture.controls.swipe = swipe
      fixture.swipe(-0.5)
      #expect(fixture.controller.selectedIndex == 1)
      fixture.controls.swipe = nil
      fixture.swipe(-0.5)
      #expect(fixture.controller.selectedIndex == 1)
    }
  }

  @Test(arguments: ControlsPlace.all.filter { $0.idiom == .pad })
  func `it is off where the bar is at the top`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      fixture.controls.swipe = TabBarSwipe()
      fixture.swipe(place.direction == .rightToLeft ? 0.5 : -0.5)
      #expect(fixture.controller.selectedIndex == (place.os < 18 ? 1 : 0))
    }
  }

  @Test func `tabs dissolve where the user reduces motion`() {
    for reduces in [false, true] {
      let system = SimulatedSystem(osVersion: .init(18), reducesMotion: reduces)
      SimulatedSystem.withCurrent(system) {
        SimulatedClock().run {
          let fixture = ControlsFixture()
          fixture.controls.swipe = TabBarSwipe()
          let old = fixture.shownChild
          let touch = fixture.begin(-0.5)
          SimulatedClock.current.advance(by: 0)
          #expect((old?.view.transform == .identity) == reduces)
          touch.release()
          fixture.settle()
          #expect(fixture.controller.selectedIndex == 1)
          #expect(fixture.shownChild?.view.alpha == 1)
          #expect(old?.view.transform == .identity)
        }
      }
    }
  }

  @Test func `a finger that goes up or down, a pushed page and the last tab don't swipe`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
      fixture.controls.swipe = TabBarSwipe()
      let touch = fixture.window.simulateTouch(at: fixture.point(0))
      let start = fixture.point(0)
      touch.move(to: CGPoint(x: start.x - 30, y: start.y + 60), over: 0.1)
      #expect(fixture.controller.transitionCoordinator == nil)
      touch.release()
      // The tabs after the fourth are under More.
      fixture.controller.selectedIndex = 3
      fixture.layOut()
      fixture.swipe(-0.5)
      #expect(fixture.controller.selectedIndex == 3)
      let stack = Stack("Stack")
      fixture.controller.viewControllers = [stack, UIViewController()]
      fixture.layOut()
      stack.pushViewController(UIViewController(), animated: false)
      fixture.controller.selectedIndex = 0
      fixture.layOut()
      fixture.swipe(-0.5)
      #expect(fixture.controller.selectedIndex == 0)
    }
  }

  @Test func `a swipe is felt once, when it is over`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      fixture.controls.onSelect = { _ in UISelectionFeedbackGenerator().selectionChanged() }
      #expect(SimulatedFeedback.recorded { fixture.swipe(-0.3) } == [])
      #expect(SimulatedFeedback.recorded { fixture.swipe(-0.5) } == [.selection])
    }
  }
}

/// Tests of swipes on systems on which transitions don't start at once.
@MainActor
struct LateSwipeTests {
  // SwipeableTabBarController PR#94, InstagramTransition PR#4, openradar 21961293.
  @Test(arguments: [(-0.6, 1), (-0.2, 0), (0.2, 0)])
  func `a flick that ends before its transition starts ends in a tab`(
    share: Double,
    expected: Int
  ) {
    ControlsPlace().run(with: .interactionStartsLate) {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      var told: [Int?] = []
      fixture.controls.onSelect = { told.append($0.tab?.index) }
      let touch = fixture.window.simulateTouch(at: fixture.point(0))
      touch.move(to: fixture.point(share))
      touch.release()
      fixture.settle()
      #expect(fixture.controller.transitionCoordinator == nil)
      #expect(fixture.controller.selectedIndex == expected)
      #expect(fixture.shownChild === fixture.controller.viewControllers?[expected])
      #expect(fixture.shownChild?.view.transform == .identity)
      #expect(told == (expected == 0 ? [] : [1]))
      fixture.swipe(-0.6)
      #expect(fixture.controller.selectedIndex == expected + 1)
    }
  }

  @Test(arguments: [false, true])
  func `a tap between the gesture and its transition decides`(isReleased: Bool) {
    ControlsPlace().run(with: .interactionStartsLate) {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      let touch = fixture.window.simulateTouch(at: fixture.point(0))
      touch.move(to: fixture.point(-0.6))
      if isReleased { touch.release() }
      fixture.tap(3)
      if !isReleased { touch.release() }
      fixture.settle()
      #expect(fixture.controller.transitionCoordinator == nil)
      #expect(fixture.controller.selectedIndex == 3)
      #expect(fixture.shownChild === fixture.controller.viewControllers?[3])
      fixture.swipe(0.6)
      #expect(fixture.controller.selectedIndex == 2)
    }
  }

  @Test func `a transition that another interaction holds ends after twice its duration`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let app = HoldingDelegate()
      fixture.controls.delegate = app
      fixture.controls.swipe = TabBarSwipe()
      fixture.begin(-0.6).release()
      SimulatedClock.current.advance(by: 0.6)
      #expect(fixture.controller.transitionCoordinator != nil)
      SimulatedClock.current.advance(by: 0.2)
      #expect(fixture.controller.transitionCoordinator == nil)
      #expect(fixture.controller.selectedIndex == 1)
      fixture.controls.delegate = nil
      fixture.swipe(-0.6)
      #expect(fixture.controller.selectedIndex == 2)
    }
  }

  // Measured by others: apps built with Xcode 16 dissolve tabs after a tap for 0.5 to 0.7 seconds.
  @Test(arguments: [0.2, 0.8])
  func `a swipe waits for the dissolve of a tap, lifted before its end or after`(
    liftedAfter: Double
  ) {
    ControlsPlace().run(with: .dissolvesAfterTaps) {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      fixture.tap(1)
      // The tap still dissolves, though a swipe is set.
      #expect(fixture.controller.transitionCoordinator != nil)
      let touch = fixture.begin(-0.6)
      #expect(fixture.controller.selectedIndex == 1)
      SimulatedClock.current.advance(by: liftedAfter)
      touch.release()
      fixture.settle()
      #expect(fixture.controller.selectedIndex == 2)
      #expect(fixture.controller.transitionCoordinator == nil)
      #expect(fixture.shownChild === fixture.controller.viewControllers?[2])
    }
  }

  @Test func `a swipe that is broken off while it waits selects nothing`() {
    ControlsPlace().run(with: .dissolvesAfterTaps) {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      fixture.tap(1)
      fixture.begin(-0.2).release()
      fixture.settle()
      #expect(fixture.controller.selectedIndex == 1)
    }
  }

  // Carousels are the usual complaint (CarbonKit #35).
  @Test func `content that scrolls sideways wins until its end`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.swipe = TabBarSwipe()
      let carousel = UIScrollView(frame: fixture.window.bounds)
      carousel.contentSize = CGSize(width: carousel.bounds.width * 2, height: 100)
      fixture.controller.viewControllers?[0].view.addSubview(carousel)
      fixture.swipe(-0.6)
      #expect(fixture.controller.selectedIndex == 0)
      carousel.contentOffset.x = carousel.bounds.width
      fixture.swipe(-0.6)
      #expect(fixture.controller.selectedIndex == 1)
    }
  }

  @Test func `the app decides on which views a swipe may begin`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let swipe = TabBarSwipe()
      fixture.controls.swipe = swipe
      let map = UIView(frame: fixture.window.bounds)
      fixture.controller.viewControllers?[0].view.addSubview(map)
      swipe.shouldBegin = { $0 !== map }
      fixture.swipe(-0.6)
      #expect(fixture.controller.selectedIndex == 0)
      map.removeFromSuperview()
      fixture.swipe(-0.6)
      #expect(fixture.controller.selectedIndex == 1)
    }
  }
}

/// A delegate whose interaction is never ended.
private final class HoldingDelegate: NSObject, UITabBarControllerDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension ControlsFixture {
  /// Returns a point at half of the height, and `share` of the width to the right of the center.
  fileprivate func point(_ share: Double) -> CGPoint {
    let bounds = window.bounds
    return CGPoint(x: bounds.midX + CGFloat(share) * bounds.width, y: bounds.midY)
  }

  /// Moves a finger by a part of the width, positive to the right, without lifting it.
  fileprivate func begin(_ share: Double) -> SimulatedTouch {
    let touch = window.simulateTouch(at: point(0))
    touch.move(to: point(share), over: 0.1)
    layOut()
    return touch
  }

  fileprivate func swipe(_ share: Double) {
    begin(share).release()
    settle()
  }

  fileprivate var shownChild: UIViewController? {
    controller.viewControllers?.first { $0.viewIfLoaded?.window != nil }
  }
}

/// A delegate whose animation takes 2 seconds.
private final class SlowDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVc: UIViewController,
    to toVc: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TabSwipeAnimation(sign: 1, duration: 2)
  }
}
