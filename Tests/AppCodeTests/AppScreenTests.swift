import TabAppearance
import Testing
import UIKit

/// Tests that screens of an app without themes are drawn as in recorded pictures, which were
/// reviewed.
@MainActor struct AppScreenTests {
  private static let screens: [String: @MainActor () -> UIViewController] = [
    "settings": { SettingsPage() },
    "cards": { CardsPage() },
    "navigation": {
      let navigation = UINavigationController(rootViewController: SettingsPage())
      navigation.pushViewController(DetailPage(), animated: false)
      return navigation
    },
  ]

  nonisolated static let pictures: [String] = [
    "settings", "settings right to left", "settings dark and large", "cards", "navigation",
  ]

  private func window(of name: String) throws -> UIWindow {
    let words = name.split(separator: " ").map(String.init)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 380))
    var traits = UITraitCollection.ofSimulatedSystem
    if words.contains("right") {
      let direction = UITraitCollection(layoutDirection: .rightToLeft)
      traits = UITraitCollection(traitsFrom: [traits, direction])
    }
    if words.contains("large") {
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
      ])
    }
    window.deviceTraits = traits
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let tabs = UITabBarController()
    let makeScreen = try #require(Self.screens[words[0]])
    let screen = makeScreen()
    let icon = UIImage(systemName: "gear")
    screen.tabBarItem = UITabBarItem(title: words[0].capitalized, image: icon, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 1)
    tabs.viewControllers = [screen, other]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: pictures)
  func `a screen is drawn as in its picture, and its constraints leave nothing open`(
    name: String
  ) throws {
    let window = try window(of: name)
    #expect(window.layoutProblems == [])
    try ReviewedPicture.compare(window, with: name)
  }
}
