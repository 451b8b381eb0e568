import HeadlessUIKit
import TabDevices
import Testing

@MainActor struct RotationTests {
  final class Controller: UITabBarController {
    var log: Log?

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log?.append("will get traits")
    }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      let log = log
      log?.append("will get \(Int(size.width)) by \(Int(size.height))")
      coordinator.animate(
        alongsideTransition: { _ in log?.append("beside") },
        completion: { _ in log?.append("after") }
      )
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log?.append("got traits")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log?.append("laid out \(Int(view.bounds.width))")
    }
  }

  @Test func `the device is held as the key window shows`() {
    let window = TabBarFixture.window(showing: UIViewController())
    window.makeKeyAndVisible()
    #expect(UIDevice.current.orientation == .portrait)
    window.simulateRotation(to: .landscape)
    // Documented: an interface turns the other way round than its device.
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(UIDevice.current.orientation.isLandscape && !UIDevice.current.orientation.isFlat)
    #expect(UIViewController().shouldAutorotate)
  }

  /// The frames that layout decides.
  struct Frames: Equatable {
    var bar: CGRect
    var items: [CGRect]
    var content: UIEdgeInsets?

    @MainActor init(_ controller: UITabBarController) {
      bar = controller.tabBar.frame
      items = controller.tabBar.subviews.compactMap { ($0 as? UIControl)?.frame }
      content = controller.selectedViewController?.view.safeAreaInsets
    }
  }

  @Test func `calls in UIKit's order`() {
    let log = Log()
    let controller = Controller()
    controller.viewControllers = TabBarFixture.children(3)
    let window = TabBarFixture.window(showing: controller)
    controller.log = log
    window.simulateRotation(to: .landscape)
    #expect(
      log.take() == [
        "will get traits", "will get 844 by 390", "got traits", "beside", "laid out 844", "after",
      ]
    )
  }

  // S0-19
  @Test(arguments: DeviceScreen.all.map(\.name))
  func `restores the layout when the device rotates back`(device: String) {
    let controller = TabBarFixture.controller(tabs: 5)
    let window = TabBarFixture.window(showing: controller, device: device)
    let before = Frames(controller)
    window.simulateRotation(to: .landscape)
    #expect(Frames(controller) != before)
    window.simulateRotation(to: .portrait)
    #expect(Frames(controller) == before)
  }

  @Test func `notifies children that aren't visible, too`() {
    final class Child: UIViewController {
      var size = CGSize.zero
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        self.size = size
      }
    }
    let children = [Child(), Child()]
    let controller = UITabBarController()
    controller.viewControllers = children
    let window = TabBarFixture.window(showing: controller)
    window.simulateRotation(to: .landscape)
    #expect(
      children.map(\.size) == [CGSize(width: 844, height: 390), CGSize(width: 844, height: 390)]
    )
    #expect(window.bounds.size == CGSize(width: 844, height: 390))
  }
}
