import TabAppearance

/// The layers of a theme that hold together, the uppermost first, and who says what among them.
///
/// The order in which a cell asks is that of `CellResolver`; a test compares the two.
struct ThemeLayers {
  private let layers: [ThemeFilePlaces.Layer]

  /// Those of which the scroll edge is made.
  private let edges: [ThemeFilePlaces.Layer]
  private(set) var settled: [ThemeUse.Property: LintPlace] = [:]
  private(set) var winners: [LintPlace: Set<LintPlace>] = [:]

  init(_ layers: [ThemeFilePlaces.Layer]) {
    self.layers = layers
    var edges: [ThemeFilePlaces.Layer] = []
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
      for cell in ResolvedAppearance.Cell.all {
        for leaf in Self.stateLeaves where leaf.name != "color" {
          settle(
            .init(isAtEdge: isAtEdge, cell: cell, name: leaf.name),
            asking: cell.paths(of: leaf.name, isColor: leaf.isColor)
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
    var winner: LintPlace?
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

  private func place(of path: String, in layer: ThemeFilePlaces.Layer) -> LintPlace? {
    guard let (path, entry) = layer[path], entry.isLeaf else { return nil }
    return LintPlace(
      file: layer.file,
      path: layer.scope.isEmpty ? path : "\(layer.scope).\(path)",
      range: entry.key
    )
  }
}

extension ThemeLayers {
  /// What a state of items can say.
  private static let stateLeaves = leaves(of: ["item", "normal"])

  /// What is no item's.
  private static let barLeaves =
    leaves(of: ["bar"]).map { "bar.\($0.name)" }
    + leaves(of: ["layout"]).map { "layout.\($0.name)" }
    + leaves(of: ["strategies"]).map { "strategies.\($0.name)" }
    + ["tintColor", "unselectedItemTintColor", "tintsContent", "scrollEdge", "glass"]

  private static func leaves(of path: [String]) -> [(name: String, isColor: Bool)] {
    var shape = TabBarTheme.shape
    for name in path {
      guard let inner = shape[name]?.inner else { return [] }
      shape = inner
    }
    return leaves(of: shape, below: "")
  }

  private static func leaves(
    of shape: ThemeObjectShape,
    below path: String
  ) -> [(name: String, isColor: Bool)] {
    shape.keys.flatMap { key in
      let name = path + key.name
      guard let inner = key.shape.inner, !inner.isValue else {
        return [(name: name, isColor: key.shape.inner?.noun == "a color")]
      }
      return leaves(of: inner, below: "\(name).")
    }
  }
}

extension ThemeObjectShape {
  fileprivate subscript(name: String) -> ThemeShape? { keys.first { $0.name == name }?.shape }
}

extension ThemeShape {
  fileprivate var inner: ThemeObjectShape? {
    switch self {
    case .object(let shape), .either(_, let shape): shape
    default: nil
    }
  }
}

extension ResolvedAppearance.Cell {
  /// Where a property of the cell can stand, the first to be asked first.
  fileprivate func paths(of name: String, isColor: Bool) -> [String] {
    let parts =
      switch layout {
      case .stacked: ["stacked", "item"]
      case .inline: ["inline", "item"]
      case .compactInline: ["compactInline", "inline", "item"]
      }
    func paths(_ state: ItemStateName, _ name: String) -> [String] {
      parts.map { "\($0).\(state.rawValue).\(name)" }
    }
    let own = paths(state, name)
    if ["iconColor", "title.color"].contains(name) { return own + paths(state, "color") }
    return isColor || state == .normal ? own : own + paths(.normal, name)
  }
}
