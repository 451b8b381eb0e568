import TabAppearance
import TabImport
import TabRaster
import TabUIKit
import Testing

@MainActor
struct ThemeFromAppearanceTests {
  @Test func `an untouched appearance is a theme that says nothing`() {
    let appearance = UITabBarAppearance()
    let theme = TabBarTheme(appearance: appearance, scrollEdge: appearance, name: "Plain")
    #expect(theme == TabBarTheme(name: "Plain"))
    let alone = TabBarTheme(appearance: appearance, name: "Plain")
    #expect(alone == TabBarTheme(name: "Plain", scrollEdge: nil))
  }

  @Test func `what is alike in all layouts is said once, for icon and title together`() {
    let appearance = UITabBarAppearance()
    for layout in layouts(of: appearance) {
      layout.selected.iconColor = .systemIndigo
      layout.selected.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
      for state in [layout.normal, layout.selected, layout.disabled, layout.focused] {
        state.badgeBackgroundColor = UIColor(red: 0, green: 0.4, blue: 0.8, alpha: 1)
      }
    }
    var expected = TabBarTheme(name: "Alike", tintColor: .system(.systemIndigo))
    expected.item.selected.color = .system(.systemIndigo)
    expected.item.normal.badgeBackgroundColor = "#0066CC"
    #expect(theme(appearance, tintColor: .systemIndigo, name: "Alike") == expected)
  }

  @Test func `what differs is said for its layout, and inline speaks for compact inline`() {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.inlineLayoutAppearance.normal.iconColor = .blue
    appearance.compactInlineLayoutAppearance.normal.iconColor = .blue
    appearance.compactInlineLayoutAppearance.normal.titlePositionAdjustment.vertical = 2
    var expected = TabBarTheme(name: "Apart")
    expected.stacked.normal.iconColor = "#FF0000"
    expected.inline.normal.iconColor = "#0000FF"
    expected.compactInline.normal.titlePositionAdjustment = .value(.init(vertical: 2))
    // The other states inherit settings other than colors from `normal`.
    expected.item.selected.titlePositionAdjustment = .systemDefault
    expected.item.disabled.titlePositionAdjustment = .systemDefault
    expected.item.focused.titlePositionAdjustment = .systemDefault
    #expect(theme(appearance, name: "Apart") == expected)
  }

