import HeadlessUIKit
import Testing

@MainActor struct TabBarControllerFramesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let device: String
    let orientation: SimulatedDevice.Orientation
    let ownHeight: CGFloat
    let bottomInset: CGFloat

    var testDescription: String { "\(device), \(orientation)" }
  }

  // Own height and bottom safe area of each environment whose classic bar is known.
  nonisolated static let rows = [
    Row(device: "iPhone 8", orientation: .portrait, ownHeight: 49, bottomInset: 0),
    Row(device: "iPhone X", orientation: .portrait, ownHeight: 49, bottomInset: 34),
    Row(device: "iPhone 15 Pro Max", orientation: .portrait, ownHeight: 49, bottomInset: 34),
    Row(device: "iPhone SE", orientation: .landscape, ownHeight: 32, bottomInset: 0),
    Row(device: "iPhone 16", orientation: .landscape, ownHeight: 32, bottomInset: 21),
    Row(device: "iPhone 8 Plus", orientation: .landscape, ownHeight: 49, bottomInset: 0),
    Row(device: "iPhone 11", orientation: .landscape, ownHeight: 49, bottomInset: 21),
    Row(device: "iPad (9th generation)", orientation: .portrait, ownHeight: 50, bottomInset: 0),
    Row(device: "iPad (9th generation)", orientation: .landscape, ownHeight: 50, bottomInset: 0),
    Row(device: "iPad Pro 11", orientation: .portrait, ownHeight: 45, bottomInset: 20),
    Row(device: "iPad Pro 11", orientation: .landscape, ownHeight: 45, bottomInset: 20),
  ]

  /// A controller on a device, and the window that shows it.
  func scene(
    _ name: String,
    _ orientation: SimulatedDevice.Orientation = .portrait,
    os version: Int
  ) throws -> (UITabBarController, UIWindow) {
    let device = try #require(SimulatedDevice.named(name))
    let system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(version),
      idiom: device.idiom
    )
    return SimulatedSystem.withCurrent(system) {
      let window = UIWindow.simulated(device: device, orientation: orientation)
      let controller = TabBarFixture.controller(tabs: 4)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (controller, window)
    }
  }

  @Test(arguments: rows)
  func `places the bar at the bottom, as high as the environment says`(row: Row) throws {
    let device = try #require(SimulatedDevice.named(row.device))
    let (controller, window) = try scene(row.device, row.orientation, os: 17)
    defer { window.isHidden = true }

    let size = device.posture(in: row.orientation).size
    let height = row.ownHeight + row.bottomInset
    #expect(
      controller.tabBar.frame
        == CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    )
    #expect(controller.tabBar.safeAreaInsets.bottom == row.bottomInset)
    #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == height)
    #expect(controller.selectedViewController?.view.frame.size == size)
  }

  // One source, of iOS 26.1: the bar is 44 high at y 32, and content begins 20 below it.
  @Test(arguments: [18, 26])
  func `floats at the top of an iPad from iOS 18 on`(version: Int) throws {
    let (controller, window) = try scene("iPad", os: version)
    defer { window.isHidden = true }
    #expect(controller.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
    let insets = try #require(controller.selectedViewController?.view.safeAreaInsets)
    #expect(insets.top == 96)
    #expect(insets.bottom == 20)
  }
}
