import TabAppearance
import TabLint

/// The layers of a theme that hold together, the uppermost first, and who says what among them.
///
/// The order in which a cell asks is that of ``Cascade``.
struct ThemeLayers {
  private let layers: [ThemeSourceMap.Layer]

  /// Those of which the scroll edge is made.
  private let edges: [ThemeSourceMap.Layer]
  private(set) var settled: [ThemeUse.Property: SourceKey] = [:]
  private(set) var winners: [SourceKey: Set<SourceKey>] = [:]

  init(_ layers: [ThemeSourceMap.Layer]) {
    self.layers = layers
    var edges: [ThemeSourceMap.Layer] = []
    for layer in layers {
      guard let edge = layer["scrollEdge"]?.entry else { continue }
      // What isn't an object hides all that lies below it.
      if edge.isLeaf { break }
      edges.append(layer)
    }
    self.edges = edges
  }

  /// Finds out who says what.
  mutating func settle() {
    settleItems()
    for name in Self.barLeaves {
      settle(.init(isAtEdge: false, cell: nil, name: name), asking: [name])
    }
    for isAtEdge in edges.isEmpty ? [false] : [false, true] {
      if isAtEdge {
        for name in Self.barLeaves where name.hasPrefix("bar.") {
          settle(.init(isAtEdge: true, cell: nil, name: name), asking: [name])
        }
      }
      for cell in Cell.all {
        for name in Self.stateLeaves where name != "color" {
          settle(
            .init(isAtEdge: isAtEdge, cell: cell, name: name),
            asking: cell.paths(of: name)
          )
        }
      }
    }
  }

  /// Finds out what is said of single items; each item has keys of its own.
  private mutating func settleItems() {
    let paths = layers.flatMap { $0.entries.keys.filter { $0.hasPrefix("items.") } }
    for path in Set(paths) {
      settle(.init(isAtEdge: false, cell: nil, name: path), asking: [path])
    }
  }

  private mutating func settle(_ property: ThemeUse.Property, asking paths: [String]) {
    var winner: SourceKey?
    for path in paths {
      let inEdges =
        property.isAtEdge ? edges.compactMap { place(of: "scrollEdge.\(path)", in: $0) } : []
      for place in inEdges + layers.compactMap({ place(of: path, in: $0) }) {
        if let winner {
          if winner != place { winners[place, default: []].insert(winner) }
        } else {
          winner = place
        }
      }
    }
    settled[property] = winner
  }

  private func place(of path: String, in layer: ThemeSourceMap.Layer) -> SourceKey? {
    guard let (path, entry) = layer[path], entry.isLeaf else { return nil }
    return SourceKey(
      file: layer.file,
      path: layer.scope.isEmpty ? path : "\(layer.scope).\(path)",
      range: entry.key
    )
  }
}

extension ThemeLayers {
  /// The keys of a state of items.
  private static let stateLeaves = ObjectShape(TabBarTheme.ItemStateAppearance.self).leaves(
    below: ""
  )

  /// The keys that are no item's.
  private static let barLeaves = TabBarTheme.shape.rows.flatMap { row -> [String] in
    if ItemPlace.Part(rawValue: row.name) != nil { return [] }
    switch row.shape {
    case .object(let shape) where !shape.isValue: return shape.leaves(below: "\(row.name).")
    case .items, .colors, .list, .allowances: return []
    default: return row.isNullable ? [row.name] : []
    }
  }
}

extension ObjectShape {
  /// The paths of the keys that have values.
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
  /// The paths of the keys that give the cell a property, the strongest first.
  fileprivate func paths(of name: String) -> [String] {
    let sources = Cascade.sources(of: self).filter {
      $0.combination == .overlay || Cascade.passesFromNormal(name)
    }
    let shorthand = Cascade.shorthands.first { $0.target == name }?.name
    return sources.map { "\($0.place.path).\(name)" }
      + (shorthand.map { name in sources.map { "\($0.place.path).\(name)" } } ?? [])
  }
}