  @Test func `a font says only what differs from UIKit's of its layout`() {
    let appearance = UITabBarAppearance()
    for layout in layouts(of: appearance) {
      layout.normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 13, weight: .medium)
      layout.selected.titleTextAttributes[.font] = UIFont(name: "AvenirNext-Bold", size: 13)
    }
    let theme = theme(appearance, name: "Fonts")
    #expect(theme.stacked.normal.title == .init(size: 13))
    #expect(theme.inline.normal.title == .init(weight: .value(.medium)))
    #expect(theme.item.selected.title.family == "Avenir Next")
    #expect(theme.item.selected.title.weight == .value(.bold))
  }

  @Test func `a default that another state would hide is said`() {
    let appearance = UITabBarAppearance()
    for layout in layouts(of: appearance) {
      layout.normal.titlePositionAdjustment.vertical = -3
      layout.disabled.titlePositionAdjustment.vertical = -3
      layout.focused.titlePositionAdjustment.vertical = -3
    }
    var expected = TabBarTheme(name: "Hidden")
    expected.item.normal.titlePositionAdjustment = .value(.init(vertical: -3))
    expected.item.selected.titlePositionAdjustment = .systemDefault
    #expect(theme(appearance, name: "Hidden") == expected)
  }

  @Test func `a color has as many values as it needs, or the system's name`() {
    func tint(_ color: UIColor) -> TabBarTheme.Setting<TabBarTheme.Color> {
      theme(UITabBarAppearance(), tintColor: color, name: "Tint").tintColor
    }
    #expect(tint(.white) == .system(.white))
    #expect(tint(UIColor(red: 1, green: 1, blue: 1, alpha: 1)) == "#FFFFFF")
    #expect(tint(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)) == "rgb(10% 20% 30% / 50%)")
    #expect(tint(UIColor(displayP3Red: 1, green: 0, blue: 0.5, alpha: 1)) == "p3(1 0 0.5)")
    #expect(tint(UIColor { _ in .systemTeal }) == .system(.systemTeal))
    #expect(tint(UIColor { _ in .red }) == "#FF0000")
    #expect(
      tint(UIColor { $0.userInterfaceStyle == .dark ? .blue : .red })
        == .dynamic(light: "#FF0000", dark: "#0000FF")
    )
    #expect(
      tint(UIColor { $0.accessibilityContrast == .high ? .blue : .red })
        == .value(
          TabBarTheme.Color("#FF0000", lightHighContrast: "#0000FF", darkHighContrast: "#0000FF")
        )
    )
  }

  @Test(arguments: TabBarTheme.Background.allCases)
  func `the background that UIKit configured is recognized`(background: TabBarTheme.Background) {
    let appearance = UITabBarAppearance()
    switch background {
    case .default: break
    case .opaque: appearance.configureWithOpaqueBackground()
    case .transparent: appearance.configureWithTransparentBackground()
    }
    appearance.backgroundColor = .systemRed
    let bar = theme(appearance, name: "Bar").bar
    #expect(bar.background == (background == .default ? .inherited : .value(background)))
    #expect(bar.backgroundColor == .system(.systemRed))
    #expect(bar.backgroundEffect == .inherited)
    #expect(bar.shadowColor == .inherited)
  }

  @Test(arguments: [true, false])
  func `a hairline that was taken off stays off`(byImage: Bool) {
    let appearance = UITabBarAppearance()
    appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
    if byImage { appearance.shadowImage = UIImage() } else { appearance.shadowColor = nil }
    let bar = theme(appearance, name: "Bare").bar
    #expect(
      bar
        == .init(
          background: .value(.transparent),
          backgroundEffect: .value(.systemThinMaterial)
        )
    )
  }

  @Test func `the scroll edge says what differs from the bar`() {
    let standard = UITabBarAppearance()
    standard.backgroundColor = .systemRed
    standard.stackedLayoutAppearance.selected.iconColor = .red
    let transparent = standard.copy()
    transparent.configureWithTransparentBackground()
    #expect(
      TabBarTheme(appearance: standard, scrollEdge: transparent, name: "Edge").scrollEdge
        == .transparent
    )
    let edge = UITabBarAppearance(barAppearance: standard)
    edge.backgroundColor = nil
    edge.stackedLayoutAppearance.selected.iconColor = nil
    var overlay = TabBarTheme.Appearance(bar: .init(backgroundColor: nil))
    overlay.stacked.selected.iconColor = nil
    #expect(
      TabBarTheme(appearance: standard, scrollEdge: edge, name: "Edge").scrollEdge
        == .overlay(overlay)
    )
  }

  @Test func `an image becomes the bytes of its PNG file`() {
    let png = Bitmap(width: 6, height: 3).png()
    let appearance = UITabBarAppearance()
    appearance.backgroundImage = UIImage(data: Data(png), scale: 3)?
      .withRenderingMode(.alwaysOriginal)
    let image = theme(appearance, name: "Image").bar.backgroundImage
    #expect(image == .value(.init(.png(png), renderingMode: .alwaysOriginal, scale: 3)))
  }

  @Test func `what a theme can't say is told`() {
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorImage = UIImage(systemName: "star")
    appearance.stackedLayoutAppearance.normal.titleTextAttributes[.strikethroughStyle] = 1
    let diagnostics = TabBarTheme.read(appearance: appearance, name: "Told").diagnostics
    #expect(
      diagnostics.map(\.description) == [
        """
        note: 'standard.bar.selectionIndicatorImage' is a symbol and becomes a bitmap of this size
          fix: write the name of the symbol, as in 'symbol:star'
        """,
        "warning: 'standard.stacked.normal.title.NSStrikethrough' is left out: "
          + "a theme has no such attribute",
      ]
    )
  }

  private func theme(
    _ appearance: UITabBarAppearance,
    tintColor: UIColor? = nil,
    name: String
  ) -> TabBarTheme {
    TabBarTheme(
      appearance: appearance,
      scrollEdge: appearance,
      tintColor: tintColor,
      name: name
    )
  }

  private func layouts(of appearance: UITabBarAppearance) -> [UITabBarItemAppearance] {
    [
      appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
      appearance.compactInlineLayoutAppearance,
    ]
  }
}
