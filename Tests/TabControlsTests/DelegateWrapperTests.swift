import HeadlessUIKit
import TabAppearance
import TabUIKit
import Testing

@testable import TabControls

/// Tests of delegates that wrap others, and of those that the controls leave alone.
@MainActor
struct DelegateWrapperTests {
  private func gatedFixture() -> (ControlsFixture, Passed) {
    let fixture = ControlsFixture()
    let passed = Passed()
    let gates = passed.gates()
    gates[1] = .login
    fixture.controls.gates = gates
    return (fixture, passed)
  }

  // RxCocoa's DelegateProxy and analytics libraries keep the delegate they find
  // (react-native-keyboard-controller PR#1519).
  @Test(arguments: [18, 26])
  func `a wrapper that forwards to the controls stays in front`(os: Int) {
    ControlsPlace(os: os).run {
      let (fixture, passed) = gatedFixture()
      let app = LoggingDelegate()
      fixture.controls.delegate = app
      let wrapper = Wrapper(fixture.controller.delegate)
      fixture.controller.delegate = wrapper
      fixture.layOut()
      #expect(fixture.controller.delegate === wrapper)
      fixture.tap(1)
      fixture.tap(2)
      #expect(passed.log == ["login 1"])
      #expect(app.log == ["should Search", "should Cart", "did Cart"])
      fixture.controls.swipe = TabBarSwipe()
      #expect(fixture.controller.delegate === wrapper)
      fixture.controls.detach()
      #expect(fixture.controller.delegate === wrapper)
      fixture.tap(1)
      #expect(app.log.suffix(2) == ["should Search", "did Search"])
    }
  }

  @Test(arguments: [18, 26])
  func `a wrapper that can't be recognized calls nothing without end`(os: Int) {
    ControlsPlace(os: os).run {
      let (fixture, passed) = gatedFixture()
      let app = LoggingDelegate()
      fixture.controls.delegate = app
      let wrapper = SilentWrapper(fixture.controller.delegate)
      fixture.controller.delegate = wrapper
      fixture.layOut()
      for _ in 0..<2 {
        app.log = []
        passed.log = []
        fixture.tap(1)
        #expect(passed.log == ["login 1"])
        #expect(fixture.controller.selectedIndex == 0)
        fixture.tap(2)
        #expect(fixture.controller.selectedIndex == 2)
        #expect(app.log == ["should Search", "should Cart", "did Cart"])
        fixture.tap(0)
      }
      fixture.layOut()
      #expect(fixture.controller.delegate === wrapper)
    }
  }

  @Test(arguments: [false, true])
  func `a wrapper of a navigation controller's delegate stays in front`(isRecognized: Bool) {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B"])
      let navigation = UINavigationController(rootViewController: UIViewController())
      fixture.controller.viewControllers?[0] = navigation
      fixture.controls.centerButton = TabBarCenterButton(UIButton(type: .custom)) { _ in }
      fixture.layOut()
      let observer = navigation.delegate
      #expect(observer != nil)
      let wrapper =
        isRecognized ? NavigationWrapper(observer) : SilentNavigationWrapper(observer)
      navigation.delegate = wrapper
      fixture.layOut()
      for _ in 0..<2 {
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        #expect(fixture.controls.overlayView.isHidden)
        navigation.popViewController(animated: true)
        fixture.layOut()
      }
      #expect(navigation.delegate === wrapper)
      #expect(wrapper.callCount < 20)
    }
  }

  // dd-sdk-ios PR#2942, embrace PR#729: UIKit caches which methods a delegate has.
  @Test func `when the app's delegate goes, the controller's delegate is set again`() async throws {
    let fixture = ControlsFixture()
    let controller = CountingController()
    controller.viewControllers = [UIViewController(), UIViewController()]
    fixture.window.rootViewController = controller
    controller.tabBarControls.onSelect = { _ in }
    var app: ControllerDelegate? = ControllerDelegate()
    controller.delegate = app
    fixture.layOut()
    let count = controller.delegateCount
    app = nil
    // The main queue of Linux isn't on the main thread.
    for _ in 0..<1_000 where controller.delegateCount == count {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(controller.delegateCount > count)
    #expect(controller.tabBarControls.delegate == nil)
    #expect(controller.delegate != nil)
  }

  @Test func `only controls that need taps take the delegate, and give it back`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let app = LoggingDelegate()
      fixture.controller.delegate = app
      let controls = fixture.controls
      controls.centerButton = TabBarCenterButton(UIButton(type: .custom)) { _ in }
      controls.badges[1] = .dot
      controls.raisedIconOffsets = [2: 10]
      controls.setBarHidden(true, animated: false)
      controls.setBarHidden(false, animated: false)
      controls.placement = .bottom
      fixture.layOut()
      #expect(fixture.controller.delegate === app)
      #expect(controls.delegate === app)
      controls.gates = TabBarGates()
      #expect(fixture.controller.delegate !== app)
      #expect(controls.delegate === app)
      controls.gates = nil
      #expect(fixture.controller.delegate === app)
      controls.onSelect = { _ in }
      #expect(fixture.controller.delegate !== app)
      controls.onSelect = nil
      #expect(fixture.controller.delegate === app)
    }
  }

  @Test func `navigation controllers keep their delegates where pushes aren't followed`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B"])
      let navigation = UINavigationController(rootViewController: UIViewController())
      fixture.controller.viewControllers?[0] = navigation
      fixture.controls.centerButton = TabBarCenterButton(UIButton(type: .custom)) { _ in }
      fixture.controls.followsPushes = false
      fixture.layOut()
      #expect(navigation.delegate == nil)
      let page = UIViewController()
      page.hidesBottomBarWhenPushed = true
      navigation.pushViewController(page, animated: true)
      fixture.layOut()
      #expect(fixture.controls.overlayView.isHidden)
      fixture.controls.followsPushes = true
      fixture.layOut()
      #expect(navigation.delegate != nil)
    }
  }
}

/// A delegate that forwards to the delegate before it, without a way to recognize that.
private class SilentWrapper: NSObject, UITabBarControllerDelegate {
  fileprivate weak var old: (any UITabBarControllerDelegate)?

  init(_ old: (any UITabBarControllerDelegate)?) { self.old = old }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    old?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { old?.tabBarController(tabBarController, didSelect: viewController) }
}

/// A delegate that forwards messages, as Objective-C's proxies do.
private final class Wrapper: SilentWrapper, MessageForwarding {
  var forwardee: (any NSObjectProtocol)? { old }
}

private class SilentNavigationWrapper: NSObject, UINavigationControllerDelegate {
  fileprivate weak var old: (any UINavigationControllerDelegate)?
  var callCount = 0

  init(_ old: (any UINavigationControllerDelegate)?) { self.old = old }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    callCount += 1
    old?.navigationController(navigationController, willShow: viewController, animated: animated)
  }
}

private final class NavigationWrapper: SilentNavigationWrapper, MessageForwarding {
  var forwardee: (any NSObjectProtocol)? { old }
}

/// A view controller that is a delegate, as coordinators are.
private final class ControllerDelegate: UIViewController, UITabBarControllerDelegate {}

/// A controller that counts how often its delegate is set.
private final class CountingController: ThemedTabBarController {
  var delegateCount = 0

  override weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegateCount += 1 }
  }
}
