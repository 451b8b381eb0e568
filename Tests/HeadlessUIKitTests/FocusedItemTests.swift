import TabDevices
import Testing

@testable import HeadlessUIKit

@MainActor struct FocusedItemTests {
  @Test(arguments: [17, 26])
  func `the focused item has its focused style, or else that of its state`(os: Int) throws {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(os))) {
      let window = UIWindow.simulated(device: DeviceScreen.all[0])
      let controller = UITabBarController()
      controller.viewControllers = ["Home", "Search", "Cart"].map { title in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
        return page
      }
      let appearance = UITabBarAppearance()
      let items = appearance.stackedLayoutAppearance
      items.selected.iconColor = .systemOrange
      items.selected.titleTextAttributes = [.kern: 2, .foregroundColor: UIColor.systemOrange]
      items.focused.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
      items.focused.badgeBackgroundColor = .systemTeal
      controller.tabBar.standardAppearance = appearance
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let buttons = controller.tabBar.buttons
      let style = { (index: Int) in
        try #require(buttons[index].picture(grid: PixelGrid(scale: 3))).style
      }
      let before = try style(0)

      window.simulateFocus(on: buttons[0])
      #expect(try style(0).title.color != before.title.color)
      #expect(try style(0).title.kern == before.title.kern)
      #expect(try style(0).iconColor == before.iconColor)
      #expect(try style(1).badgeColor == .systemRed)

      controller.tabBar.items?[1].isEnabled = false
      window.layoutIfNeeded()
      window.simulateFocus(on: buttons[1])
      #expect(!buttons[1].isFocused, "the focus doesn't come to a disabled item")
      window.simulateFocus(on: nil)
      #expect(try style(0).title.color == before.title.color)
    }
  }
}
