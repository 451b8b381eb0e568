import TabAppearance

/// A property of an appearance, and who says what it is wherever the same variations apply.
struct ThemeUse: Hashable, Sendable {
  /// A property, wherever it is used.
  struct Property: Hashable, Sendable {
    /// Whether it is that of the scroll edge.
    var isAtEdge: Bool

    /// The place in the appearance, or `nil` for the bar.
    var cell: Cell?

    /// The keys, as in `title.color` or `bar.shadowColor`.
    var name: String
  }

  let property: Property
  let place: SourceKey

  /// Which of the choices of variations, as in ``ThemeUses/environments``.
  let group: Int
}

/// The settings of a theme that have an effect, and those that override the others.
struct ThemeUses {
  private(set) var all: [ThemeUse] = []

  /// The environments of each choice of variations.
  private(set) var environments: [[TabBarEnvironment]] = []

  /// What takes the place of each key, by the cells that they share.
  private(set) var winners: [SourceKey: Set<SourceKey>] = [:]

  /// The setting that a property's value comes from in an environment, or `nil` if no setting does.
  func place(of property: ThemeUse.Property, in environment: TabBarEnvironment) -> SourceKey? {
    guard let places = groups[environment].map({ settled[$0] }) else { return nil }
    if let place = places[property] { return place }
    // Without settings for the scroll edge, it has the standard appearance.
    guard property.isAtEdge else { return nil }
    var other = property
    other.isAtEdge = false
    return places[other]
  }

  /// Who says what with each choice of variations, and which of these an environment has.
  private var settled: [[ThemeUse.Property: SourceKey]] = []
  private var groups: [TabBarEnvironment: Int] = [:]
}

extension ThemeUses {
  init(_ theme: TabBarTheme, _ places: ThemeSourceMap, in environments: [TabBarEnvironment]) {
    // What holds depends on nothing but the variations that apply.
    let groups = Dictionary(grouping: environments) { environment in
      theme.variations.indices.filter { theme.variations[$0].applies(in: environment) }
    }
    for (held, environments) in groups {
      var layers = ThemeLayers(held.reversed().map { places.variations[$0] } + places.themes)
      layers.settle()
      winners.merge(layers.winners) { $0.union($1) }
      let group = settled.count
      for environment in environments { self.groups[environment] = group }
      self.environments.append(environments)
      settled.append(layers.settled)
      all += layers.settled.map { ThemeUse(property: $0.key, place: $0.value, group: group) }
    }
  }
}
