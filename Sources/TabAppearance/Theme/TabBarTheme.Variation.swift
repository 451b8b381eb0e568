extension TabBarTheme {
  /// What differs in some environments.
  ///
  ///     let ocean = TabBarTheme(
  ///       name: "Ocean",
  ///       when: [
  ///         .init(iOS: ">=26", stacked: .init(normal: .init(title: .init(weight: .value(.semibold)))))
  ///       ]
  ///     )
  ///
  /// It holds where all its conditions do. What it says lies over the theme, leaf by leaf.
  public struct Variation: Hashable, Sendable {
    /// The versions of iOS in which it holds; `nil` is all.
    public var iOS: OSVersionRange?

    /// The kinds of device on which it holds; none is all.
    public var idiom: Set<TabBarEnvironment.Idiom>

    /// The look of bars for which it holds; `nil` is every look.
    public var look: TabBarEnvironment.Look?

    /// Colors that are new, or take the place of those of the theme.
    public var colors: [String: ThemeColor]

    /// The tint color of the bar.
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

    /// What differs from ``inline`` in compact width.
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

    /// Creates a variation; what is left out is as in the theme.
    ///
    /// - Parameters:
    ///   - iOS: The versions of iOS in which it holds; `nil` is all.
    ///   - idiom: The kinds of device on which it holds; none is all.
    ///   - look: The look of bars for which it holds; `nil` is every look.
    ///   - colors: Colors that are new, or take the place of those of the theme.
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
    public init(
      iOS: OSVersionRange? = nil,
      idiom: Set<TabBarEnvironment.Idiom> = [],
      look: TabBarEnvironment.Look? = nil,
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
      strategies: Strategies = Strategies()
    ) {
      self.iOS = iOS
      self.idiom = idiom
      self.look = look
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
    }
  }
}

extension TabBarTheme.Variation {
  /// Whether it holds in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Whether every condition holds there.
  public func holds(in environment: TabBarEnvironment) -> Bool {
    iOS?.contains(environment.os) ?? true
      && (idiom.isEmpty || idiom.contains(environment.idiom))
      && look ?? environment.look == environment.look
  }

  /// Whether it holds everywhere.
  var isUnconditional: Bool { iOS == nil && idiom.isEmpty && look == nil }
}
