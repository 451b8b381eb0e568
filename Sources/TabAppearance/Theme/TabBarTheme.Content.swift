extension TabBarTheme {
  /// What a theme sets, and each of its variations can set as well.
  @dynamicMemberLookup
  public struct Content: Hashable, Sendable {
    /// The theme's own colors, for which `{name}` stands elsewhere.
    public var colors: [String: Color]

    /// The tint color of the bar: that of selected items unless they have a color of their own.
    public var tintColor: Setting<Color>

    /// The color of items that aren't selected, unless they have a color of their own.
    public var unselectedItemTintColor: Setting<Color>

    /// Whether ``tintColor`` is that of the content, too: the bar that iPadOS 18 has on top takes it from there.
    public var tintsContent: Setting<Bool>

    /// The bar and its items.
    public var appearance: Appearance

    /// How the bar looks while the content's edge meets it.
    public var scrollEdge: Setting<ScrollEdge>

    /// What happens to the system's glass on iOS 26 and later.
    public var glass: Setting<Glass>

    /// What an appearance has no property for: heights and widths.
    public var layout: Layout

    /// What differs in single items.
    public var items: [ItemSelector: ItemOverride]

    /// How to reach what the system doesn't offer everywhere.
    public var strategies: Strategies

    /// Creates content; what is left out is inherited.
    ///
    /// - Parameters:
    ///   - colors: Colors for which `{name}` stands elsewhere.
    ///   - tintColor: The tint color of the bar.
    ///   - unselectedItemTintColor: The color of items that aren't selected.
    ///   - tintsContent: Whether the tint color is that of the content, too.
    ///   - bar: The bar behind the items.
    ///   - item: The items, in every layout.
    ///   - stacked: What differs from `item` where the icon stands above the title.
    ///   - inline: What differs from `item` where the icon stands beside the title.
    ///   - compactInline: What differs from `inline` in compact width, for example on most iPhones in landscape.
    ///   - scrollEdge: How the bar looks while the content's edge meets it.
    ///   - glass: What happens to the system's glass on iOS 26 and later.
    ///   - layout: What an appearance has no property for: heights and widths.
    ///   - items: What differs in single items.
    ///   - strategies: How to reach what the system doesn't offer everywhere.
    public init(
      colors: [String: Color] = [:],
      tintColor: Setting<Color> = .inherited,
      unselectedItemTintColor: Setting<Color> = .inherited,
      tintsContent: Setting<Bool> = .inherited,
      bar: Bar = Bar(),
      item: ItemAppearance = ItemAppearance(),
      stacked: ItemAppearance = ItemAppearance(),
      inline: ItemAppearance = ItemAppearance(),
      compactInline: ItemAppearance = ItemAppearance(),
      scrollEdge: Setting<ScrollEdge> = .inherited,
      glass: Setting<Glass> = .inherited,
      layout: Layout = Layout(),
      items: [ItemSelector: ItemOverride] = [:],
      strategies: Strategies = Strategies()
    ) {
      self.colors = colors
      self.tintColor = tintColor
      self.unselectedItemTintColor = unselectedItemTintColor
      self.tintsContent = tintsContent
      appearance = Appearance(
        bar: bar,
        item: item,
        stacked: stacked,
        inline: inline,
        compactInline: compactInline
      )
      self.scrollEdge = scrollEdge
      self.glass = glass
      self.layout = layout
      self.items = items
      self.strategies = strategies
    }

    /// A part of the appearance, as in `content.bar`.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Appearance, Part>) -> Part {
      get { appearance[keyPath: path] }
      set { appearance[keyPath: path] = newValue }
    }
  }
}

extension TabBarTheme.Content: Keyed {
  package static let noun = "content"
  /// Creates one in which everything is inherited.
  public init() { self.init(colors: [:]) }

  package static let keys: [Key<Self>] =
    [
      .plain("colors", \.colors, .colors, standard: [:], "Colors that '{name}' stands for."),
      .setting(
        "tintColor",
        \.tintColor,
        .color,
        "The tint color of the bar.",
        capability: .tintColor
      ),
      .setting(
        "unselectedItemTintColor",
        \.unselectedItemTintColor,
        .color,
        "The color of items that aren't selected.",
        capability: .unselectedItemTintColor
      ),
      .setting(
        "tintsContent",
        \.tintsContent,
        .flag,
        "Whether the tint color is that of the content, too."
      ),
    ] + TabBarTheme.Appearance.keys.map { $0.lifted(\.appearance) } + [
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
      .object("layout", \.layout, "What an appearance can't say: heights and widths."),
      .plain("items", \.items, .items, standard: [:], "What differs in single items."),
      .object("strategies", \.strategies, "How to reach what the system doesn't offer everywhere."),
    ]
}

extension TabBarTheme {
  /// What happens to the system's glass on iOS 26 and later.
  public enum Glass: String, Hashable, Sendable, CaseIterable {
    /// It stays: the theme's background, material and hairline aren't applied there.
    case system

    /// The theme's background, material and hairline replace it.
    case override
  }
}

extension TabBarTheme.Setting<TabBarTheme.Glass> {
  public static var system: Self { .value(.system) }
  public static var override: Self { .value(.override) }
}
