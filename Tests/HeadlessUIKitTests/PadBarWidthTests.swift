import HeadlessUIKit
import TabDevices
import Testing

@MainActor struct PadBarWidthTests {
  // Public code of several apps: the controller is compact, so that the bar is at the bottom, and the bar regular, so
  // that titles are beside icons.
  @Test(arguments: [18, 26])
  func `a bar is where its controller's width puts it, whatever width it overrides`(os: Int) throws
  {
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(os), idiom: .pad)
    SimulatedSystem.withCurrent(system) {
      let controller = TabBarFixture.controller(tabs: 3)
      let device = DeviceScreen.usual(for: .pad)
      let window = UIWindow.simulated(device: device)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.tabBar.frame.midY < 100)
      controller.traitOverrides.horizontalSizeClass = .compact
      window.layoutIfNeeded()
      let bottom = controller.tabBar.frame
      #expect(bottom.maxY == window.bounds.maxY)
      controller.tabBar.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
      #expect(controller.tabBar.frame.maxY == window.bounds.maxY)
      let item = controller.tabBar.items?[0]
      #expect(item?.frame(in: window)?.midY ?? 0 > bottom.minY)
      controller.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
      #expect(controller.tabBar.frame.midY < 100)
    }
  }

  @Test func `an item that isn't shown has no frame`() throws {
    let controller = TabBarFixture.controller(tabs: 2)
    let item = try #require(controller.tabBar.items?.first)
    #expect(item.frame(in: UIView()) == nil)
    let window = TabBarFixture.window(showing: controller)
    #expect(item.frame(in: window)?.isEmpty == false)
    controller.tabBar.isHidden = true
    #expect(item.frame(in: window) == nil)
    #expect(UIView().frame(in: window) == nil)
  }
}
