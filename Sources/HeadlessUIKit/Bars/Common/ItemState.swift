/// The state that an item of a bar is drawn in; an item in any of them can have the keyboard focus, too.
enum ItemState: Hashable, Sendable, CaseIterable {
  /// Neither chosen nor disabled.
  case normal

  /// The chosen item.
  case selected

  /// An item that can't be chosen.
  case disabled

  /// A disabled item looks disabled, selected or not.
  init(isEnabled: Bool, isSelected: Bool) {
    self = !isEnabled ? .disabled : isSelected ? .selected : .normal
  }
}
