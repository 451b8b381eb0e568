/// Something about a theme that is worth a line, in one place or more.
struct ThemeChange: Hashable, Sendable {
  var place: ThemePlace

  /// Whether there is more than one edge, so that the line must name it.
  let hasEdges: Bool
  let text: String
}

extension Collection<ThemeChange> {
  /// The lines: the same text in several places is one line.
  var lines: [String] {
    let merged = ThemePlace.Dimension.mergingOrder.reduce(Array(self)) { changes, dimension in
      Self.merge(changes, along: dimension)
    }
    let sorted = merged.sorted { left, right in
      let ranks = [left, right].map { [$0.place.property == "name" ? 0 : 1] + $0.place.rank }
      if ranks[0] != ranks[1] { return ranks[0].lexicographicallyPrecedes(ranks[1]) }
      return (left.place.property, left.text) < (right.place.property, right.text)
    }
    return sorted.map { "\($0.place.text(hasEdges: $0.hasEdges)): \($0.text)" }
  }

  /// Puts together what is the same but for its names in one dimension.
  private static func merge(
    _ changes: [ThemeChange],
    along dimension: ThemePlace.Dimension
  ) -> [ThemeChange] {
    let groups = Dictionary(grouping: changes) { change in
      var rest = change
      rest.place[dimension] = []
      return rest
    }
    return groups.map { rest, group in
      let own = Set(group.flatMap { $0.place[dimension] })
      var change = rest
      change.place[dimension] = dimension.names.filter(own.contains)
      return change
    }
  }
}

extension ThemePlace.Dimension {
  /// From the inside out, since items differ by style more often than by layout.
  fileprivate static let mergingOrder: [Self] = [.layout, .state, .edge, .style]
}
