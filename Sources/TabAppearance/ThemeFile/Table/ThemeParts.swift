/// What a theme says, and what each of its variations can say as well.
protocol ThemeParts: ThemeObject {
  var colors: [String: ThemeColor] { get set }
  var tintColor: Setting<ThemeColor> { get set }
  var unselectedItemTintColor: Setting<ThemeColor> { get set }
  var tintsContent: Setting<Bool> { get set }
  var bar: TabBarTheme.Bar { get set }
  var item: TabBarTheme.Item { get set }
  var stacked: TabBarTheme.Item { get set }
  var inline: TabBarTheme.Item { get set }
  var compactInline: TabBarTheme.Item { get set }
  var scrollEdge: Setting<TabBarTheme.ScrollEdge> { get set }
  var glass: Setting<TabBarTheme.Glass> { get set }
  var layout: TabBarTheme.Layout { get set }
  var items: [TabBarTheme.ItemKey: TabBarTheme.TabItem] { get set }
  var strategies: TabBarTheme.Strategies { get set }
}

extension ThemeParts {
  static var parts: [ThemeField<Self>] {
    [
      .plain("colors", \.colors, .colors, standard: [:], "Colors that '{name}' stands for."),
      .setting("tintColor", \.tintColor, .color, "The tint color of the bar."),
      .setting(
        "unselectedItemTintColor",
        \.unselectedItemTintColor,
        .color,
        "The color of items that aren't selected."
      ),
      .setting(
        "tintsContent",
        \.tintsContent,
        .flag,
        "Whether the tint color is that of the content, too."
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
      .plain("items", \.items, .items, standard: [:], "What differs in single items."),
      .group(
        "strategies",
        \.strategies,
        "How to reach what the system doesn't offer everywhere."
      ),
    ]
  }

  /// Takes over all that another theme or variation says.
  mutating func takeParts(of other: some ThemeParts) {
    colors = other.colors
    tintColor = other.tintColor
    unselectedItemTintColor = other.unselectedItemTintColor
    tintsContent = other.tintsContent
    bar = other.bar
    item = other.item
    stacked = other.stacked
    inline = other.inline
    compactInline = other.compactInline
    scrollEdge = other.scrollEdge
    glass = other.glass
    layout = other.layout
    items = other.items
    strategies = other.strategies
  }
}
