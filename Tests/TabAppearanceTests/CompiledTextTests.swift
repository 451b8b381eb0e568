import TabAppearance
import TabFiles
import TabUIKit
import Testing

#if !canImport(UIKit)
import HeadlessUIKit
#endif

@MainActor
struct CompiledTextTests {
  /// Returns the title attributes of a theme that sets only a text.
  private func attributes(
    _ text: TabBarTheme.Text,
    isRightToLeft: Bool = false,
    contentSize: UIContentSizeCategory = .large
  ) -> [NSAttributedString.Key: Any] {
    TabBarTheme(name: "T", item: .init(normal: .init(title: text)))
      .compiled(for: .init(os: 18), isRightToLeft: isRightToLeft, contentSize: contentSize)
      .standard.stackedLayoutAppearance.normal.titleTextAttributes
  }

  private func font(
    _ text: TabBarTheme.Text,
    contentSize: UIContentSizeCategory = .large
  ) throws -> UIFont {
    try #require(attributes(text, contentSize: contentSize)[.font] as? UIFont)
  }

  // Complaint 10 about other libraries: a replaced dictionary loses UIKit's defaults, and titles
  // are truncated.
  @Test func `only what a theme says is in the attributes`() throws {
    #expect(attributes(.init()).isEmpty)
    #expect(Set(attributes(.init(color: "#000")).keys) == [.foregroundColor])
    #expect(Set(attributes(.init(kern: 0.5)).keys) == [.kern])
    #expect(Set(attributes(.init(maxSize: 12)).keys) == [])
    #expect(Set(attributes(.init(italic: true)).keys) == [.font])
    let clipped = attributes(.init(paragraph: .init(lineBreakMode: .value(.byClipping))))
    #expect(Set(clipped.keys) == [.paragraphStyle])
    let style = try #require(clipped[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.lineBreakMode == .byClipping)
    #expect(style.alignment == NSParagraphStyle.default.alignment)
  }

  @Test func `importing takes every attribute that a text can have`() throws {
    let text = ThemeFileTableTests.sample(of: .object(ObjectSchema(TabBarTheme.Text.self)))
    let json = ThemeFileTableTests.theme(["item", "normal", "title"], text).text()
    let attributes = attributes(try TabBarTheme(json: json).item.normal.title)
    #expect(Set(attributes.keys) == Set(TextAttributes.keys))
  }

