/// The state that an item of a bar is drawn in; an item in any state can also have the keyboard focus.
enum ItemState: Hashable, Sendable, CaseIterable {
  /// Neither selected nor disabled.
  case normal

  /// The selected item of its bar.
  case selected

  /// An item that can't be selected.
  case disabled

  /// Creates the state of an item; a disabled item is `disabled`, selected or not.
  init(isEnabled: Bool, isSelected: Bool) {
    self = !isEnabled ? .disabled : isSelected ? .selected : .normal
  }
}
