extension TabBarTheme: ThemeObject {
  static let noun = "a theme"
  static var blank: TabBarTheme { TabBarTheme(name: "") }
  static let laterKeys = ["extends", "when", "tokens", "items", "strategies"]

  static let fields: [ThemeField<TabBarTheme>] = [
    .ignored("$schema", .text, "The schema that editors check the file against."),
    .plain("name", \.name, .text, isRequired: true, "The name people choose the theme by."),
    .plain("colors", \.colors, .colors, standard: [:], "Colors that '{name}' stands for."),
    .setting("tintColor", \.tintColor, .color, "The tint color of the bar."),
    .setting(
      "unselectedItemTintColor",
      \.unselectedItemTintColor,
      .color,
      "The color of items that aren't selected."
    ),
    .group("bar", \.bar, "The bar behind the items."),
    .group("item", \.item, "The items, in every layout."),
    .group("stacked", \.stacked, "What differs where the icon stands above the title."),
    .group("inline", \.inline, "What differs where the icon stands beside the title."),
    .group("compactInline", \.compactInline, "What differs from 'inline' in compact width."),
    .setting(
      "scrollEdge",
      \.scrollEdge,
      .scrollEdge,
      "How the bar looks while the content's edge meets it."
    ),
    .setting(
      "glass",
      \.glass,
      .choice(),
      "What happens to the system's glass on iOS 26 and later."
    ),
    .group("layout", \.layout, "What an appearance can't say: heights and widths."),
  ]
}

extension TabBarTheme.Overlay: ThemeObject {
  static let noun = "the scroll edge"
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

extension TabBarTheme.Landscape: ThemeObject {
  static let noun = "the layout in landscape"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .setting("height", \.height, .length, "The height without the bottom safe area, in points."),
    .setting("itemWidths", \.itemWidths, .lengths, "The width of each item, in points."),
    .setting("itemGaps", \.itemGaps, .lengths, "The gap before each item, in points."),
  ]
}
