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
      .plain(
        "colors",
        .code(get: { $0.colors }, set: { $0.colors = $1 }),
        .colors,
        standard: [:],
        "Colors that '{name}' stands for."
      ),
      .setting(
        "tintColor",
        .code(get: { $0.tintColor }, set: { $0.tintColor = $1 }),
        .color,
        "The tint color of the bar."
      ),
      .setting(
        "unselectedItemTintColor",
        .code(get: { $0.unselectedItemTintColor }, set: { $0.unselectedItemTintColor = $1 }),
        .color,
        "The color of items that aren't selected."
      ),
      .setting(
        "tintsContent",
        .code(get: { $0.tintsContent }, set: { $0.tintsContent = $1 }),
        .flag,
        "Whether the tint color is that of the content, too."
      ),
      .group("bar", .code(get: { $0.bar }, set: { $0.bar = $1 }), "The bar behind the items."),
      .group("item", .code(get: { $0.item }, set: { $0.item = $1 }), "The items, in every layout."),
      .group(
        "stacked",
        .code(get: { $0.stacked }, set: { $0.stacked = $1 }),
        "What differs where the icon stands above the title."
      ),
      .group(
        "inline",
        .code(get: { $0.inline }, set: { $0.inline = $1 }),
        "What differs where the icon stands beside the title."
      ),
      .group(
        "compactInline",
        .code(get: { $0.compactInline }, set: { $0.compactInline = $1 }),
        "What differs from 'inline' in compact width."
      ),
      .setting(
        "scrollEdge",
        .code(get: { $0.scrollEdge }, set: { $0.scrollEdge = $1 }),
        .scrollEdge,
        "How the bar looks while the content's edge meets it."
      ),
      .setting(
        "glass",
        .code(get: { $0.glass }, set: { $0.glass = $1 }),
        .choice(),
        "What happens to the system's glass on iOS 26 and later."
      ),
      .group(
        "layout",
        .code(get: { $0.layout }, set: { $0.layout = $1 }),
        "What an appearance can't say: heights and widths."
      ),
      .plain(
        "items",
        .code(get: { $0.items }, set: { $0.items = $1 }),
        .items,
        standard: [:],
        "What differs in single items."
      ),
      .group(
        "strategies",
        .code(get: { $0.strategies }, set: { $0.strategies = $1 }),
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
