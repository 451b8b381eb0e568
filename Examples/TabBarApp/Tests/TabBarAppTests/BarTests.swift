import TabAppearance
import TabSnapshots
import Testing

@testable import TabBarApp

@MainActor
struct BarTests {
  @Test func `Harbor has the colors of its tokens`() {
    assertTabSnapshot(of: TabBarTheme.harbor, as: .json)
  }

  @Test(arguments: [false, true])
  func `the bar looks as recorded`(isNight: Bool) {
    let root = RootController()
    root.chooseTheme(forNight: isNight)
    assertTabSnapshot(of: root, as: .image(showing: .bar), named: isNight ? "night" : "day")
  }

  @Test func `the dark-mode setting changes the theme and the style`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let root = RootController()
    root.chooseTheme(forNight: true)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let home = try #require(
      (root.viewControllers?.first as? UINavigationController)?.topViewController
        as? HomeController
    )
    #expect(home.darkMode.isOn)
    home.darkMode.isOn = false
    home.darkMode.sendActions(for: .valueChanged)
    #expect(root.tabBarTheme?.name == "Harbor")
    #expect(root.overrideUserInterfaceStyle == .light)
  }
}
