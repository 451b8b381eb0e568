#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

// Complaint 2 about other libraries: glass ignores the colors of items that aren't selected.
@MainActor
struct BakedImageTests {
  let theme = TabBarTheme(
    name: "Baked",
    item: .init(
      normal: .init(color: .dynamic(light: "#884400", dark: "#FFCC88")),
      selected: .init(color: "#FF0000")
    ),
    strategies: .init(unselectedColors: .value(.bakeImages))
  )

  private func onGlass(_ body: () throws -> Void) rethrows {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(26)), operation: body)
  }

  private func makeItem(_ title: String) -> UITabBarItem {
    UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
  }

  @Test(
    arguments: [
      (.light, .normal, "#884400"), (.dark, .normal, "#FFCC88"),
      (.light, .high, "#884400"), (.dark, .high, "#FFCC88"),
    ] as [(UIUserInterfaceStyle, UIAccessibilityContrast, TabBarTheme.Color)]
  )
  func `the icon of an unselected item has the color in its image, for each style`(
    style: UIUserInterfaceStyle,
    contrast: UIAccessibilityContrast,
    color: TabBarTheme.Color
  ) throws {
    try onGlass {
      let controller = UITabBarController.fixture(makeItem: makeItem)
      controller.loadViewIfNeeded()
      controller.applyTheme(theme)
      controller.overrideUserInterfaceStyle = style
      controller.traitOverrides.accessibilityContrast = contrast
      let item = try #require(controller.tabBar.items?[1])
      #expect(item.image?.renderingMode == .alwaysOriginal)
      #expect(item.image?.isSymbolImage == UIImage(systemName: "star")?.isSymbolImage)
      #expect(item.image?.values.tintColor == TabBarTheme.color(color))
    }
  }

  @Test func `the icon of a disabled item has the color for it, or is left to UIKit`() throws {
    try onGlass {
      let controller = UITabBarController.fixture(makeItem: makeItem)
      let item = try #require(controller.tabBar.items?[1])
      item.isEnabled = false
      controller.applyTheme(theme)
      #expect(item.image == UIImage(systemName: "star"))
      var dimmed = theme
      dimmed.item.disabled.color = "#0000FF"
      controller.applyTheme(dimmed)
      #expect(item.image?.values.tintColor == .blue)
      // The item was enabled since, which applying the theme again notices.
      item.isEnabled = true
      controller.applyTheme(dimmed)
      #expect(item.image?.values.tintColor == TabBarTheme.color("#884400"))
    }
  }

  @Test func `the selected icon and the large content viewer have the icon as it was`() throws {
    try onGlass {
      let controller = UITabBarController.fixture(makeItem: makeItem)
      controller.applyTheme(theme)
      let item = try #require(controller.tabBar.items?[0])
      #expect(item.selectedImage == UIImage(systemName: "star"))
      #expect(item.largeContentSizeImage == UIImage(systemName: "star"))
    }
  }

  // Complaint 14 about other libraries.
  @Test func `the app's images come back with another theme and with reverting`() throws {
    try onGlass {
      let controller = UITabBarController.fixture(makeItem: makeItem)
      let items = try #require(controller.tabBar.items)
      items[1].selectedImage = UIImage(systemName: "star.fill")
      let before = items.map(\.image)
      controller.applyTheme(theme)
      #expect(items[1].selectedImage == UIImage(systemName: "star.fill"))
      controller.applyTheme(TabBarTheme(name: "Other"))
      for item in items { #expect(item.image == UIImage(systemName: "star")) }
      #expect(items[0].largeContentSizeImage == nil)
      controller.applyTheme(theme)
      controller.applyTheme(TabBarTheme(name: "Other")).revert()
      #expect(items[0].image != UIImage(systemName: "star"))
      controller.removeTabBarTheme()
      #expect(items.map(\.image) == before)
      #expect(items[1].selectedImage == UIImage(systemName: "star.fill"))
    }
  }

  @Test func `an icon with colors of its own keeps them, and an item without one gets none`() throws
  {
    onGlass {
      let bar = UITabBar()
      let original = UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)
      bar.items = [
        UITabBarItem(title: "Own", image: original, tag: 0),
        UITabBarItem(title: "None", image: nil, tag: 1),
      ]
      let images = bar.items?.map(\.image)
      bar.applyTheme(theme)
      #expect(bar.items?.map(\.image) == images)
    }
  }

  @Test func `a theme's icon is baked, too`() {
    onGlass {
      let bar = UITabBar()
      bar.items = [makeItem("Home")]
      var theme = theme
      theme.items[0] = .init(image: .value(.init(.symbol("house"))))
      bar.applyTheme(theme)
      #expect(bar.items?[0].image?.renderingMode == .alwaysOriginal)
      #expect(bar.items?[0].selectedImage == UIImage(systemName: "house"))
      #expect(bar.items?[0].largeContentSizeImage == UIImage(systemName: "house"))
    }
  }

  @Test func `where the appearance is honored, and where nothing is to be baked, images stay`()
    throws
  {
    let controller = UITabBarController.fixture(makeItem: makeItem)
    controller.applyTheme(theme)
    #expect(controller.tabBar.items?[0].image == UIImage(systemName: "star"), "iOS 18")
    onGlass {
      let controller = UITabBarController.fixture(makeItem: makeItem)
      var plain = theme
      plain.item.normal.color = .inherited
      controller.applyTheme(plain)
      #expect(controller.tabBar.items?[0].image == UIImage(systemName: "star"))
      plain.unselectedItemTintColor = "#00FF00"
      controller.applyTheme(plain)
      #expect(controller.tabBar.items?[0].image?.renderingMode == .alwaysOriginal)
    }
  }
}

extension TabBarTheme {
  /// Returns the UIKit color that a theme color compiles to.
  @MainActor
  fileprivate static func color(_ color: TabBarTheme.Color) -> UIColor? {
    TabBarTheme(name: "", tintColor: .value(color)).compiled(for: .current).tintColor
  }
}
#endif
