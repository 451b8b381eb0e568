import TabAppearance
import TabFiles
import TabRaster
import TabTestSupport

extension TabBarTheme {
  /// Returns a random theme with settings of every kind, some of them equal to UIKit's defaults.
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

  /// Returns an inherited setting mostly, UIKit's default sometimes, and otherwise a value.
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
    // Few values, so that variants and layouts often have equal colors.
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
    maybe { .value($0.image()) }
  }

  private mutating func image() -> TabBarTheme.Image {
    TabBarTheme.Image(
      .png(Bitmap(width: one(of: [3, 6]), height: 3).png()),
      renderingMode: one(of: TabBarTheme.Image.RenderingMode.allCases),
      scale: one(of: [1, 3])
    )
  }

  mutating func overlay() -> TabBarTheme.Appearance {
    let members = members(of: ObjectSchema(TabBarTheme.Appearance.self))
    let colors: JSON = ["first": "#000000", "second": "#000000"]
    let json = JSON.object([.init("name", "Overlay"), .init("colors", colors)] + members).text()
    guard let theme = TabBarTheme.read(json: json).theme else { preconditionFailure(json) }
    return theme.content.appearance
  }

  /// Returns some of the keys of an object, each with `null` or a value.
  private mutating func members(of object: ObjectSchema) -> [JSON.Member] {
    var members: [JSON.Member] = []
    for row in object.rows {
      if case .object(let inner) = row.shape, !inner.isValue {
        members.append(.init(row.name, .object(self.members(of: inner))))
        continue
      }
      switch maybe({ .value($0.value(of: row.shape)) }) {
      case .value(let value): members.append(.init(row.name, value))
      case .systemDefault: members.append(.init(row.name, .null))
      case .inherited: break
      }
    }
    return members
  }

  private mutating func value(of shape: ValueSchema) -> JSON {
    switch shape {
    case .flag: one(of: [true, false])
    // The numbers include UIKit's font sizes.
    case .number(let rule):
      .number(one(of: [-1.5, 0, 1.25, 3, 9, 10, 11.5, 13, 76].filter(rule.contains)))
    case .choice(let names): .string(one(of: names))
    case .family: one(of: ["Avenir Next", "Georgia", "No Such Family"])
    case .either(.colorValue, _): one(of: ["{first}", "{second}", color().json])
    case .either(.imageSource, _): image().json
    case .object(let value):
      .object(value.rows.map { .init($0.name, self.value(of: $0.shape)) })
    default: preconditionFailure("no random value for \(shape)")
    }
  }

  mutating func scrollEdge() -> TabBarTheme.Setting<TabBarTheme.ScrollEdge> {
    maybe { maker in
      maker.one(of: [.standard, .transparent, .systemDefault, .overlay(maker.overlay())])
    }
  }

  mutating func items() -> [TabBarTab.Name: TabBarTheme.ItemOverride] {
    var items: [TabBarTab.Name: TabBarTheme.ItemOverride] = [:]
    for key in [0, 7, "home", "0x"] as [TabBarTab.Name] where one(of: [true, false]) {
      items[key] = TabBarTheme.ItemOverride(
        image: image(),
        selectedImage: image(),
        landscapeImagePhone: image(),
        largeContentSizeImage: image(),
        imageInsets: maybe(one: [.init(), .init(top: 5, leading: -5)]),
        titlePositionAdjustment: offset(),
        badgeValue: maybe(one: ["1", "New \"é\""]),
        badgeColor: color(),
        badgeText: one(of: [.init(), .init(color: color(), weight: .value(.bold))]),
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
