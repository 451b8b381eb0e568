import TabAppearance

/// A property of an appearance, and the key that defines it for one set of active variations.
struct ThemeUse: Hashable, Sendable {
  /// A property of an appearance, or a setting of an item.
  struct Property: Hashable, Sendable {
    /// Whether the property is that of the scroll edge.
    var isAtEdge: Bool

    /// The cell of the item, or `nil` for a property of the bar.
    var cell: Cell?

    /// The path of the keys, as in `title.color` or `bar.shadowColor`.
    var name: String
  }

  let property: Property
  let key: SourceKey

  /// The index of the set of active variations, as in ``ThemeUses/environments``.
  let group: Int
}

/// The settings of a theme that have an effect, and those that override others.
struct ThemeUses {
  private(set) var all: [ThemeUse] = []

  /// The environments of each set of active variations.
  private(set) var environments: [[TabBarEnvironment]] = []

  /// The keys that override each key, by the cells that they share.
  private(set) var overridingKeys: [SourceKey: Set<SourceKey>] = [:]

  /// Returns the setting that defines a property in an environment, or `nil` if none does.
  func key(of property: ThemeUse.Property, in environment: TabBarEnvironment) -> SourceKey? {
    guard let keys = groups[environment].map({ definitions[$0] }) else { return nil }
    if let key = keys[property] { return key }
    // Without settings for the scroll edge, the bar has the standard appearance there.
    guard property.isAtEdge else { return nil }
    var other = property
    other.isAtEdge = false
    return keys[other]
  }

  /// Returns whether a key takes the place of another one in any environment.
  func overridesOthers(_ key: SourceKey) -> Bool { overriders.contains(key) }

  private var overriders: Set<SourceKey> = []

  /// The key that defines each property, for each set of active variations.
  private var definitions: [[ThemeUse.Property: SourceKey]] = []
  private var groups: [TabBarEnvironment: Int] = [:]
}

extension ThemeUses {
  init(_ theme: TabBarTheme, map: ThemeSourceMap, in environments: [TabBarEnvironment]) {
    // The result depends only on the variations that apply.
    let groups = Dictionary(grouping: environments) { environment in
      theme.variations.indices.filter { theme.variations[$0].applies(in: environment) }
    }
    for (held, environments) in groups {
      var layers = ThemeLayers(held.reversed().map { map.variations[$0] } + map.themes)
      layers.resolve()
      overridingKeys.merge(layers.overridingKeys) { $0.union($1) }
      let group = definitions.count
      for environment in environments { self.groups[environment] = group }
      self.environments.append(environments)
      definitions.append(layers.definitions)
      overriders.formUnion(layers.overridingKeys.values.joined())
      all += layers.definitions.map { ThemeUse(property: $0.key, key: $0.value, group: group) }
    }
  }
}
