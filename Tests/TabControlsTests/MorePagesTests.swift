import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

/// Tests that a custom bar with more tabs than fit in the system's shows nothing of More.
@MainActor
struct MorePagesTests {
  private func run(
    stacks: Bool,
    with behaviors: SimulatedSystem.UnverifiedBehaviors = [],
    _ test: (ControlsFixture) throws -> Void
  ) rethrows {
    for os in [17, 26] {
      try ControlsPlace(os: os).run(with: behaviors) {
        let fixture = ControlsFixture([])
        fixture.controller.viewControllers = (0..<7).map { index in
          let page = UIViewController()
          let child = stacks ? UINavigationController(rootViewController: page) : page
          child.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: 0)
          return child
        }
        fixture.controls.customBar = CustomTabBar(
          layout: TabBarLayout(itemPositioning: .scrolling(shownItems: 8))
        )
        fixture.layOut()
        fixture.controller.selectedIndex = 5
        fixture.settle()
        try test(fixture)
      }
    }
  }

  @Test
  func `the bar of More is hidden over the controller of a tab, and back over what it pushes`()
    throws
  {
    try run(stacks: false) { fixture in
      let more = fixture.controller.moreNavigationController
      #expect(more.isNavigationBarHidden)
      let pushed = UIViewController()
      more.pushViewController(pushed, animated: true)
      fixture.settle()
      #expect(!more.isNavigationBarHidden)
      #expect(!pushed.navigationItem.hidesBackButton)
      more.popViewController(animated: true)
      fixture.settle()
      #expect(more.isNavigationBarHidden)
      // More is gone with few tabs, and shown again later.
      let tabs = fixture.controller.viewControllers ?? []
      fixture.controller.viewControllers = Array(tabs.prefix(3))
      fixture.settle()
      #expect(!more.isNavigationBarHidden)
      fixture.controller.viewControllers = tabs
      fixture.controller.selectedIndex = 5
      fixture.settle()
      #expect(more.isNavigationBarHidden)
      fixture.controls.customBar = nil
      fixture.settle()
      let page = try #require(more.viewControllers.last)
      #expect(!more.isNavigationBarHidden && !page.navigationItem.hidesBackButton)
    }
  }

  // openradar 21103395: More takes the pages of a navigation controller into its own stack.
  @Test func `the first page of a stack that More has taken has no back button`() throws {
    try run(stacks: true, with: .moreTakesStacks) { fixture in
      let more = fixture.controller.moreNavigationController
      let page = try #require(more.viewControllers.dropFirst().first)
      #expect(!more.isNavigationBarHidden)
      #expect(page.navigationItem.hidesBackButton)
      page.navigationItem.hidesBackButton = false
      fixture.controls.detach()
      #expect(!page.navigationItem.hidesBackButton)
    }
  }

  @Test func `the tabs of a custom bar under More are selected by taps, without a diagnostic`() {
    run(stacks: true) { fixture in
      fixture.tap(6)
      #expect(fixture.controller.selectedIndex == 6)
      fixture.tap(0)
      #expect(fixture.controller.selectedIndex == 0)
      fixture.tap(4)
      #expect(fixture.controller.selectedIndex == 4)
      #expect(fixture.controls.diagnostics.isEmpty)
    }
  }
}
