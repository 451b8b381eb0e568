import Foundation
import TabDevices
import Testing

@testable import HeadlessUIKit

@MainActor struct TabBarControllerFramesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let device: String
    let orientation: DeviceScreen.Orientation
    let ownHeight: CGFloat
    let bottomInset: CGFloat
    let layout: TabBarItemLayout

    init(
      _ device: String,
      _ orientation: DeviceScreen.Orientation,
      _ ownHeight: CGFloat,
      above bottomInset: CGFloat,
      _ layout: TabBarItemLayout
    ) {
      self.device = device
      self.orientation = orientation
      self.ownHeight = ownHeight
      self.bottomInset = bottomInset
      self.layout = layout
    }

    var testDescription: String { "\(device), \(orientation)" }
  }

  // The height, bottom safe area and layout of each environment with a known classic bar: in portrait measured
  // (swift-snapshot-testing, thumbprint-ios), else several sources (QMUI_iOS, flutter, ESTabBarController). The share
  // of the bar in the 65 points of an iPad without a home button is from one source.
  nonisolated static let rows = [
    Row("iPhone 8", .portrait, 49, above: 0, .stacked),
    Row("iPhone X", .portrait, 49, above: 34, .stacked),
    Row("iPhone 15 Pro Max", .portrait, 49, above: 34, .stacked),
    Row("iPhone SE", .landscape, 32, above: 0, .compactInline),
    Row("iPhone X", .landscape, 32, above: 21, .compactInline),
    Row("iPhone 16", .landscape, 32, above: 21, .compactInline),
    Row("iPhone 8 Plus", .landscape, 49, above: 0, .inline),
    Row("iPhone 11", .landscape, 49, above: 21, .inline),
    Row("iPhone 16 Pro Max", .landscape, 49, above: 21, .inline),
    Row("iPad (9th generation)", .portrait, 50, above: 0, .inline),
    Row("iPad (9th generation)", .landscape, 50, above: 0, .inline),
    Row("iPad Pro 11", .portrait, 45, above: 20, .inline),
    Row("iPad Pro 11", .landscape, 45, above: 20, .inline),
  ]

  /// Returns a controller on a device, and the window that shows it.
  func scene(
    _ name: String,
    _ orientation: DeviceScreen.Orientation = .portrait,
    os version: Int,
    controller: UITabBarController = TabBarFixture.controller(tabs: 4)
  ) throws -> (UITabBarController, UIWindow) {
    let device = try #require(DeviceScreen.named(name))
    let system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(version),
      idiom: device.idiom
    )
    return SimulatedSystem.withCurrent(system) {
      let window = UIWindow.simulated(device: device, orientation: orientation)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (controller, window)
    }
  }

  @Test(arguments: rows)
  func `places the bar at the bottom, in the height of the environment`(row: Row) throws {
    let device = try #require(DeviceScreen.named(row.device))
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
    #expect(controller.tabBar.layoutTraits.itemLayout == row.layout)
  }

  // Several sources: 50 on an iPad with a home button, stacked in a narrow split.
  @Test func `stacks items in a narrow split of an iPad`() throws {
    let (controller, window) = try scene("iPad (9th generation)", .landscape, os: 17)
    defer { window.isHidden = true }
    let compact = window.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
    let size = CGSize(width: 320, height: 810)
    window.simulateChange(to: size, traits: compact, safeAreaInsets: .zero)
    #expect(controller.tabBar.frame == CGRect(x: 0, y: 760, width: 320, height: 50))
    #expect(controller.tabBar.layoutTraits.itemLayout == .stacked)
  }

  // Several sources with a home indicator; the same height without one, from y 584 on, is from one source.
  @Test(arguments: [("iPhone 16 Pro", y: 791.0), ("iPhone SE", 584)])
  func `is 83 high on glass, whatever the safe area`(device: String, y: CGFloat) throws {
    let (controller, window) = try scene(device, os: 26)
    defer { window.isHidden = true }
    #expect(controller.tabBar.frame == CGRect(x: 0, y: y, width: window.bounds.width, height: 83))
    let platter = SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(26))) {
      GlassBarFrames(controller.tabBar).platter
    }
    #expect(window.bounds.height - y - platter.maxY == 21)
  }

  // Several sources: the bar is at the top, with view controllers and with tabs. One source, on iOS 26.1: it is 44 high
  // at y 32, and content begins 20 below it. Measured in a moving picture of iOS 18, to 1.2 points: 40 high at y 30.
  @Test(arguments: [18, 26], [false, true])
  func `floats at the top of an iPad from iOS 18 on`(version: Int, hasTabs: Bool) throws {
    let tabs = "abc".map { name in
      UITab(title: "\(name)", image: nil, identifier: "\(name)") { _ in UIViewController() }
    }
    let (controller, window) = try scene(
      "iPad",
      os: version,
      controller: hasTabs ? UITabBarController(tabs: tabs) : TabBarFixture.controller(tabs: 3)
    )
    defer { window.isHidden = true }
    let (top, height): (CGFloat, CGFloat) = version == 18 ? (30, 40) : (32, 44)
    #expect(controller.tabBar.frame == CGRect(x: 0, y: top, width: 820, height: height))
    let insets = try #require(controller.selectedViewController?.view.safeAreaInsets)
    #expect(insets.top == top + height + 20)
    #expect(insets.bottom == 20)
  }
}
