import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

/// Tests of bars on glass that don't provide the frames of their items: what the system draws stays
/// until its replacement has a place.
@MainActor
struct MissingFrameTests {
  private func run(_ test: (ControlsFixture) throws -> Void) rethrows {
    try ControlsPlace(os: 26).run(with: .glassTellsNoFrames) { try test(ControlsFixture()) }
  }

  private func messages(_ controls: TabBarControls) -> [String] {
    controls.diagnostics.map(\.message).filter { $0.contains("frames") }
  }

  @Test func `a center button with an index is in the middle of the bar`() {
    run { fixture in
      let button = UIButton(type: .custom)
      button.bounds.size = CGSize(width: 40, height: 40)
      fixture.controls.centerButton = TabBarCenterButton(button, at: 1, role: .tab)
      fixture.layOut()
      #expect(fixture.controls.itemFrames(in: fixture.window) == nil)
      #expect(button.superview?.isHidden == false)
      let bar: UIView = fixture.controller.tabBar
      #expect(button.superview?.center.x == bar.convert(bar.bounds, to: fixture.window).midX)
      fixture.layOut()
      #expect(messages(fixture.controls).count == 1)
    }
  }

  @Test func `the system draws dots and overlay badges`() {
    run { fixture in
      let items = fixture.controller.tabBar.items ?? []
      fixture.controls.badges[0] = .dot
      fixture.controls.badges.style = .overlay
      fixture.controls.badges[1] = .count(3)
      fixture.layOut()
      #expect(items[0].badgeValue == "")
      #expect(items[1].badgeValue == "3")
      #expect(fixture.controls.view(of: .badge, at: 1) == nil)
      #expect(messages(fixture.controls).count == 1)
      fixture.controls.detach()
      #expect(items[0].badgeValue == nil && items[1].badgeValue == nil)
    }
  }

  @Test func `an item animator leaves the icon of the system`() {
    run { fixture in
      let item = fixture.controller.tabBar.items?[0]
      let image = item?.image
      let animator = PlainAnimator()
      fixture.controls.itemAnimators = [0: animator]
      fixture.layOut()
      #expect(item?.image == image)
      #expect(animator.view.isHidden)
      #expect(messages(fixture.controls).count == 1)
    }
  }

  @Test func `an icon and a badge are replaced once frames are known, and while the bar hides`() {
    ControlsPlace(os: 18).run {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
      let items = fixture.controller.barTabs.compactMap(\.item)
      let image = items[5].image
      fixture.controls.badges.style = .overlay
      fixture.controls.badges[0] = .count(1)
      fixture.controls.badges[5] = .count(2)
      fixture.controls.itemAnimators = [1: PlainAnimator(), 5: PlainAnimator()]
      fixture.layOut()
      #expect(items[0].badgeValue == nil)
      #expect(items[1].image != image)
      // The list of More has no place for views.
      #expect(items[5].badgeValue == "2")
      #expect(items[5].image == image)
      fixture.controls.setBarHidden(true, animated: false)
      fixture.layOut()
      #expect(items[0].badgeValue == nil && items[1].image != image)
      #expect(messages(fixture.controls) == [])
    }
  }

  // An animator's view over the badge hid most of it (CYLTabBarController #371, #539).
  @Test func `badges of the controls are above the view of an item animator`() throws {
    try ControlsPlace(os: 18).run {
      let fixture = ControlsFixture()
      let animator = PlainAnimator()
      fixture.controls.badges[0] = .count(7)
      fixture.controls.itemAnimators = [0: animator]
      fixture.layOut()
      let badge = try #require(fixture.controls.view(of: .badge, at: 0))
      let views = fixture.controls.overlayView.subviews
      let (below, above) = (views.firstIndex(of: animator.view), views.firstIndex(of: badge))
      #expect(try #require(below) < #require(above))
    }
  }

  @Test func `a badge that the app sets on an item is drawn above the view of its animator`() throws
  {
    try ControlsPlace(os: 18).run {
      let fixture = ControlsFixture()
      let controls = fixture.controls
      let item = try #require(fixture.controller.tabBar.items?[1])
      item.badgeValue = "3"
      let animator = PlainAnimator()
      controls.itemAnimators = [1: animator]
      fixture.layOut()
      @MainActor func text() -> String? {
        (controls.view(of: .badge, at: 1) as? TabBarBadgeView)?.text
      }
      #expect(text() == "3" && item.badgeValue == nil)
      let views = controls.overlayView.subviews
      let badge = try #require(controls.view(of: .badge, at: 1))
      #expect(
        try #require(views.firstIndex(of: animator.view)) < #require(views.firstIndex(of: badge))
      )
      // A later badge of the app takes its place, and is the system's without the animator.
      item.badgeValue = "12"
      controls.setNeedsLayout()
      fixture.layOut()
      #expect(text() == "12" && item.badgeValue == nil)
      controls.itemAnimators = [:]
      fixture.layOut()
      #expect(text() == nil && item.badgeValue == "12")
      controls.itemAnimators = [1: animator]
      fixture.layOut()
      controls.detach()
      #expect(item.badgeValue == "12")
    }
  }
}

private final class PlainAnimator: TabBarItemAnimator {
  let view = UIView()
  func select(animated: Bool) {}
  func deselect(animated: Bool) {}
}
