import TabAppearance

/// Where a property of a theme stands, for one style or more, one layout or more and so on.
struct ThemePlace: Hashable, Sendable {
  /// What can differ while the property stays the same, from the outside in.
  enum Dimension: Int, CaseIterable, Sendable {
    case style, edge, layout, state

    /// The names in it, in the order of the output.
    var names: [String] {
      switch self {
      case .style: ["light", "dark"]
      case .edge: ["standard", "scrollEdge"]
      case .layout: ItemLayout.allCases.map(\.rawValue)
      case .state: ItemState.allCases.map(\.rawValue)
      }
    }
  }

  /// What the place has in each dimension; nothing where the dimension doesn't matter to it.
  private(set) var names: [[String]]

  /// The property, for example `title.color`.
  let property: String
}

extension ThemePlace {
  /// The place of a line of a description, for example of `standard.stacked.selected.iconColor`.
  init(path: String, style: String) {
    var rest = path.split(separator: ".").map(String.init)[...]
    func take(_ dimension: Dimension) -> [String] {
      guard rest.count > 1, let name = rest.first, dimension.names.contains(name) else { return [] }
      rest.removeFirst()
      return [name]
    }
    names = [[style], take(.edge), take(.layout), take(.state)]
    property = rest.joined(separator: ".")
  }

  /// The place of what no appearance holds, for example `layout.landscape.height`.
  init(setting: String) {
    names = Dimension.allCases.map { _ in [] }
    property = setting
  }

  subscript(dimension: Dimension) -> [String] {
    get { names[dimension.rawValue] }
    set { names[dimension.rawValue] = newValue }
  }

  /// The place for another property, with the same names.
  func with(property: String) -> ThemePlace { ThemePlace(names: names, property: property) }

  /// The place as text: what stands for all styles or both edges is left out.
  ///
  /// - Parameter hasEdges: Whether there is more than one edge.
  /// - Returns: The names with periods between them, for example `dark.*.selected.iconColor`.
  func text(hasEdges: Bool) -> String {
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
  var rank: [Int] {
    Dimension.allCases.flatMap { dimension in
      let own = self[dimension].compactMap { dimension.names.firstIndex(of: $0) }
      return [dimension.names.count - own.count, own.first ?? 0].map { own.isEmpty ? -1 : $0 }
    }
  }
}
