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
/// What a theme leaves out is UIKit's. A number that no theme file may have counts as the nearest one
/// that it may: a size of -3 is 1, and a `kern` of 200 is 100, in ``json()`` too. See ``init(contentsOf:parents:)`` for themes from files.
@dynamicMemberLookup
public struct TabBarTheme: Hashable, Sendable {
  /// The name people choose the theme by.
  public var name: String

  /// What the theme sets; its parts are members of the theme, too, as in `theme.tintColor`.
  public var content: Content

  /// What differs in some environments, each merged over the theme and those before it.
  public var variations: [Variation]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - name: The name people choose the theme by.
  ///   - content: What the theme sets.
  ///   - variations: What differs in some environments.
  public init(name: String, _ content: Content, variations: [Variation] = []) {
    self.name = name
    self.content = content
    self.variations = variations
  }

  /// Creates a theme; the parameters are those of its ``Content``.
  public init(
    name: String,
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
    strategies: Strategies = Strategies(),
    variations: [Variation] = []
  ) {
    let content = Content(
      colors: colors,
      tintColor: tintColor,
      unselectedItemTintColor: unselectedItemTintColor,
      tintsContent: tintsContent,
      bar: bar,
      item: item,
      stacked: stacked,
      inline: inline,
      compactInline: compactInline,
      scrollEdge: scrollEdge,
      glass: glass,
      layout: layout,
      items: items,
      strategies: strategies
    )
    self.init(name: name, content, variations: variations)
  }

  /// A part of the content, as in `theme.tintColor`.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Content, Member>) -> Member {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }
}

extension TabBarTheme: Keyed {
  package static let noun = "a theme"
  package init() { self.init(name: "") }

  package static let keys: [Key<Self>] =
    [
      .ofFile("$schema", .text, "The schema that editors check the file against."),
      .plain("name", \.name, .text, isRequired: true, "The name people choose the theme by."),
      .ofFile(
        "extends",
        .text,
        "The theme it builds on: a name, or a file in the same folder or below."
      ) {
        $2.parent = .init(name: $0, range: $1.range)
      },
      .ofFile("allow", .allowances, "What 'tabtheme check' shall let pass where, and why."),
    ] + Content.keys.map { $0.lifted(\.content) } + [
      .plain(
        "when",
        \.variations,
        .variations,
        standard: [],
        "What differs in some environments, each over the theme and those before it."
      )
    ]
}

extension TabBarTheme {
  /// This theme on the base of another, as `extends` does it in a theme file.
  ///
  ///     let nightOcean = night.extending(ocean)
  ///
  /// Setting by setting: what this theme sets counts, `nil` included, and what it leaves out is the
  /// parent's. ``Content/colors`` are joined by name, so that a `{name}` of the parent stands for
  /// a color of this theme if both have one. Of ``variations``, the parent's come first.
  ///
  /// - Parameter parent: The theme to build on.
  /// - Returns: A theme with the name of this one.
  public func extending(_ parent: TabBarTheme) -> TabBarTheme { parent.merging(self) }
}

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

    /// Whether ``tintColor`` is that of the content, too: the bar that iPadOS 18 has on top takes
    /// it from there.
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
    ///   - compactInline: What differs from `inline` in compact width, for example on most iPhones
    ///     in landscape.
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
    public subscript<Member>(dynamicMember path: WritableKeyPath<Appearance, Member>) -> Member {
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
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
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