  @Test func `the line below a text has a color of its own`() throws {
    let theme = try TabBarTheme(
      json: """
        { "name": "T", "item": { "normal": { "title": {
          "color": "#000000", "underlineStyle": "thick", "underlineColor": "#FF0000" } } } }
        """
    )
    let attributes = attributes(theme.item.normal.title)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.thick.rawValue)
    #expect(attributes[.underlineColor] as? UIColor == .red)
    #expect(attributes[.foregroundColor] as? UIColor != .red)
  }

  @Test func `design, italics, size and weight each keep the others`() throws {
    let plain = try font(.init(weight: .value(.bold)))
    #expect(plain == .systemFont(ofSize: 10, weight: .bold))
    for design in TabBarTheme.FontDesign.allCases {
      let made = try font(.init(size: 11, weight: .value(.bold), design: .value(design)))
      #expect(made.pointSize == 11)
      #expect((made.familyName == plain.familyName) == (design == .default))
      let leaning = try font(.init(design: .value(design), italic: true))
      #expect(leaning.fontDescriptor.symbolicTraits.contains(.traitItalic))
      #expect(leaning.pointSize == 10)
    }
    let upright = try font(.init(italic: false))
    #expect(upright == .systemFont(ofSize: 10, weight: .medium))
  }

  /// Returns the font of stacked titles in a state, for a theme that sets only their size.
  private func weight(_ state: ItemState, _ look: TabBarEnvironment.Look) throws -> UIFont {
    let item = TabBarTheme(name: "T", item: .init(normal: .init(title: .init(size: 10))))
      .compiled(for: .init(os: 26, look: look), contentSize: .large)
      .standard.stackedLayoutAppearance
    let appearance = state == .selected ? item.selected : item.normal
    return try #require(appearance.titleTextAttributes[.font] as? UIFont)
  }

  @Test(arguments: [ItemState.normal, .selected], TabBarEnvironment.Look.allCases)
  func `a weight that the theme leaves open is the system's`(
    state: ItemState,
    look: TabBarEnvironment.Look
  ) throws {
    let isBold = look == .glass && state == .selected
    #expect(
      try weight(state, look) == .systemFont(ofSize: 10, weight: isBold ? .semibold : .medium)
    )
    #if !canImport(UIKit)
    let ofGlass = isBold ? GlassBarFacts.selectedTitleWeight : GlassBarFacts.titleWeight
    let fact = look == .glass ? ofGlass : TabBarFacts.stackedTitleWeight
    let base = SystemTextStyle.title(in: .stacked, isSelected: state == .selected, on: look)
    #expect(base.weight.uiWeight == fact.value)
    let size = look == .glass ? GlassBarFacts.titleSize : TabBarFacts.stackedTitleSize
    #expect(base.size == Double(size.value))
    #endif
  }

  @Test func `each field of a font is taken from the first cell that says it`() throws {
    let theme = TabBarTheme(
      name: "T",
      item: .init(
        normal: .init(title: .init(design: .value(.rounded), kern: 0.5)),
        selected: .init(title: .init(weight: .value(.bold), italic: true))
      ),
      inline: .init(selected: .init(title: .init(italic: nil, kern: nil)))
    )
    let standard = theme.compiled(for: .init(os: 18)).standard
    let stacked = standard.stackedLayoutAppearance.selected.titleTextAttributes
    let inline = standard.inlineLayoutAppearance.selected.titleTextAttributes
    let fonts = try [stacked, inline].map { try #require($0[.font] as? UIFont) }
    #expect(fonts.map(\.pointSize) == [10, 13])
    #expect(fonts[0].familyName == fonts[1].familyName)
    #expect(
      fonts.map { $0.fontDescriptor.symbolicTraits.contains(.traitItalic) } == [true, false]
    )
    #expect(stacked[.kern] != nil)
    #expect(inline[.kern] == nil)
  }

  // Complaint 11 about other libraries: titles that scale unexpectedly, and titles that don't
  // scale.
  @Test func `fonts keep their size unless the theme lets them grow, and stop at its limit`() throws
  {
    let large = UIContentSizeCategory.accessibilityExtraLarge
    #expect(try font(.init(size: 11), contentSize: large).pointSize == 11)
    let growing = TabBarTheme.Text(size: 11, scaledBy: .value(.caption2))
    #expect(try font(growing).pointSize == 11)
    let grown = try font(growing, contentSize: large).pointSize
    #expect(grown > 20)
    var limited = growing
    limited.maxSize = 15
    #expect(try font(limited, contentSize: large).pointSize == 15)
    #expect(try font(limited, contentSize: .extraExtraLarge).pointSize <= 15)
    // Without a size, the text style scales UIKit's default font.
    #expect(try font(.init(scaledBy: .value(.body))).pointSize == 10)
  }

  @Test func `a bar gets fonts in the size that its user prefers, and new ones when it changes`()
    throws
  {
    let bar = UITabBar()
    let applied = bar.applyTheme(growing)
    #expect(try size(bar) == 11)
    bar.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(try size(bar) > 20, "without applying it again")
    #expect(bar.applyTheme(growing) === applied)
    #expect(applied.revert())
    #expect(bar.standardAppearance == UITabBarAppearance())
  }

  private let growing = TabBarTheme(
    name: "T",
    item: .init(
      normal: .init(
        title: .init(size: 11, scaledBy: .value(.caption2)),
        titlePositionAdjustment: .value(.init(leading: 3))
      )
    )
  )

  private func size(_ bar: UITabBar) throws -> CGFloat {
    let attributes = bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes
    return try #require(attributes[.font] as? UIFont).pointSize
  }

  #if !canImport(UIKit)
  // Before iOS 17, only views and controllers are notified of trait changes.
  @Test(arguments: [15, 18])
  func `a themed controller follows text size and direction, and so does a store`(os: Int) throws {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(os))) { () throws -> Void in
      let controller = ThemedTabBarController()
      controller.viewControllers = [UIViewController()]
      let store = TabBarThemeStore()
      store.attach(controller)
      store.select(growing)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(try size(controller.tabBar) == 11)
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      window.layoutIfNeeded()
      #expect(try size(controller.tabBar) > 20)
      window.traitOverrides.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
      let normal = controller.tabBar.standardAppearance.stackedLayoutAppearance.normal
      #expect(normal.titlePositionAdjustment.horizontal == -3)
    }
  }
  #endif

  // Complaint 30 about other libraries: a font that doesn't exist crashes the app.
  @Test func `a family that isn't installed becomes the system's, and the app can ask`() throws {
    let text = TabBarTheme.Text(family: "Avenir Nxt", weight: .value(.bold), italic: true)
    let made = try font(text)
    #expect(made.familyName == UIFont.systemFont(ofSize: 10).familyName)
    #expect(made.pointSize == 10)
    let theme = TabBarTheme(name: "T", stacked: .init(focused: .init(badgeText: text)))
    #expect(
      theme.missingResources().map(\.description) == [
        """
        warning: 'stacked.focused.badgeText.family' is 'Avenir Nxt', which isn't installed
          fix: write 'Avenir Next'
        """
      ]
    )
  }

  @Test func `shadow and kern are set, and the shadow follows the reading direction`() throws {
    let shadow = TabBarTheme.Shadow(
      color: "#11223380",
      offset: .init(leading: 3, vertical: -1),
      blur: 2
    )
    let text = TabBarTheme.Text(kern: -0.5, shadow: .value(shadow))
    for (isRightToLeft, x) in [(false, 3.0), (true, -3.0)] {
      let attributes = attributes(text, isRightToLeft: isRightToLeft)
      let made = try #require(attributes[.shadow] as? NSShadow)
      #expect(made.shadowOffset == CGSize(width: x, height: -1))
      #expect(made.shadowBlurRadius == 2)
      #expect((made.shadowColor as? UIColor)?.cgAlpha == 128.0 / 255)
      #expect((attributes[.kern] as? NSNumber)?.doubleValue == -0.5)
    }
  }

  @Test func `a name that isn't in the theme becomes the system's gray, and the app can ask`()
    throws
  {
    let theme = TabBarTheme(
      name: "T",
      colors: ["brand": "#112233", "a": "{b}", "b": "{a}"],
      tintColor: "{brnad}",
      item: .init(normal: .init(color: "{a}"), selected: .init(color: "{brand}")),
      variations: [.init(look: .glass, .init(colors: ["late": "#445566"], tintColor: "{late}"))]
    )
    let compiled = theme.compiled(for: TabBarEnvironment(os: 18))
    #expect(compiled.tintColor == .systemGray)
    #expect(compiled.standard.stackedLayoutAppearance.normal.iconColor == .systemGray)
    let late = theme.compiled(for: TabBarEnvironment(os: 26, look: .glass))
    #expect(
      late.tintColor == UIColor(red: 0x44 / 255, green: 0x55 / 255, blue: 0x66 / 255, alpha: 1)
    )
    #expect(
      theme.missingResources().map(\.message) == [
        "'colors.a' is '{b}', which isn't in 'colors', or refers to itself",
        "'colors.b' is '{a}', which isn't in 'colors', or refers to itself",
        "'tintColor' is '{brnad}', which isn't in 'colors', or refers to itself",
        "'item.normal.color' is '{a}', which isn't in 'colors', or refers to itself",
      ]
    )
    #expect(theme.missingResources()[2].fix == "write '{brand}'")
  }

  @Test func `what a theme needs is found wherever it stands`() throws {
    let theme = try TabBarTheme(
      json: """
        {
          "name": "T",
          "colors": { "a": { "light": "#000", "dark": "asset:Ink" } },
          "bar": { "shadowImage": { "image": "symbol:no.such.symbol", "scale": 2 } },
          "scrollEdge": { "item": { "normal": { "title": { "family": "No Such" } } } },
          "items": { "home": { "image": "asset:House", "badgeValue": "asset:Text" } },
          "when": [ { "iOS": "18", "tintColor": "asset:Tint" } ]
        }
        """
    )
    #expect(
      theme.resources.map(\.path) == [
        "colors.a.dark", "bar.shadowImage.image", "scrollEdge.item.normal.title.family",
        "items.home.image", "when[0].tintColor",
      ]
    )
    #expect(
      theme.missingResources().map(\.message) == [
        "'colors.a.dark' is the color 'Ink', which the app doesn't have",
        "'bar.shadowImage.image' is the symbol 'no.such.symbol', which this system doesn't have",
        "'scrollEdge.item.normal.title.family' is 'No Such', which isn't installed",
        "'items.home.image' is the image 'House', which the app doesn't have",
        "'when[0].tintColor' is the color 'Tint', which the app doesn't have",
      ]
    )
    for name in TabBarTheme.builtInNames {
      #expect(try TabBarTheme.named(name).missingResources() == [], "\(name)")
    }
  }

  @Test func `a color that the app doesn't have is gray, and named in descriptions`() throws {
    let theme = TabBarTheme(
      name: "T",
      tintColor: "asset:Tint",
      item: .init(normal: .init(color: .dynamic(light: "#336699", dark: .asset("Ink"))))
    )
    let compiled = theme.compiled(for: .init(os: 18))
    #expect(compiled.tintColor == .systemGray)
    let (light, dark) = (
      compiled.description(in: UITraitCollection(userInterfaceStyle: .light)),
      compiled.description(in: UITraitCollection(userInterfaceStyle: .dark))
    )
    #expect(light.contains("\ntintColor: asset:Tint\n"))
    #expect(light.contains("standard.stacked.normal.iconColor: #336699\n"))
    #expect(dark.contains("standard.stacked.normal.iconColor: asset:Ink\n"))
    #expect(dark.contains("scrollEdge.inline.normal.title.color: asset:Ink\n"))
  }
}

extension UIColor {
  fileprivate var cgAlpha: CGFloat {
    var alpha: CGFloat = 0
    return getRed(nil, green: nil, blue: nil, alpha: &alpha) ? alpha : -1
  }
}
