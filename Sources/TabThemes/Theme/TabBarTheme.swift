/// The appearance of a tab bar, as a value.
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
/// Settings that a theme omits are UIKit's. A number outside of the range for theme files counts as
/// the nearest number in it: a size of -3 is 1, and a `kern` of 200 is 100, in ``json()`` too. See
/// ``init(contentsOf:parents:)`` for themes from files.
@dynamicMemberLookup
public struct TabBarTheme: Hashable, Sendable {
  /// The name by which users choose the theme.
  public var name: String

  /// The settings of the theme; its members are members of the theme, too, as in `theme.tintColor`.
  public var content: Content

  /// Settings for some environments, each merged over the theme and the previous variations.
  public var variations: [Variation]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - name: The name by which users choose the theme.
  ///   - content: The settings of the theme.
  ///   - variations: Settings for some environments.
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
    items: [TabBarTab.Name: ItemOverride] = [:],
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

  /// A member of the content, as in `theme.tintColor`.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Content, Member>) -> Member {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }
}

extension TabBarTheme: Keyed {
  package static let noun = "a theme"
  package init() { self.init(name: "") }

  package static let keys: [Key<Self>] =
    [.plain("name", \.name, .text, isRequired: true, "The name of the theme.")]
    + Content.keys.map { $0.lifted(\.content) } + [
      .plain(
        "when",
        \.variations,
        .variations,
        standard: [],
        "Overrides for some environments. A later override wins."
      )
    ]
}

extension TabBarTheme {
  /// Returns this theme with settings inherited from another, as `extends` does in a theme file.
  ///
  ///     let nightOcean = night.extending(ocean)
  ///
  /// The themes are merged setting by setting: those of this theme win, `nil` included, and the
  /// others are the parent's. ``Content/colors`` are merged by name, so that a `{name}` of the
  /// parent refers to this theme's color if both have one. The parent's ``variations`` come first.
  ///
  /// - Parameter parent: The theme to inherit from.
  /// - Returns: A theme with this theme's name.
  public func extending(_ parent: TabBarTheme) -> TabBarTheme { parent.merging(self) }
}

extension TabBarTheme {
  /// The settings of a theme; each of its variations can set the same.
  @dynamicMemberLookup
  public struct Content: Hashable, Sendable {
    /// The theme's own colors by name; `{name}` refers to one in other settings.
    public var colors: [String: Color]

    /// The tint color of the bar, which is the color of selected items unless they have one.
    public var tintColor: Setting<Color>

    /// The color of unselected items, unless they have one.
    public var unselectedItemTintColor: Setting<Color>

    /// Whether ``tintColor`` is also set on the content: the bar at the top of an iPad with iOS 18
    /// uses the content's tint.
    public var tintsContent: Setting<Bool>

    /// The appearance of the bar and its items.
    public var appearance: Appearance

    /// The appearance of the bar while the content is scrolled to the edge at the bar.
    public var scrollEdge: Setting<ScrollEdge>

    /// Whether the theme's background replaces the system's glass on iOS 26 and later.
    public var glass: Setting<Glass>

    /// Bar and item dimensions that no appearance property covers.
    public var layout: Layout

    /// The settings of single items.
    public var items: [TabBarTab.Name: ItemOverride]

    /// Workarounds for properties that the system doesn't honor everywhere.
    public var strategies: Strategies

    /// Creates content; omitted arguments are inherited.
    ///
    /// - Parameters:
    ///   - colors: Colors by name, to which `{name}` refers.
    ///   - tintColor: The tint color of the bar.
    ///   - unselectedItemTintColor: The color of unselected items.
    ///   - tintsContent: Whether the tint color is also set on the content.
    ///   - bar: The bar behind the items.
    ///   - item: The items, in every layout.
    ///   - stacked: The settings of stacked items, with the icon above the title, that override
    ///     `item`.
    ///   - inline: The settings of inline items, with the icon before the title, that override
    ///     `item`.
    ///   - compactInline: The settings of inline items in compact width, for example on most
    ///     iPhones in landscape, that override `inline`.
    ///   - scrollEdge: The appearance while the content is scrolled to the edge at the bar.
    ///   - glass: Whether the theme's background replaces the system's glass on iOS 26 and later.
    ///   - layout: Bar and item dimensions that no appearance property covers.
    ///   - items: The settings of single items.
    ///   - strategies: Workarounds for properties that the system doesn't honor everywhere.
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
      items: [TabBarTab.Name: ItemOverride] = [:],
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

    /// A member of the appearance, as in `content.bar`.
    public subscript<Member>(dynamicMember path: WritableKeyPath<Appearance, Member>) -> Member {
      get { appearance[keyPath: path] }
      set { appearance[keyPath: path] = newValue }
    }
  }
}

extension TabBarTheme.Content: Keyed {
  package static let noun = "content"
  /// Creates content whose settings are all inherited.
  public init() { self.init(colors: [:]) }

  package static let keys: [Key<Self>] =
    [
      .plain(
        "colors",
        \.colors,
        .colors,
        standard: [:],
        "Named colors. '{name}' refers to a color."
      ),
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
        "The color of unselected items.",
        capability: .unselectedItemTintColor
      ),
      .setting(
        "tintsContent",
        \.tintsContent,
        .flag,
        "Whether the tint color tints the content, too."
      ),
    ] + TabBarTheme.Appearance.keys.map { $0.lifted(\.appearance) } + [
      .setting(
        "scrollEdge",
        \.scrollEdge,
        .scrollEdge,
        "The look of the bar while the content is scrolled to its edge.",
        capability: .scrollEdge
      ),
      .setting(
        "glass",
        \.glass,
        .choice(),
        "Whether the bar keeps the system's glass on iOS 26 and later.",
        capability: .glass
      ),
      .object("layout", \.layout, "Heights and widths, which no appearance has."),
      .plain("items", \.items, .items, standard: [:], "Overrides for single items."),
      .object("strategies", \.strategies, "Workarounds for settings that some systems ignore."),
    ]
}

extension TabBarTheme {
  /// The treatment of the system's glass on iOS 26 and later.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Glass: String, Hashable, Sendable, CaseIterable {
    /// The glass stays: the theme's background, material and hairline aren't applied.
    case system

    /// The theme's background, material and hairline replace the glass.
    case override
  }
}

extension TabBarTheme.Setting<TabBarTheme.Glass> {
  public static var system: Self { .value(.system) }
  public static var override: Self { .value(.override) }
}
