#if !canImport(UIKit)
import TabAppearance
import TabRaster
import TabScreens
import TabUIKit
import Testing

@testable import HeadlessUIKit
@testable import TabThemeTool

/// Tests of the contrast of each color that a built-in theme sets, on the bar over the style's
/// backgrounds; those on glass are tested with the linter.
@MainActor
struct CatalogContrastTests {
  @Test(arguments: TabBarTheme.builtInNames, TabBarTheme.Color.Variant.allCases)
  func `icons and titles of built-in themes can be read on the bar`(
    name: String,
    variant: TabBarTheme.Color.Variant
  ) throws {
    let pairs = try pairs(of: .named(name), variant: variant, os: 18)
    #expect(pairs.filter { $0.contrast < $0.needed }.map(\.description) == [])
    #expect(pairs.isEmpty == (name == "System"))
  }

  @Test func `colors that can't be read are found`() throws {
    let grays = TabBarTheme(
      name: "Grays",
      bar: .init(background: .value(.opaque), backgroundColor: "#808080"),
      item: .init(selected: .init(color: "#A0A0A0", badgeBackgroundColor: "#FFFF00"))
    )
    let found = try pairs(of: grays, variant: .light, os: 18).filter { $0.contrast < $0.needed }
    #expect(
      Set(found.map(\.description)) == [
        "standard.stacked.selected.icon: 1.5", "standard.stacked.selected.title: 1.5",
        "standard.stacked.selected.badgeText: 1.0",
        "standard.inline.selected.icon: 1.5", "standard.inline.selected.title: 1.5",
        "standard.inline.selected.badgeText: 1.0",
        "standard.compactInline.selected.icon: 1.5", "standard.compactInline.selected.title: 1.5",
        "standard.compactInline.selected.badgeText: 1.0",
        "scrollEdge.stacked.selected.icon: 1.5", "scrollEdge.stacked.selected.title: 1.5",
        "scrollEdge.stacked.selected.badgeText: 1.0",
        "scrollEdge.inline.selected.icon: 1.5", "scrollEdge.inline.selected.title: 1.5",
        "scrollEdge.inline.selected.badgeText: 1.0",
        "scrollEdge.compactInline.selected.icon: 1.5",
        "scrollEdge.compactInline.selected.title: 1.5",
        "scrollEdge.compactInline.selected.badgeText: 1.0",
      ]
    )
  }
}

/// A color and its background, with their contrast ratio.
private struct Pair: CustomStringConvertible {
  var name: String
  var contrast: Double

  /// The ratio that WCAG 2 requires.
  var needed: Double

  var description: String { "\(name): \((contrast * 10).rounded(.down) / 10)" }
}

extension CatalogContrastTests {
  /// Returns the pairs of each color that the theme sets and its background; disabled items are
  /// exempt.
  private func pairs(
    of theme: TabBarTheme,
    variant: TabBarTheme.Color.Variant,
    os: TabBarEnvironment.Version
  ) throws -> [Pair] {
    let compiled = theme.compiled(for: TabBarEnvironment(os: os))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: variant.isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: variant.isHighContrast ? .high : .normal),
    ])
    var pairs: [Pair] = []
    for content in [UIColor.systemBackground, .secondarySystemBackground] {
      let content = TabBarTheme.Color.Components(content, in: traits)
      pairs += self.pairs(of: compiled.standard, "standard", compiled, content, traits)
      if let scrollEdge = compiled.scrollEdge {
        pairs += self.pairs(of: scrollEdge, "scrollEdge", compiled, content, traits)
      }
    }
    return pairs
  }

  private func pairs(
    of appearance: UITabBarAppearance,
    _ edge: String,
    _ compiled: CompiledTabBarTheme,
    _ content: TabBarTheme.Color.Components,
    _ traits: UITraitCollection
  ) -> [Pair] {
    var bar = content
    if let style = appearance.backgroundEffect?.style {
      let isDark = traits.userInterfaceStyle == .dark
      let tint = MaterialTint.tint(of: style, isDark: isDark)
      bar = bar.filtered(by: tint.filter(reducesTransparency: false))
    }
    if let color = appearance.backgroundColor {
      bar = TabBarTheme.Color.Components(color, in: traits).over(bar)
    }
    var bars = [bar]
    if case .bitmap(let bitmap)? = appearance.backgroundImage?.values.content {
      bars = stride(from: 0, to: bitmap.pixels.count, by: 8).map { index in
        TabBarTheme.Color.Components(premultiplied: bitmap.pixels[index]).over(bar)
      }
    }
    let layouts = [
      ("stacked", appearance.stackedLayoutAppearance),
      ("inline", appearance.inlineLayoutAppearance),
      ("compactInline", appearance.compactInlineLayoutAppearance),
    ]
    return layouts.flatMap { layout, items in
      let states = [
        ("normal", items.normal, compiled.unselectedItemTintColor),
        ("selected", items.selected, compiled.tintColor),
        ("focused", items.focused, nil),
      ]
      return states.flatMap { state, look, tint in
        var grounds = bars
        if state == "selected", let indicator = appearance.selectionIndicatorTintColor {
          let indicator = TabBarTheme.Color.Components(indicator, in: traits)
          grounds += bars.map { indicator.over($0) }
        }
        return grounds.flatMap { ground in
          pairs(of: look, "\(edge).\(layout).\(state)", tint, on: ground, traits)
        }
      }
    }
  }

  private func pairs(
    of state: UITabBarItemStateAppearance,
    _ name: String,
    _ tint: UIColor?,
    on ground: TabBarTheme.Color.Components,
    _ traits: UITraitCollection
  ) -> [Pair] {
    var pairs: [Pair] = []
    func add(
      _ part: String,
      _ color: UIColor,
      on ground: TabBarTheme.Color.Components,
      needed: Double
    ) {
      let color = TabBarTheme.Color.Components(color, in: traits).over(ground)
      pairs.append(
        Pair(name: "\(name).\(part)", contrast: color.contrast(with: ground), needed: needed)
      )
    }
    if let color = state.iconColor ?? tint { add("icon", color, on: ground, needed: 3) }
    if let color = state.titleTextAttributes[.foregroundColor] as? UIColor ?? tint {
      add("title", color, on: ground, needed: 4.5)
    }
    if let badge = state.badgeBackgroundColor {
      let text = state.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white
      add(
        "badgeText",
        text,
        on: TabBarTheme.Color.Components(badge, in: traits).over(ground),
        needed: 4.5
      )
    }
    return pairs
  }
}

extension TabBarTheme.Color.Components {
  /// Returns the color of a material over an opaque background of this color.
  fileprivate func filtered(by filter: BackdropFilter) -> TabBarTheme.Color.Components {
    func byte(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
    let color = filter(RGBA(byte(red), byte(green), byte(blue)))
    func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
    return Self(red: part(color.red), green: part(color.green), blue: part(color.blue))
  }

  /// Creates the color of a premultiplied pixel, `0xAARRGGBB`.
  fileprivate init(premultiplied pixel: UInt32) {
    let alpha = Double(pixel >> 24) / 255
    func part(_ shift: UInt32) -> Double {
      alpha == 0 ? 0 : min(1, Double(pixel >> shift & 0xFF) / 255 / alpha)
    }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Creates the components of a color, resolved with traits.
  fileprivate init(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
#endif
