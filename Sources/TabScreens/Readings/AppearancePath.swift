package import TabAppearance

/// The place of a property in an appearance, for one or more styles, layouts, states and edges.
package struct AppearancePath: Hashable, Sendable {
  /// What can differ while the property stays the same, from the outside in.
  package enum Dimension: Int, CaseIterable, Sendable {
    case style, edge, layout, state

    /// The names in it, in the order of the output.
    package var names: [String] { Self.names[rawValue] }

    private static let names = [
      ["light", "dark"], ["standard", "scrollEdge"], ItemLayout.allCases.map(\.rawValue),
      ItemState.allCases.map(\.rawValue),
    ]
  }

  /// What the place has in each dimension; nothing where the dimension doesn't matter to it.
  package private(set) var names: [[String]]

  /// The property, for example `title.color`.
  package let property: String
}

extension AppearancePath {
  /// The place of a line of a description, for example of `standard.stacked.selected.iconColor`.
  package init(path: String, style: String) {
    var rest = path.split(separator: ".").map(String.init)[...]
    func take(_ dimension: Dimension) -> [String] {
      guard rest.count > 1, let name = rest.first, dimension.names.contains(name) else { return [] }
      rest.removeFirst()
      return [name]
    }
    names = [[style], take(.edge), take(.layout), take(.state)]
    property = rest.joined(separator: ".")
  }

  /// The place of a property of items.
  package init(style: String, edge: String, cell: Cell, property: String) {
    names = [[style], [edge], [cell.layout.rawValue], [cell.state.rawValue]]
    self.property = property
  }

  /// The place of what no appearance holds, for example `layout.landscape.height`.
  package init(setting: String) {
    names = Dimension.allCases.map { _ in [] }
    property = setting
  }

  package subscript(dimension: Dimension) -> [String] {
    get { names[dimension.rawValue] }
    set { names[dimension.rawValue] = newValue }
  }

  /// The place as text, without styles or edges if the property has one value for all of them.
  ///
  /// - Parameter hasEdges: Whether there is more than one edge.
  /// - Returns: The names with periods between them, for example `dark.*.selected.iconColor`.
  package func text(hasEdges: Bool) -> String {
    let parts = Dimension.allCases.compactMap { dimension -> String? in
      let own = self[dimension]
      switch dimension {
      case _ where own.isEmpty: return nil
      case .style where own == dimension.names: return nil
      case .edge where !hasEdges || own == dimension.names: return nil
      case _ where own == dimension.names: return "*"
      case _ where own.count == 1: return own[0]
      default: return "{\(own.joined(separator: ","))}"
      }
    }
    return (parts + [property]).joined(separator: ".")
  }

  /// What comes first in the output: what holds for all, then the whole bar, then the items.
  package var rank: [Int] {
    Dimension.allCases.flatMap { dimension in
      let own = self[dimension].compactMap { dimension.names.firstIndex(of: $0) }
      return [dimension.names.count - own.count, own.first ?? 0].map { own.isEmpty ? -1 : $0 }
    }
  }
}

extension AppearancePath {
  /// A place and the value there, as text.
  package struct Line: Hashable, Sendable {
    package var place: AppearancePath

    /// Whether there is more than one edge, so that the line must name it.
    package let hasEdges: Bool
    package let text: String

    package init(place: AppearancePath, hasEdges: Bool = true, text: String) {
      self.place = place
      self.hasEdges = hasEdges
      self.text = text
    }
  }

  /// Puts together the lines that are the same but for the names of their places, and sorts them.
  package static func folded(_ lines: [Line]) -> [Line] {
    // From the inside out, since items differ by style more often than by layout.
    let order: [Dimension] = [.layout, .state, .edge, .style]
    let ranked = order.reduce(lines, merge).map { line in
      (rank: [line.place.property == "name" ? 0 : 1] + line.place.rank, line: line)
    }
    return ranked.sorted { left, right in
      if left.rank != right.rank { return left.rank.lexicographicallyPrecedes(right.rank) }
      let (left, right) = (left.line, right.line)
      return (left.place.property, left.text) < (right.place.property, right.text)
    }
    .map(\.line)
  }

  private static func merge(_ lines: [Line], along dimension: Dimension) -> [Line] {
    let groups = Dictionary(grouping: lines) { line in
      var rest = line
      rest.place[dimension] = []
      return rest
    }
    return groups.map { rest, group in
      let own = Set(group.flatMap { $0.place[dimension] })
      var line = rest
      line.place[dimension] = dimension.names.filter(own.contains)
      return line
    }
  }
}
