/// The state that an item of a bar is drawn in.
///
/// In the stand-in the focus can't move to an item of a system's bar, so there is no focused state.
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
