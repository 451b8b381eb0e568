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

  @Test(arguments: rows)
  func `places the bar at the bottom, as high as the environment says`(row: Row) throws {
    let device = try #require(SimulatedDevice.named(row.device))
    let window = UIWindow.simulated(device: device, orientation: row.orientation)
    let controller = TabBarFixture.controller(tabs: 4)
    window.rootViewController = controller
    window.makeKeyAndVisible()

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
}
