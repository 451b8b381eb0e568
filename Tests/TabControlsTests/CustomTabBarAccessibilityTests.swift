import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct CustomTabBarAccessibilityTests {
  @Test(arguments: ControlsPlace.all)
  func `assistive technologies find a tab bar with its items in reading order`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(["Home", "Search", "Cart"], direction: place.direction)
      let bar = CustomTabBar(contents: [0: CustomTabBarContent(subtitle: "news")])
      fixture.controls.customBar = bar
      let items = fixture.controller.viewControllers!.map { $0.tabBarItem! }
      items[1].isEnabled = false
      items[2].badgeValue = "3"
      items[2].accessibilityHint = "opens the cart"
      fixture.layOut()
      #expect(
        bar.accessibilityText == """
          tab bar
            Home, news: button, selected (1 of 3)
            Search: button, not enabled (2 of 3)
            Cart, value 3, hint opens the cart: button (3 of 3)
          """
      )
      fixture.tap(2)
      items[2].badgeValue = nil
      items[0].accessibilityLabel = "Start page"
      fixture.controls.setNeedsLayout()
      fixture.layOut()
      #expect(
        bar.accessibilityText == """
          tab bar
            Start page: button (1 of 3)
            Search: button, not enabled (2 of 3)
            Cart, hint opens the cart: button, selected (3 of 3)
          """
      )
    }
  }

  @Test func `the large content viewer shows title and image of an item`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(["Home", "Search"])
      let large = UIImage(systemName: "magnifyingglass")
      fixture.controller.viewControllers?[1].tabBarItem.largeContentSizeImage = large
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      #expect(bar.interactions.contains { $0 is UILargeContentViewerInteraction })
      let (home, search) = (bar.buttons[0], bar.buttons[1])
      #expect(home.showsLargeContentViewer)
      #expect(home.largeContentTitle == "Home")
      #expect(home.largeContentImage === fixture.controller.viewControllers?[0].tabBarItem.image)
      #expect(home.scalesLargeContentImage)
      #expect(search.largeContentImage === large)
      #expect(!search.scalesLargeContentImage)
    }
  }

  @Test(arguments: [ControlsPlace(os: 17), ControlsPlace(os: 26)])
  func `a font of the theme that follows the text size is followed`(place: ControlsPlace) throws {
    try place.run {
      let theme = try TabBarTheme(
        json: """
          {"name": "Text", "item": {"normal": {"title": {"size": 10, "scaledBy": "caption2"}}}}
          """
      )
      let fixture = ControlsFixture(["Home", "Search"])
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.controller.applyTheme(theme)
      fixture.layOut()
      let height = bar.buttons[1].titleLabel.frame.height
      fixture.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      fixture.layOut()
      #expect(bar.buttons[1].titleLabel.frame.height > height)
    }
  }
}

extension UIView {
  /// The accessibility elements of a container as text, each with its position and their number.
  @MainActor
  fileprivate var accessibilityText: String {
    let elements = accessibilityElements?.compactMap { $0 as? UIView } ?? []
    let lines = elements.enumerated().map { index, element in
      var text = element.accessibilityLabel ?? "without label"
      if let value = element.accessibilityValue { text += ", value \(value)" }
      if let hint = element.accessibilityHint { text += ", hint \(hint)" }
      let names: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.selected, "selected"), (.notEnabled, "not enabled"),
      ]
      let traits = names.filter { element.accessibilityTraits.contains($0.0) }.map(\.1)
      return "  \(text): \(traits.joined(separator: ", ")) (\(index + 1) of \(elements.count))"
    }
    let kind = accessibilityTraits == .tabBar && !isAccessibilityElement ? "tab bar" : "view"
    return ([kind] + lines).joined(separator: "\n")
  }
}
