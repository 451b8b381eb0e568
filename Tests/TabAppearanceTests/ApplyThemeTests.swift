import TabAppearance
import TabUIKit
import Testing

@MainActor
struct ApplyThemeTests {
  let red = TabBarTheme(
    name: "Red",
    tintColor: "#FF0000",
    unselectedItemTintColor: "#880000",
    bar: .init(backgroundColor: "#330000"),
    stacked: .init(selected: .init(color: "#FF0000"))
  )
  let blue = TabBarTheme(
    name: "Blue",
    bar: .init(shadowColor: "#0000FF"),
    item: .init(normal: .init(title: .init(size: 12))),
    scrollEdge: nil
  )

  @Test func `a controller's bar takes both appearances and both tints`() throws {
    let controller = makeController()
    let applied = controller.applyTheme(red)
    let bar = controller.tabBar
    #expect(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(bar.scrollEdgeAppearance?.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(bar.tintColor == .red)
    #expect(bar.unselectedItemTintColor != nil)
    #expect(controller.tabBarTheme == red)
    #expect(bar.tabBarTheme == red)
    #expect(applied.theme == red)
    #expect(applied.environment == .current)
  }

  @Test func `a theme is applied by name, in any case`() throws {
    let controller = makeController()
    try controller.applyTheme(.named("midnight"))
    #expect(controller.tabBarTheme?.name == "Midnight")
    let error = #expect(throws: UnknownThemeError.self) {
      try controller.applyTheme(.named("Midnigth"))
    }
    #expect(error?.description == "no theme is named 'Midnigth'; did you mean 'Midnight'?")
    #expect(controller.tabBarTheme?.name == "Midnight")
  }

  @Test func `every built-in theme can be applied`() throws {
    let controller = makeController()
    for name in TabBarTheme.builtInNames {
      let theme = try TabBarTheme.named(name)
      controller.applyTheme(theme)
      #expect(controller.tabBarTheme == theme)
      #expect(theme.name == name)
    }
    #expect(TabBarTheme.builtInNames.count >= 8)
    #expect(TabBarTheme.builtInNames == TabBarTheme.builtInNames.sorted())
  }

  @Test func `applying A, B and A again equals A`() {
    let controller = makeController()
    controller.applyTheme(red)
    let once = state(of: controller.tabBar)
    controller.applyTheme(blue)
    #expect(state(of: controller.tabBar) != once)
    controller.applyTheme(red)
    #expect(state(of: controller.tabBar) == once)
  }

  @Test func `what a theme leaves out is what the app had, not what the last theme said`() {
    let controller = makeController()
    controller.tabBar.tintColor = .green
    controller.applyTheme(red)
    controller.applyTheme(blue)
    #expect(controller.tabBar.tintColor == .green)
    #expect(controller.tabBar.unselectedItemTintColor == nil)
    var cleared = blue
    cleared.tintColor = nil
    controller.applyTheme(cleared)
    #expect(controller.tabBar.tintColor == UIView().tintColor)
  }

  @Test func `a second controller is untouched`() {
    let (first, second) = (makeController(), makeController())
    let before = state(of: second.tabBar)
    first.applyTheme(red, style: .dark)
    #expect(state(of: second.tabBar) == before)
    #expect(second.tabBarTheme == nil)
    #expect(second.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func `images, badges and selection of the app stay as they are`() throws {
    let controller = makeController()
    let item = try #require(controller.tabBar.items?.first)
    let image = UIImage(systemName: "star")
    item.image = image
    item.selectedImage = UIImage(systemName: "star.fill")
    item.badgeValue = "3"
    item.badgeColor = .purple
    controller.selectedIndex = 2
    controller.applyTheme(red)
    controller.applyTheme(blue)
    #expect(item.image == image)
    #expect(item.selectedImage == UIImage(systemName: "star.fill"))
    #expect(item.badgeValue == "3")
    #expect(item.badgeColor == .purple)
    #expect(controller.selectedIndex == 2)
  }

  @Test func `reverting restores what was there before`() {
    let controller = makeController()
    controller.tabBar.standardAppearance.configureWithOpaqueBackground()
    controller.tabBar.tintColor = .green
    let original = state(of: controller.tabBar)
    let first = controller.applyTheme(red)
    let themed = state(of: controller.tabBar)
    let second = controller.applyTheme(blue, style: .dark)

    #expect(!first.revert(), "another theme took its place")
    #expect(controller.tabBarTheme == blue)
    #expect(second.revert())
    #expect(state(of: controller.tabBar) == themed)
    #expect(controller.tabBarTheme == red)
    #expect(controller.overrideUserInterfaceStyle == .unspecified)
    #expect(!second.revert())
    #expect(first.revert())
    #expect(state(of: controller.tabBar) == original)
    #expect(controller.tabBarTheme == nil)
  }

  @Test func `applying the same theme again changes nothing and reverts to the same`() {
    let controller = makeController()
    let original = state(of: controller.tabBar)
    let first = controller.applyTheme(red)
    let bar = controller.tabBar
    // Changed behind our back: a second write would undo it.
    bar.unselectedItemTintColor = .green
    let second = controller.applyTheme(red)
    #expect(first === second)
    #expect(bar.unselectedItemTintColor == .green)
    second.revert()
    #expect(state(of: bar) == original)
  }

  @Test(
    arguments: [
      (.light, .light), (.dark, .dark), (.system, .unspecified),
    ] as [(ThemeStyle, UIUserInterfaceStyle)]
  )
  func `a style is set on the controller, or on a bar alone`(
    style: ThemeStyle,
    expected: UIUserInterfaceStyle
  ) {
    let controller = makeController()
    controller.overrideUserInterfaceStyle = .dark
    controller.applyTheme(red, style: style)
    #expect(controller.overrideUserInterfaceStyle == expected)
    #expect(controller.tabBar.overrideUserInterfaceStyle == .unspecified)
    controller.applyTheme(blue)
    #expect(controller.overrideUserInterfaceStyle == expected, "no style leaves it as it is")

    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.applyTheme(red, style: style)
    #expect(bar.overrideUserInterfaceStyle == expected)
  }

  @Test func `dark and light show in the colors of the bar`() throws {
    let controller = makeController()
    let theme = TabBarTheme(
      name: "Both",
      tintColor: .dynamic(light: "#111111", dark: "#EEEEEE")
    )
    controller.applyTheme(theme, style: .dark)
    #expect(hex(controller.tabBar.tintColor, in: controller.tabBar.traitCollection) == 0xEE)
    controller.applyTheme(theme, style: .light)
    #expect(hex(controller.tabBar.tintColor, in: controller.tabBar.traitCollection) == 0x11)
  }

  @Test func `a bar that is gone leaves nothing to revert`() {
    var bar: UITabBar? = UITabBar()
    let applied = bar?.applyTheme(red)
    bar = nil
    #expect(applied?.revert() == false)
  }

  @Test func `offsets are mirrored on a bar from right to left`() {
    var theme = red
    theme.item.normal.titlePositionAdjustment = .value(.init(leading: 4, vertical: 0))
    let bar = UITabBar()
    bar.semanticContentAttribute = .forceRightToLeft
    bar.applyTheme(theme)
    let normal = bar.standardAppearance.stackedLayoutAppearance.normal
    #expect(normal.titlePositionAdjustment.horizontal == -4)
  }

  private func makeController() -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = ["Home", "Search", "Profile"].enumerated().map { index, title in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
      return child
    }
    controller.loadViewIfNeeded()
    return controller
  }

  private struct State: Equatable {
    var standard: UITabBarAppearance
    var scrollEdge: UITabBarAppearance?
    var tint: UIColor?
    var unselected: UIColor?
  }

  private func state(of bar: UITabBar) -> State {
    State(
      standard: UITabBarAppearance(barAppearance: bar.standardAppearance),
      scrollEdge: bar.scrollEdgeAppearance.map { UITabBarAppearance(barAppearance: $0) },
      tint: bar.tintColor,
      unselected: bar.unselectedItemTintColor
    )
  }

  private func hex(_ color: UIColor?, in traits: UITraitCollection) -> Int? {
    var red: CGFloat = 0
    guard
      color?.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil) == true
    else { return nil }
    return Int((red * 255).rounded())
  }
}
