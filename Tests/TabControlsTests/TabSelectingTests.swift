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
        #expect(fixture.controller.selectTab(at: .index(index), poppingToRoot: true) == nil)
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
}

extension TabSelectingTests {
  @Test func `S2-12: UIKit finds the tab bar controller from each page in it`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let stack = Stack("Stack")
      let (pushed, child, alone) = (UIViewController(), UIViewController(), UIViewController())
      fixture.controller.viewControllers = [stack]
      stack.pushViewController(pushed, animated: false)
      pushed.addChild(child)
      for inside in [stack, pushed, child] {
        #expect(inside.tabBarController === fixture.controller)
      }
      #expect(alone.tabBarController == nil)
    }
  }
}

/// A navigation controller that records whether pops to its root are animated.
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
