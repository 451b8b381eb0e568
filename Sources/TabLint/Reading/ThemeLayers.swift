import TabAppearance

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
    for question in Self.questions { settle(question) }
    if edges.isEmpty { return }
    for question in Self.questionsAtEdge { settle(question) }
  }

  /// Finds out what is said of single items; each item has keys of its own.
  private mutating func settleItems() {
    let paths = layers.flatMap { $0.entries.keys.filter { $0.hasPrefix("items.") } }
    for path in Set(paths) {
      settle(.init(property: .init(isAtEdge: false, cell: nil, name: path), paths: [path]))
    }
  }

  private mutating func settle(_ question: Question) {
    var winner: SourceKey?
    for (path, edgePath) in zip(question.paths, question.edgePaths) {
      let inEdges =
        question.property.isAtEdge ? edges.compactMap { place(of: edgePath, in: $0) } : []
      for place in inEdges + layers.compactMap({ place(of: path, in: $0) }) {
        if let winner {
          if winner != place { winners[place, default: []].insert(winner) }
        } else {
          winner = place
        }
      }
    }
    settled[question.property] = winner
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
  /// A property, with the paths of the keys that say what it is, the strongest first.
  private struct Question {
    var property: ThemeUse.Property
    let paths: [String]

    /// The same paths in the scroll edge.
    let edgePaths: [String]

    init(property: ThemeUse.Property, paths: [String]) {
      self.property = property
      self.paths = paths
      edgePaths = paths.map { "scrollEdge.\($0)" }
    }
  }

  /// What is asked of every theme but for its single items.
  private static let questions: [Question] =
    barLeaves.map { name in
      Question(property: .init(isAtEdge: false, cell: nil, name: name), paths: [name])
    }
    + Cell.all.flatMap { cell in
      stateLeaves.filter { $0 != "color" }.map { name in
        Question(
          property: .init(isAtEdge: false, cell: cell, name: name),
          paths: cell.paths(of: name)
        )
      }
    }

  /// What is asked of a scroll edge that differs.
  private static let questionsAtEdge: [Question] =
    questions
    .filter { $0.property.cell != nil || $0.property.name.hasPrefix("bar.") }
    .map { question in
      var question = question
      question.property.isAtEdge = true
      return question
    }

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
