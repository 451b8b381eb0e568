/// How a tab bar looks, as a value.
///
///     let ocean = TabBarTheme(
///       name: "Ocean",
///       tintColor: "#0066CC",
///       item: .init(
///         normal: .init(color: .system(.secondaryLabel)),
///         selected: .init(color: .dynamic(light: "#0066CC", dark: "#64B5FF"))
///       ),
///       scrollEdge: .transparent
///     )
///
/// What a theme leaves out is UIKit's. See ``TabBarTheme/init(contentsOf:parents:)`` for themes from files.
public struct TabBarTheme: Hashable, Sendable {
  /// The name people choose the theme by.
  public var name: String

  /// The theme's own colors, for which `{name}` stands elsewhere in the theme.
  public var colors: [String: ThemeColor]

  /// The tint color of the bar: that of selected items unless they have a color of their own.
  public var tintColor: Setting<ThemeColor>

  /// The color of items that aren't selected, unless they have a color of their own.
  public var unselectedItemTintColor: Setting<ThemeColor>

  /// Whether ``tintColor`` is that of the content, too: the bar that iPadOS 18 has on top takes it from there.
  public var tintsContent: Setting<Bool>

  /// The bar behind the items.
  public var bar: Bar

  /// The items, in every layout.
  public var item: Item

  /// What differs from ``item`` where the icon stands above the title.
  public var stacked: Item

  /// What differs from ``item`` where the icon stands beside the title.
  public var inline: Item

  /// What differs from ``inline`` in compact width, for example on most iPhones in landscape.
  public var compactInline: Item

  /// How the bar looks while the content's edge meets it.
  public var scrollEdge: Setting<ScrollEdge>

  /// What happens to the system's glass on iOS 26 and later.
  public var glass: Setting<Glass>

  /// What an appearance can't say: heights and widths.
  public var layout: Layout

  /// What differs in single items.
  public var items: [ItemKey: TabItem]

  /// How to reach what the system doesn't offer everywhere.
  public var strategies: Strategies

  /// What differs in some environments, each laid over the theme and those before it.
  public var when: [Variation]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - name: The name people choose the theme by.
  ///   - colors: The theme's own colors, for which `{name}` stands elsewhere in the theme.
  ///   - tintColor: The tint color of the bar.
  ///   - unselectedItemTintColor: The color of items that aren't selected.
  ///   - tintsContent: Whether the tint color is that of the content, too.
  ///   - bar: The bar behind the items.
  ///   - item: The items, in every layout.
  ///   - stacked: What differs from `item` where the icon stands above the title.
  ///   - inline: What differs from `item` where the icon stands beside the title.
  ///   - compactInline: What differs from `inline` in compact width.
  ///   - scrollEdge: How the bar looks while the content's edge meets it.
  ///   - glass: What happens to the system's glass on iOS 26 and later.
  ///   - layout: What an appearance can't say: heights and widths.
  ///   - items: What differs in single items.
  ///   - strategies: How to reach what the system doesn't offer everywhere.
  ///   - when: What differs in some environments.
  public init(
    name: String,
    colors: [String: ThemeColor] = [:],
    tintColor: Setting<ThemeColor> = .inherited,
    unselectedItemTintColor: Setting<ThemeColor> = .inherited,
    tintsContent: Setting<Bool> = .inherited,
    bar: Bar = Bar(),
    item: Item = Item(),
    stacked: Item = Item(),
    inline: Item = Item(),
    compactInline: Item = Item(),
    scrollEdge: Setting<ScrollEdge> = .inherited,
    glass: Setting<Glass> = .inherited,
    layout: Layout = Layout(),
    items: [ItemKey: TabItem] = [:],
    strategies: Strategies = Strategies(),
    when: [Variation] = []
  ) {
    self.name = name
    self.colors = colors
    self.tintColor = tintColor
    self.unselectedItemTintColor = unselectedItemTintColor
    self.tintsContent = tintsContent
    self.bar = bar
    self.item = item
    self.stacked = stacked
    self.inline = inline
    self.compactInline = compactInline
    self.scrollEdge = scrollEdge
    self.glass = glass
    self.layout = layout
    self.items = items
    self.strategies = strategies
    self.when = when
  }
}
