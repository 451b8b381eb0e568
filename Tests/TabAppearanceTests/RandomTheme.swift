import TabAppearance
import TabRaster

extension TabBarTheme {
  /// A theme with some settings of every kind, some of them UIKit's own values.
  static func random(using generator: inout SeededGenerator) -> TabBarTheme {
    var maker = RandomThemeMaker(generator: generator)
    defer { generator = maker.generator }
    let overlay = maker.overlay()
    return TabBarTheme(
      name: "Random",
      colors: ["first": maker.color(), "second": maker.color()],
      tintColor: maker.maybe { .value($0.color()) },
      unselectedItemTintColor: maker.maybe { .value($0.color()) },
      bar: overlay.bar,
      item: overlay.item,
      stacked: overlay.stacked,
      inline: overlay.inline,
      compactInline: overlay.compactInline,
      scrollEdge: maker.scrollEdge(),
      items: maker.items()
    )
  }
}

private struct RandomThemeMaker {
  var generator: SeededGenerator

  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  /// Mostly nothing, sometimes UIKit's default, else a value.
  mutating func maybe<Value>(
    _ value: (inout RandomThemeMaker) -> TabBarTheme.Setting<Value>
  ) -> TabBarTheme.Setting<Value> {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...1: value(&self)
    case 2: .systemDefault
    default: .inherited
    }
  }

  mutating func maybe<Value>(one values: [Value]) -> TabBarTheme.Setting<Value> {
    maybe { .value($0.one(of: values)) }
  }

  mutating func color() -> TabBarTheme.Color {
    // Few values, so that different variants and layouts often agree.
    let values: [TabBarTheme.Color.Value] = [
      "#FF0000", "#00FF0080", "#12345600", "rgb(12.34% 56.78% 90.12%)", "p3(1 0.2 0)",
      "system:label",
      "system:systemBlue", "system:white", "system:clear", "system:systemBackground",
    ]
    return one(of: [
      TabBarTheme.Color(one(of: values)),
      TabBarTheme.Color(one(of: values), dark: one(of: values)),
      TabBarTheme.Color(one(of: values), dark: one(of: values), lightHighContrast: one(of: values)),
      TabBarTheme.Color(one(of: values), darkHighContrast: one(of: values)),
    ])
  }

  mutating func color() -> TabBarTheme.Setting<TabBarTheme.Color> {
    maybe { maker in
      maker.one(of: ["{first}", "{second}", .value(maker.color())])
    }
  }

  mutating func image() -> TabBarTheme.Setting<TabBarTheme.Image> {
    maybe { maker in
      let bitmap = Bitmap(width: maker.one(of: [3, 6]), height: 3)
      return .value(
        TabBarTheme.Image(
          .png(bitmap.png()),
          renderingMode: maker.one(of: TabBarTheme.Image.RenderingMode.allCases),
          scale: maker.one(of: [1, 3])
        )
      )
    }
  }

  mutating func overlay() -> TabBarTheme.Appearance {
    .init(bar: bar(), item: item(), stacked: item(), inline: item(), compactInline: item())
  }

  mutating func bar() -> TabBarTheme.Bar {
    .init(
      background: maybe(one: TabBarTheme.Background.allCases),
      backgroundEffect: maybe(one: TabBarTheme.BlurStyle.allCases),
      backgroundColor: color(),
      backgroundImage: image(),
      backgroundImageContentMode: maybe(one: TabBarTheme.ContentMode.allCases),
      shadowColor: color(),
      shadowImage: image(),
      selectionIndicatorTintColor: color(),
      selectionIndicatorImage: image(),
      stackedItemPositioning: maybe(one: TabBarTheme.ItemPositioning.allCases),
      stackedItemWidth: maybe(one: [0, 76]),
      stackedItemSpacing: maybe(one: [0, 12.5])
    )
  }

  mutating func item() -> TabBarTheme.ItemAppearance {
    .init(normal: state(), selected: state(), disabled: state(), focused: state())
  }

  mutating func state() -> TabBarTheme.ItemStateAppearance {
    .init(
      color: color(),
      iconColor: color(),
      title: text(),
      titlePositionAdjustment: offset(),
      badgeBackgroundColor: color(),
      badgeText: text(),
      badgePositionAdjustment: offset(),
      badgeTitlePositionAdjustment: offset()
    )
  }

  mutating func text() -> TabBarTheme.Text {
    // With the sizes and weights that UIKit has itself.
    .init(
      color: color(),
      family: maybe(one: ["Avenir Next", "Georgia", "No Such Family"]),
      size: maybe(one: [10, 13, 11.5]),
      weight: maybe(one: [.regular, .medium, .bold]),
      design: maybe(one: TabBarTheme.FontDesign.allCases),
      italic: maybe(one: [true, false]),
      scaledBy: maybe(one: [.caption2, .body]),
      maxSize: maybe(one: [9, 14]),
      kern: maybe(one: [0, -0.5, 1.25]),
      underlineStyle: maybe(one: TabBarTheme.UnderlineStyle.allCases),
      shadow: maybe { maker in
        .value(
          .init(
            color: maker.one(of: ["{first}", "#00000080", .system(.label)]),
            offset: maker.one(of: [.init(), .init(leading: 1, vertical: 2)]),
            blur: maker.one(of: [0, 1.5])
          )
        )
      },
      paragraph: .init(
        alignment: maybe(one: TabBarTheme.TextAlignment.allCases),
        lineBreakMode: maybe(one: TabBarTheme.LineBreakMode.allCases),
        allowsDefaultTighteningForTruncation: maybe(one: [true, false])
      )
    )
  }

  mutating func scrollEdge() -> TabBarTheme.Setting<TabBarTheme.ScrollEdge> {
    maybe { maker in
      maker.one(of: [.standard, .transparent, .systemDefault, .overlay(maker.overlay())])
    }
  }

  mutating func items() -> [TabBarTheme.ItemSelector: TabBarTheme.ItemOverride] {
    var items: [TabBarTheme.ItemSelector: TabBarTheme.ItemOverride] = [:]
    for key in [0, 7, "home", "0x"] as [TabBarTheme.ItemSelector] where one(of: [true, false]) {
      items[key] = TabBarTheme.ItemOverride(
        image: image(),
        selectedImage: image(),
        landscapeImagePhone: image(),
        largeContentSizeImage: image(),
        imageInsets: maybe(one: [.init(), .init(top: 5, leading: -5)]),
        titlePositionAdjustment: offset(),
        badgeValue: maybe(one: ["1", "New \"é\""]),
        badgeColor: color(),
        standard: one(of: [.init(), overlay()]),
        scrollEdge: scrollEdge()
      )
    }
    return items
  }

  mutating func offset() -> TabBarTheme.Setting<TabBarTheme.Offset> {
    maybe(one: [.init(), .init(leading: 3, vertical: -1.5)])
  }
}
