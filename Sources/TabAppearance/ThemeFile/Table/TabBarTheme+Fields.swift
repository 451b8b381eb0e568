extension TabBarTheme: ThemeParts {
  static let noun = "a theme"
  static var blank: TabBarTheme { TabBarTheme(name: "") }
  static let laterKeys = ["tokens"]

  static let fields: [ThemeField<TabBarTheme>] =
    [
      .ignored("$schema", .text, "The schema that editors check the file against."),
      .plain("name", \.name, .text, isRequired: true, "The name people choose the theme by."),
      .parent("extends", "The theme it builds on: a name, or a file in the same folder or below."),
      .ignored("allow", .switches, "What 'tabtheme check' shall let pass where, and why."),
    ] + parts + [
      .list(
        "when",
        \.when,
        limit: ThemeFileLimits.variations,
        "What differs in some environments, each over the theme and those before it."
      )
    ]
}

extension TabBarTheme.Overlay: ThemeObject {
  static let noun = "an appearance"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .group("bar", \.bar, "The bar behind the items."),
    .group("item", \.item, "The items, in every layout."),
    .group("stacked", \.stacked, "What differs where the icon stands above the title."),
    .group("inline", \.inline, "What differs where the icon stands beside the title."),
    .group("compactInline", \.compactInline, "What differs from 'inline' in compact width."),
  ]
}

extension TabBarTheme.Layout: ThemeObject {
  static let noun = "the layout"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .group("landscape", \.landscape, "The bar in landscape.")
  ]
}

extension TabBarTheme.Strategies: ThemeObject {
  static let noun = "the strategies"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .setting(
      "unselectedColors",
      \.unselectedColors,
      .choice(),
      "How items that aren't selected get their color."
    )
  ]
}

extension TabBarTheme.Landscape: ThemeObject {
  static let noun = "the layout in landscape"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .setting("height", \.height, .length, "The height without the bottom safe area, in points."),
    .setting("itemWidths", \.itemWidths, .lengths, "The width of each item, in points."),
    .setting("itemGaps", \.itemGaps, .lengths, "The gap before each item, in points."),
  ]
}
