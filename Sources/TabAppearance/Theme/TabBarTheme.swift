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
/// What a theme leaves out is UIKit's. See ``init(contentsOf:parents:)`` for themes from files.
@dynamicMemberLookup
public struct TabBarTheme: Hashable, Sendable {
  /// The name people choose the theme by.
  public var name: String

  /// What the theme sets; its parts are members of the theme, too, as in `theme.tintColor`.
  public var content: Content

  /// What differs in some environments, each merged over the theme and those before it.
  public var when: [Variation]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - name: The name people choose the theme by.
  ///   - content: What the theme sets.
  ///   - when: What differs in some environments.
  public init(name: String, _ content: Content, when: [Variation] = []) {
    self.name = name
    self.content = content
    self.when = when
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
    when: [Variation] = []
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
    self.init(name: name, content, when: when)
  }

  /// A part of the content, as in `theme.tintColor`.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Content, Part>) -> Part {
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
        \.when,
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
  /// Setting by setting: what this theme sets counts, `nil` included, and what it leaves out is the parent's.
  /// ``Content/colors`` are joined by name, so that a `{name}` of the parent stands for a color of this theme if
  /// both have one. Of ``when``, the parent's come first.
  ///
  /// - Parameter parent: The theme to build on.
  /// - Returns: A theme with the name of this one.
  public func extending(_ parent: TabBarTheme) -> TabBarTheme { parent.merging(self) }
}
