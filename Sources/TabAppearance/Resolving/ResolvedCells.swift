/// What holds for the items of an appearance, cell by cell.
///
/// Each cell is kept apart, and shared where two appearances have the same: at the scroll edge, most of them.
package struct ResolvedCells: Hashable, Sendable {
  private final class State: Sendable {
    let value: ResolvedItemState

    init(_ value: ResolvedItemState) {
      self.value = value
    }
  }

  /// In the order of the cells; empty if nothing is said at all.
  private var states: [State] = []

  /// Cells of which nothing is said.
  package init() {}

  package init(_ state: (ResolvedAppearance.Cell) -> ResolvedItemState) {
    states = ResolvedAppearance.Cell.all.map { State(state($0)) }
  }

  /// These cells but for those that differ.
  package func replacing(
    where differs: (ResolvedAppearance.Cell) -> Bool,
    by state: (ResolvedAppearance.Cell) -> ResolvedItemState
  ) -> ResolvedCells {
    var result = self
    for (index, cell) in ResolvedAppearance.Cell.all.enumerated() where differs(cell) {
      result.states[index] = State(state(cell))
    }
    return result
  }

  package subscript(cell: ResolvedAppearance.Cell) -> ResolvedItemState? {
    states.isEmpty ? nil : states[cell.number].value
  }

  /// The cells of which something is said.
  package var all: [(cell: ResolvedAppearance.Cell, state: ResolvedItemState)] {
    zip(ResolvedAppearance.Cell.all, states).map { ($0, $1.value) }
  }

  /// Whether the items of a layout are the same in all states.
  package func areEqual(to other: ResolvedCells, in layout: ItemLayout) -> Bool {
    guard states.count == other.states.count else { return false }
    let numbers = ResolvedAppearance.Cell.numbers(in: layout).clamped(to: states.indices)
    return numbers.allSatisfy { Self.areEqual(states[$0], other.states[$0]) }
  }

  package static func == (left: ResolvedCells, right: ResolvedCells) -> Bool {
    left.states.elementsEqual(right.states, by: areEqual)
  }

  package func hash(into hasher: inout Hasher) {
    for state in states { hasher.combine(state.value) }
  }

  private static func areEqual(_ left: State, _ right: State) -> Bool {
    left === right || left.value == right.value
  }
}
