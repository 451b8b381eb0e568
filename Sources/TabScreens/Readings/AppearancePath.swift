package import TabAppearance

/// The path of a property in an appearance, for one or more styles, layouts, states and edges.
package struct AppearancePath: Hashable, Sendable {
  /// A dimension of the paths of a property, from the outside in.
  package enum Dimension: Int, CaseIterable, Sendable {
    case style, edge, layout, state

    /// The names in the dimension, in the order of the output.
    package var names: [String] { Self.names[rawValue] }

    private static let names = [
      ["light", "dark"], ["standard", "scrollEdge"], ItemLayout.allCases.map(\.rawValue),
      ItemState.allCases.map(\.rawValue),
    ]
  }

  /// The names of the path in each dimension; empty if the dimension doesn't apply.
  package private(set) var names: [[String]]

  /// The property, for example `title.color`.
  package var property: String
}

extension AppearancePath {
  /// Creates the path of a line of a description, for example of
  /// `standard.stacked.selected.iconColor`.
  package init(path: String, style: String) {
    var remaining = path.split(separator: ".").map(String.init)[...]
    func take(_ dimension: Dimension) -> [String] {
      guard remaining.count > 1, let name = remaining.first, dimension.names.contains(name) else {
        return []
      }
      remaining.removeFirst()
      return [name]
    }
    names = [[style], take(.edge), take(.layout), take(.state)]
    property = remaining.joined(separator: ".")
  }

  /// Creates the path of a property of items.
  package init(style: String, edge: String, cell: Cell, property: String) {
    names = [[style], [edge], [cell.layout.rawValue], [cell.state.rawValue]]
    self.property = property
  }

  /// Creates the path of a setting outside of appearances, for example `layout.landscape.height`.
  package init(setting: String) {
    names = Dimension.allCases.map { _ in [] }
    property = setting
  }

  package subscript(dimension: Dimension) -> [String] {
    get { names[dimension.rawValue] }
    set { names[dimension.rawValue] = newValue }
  }

  /// Returns the path as text, without styles or edges if the property has one value for all of
  /// them.
  ///
  /// - Parameter hasEdges: Whether there is more than one edge.
  /// - Returns: The names separated by periods, for example `dark.*.selected.iconColor`.
  package func text(hasEdges: Bool) -> String {
    let parts = Dimension.allCases.compactMap { dimension -> String? in
      let chosen = self[dimension]
      switch dimension {
      case _ where chosen.isEmpty: return nil
      case .style where chosen == dimension.names: return nil
      case .edge where !hasEdges || chosen == dimension.names: return nil
      case _ where chosen == dimension.names: return "*"
      case _ where chosen.count == 1: return chosen[0]
      default: return "{\(chosen.joined(separator: ","))}"
      }
    }
    return (parts + [property]).joined(separator: ".")
  }

  /// The position in the output: settings of all, then those of the bar, then those of items.
  package var rank: [Int] {
    Dimension.allCases.flatMap { dimension in
      let chosen = self[dimension].compactMap { dimension.names.firstIndex(of: $0) }
      return [dimension.names.count - chosen.count, chosen.first ?? 0].map {
        chosen.isEmpty ? -1 : $0
      }
    }
  }
}

extension AppearancePath {
  /// A path with the value of the property, as text.
  package struct Line: Hashable, Sendable {
    package var path: AppearancePath

    /// Whether there is more than one edge, so that the line must name it.
    package let hasEdges: Bool
    package let text: String

    package init(path: AppearancePath, hasEdges: Bool = true, text: String) {
      self.path = path
      self.hasEdges = hasEdges
      self.text = text
    }
  }

  /// Merges lines that differ only in the names of their paths, and sorts them.
  package static func folded(_ lines: [Line]) -> [Line] {
    // The inner dimensions first, since items differ by style more often than by layout.
    let order: [Dimension] = [.layout, .state, .edge, .style]
    let ranked = order.reduce(lines, merge).map { line in
      (rank: [line.path.property == "name" ? 0 : 1] + line.path.rank, line: line)
    }
    return ranked.sorted { left, right in
      if left.rank != right.rank { return left.rank.lexicographicallyPrecedes(right.rank) }
      let (left, right) = (left.line, right.line)
      return (left.path.property, left.text) < (right.path.property, right.text)
    }
    .map(\.line)
  }

  private static func merge(_ lines: [Line], along dimension: Dimension) -> [Line] {
    let groups = Dictionary(grouping: lines) { line in
      var key = line
      key.path[dimension] = []
      return key
    }
    return groups.map { key, group in
      let merged = Set(group.flatMap { $0.path[dimension] })
      var line = key
      line.path[dimension] = dimension.names.filter(merged.contains)
      return line
    }
  }
}
