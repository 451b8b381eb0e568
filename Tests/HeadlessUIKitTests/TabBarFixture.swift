import HeadlessUIKit
import TabDevices

@MainActor enum TabBarFixture {
  /// Returns a controller with plain children titled A, B, C and so on.
  static func controller(tabs: Int) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = children(tabs)
    return controller
  }

  static func children(_ count: Int) -> [UIViewController] {
    "ABCDEFGHIJ".prefix(count).map { letter in
      let child = UIViewController()
      child.title = String(letter)
      return child
    }
  }

  /// Returns a window of a common iPhone that shows a controller.
  static func window(
    showing controller: UIViewController,
    device: String = "iPhone 12"
  ) -> UIWindow {
    guard let device = DeviceScreen.named(device) else {
      preconditionFailure("There must be a device named '\(device)'")
    }
    let window = UIWindow.simulated(device: device)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}
