import TabAppearance
import TabDevices
import Testing
import UIKit

/// Tests that tab bar controllers of apps, which make their tabs by `addChild(_:)`, show what they
/// show on iOS.
@MainActor struct AppTabControllerTests {
  private func window(_ controller: UITabBarController) -> UIWindow {
    let window = UIWindow.simulated(device: .usual(for: .phone))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `a raised button is on the edge of the bar, over a tab without an image`() throws {
    let controller = RaisedTabBarController()
    let window = window(controller)
    let items = try #require(controller.tabBar.items)
    #expect(items.map(\.title) == ["Home", "Chats", "Post", "Saved", "Profile"])
    #expect(items.map { $0.image == nil } == [false, false, true, false, false])
    #expect(controller.viewControllers?.allSatisfy { $0 is UINavigationController } == true)
    #expect(controller.selectedIndex == 0 && controller.shouldAutorotate)
    for orientation in [DeviceScreen.Orientation.portrait, .landscape, .portrait] {
      window.simulateRotation(to: orientation)
      let bar = controller.tabBar.frame
      #expect(controller.button.frame.size == CGSize(width: 56, height: 56))
      #expect(controller.button.center == CGPoint(x: window.bounds.midX, y: bar.minY))
    }
    let first = try #require(items[0].frame(in: window))
    SimulatedClock().run {
      // A touch above the bar.
      window.simulateTap(at: CGPoint(x: window.bounds.midX, y: controller.tabBar.frame.minY - 20))
      #expect(controller.selectedIndex == 2 && controller.animationCount == 1)
      #expect(controller.button.layer.animation(forKey: "wobble") != nil)
      controller.button.sendActions(for: .touchUpInside)
      #expect(controller.animationCount == 1)
      window.simulateTap(at: CGPoint(x: first.midX, y: first.midY))
      #expect(controller.selectedIndex == 0)
      #expect(controller.button.layer.animation(forKey: "wobble") == nil)
    }
    try ReviewedPicture.compare(window, with: "raised tab")
  }

  @Test func `buttons with a configuration show image, title and subtitle`() throws {
    let controller = ConfiguredRowController()
    let window = window(controller)
    let buttons = controller.buttons
    #expect(buttons.map { $0.titleLabel?.text } == ["Home", "Alerts", "Likes"])
    #expect(buttons.map { $0.subtitleLabel?.text } == ["new", "new", nil])
    #expect(buttons.map(\.frame.minX) == [0, 131, 262])
    for button in buttons {
      let image = try #require(button.imageView).frame
      let title = try #require(button.titleLabel).frame
      #expect(button.bounds.contains(image.union(title)))
      if button.tag == 0 {
        #expect(abs(title.minX - image.maxX - 5) < 0.5)
      } else {
        #expect(abs(title.minY - image.maxY - 5) < 0.5)
        #expect(abs(title.midX - image.midX) < 0.5)
      }
    }
    window.simulateTap(at: CGPoint(x: 200, y: window.bounds.maxY - 60))
    window.layoutIfNeeded()
    #expect(controller.selectedIndex == 1)
    #expect(buttons.map(\.isSelected) == [false, true, false])
    #expect(buttons[1].configuration?.baseForegroundColor == .white)
    #expect(buttons[0].configuration?.baseForegroundColor == .systemGray)
    try ReviewedPicture.compare(window, with: "configured row")
  }

  @Test func `buttons with edge insets show the title below the image`() throws {
    let controller = InsetRowController()
    let window = window(controller)
    for button in controller.buttons {
      let image = try #require(button.imageView).frame
      let title = try #require(button.titleLabel).frame
      #expect(abs(image.midX - button.bounds.midX) < 0.5)
      #expect(abs(title.midX - button.bounds.midX) < 0.5)
      #expect(abs(title.minY - image.maxY - 5) < 0.5)
    }
    #expect(controller.buttons.map(\.currentTitleColor) == [.blue, .gray, .gray])
    try ReviewedPicture.compare(window, with: "inset row")
    window.simulateRotation(to: .landscape)
    #expect(controller.buttons[0].frame.height == 76)
    #expect(controller.buttons[2].frame.maxX == window.bounds.maxX)
    window.simulateRotation(to: .portrait)
    #expect(controller.buttons[0].frame.height == 45)
  }
}
