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
    let error = #expect(throws: TabBarThemeNameError.self) {
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

  @Test func `applying the same theme again gives the same, and reverts to what was before`() {
    let controller = makeController()
    let original = state(of: controller.tabBar)
    let first = controller.applyTheme(red)
    let second = controller.applyTheme(red)
    #expect(first === second)
    second.revert()
    #expect(state(of: controller.tabBar) == original)
  }

  // Regression: a red background that the app set over the theme stayed.
  @Test func `applying the theme again paints over what the app has set since`() throws {
    let controller = makeController()
    let item = try #require(controller.tabBar.items?.first)
    var theme = red
    theme.items[0] = .init(imageInsets: .value(.init(top: 3)), badgeColor: "#00FF00")
    controller.applyTheme(theme)
    let themed = state(of: controller.tabBar)
    let own = UITabBarAppearance()
    own.backgroundColor = .red
    let overwrite: [(UITabBar) -> Void] = [
      { $0.standardAppearance = own }, { $0.scrollEdgeAppearance = own },
      { $0.scrollEdgeAppearance = nil }, { $0.standardAppearance.backgroundColor = .red },
      { $0.tintColor = .green }, { $0.tintColor = nil }, { $0.unselectedItemTintColor = .green },
      { _ in item.imageInsets = .zero }, { _ in item.badgeColor = nil },
    ]
    for change in overwrite {
      change(controller.tabBar)
      controller.applyTheme(theme)
      #expect(state(of: controller.tabBar) == themed)
      #expect(item.imageInsets.top == 3 && item.badgeColor == .green)
    }
  }

  @Test func `what the app sets on properties that no theme sets stays`() {
    let controller = makeController()
    controller.applyTheme(red)
    controller.applyTheme(blue)
    controller.tabBar.tintColor = .green
    controller.applyTheme(blue)
    #expect(controller.tabBar.tintColor == .green)
    controller.applyTheme(red)
    controller.removeTabBarTheme()
    #expect(controller.tabBar.tintColor == .green)
  }

  // A handle belongs to one application of a theme: the first A was replaced, and the later A is
  // another application.
  @Test func `after A, B and A again the first A can't be reverted`() {
    let controller = makeController()
    let first = controller.applyTheme(red)
    controller.applyTheme(blue)
    let second = controller.applyTheme(red)
    #expect(!first.revert())
    #expect(controller.tabBarTheme == red)
    #expect(second.revert())
    #expect(controller.tabBarTheme == blue)
  }

  @Test func `after several themes all can be taken off at once`() throws {
    let controller = UITabBarController.fixture((0..<7).map { "\($0)" }) { title in
      UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
    }
    controller.loadViewIfNeeded()
    controller.overrideUserInterfaceStyle = .light
    controller.tabBar.tintColor = .green
    controller.tabBar.standardAppearance.configureWithOpaqueBackground()
    let more = controller.moreNavigationController.navigationBar
    let items = try #require(controller.viewControllers).compactMap(\.tabBarItem)
    let original = state(of: controller.tabBar)
    var first = red
    first.tintsContent = true
    first.items[0] = .init(image: .value(.init(.symbol("house"))), badgeValue: "1")
    var second = blue
    second.items[6] = .init(selectedImage: .value(.init(.symbol("house"))), badgeColor: "#FF0000")
    controller.applyTheme(first)
    controller.applyTheme(second, style: .dark)
    controller.applyTheme(first, style: .system)
    controller.removeTabBarTheme()
    #expect(state(of: controller.tabBar) == original)
    #expect(controller.tabBarTheme == nil)
    #expect(controller.overrideUserInterfaceStyle == .light)
    #expect(controller.view.tintColor == UIView().tintColor)
    #expect(more.standardAppearance == UINavigationBarAppearance())
    #expect(more.tintColor == UIView().tintColor)
    for item in items {
      #expect(item.image == UIImage(systemName: "star") && item.badgeValue == nil)
      #expect(item.selectedImage == item.image && item.badgeColor == nil)
    }
    controller.tabBar.tintColor = .purple
    controller.removeTabBarTheme()
    #expect(controller.tabBar.tintColor == .purple, "there is no theme to take off")
  }

  // A sheet, such as the settings in which the user chooses a theme, dims the tint of the views
  // behind it.
  @Test func `a tint that is dimmed isn't taken for the app's own color`() {
    let controller = makeController()
    controller.tabBar.tintColor = .green
    for mode in [UIView.TintAdjustmentMode.dimmed, .normal] {
      controller.view.tintAdjustmentMode = mode
      controller.applyTheme(red).revert()
      controller.view.tintAdjustmentMode = .automatic
      #expect(controller.tabBar.tintColor == .green)
      #expect(controller.tabBar.tintAdjustmentMode == .normal)
    }
    controller.tabBar.tintColor = nil
    controller.view.tintAdjustmentMode = .dimmed
    controller.applyTheme(red).revert()
    controller.view.tintAdjustmentMode = .automatic
    controller.view.tintColor = .purple
    #expect(controller.tabBar.tintColor == .purple, "it has none of its own")
  }

  // The background color of the view remains the app's, as do `isTranslucent` and `barTintColor`.
  @Test func `the bar's own background color is left to the app`() {
    let bar = UITabBar()
    bar.backgroundColor = .yellow
    bar.applyTheme(red)
    #expect(bar.backgroundColor == .yellow)
  }

  @Test(
    arguments: [
      (.light, .light), (.dark, .dark), (.system, .unspecified),
    ] as [(TabBarTheme.Style, UIUserInterfaceStyle)]
  )
  func `a style is set on the controller, or on a bar alone`(
    style: TabBarTheme.Style,
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
