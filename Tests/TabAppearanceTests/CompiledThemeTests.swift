import TabAppearance
import TabRaster
import TabUIKit
import Testing

@MainActor
struct CompiledThemeTests {
  let classic = TabBarEnvironment(os: 18)
  let light = UITraitCollection(userInterfaceStyle: .light)
  let dark = UITraitCollection(userInterfaceStyle: .dark)

  // S4-04: the flagship case.
  @Test func `stacked red, compact inline blue and inline green stay apart`() {
    let theme = TabBarTheme(
      name: "Layouts",
      stacked: .init(selected: .init(color: "#FF0000")),
      inline: .init(selected: .init(color: "#00FF00")),
      compactInline: .init(selected: .init(color: "#0000FF"))
    )
    let standard = theme.compiled(for: classic).standard
    #expect(standard.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(standard.compactInlineLayoutAppearance.selected.iconColor == .blue)
    #expect(standard.inlineLayoutAppearance.selected.iconColor == .green)
  }

  // S4-05
  @Test func `the scroll edge is like the bar, transparent, UIKit's own or an overlay`() throws {
    var theme = TabBarTheme(name: "Edge", bar: .init(backgroundColor: "#336699"))
    let standard = theme.compiled(for: classic).standard
    #expect(theme.compiled(for: classic).scrollEdge == standard)

    theme.scrollEdge = .transparent
    let transparent = try #require(theme.compiled(for: classic).scrollEdge)
    #expect(transparent.backgroundColor == nil)
    #expect(transparent.backgroundEffect == nil)

    theme.scrollEdge = nil
    #expect(theme.compiled(for: classic).scrollEdge == nil)

    theme.scrollEdge = .overlay(.init(bar: .init(backgroundColor: "#000000")))
    let overlay = try #require(theme.compiled(for: classic).scrollEdge)
    #expect(overlay.backgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(overlay.backgroundEffect == standard.backgroundEffect)
  }

  // S4-06
  @Test func `placement of stacked items is set, and negative sizes are 0`() {
    let bar = TabBarTheme.Bar(
      stackedItemPositioning: .value(.centered),
      stackedItemWidth: 76,
      stackedItemSpacing: .value(-4)
    )
    let standard = TabBarTheme(name: "Placed", bar: bar).compiled(for: classic).standard
    #expect(standard.stackedItemPositioning == .centered)
    #expect(standard.stackedItemWidth == 76)
    #expect(standard.stackedItemSpacing == 0)
  }

  // S4-07
  @Test func `a background is configured first, then effect, color and shadow are set`() {
    let bar = TabBarTheme.Bar(
      background: .value(.transparent),
      backgroundEffect: .value(.systemThinMaterial),
      backgroundColor: "#11223380",
      shadowColor: .system(.separator)
    )
    let standard = TabBarTheme(name: "Layers", bar: bar).compiled(for: classic).standard
    #expect(standard.backgroundEffect == UIBlurEffect(style: .systemThinMaterial))
    #expect(standard.shadowColor == .separator)
    #expect(standard.backgroundImageContentMode == .scaleToFill)
    let none = TabBarTheme(name: "None", bar: .init(backgroundEffect: .value(.none)))
    #expect(none.compiled(for: classic).standard.backgroundEffect == nil)
  }

  @Test func `glass keeps the system's background unless the theme overrides it`() {
    var theme = TabBarTheme(
      name: "Glass",
      bar: .init(
        background: .value(.opaque),
        backgroundColor: "#336699",
        shadowColor: "#000000"
      ),
      item: .init(selected: .init(color: "#FF0000")),
      scrollEdge: .transparent
    )
    let glass = TabBarEnvironment(os: 26)
    let untouched = UITabBarAppearance()
    untouched.configureWithDefaultBackground()
    let kept = theme.compiled(for: glass)
    for appearance in [kept.standard, kept.scrollEdge ?? UITabBarAppearance()] {
      #expect(appearance.backgroundColor == nil)
      #expect(appearance.backgroundEffect == untouched.backgroundEffect)
      #expect(appearance.shadowColor == untouched.shadowColor)
      #expect(appearance.stackedLayoutAppearance.selected.iconColor == .red)
    }

    theme.glass = .value(.override)
    let overridden = theme.compiled(for: glass)
    #expect(overridden.standard.backgroundColor != nil)
    #expect(overridden.scrollEdge?.backgroundEffect == nil)

    // An app with `UIDesignRequiresCompatibility` has the classic look on iOS 26.
    theme.glass = .inherited
    let compatible = TabBarEnvironment(os: 26, look: .classic)
    #expect(theme.compiled(for: compatible).standard.backgroundColor != nil)
  }

  @Test func `properties are fresh copies`() {
    let compiled = TabBarTheme(name: "Copies").compiled(for: classic)
    compiled.standard.backgroundColor = .red
    compiled.scrollEdge?.stackedLayoutAppearance.normal.iconColor = .red
    #expect(compiled.standard.backgroundColor == nil)
    #expect(compiled.scrollEdge?.stackedLayoutAppearance.normal.iconColor == nil)
  }

  @Test func `offsets go the other way from right to left`() {
    var theme = TabBarTheme(name: "Offsets")
    theme.item.normal.titlePositionAdjustment = .value(.init(leading: 3, vertical: -1))
    let offsets = [false, true].map { isRightToLeft in
      theme.compiled(for: classic, isRightToLeft: isRightToLeft).standard
        .stackedLayoutAppearance.normal.titlePositionAdjustment
    }
    #expect(offsets[0] == UIOffset(horizontal: 3, vertical: -1))
    #expect(offsets[1] == UIOffset(horizontal: -3, vertical: -1))
  }

  @Test func `a dynamic color resolves from a detached task`() async throws {
    let theme = TabBarTheme(
      name: "Dynamic",
      colors: ["brand": .dynamic(light: "#102030", dark: "#405060", darkHighContrast: "#708090")],
      tintColor: "{brand}"
    )
    let color = try #require(theme.compiled(for: classic).tintColor)
    let (light, dark) = (light, dark)
    let resolved = await Task.detached {
      [color.resolvedColor(with: light), color.resolvedColor(with: dark)]
    }.value
    #expect(resolved[0] == UIColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1))
    #expect(resolved[1] == UIColor(red: 64 / 255, green: 80 / 255, blue: 96 / 255, alpha: 1))
  }

  @Test func `a color with one value is static`() {
    let color = TabBarTheme(name: "One", tintColor: "#0066CC").compiled(for: classic).tintColor
    #expect(color?.resolvedColor(with: dark) == color)
    #expect(color == UIColor(red: 0, green: 102 / 255, blue: 204 / 255, alpha: 1))
  }

  @Test func `images come from symbols and PNG data in their rendering mode`() throws {
    let png = Bitmap(width: 6, height: 3).png()
    let bar = TabBarTheme.Bar(
      backgroundImage: .value(.init(.png(png), scale: 3)),
      shadowImage: .value(.init(.symbol("star"), renderingMode: .alwaysTemplate)),
      selectionIndicatorImage: .value(.init(.symbol("no.such.symbol")))
    )
    let standard = TabBarTheme(name: "Images", bar: bar).compiled(for: classic).standard
    #expect(standard.backgroundImage?.size == CGSize(width: 2, height: 1))
    #expect(standard.shadowImage?.renderingMode == .alwaysTemplate)
    #expect(standard.selectionIndicatorImage == nil)
  }
}
