/// The state that an item of a bar is drawn in.
///
/// The focus engine isn't modelled, so no item is ever focused.
enum ItemState: Hashable, Sendable, CaseIterable {
  case normal
  case selected
  case disabled

  /// A disabled item looks disabled, selected or not.
  init(isEnabled: Bool, isSelected: Bool) {
    self = !isEnabled ? .disabled : isSelected ? .selected : .normal
  }
}
