/// A view that the user acts on.
@MainActor open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  /// The state that follows from the properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
