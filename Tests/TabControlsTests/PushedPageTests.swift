import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

/// Tests of pages that hide the bar and the views of parts.
@MainActor
struct PushedPageTests {
  @Test(arguments: ControlsPlace.all)
  func `a pushed controller that hides the bar hides ours, and a cancelled pop leaves it so`(
    place: ControlsPlace
  ) throws {
    try place.run {
      let fixture = ControlsFixture(["A", "B"], direction: place.direction)
      let navigation = UINavigationController(rootViewController: UIViewController())
      let app = NavigationLog()
      fixture.controller.viewControllers?[0] = navigation
      navigation.delegate = app
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.controls.centerButton = TabBarCenterButton(UIButton(type: .custom)) { _ in }
      fixture.layOut()
      for animated in [false, true] {
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: animated)
        #expect(bar.isHidden && fixture.controls.overlayView.isHidden)
        #expect(fixture.controls.itemFrames(in: fixture.window) == nil)
        fixture.layOut()
        #expect(fixture.roomOfBars(in: navigation) == 0)
        let cancel = try #require(navigation.simulateInteractivePop())
        #expect(!bar.isHidden && !fixture.controls.overlayView.isHidden)
        cancel(false)
        #expect(bar.isHidden && fixture.controls.overlayView.isHidden)
        let complete = try #require(navigation.simulateInteractivePop())
        complete(true)
        #expect(!bar.isHidden && !fixture.controls.overlayView.isHidden)
        #expect(fixture.controls.overlayView.alpha == 1)
        #expect(fixture.controller.tabBar.isHidden)
        #expect(fixture.roomOfBars(in: navigation) == 49)
      }
      #expect(app.shown == 6, "two pushes, two cancelled pops, two pops")
      fixture.controls.detach()
      #expect(navigation.delegate === app)
    }
  }

  @Test func `S3-03c: a page that hides the system's bar hides the center button over it`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let navigation = UINavigationController(rootViewController: UIViewController())
      fixture.controller.viewControllers?[0] = navigation
      fixture.controls.centerButton = TabBarCenterButton(UIButton(type: .custom)) { _ in }
      fixture.layOut()
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: true)
      #expect(fixture.controls.overlayView.isHidden)
      navigation.popViewController(animated: true)
      #expect(!fixture.controls.overlayView.isHidden)
    }
  }

  @Test func `gates alone put no delegate in front of the tabs' own`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let navigation = UINavigationController(rootViewController: UIViewController())
      fixture.controller.viewControllers?[0] = navigation
      fixture.controls.gates = TabBarGates()
      fixture.layOut()
      #expect(navigation.delegate == nil)
    }
  }
}

/// An app's delegate of a navigation controller, which counts calls of `willShow`.
private final class NavigationLog: NSObject, UINavigationControllerDelegate {
  var shown = 0

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    shown += 1
  }
}
