import TabAppearance

/// An assignment to a property of an item in one state.
struct SwiftAssignment: Hashable {
  var state: ItemState
  var property: String

  /// The key of the attribute, if the property is a dictionary of attributes.
  var key: String?
  var value: SwiftExpression

  /// UIKit's default value.
  var unset: SwiftExpression

  /// The property and the attribute, which identify the target.
  var target: [String] { [property, key ?? ""] }
}

extension SwiftExport {
  /// Returns the assignments for the items of one layout, in the order of states and properties.
  mutating func assignments(
    _ appearance: TabBarTheme.Appearance,
    in layout: ItemLayout
  ) -> [SwiftAssignment] {
    Cell.all.filter { $0.layout == layout }.flatMap { cell in
      assignments(appearance[cell], in: cell)
    }
  }

  private mutating func assignments(
    _ appearance: TabBarTheme.ItemStateAppearance,
    in cell: Cell
  ) -> [SwiftAssignment] {
    var result: [SwiftAssignment] = []
    for (key, property, value) in appearance.uiKitValues {
      func add(attribute: String? = nil, _ value: SwiftExpression, unset: SwiftExpression) {
        let new = SwiftAssignment(
          state: cell.state,
          property: property,
          key: attribute,
          value: value,
          unset: unset
        )
        if value != unset { result.append(new) }
      }
      if let text = value as? TabBarTheme.Text {
        let isSelected = cell.state == .selected
        let base: SystemTextStyle =
          key == "title"
          ? .title(in: cell.layout, isSelected: isSelected, on: environment.look) : .badge
        for (key, value) in attributes(text, base: base, role: "\(cell.state) \(key)") {
          add(attribute: key, value, unset: .atom("nil"))
        }
      } else {
        let isOneColor = key == "iconColor" && appearance.iconColor == appearance.title.color
        let role = isOneColor ? "\(cell.state)" : "\(cell.state) \(role(of: key))"
        add(expression(of: value, role: role), unset: unset(like: value))
      }
    }
    return result
  }
}

extension SwiftExport {
  /// Returns the statements that style items: the assignments common to all layouts in a loop, then
  /// the others.
  ///
  /// - Parameters:
  ///   - items: The assignments needed in each layout.
  ///   - all: The resulting values in each layout.
  ///   - appearance: The name of the appearance in code.
  /// - Returns: The lines of code.
  mutating func statements(
    _ items: [ItemLayout: [SwiftAssignment]],
    all: [ItemLayout: [SwiftAssignment]],
    in appearance: String
  ) -> [String] {
    let lists = ItemLayout.allCases.map { items[$0] ?? [] }
    let common = lists[0].filter { lists[1].contains($0) && lists[2].contains($0) }
    var lines: [String] = []
    if !common.isEmpty {
      palette.use(.layouts)
      lines.append("  for item in layouts(of: \(appearance)) {")
      lines += statements(common, all: Array(all.values), item: "item", indent: 4)
      lines.append("  }")
    }
    var remainingLists = ItemLayout.allCases.map { layout in
      (layouts: [layout], list: (items[layout] ?? []).filter { !common.contains($0) })
    }
    // Inline and compact inline mostly have equal assignments; other pairs hardly ever do.
    if remainingLists[1].list == remainingLists[2].list {
      remainingLists[1].layouts += remainingLists[2].layouts
      remainingLists.removeLast()
    }
    for (layouts, list) in remainingLists where !list.isEmpty {
      let names = layouts.map { "\(appearance).\($0)LayoutAppearance" }
      let all = layouts.compactMap { all[$0] }
      if names.count == 1 {
        lines += statements(list, all: all, item: names[0], indent: 2)
      } else {
        lines.append("  for item in [\(names.joined(separator: ", "))] {")
        lines += statements(list, all: all, item: "item", indent: 4)
        lines.append("  }")
      }
    }
    return lines
  }

  private mutating func statements(
    _ list: [SwiftAssignment],
    all: [[SwiftAssignment]],
    item: String,
    indent: Int
  ) -> [String] {
    let states = ItemState.allCases
    func inState(_ assignment: SwiftAssignment, state: ItemState) -> SwiftAssignment {
      var assignment = assignment
      assignment.state = state
      return assignment
    }
    let inAll = list.filter { assignment in
      states.allSatisfy { list.contains(inState(assignment, state: $0)) }
    }
    let common = inAll.filter { $0.state == .normal }
    var lines: [String] = []
    if !common.isEmpty {
      palette.use(.states)
      let blanks = String(repeating: " ", count: indent)
      lines.append("\(blanks)for state in states(of: \(item)) {")
      lines += grouped(common, all: all, states: states).flatMap { target, value in
        value.lines(after: "state.\(target) = ", indent: indent + 2)
      }
      lines.append("\(blanks)}")
    }
    for state in states {
      let remainingAssignments = list.filter { $0.state == state && !inAll.contains($0) }
      lines += grouped(remainingAssignments, all: all, states: [state]).flatMap { target, value in
        value.lines(after: "\(item).\(state).\(target) = ", indent: indent)
      }
    }
    return lines
  }

  /// Returns the targets and values of assignments: a dictionary is assigned as one literal if
  /// `list` sets all its attributes, otherwise each attribute separately.
  private func grouped(
    _ list: [SwiftAssignment],
    all: [[SwiftAssignment]],
    states: [ItemState]
  ) -> [(target: String, value: SwiftExpression)] {
    var result: [(target: String, value: SwiftExpression)] = []
    for (index, assignment) in list.enumerated() {
      guard let key = assignment.key else {
        result.append((assignment.property, assignment.value))
        continue
      }
      let here = list.filter { $0.property == assignment.property }
      let keys = Set(here.compactMap(\.key))
      let isSet = !here.contains { $0.value == $0.unset }
      let isWhole =
        isSet
        && all.allSatisfy { items in
          states.allSatisfy { state in
            let there = items.filter { $0.state == state && $0.property == assignment.property }
            return Set(there.compactMap(\.key)) == keys
          }
        }
      if !isWhole {
        result.append(("\(assignment.property)[\(key)]", assignment.value))
      } else if list.firstIndex(where: { $0.property == assignment.property }) == index {
        let members = here.compactMap { one in one.key.map { ($0, one.value) } }
        result.append((assignment.property, .dictionary(members)))
      }
    }
    return result
  }
}
