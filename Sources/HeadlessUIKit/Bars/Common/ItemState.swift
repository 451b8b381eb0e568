/// The state that an item of a bar is drawn in; the focus comes to each of them.
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
