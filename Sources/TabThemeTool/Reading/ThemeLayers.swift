import TabAppearance

/// The layers of a theme that apply together, the uppermost first, with the key that defines each
/// property.
///
/// A cell inherits in the order of ``Cascade``.
struct ThemeLayers {
  private let layers: [ThemeSourceMap.Layer]

  /// The layers from which the appearance at the scroll edge is merged.
  private let edges: [ThemeSourceMap.Layer]
  private(set) var definitions: [ThemeUse.Property: SourceKey] = [:]
  private(set) var overridingKeys: [SourceKey: Set<SourceKey>] = [:]

  init(_ layers: [ThemeSourceMap.Layer]) {
    self.layers = layers
    var edges: [ThemeSourceMap.Layer] = []
    for layer in layers {
      guard let edge = layer["scrollEdge"]?.entry else { continue }
      // A value that isn't an object hides all layers below it.
      if edge.isLeaf { break }
      edges.append(layer)
    }
    self.edges = edges
  }

  /// Finds the key that defines each property, and the keys that it overrides.
  mutating func resolve() {
    resolveItems()
    for lookup in Self.lookups { resolve(lookup) }
    if edges.isEmpty { return }
    for lookup in Self.lookupsAtEdge { resolve(lookup) }
  }

  /// Finds the keys that define settings of single items, each of which has its own keys.
  private mutating func resolveItems() {
    let paths = layers.flatMap { $0.entries.keys.filter { $0.hasPrefix("items.") } }
    for path in Set(paths) where path != Cascade.titleOffsetOfItems {
      resolve(.init(property: .init(isAtEdge: false, cell: nil, name: path), paths: [path]))
    }
  }

  private mutating func resolve(_ lookup: PropertyLookup) {
    var winner: SourceKey?
    for (path, edgePath) in zip(lookup.paths, lookup.edgePaths) {
      let inEdges =
        lookup.property.isAtEdge ? edges.compactMap { key(of: edgePath, in: $0) } : []
      for key in inEdges + layers.compactMap({ key(of: path, in: $0) }) {
        if let winner {
          if winner != key { overridingKeys[key, default: []].insert(winner) }
        } else {
          winner = key
        }
      }
    }
    definitions[lookup.property] = winner
  }

  private func key(of path: String, in layer: ThemeSourceMap.Layer) -> SourceKey? {
    guard let (path, entry) = layer[path], entry.isLeaf else { return nil }
    return SourceKey(
      file: layer.file,
      path: layer.scope.isEmpty ? path : "\(layer.scope).\(path)",
      range: entry.key
    )
  }
}

extension ThemeLayers {
  /// A property, with the paths of the keys that can define it, the strongest first.
  private struct PropertyLookup {
    var property: ThemeUse.Property
    let paths: [String]

    /// The same paths inside of `scrollEdge`.
    let edgePaths: [String]

    init(property: ThemeUse.Property, paths: [String]) {
      self.property = property
      self.paths = paths
      edgePaths = paths.map { "scrollEdge.\($0)" }
    }
  }

  /// The lookups for every theme, without those for single items.
  private static let lookups: [PropertyLookup] =
    barLeaves.map { name in
      PropertyLookup(property: .init(isAtEdge: false, cell: nil, name: name), paths: [name])
    }
    + Cell.all.flatMap { cell in
      stateLeaves.filter { $0 != "color" }.map { name in
        PropertyLookup(
          property: .init(isAtEdge: false, cell: cell, name: name),
          paths: cell.paths(of: name)
        )
      }
    }

  /// The lookups for the appearance at the scroll edge, for themes that set `scrollEdge`.
  private static let lookupsAtEdge: [PropertyLookup] =
    lookups
    .filter { $0.property.cell != nil || $0.property.name.hasPrefix("bar.") }
    .map { lookup in
      var lookup = lookup
      lookup.property.isAtEdge = true
      return lookup
    }

  /// The paths of keys in an item's state that have values.
  private static let stateLeaves = ObjectSchema(TabBarTheme.ItemStateAppearance.self).leaves(
    below: ""
  )

  /// The paths of keys that have values and don't belong to items.
  private static let barLeaves = TabBarTheme.shape.rows.flatMap { row -> [String] in
    if ItemScope.Part(rawValue: row.name) != nil { return [] }
    switch row.shape {
    case .object(let shape) where !shape.isValue: return shape.leaves(below: "\(row.name).")
    case .items, .colors, .list, .allowances, .tokens: return []
    default: return row.isNullable ? [row.name] : []
    }
  }
}

extension ObjectSchema {
  /// Returns the paths of the keys that have values.
  fileprivate func leaves(below path: String) -> [String] {
    rows.flatMap { row in
      if case .object(let inner) = row.shape, !inner.isValue {
        return inner.leaves(below: "\(path)\(row.name).")
      }
      return [path + row.name]
    }
  }
}

extension Cell {
  /// Returns the paths of the keys that can define a property of the cell, the strongest first.
  fileprivate func paths(of name: String) -> [String] {
    let sources = Cascade.sources(of: self).filter {
      $0.mergeMode == .overlay || Cascade.inheritsFromNormalState(name)
    }
    let shorthand = Cascade.shorthands.first { $0.target == name }?.name
    return sources.map { "\($0.scope.path).\(name)" }
      + (shorthand.map { name in sources.map { "\($0.scope.path).\(name)" } } ?? [])
      + (Cascade.titleOffsetOfItems.hasSuffix(".\(name)") ? [Cascade.titleOffsetOfItems] : [])
  }
}
