/// The look of a tab bar's items in one layout, in each of their states.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding {
  /// The layout whose defaults apply to values that aren't set.
  package private(set) var style: Style

  /// The look of an enabled item that isn't selected or focused.
  open var normal: UITabBarItemStateAppearance { _normal }

  /// The look of the selected item.
  open var selected: UITabBarItemStateAppearance { _selected }

  /// The look of a disabled item.
  open var disabled: UITabBarItemStateAppearance { _disabled }

  /// The look of an item with the focus of a keyboard or remote control.
  open var focused: UITabBarItemStateAppearance { _focused }

  private let _normal = UITabBarItemStateAppearance()
  private let _selected = UITabBarItemStateAppearance()
  private let _disabled = UITabBarItemStateAppearance()
  private let _focused = UITabBarItemStateAppearance()

  private var states: [UITabBarItemStateAppearance] { [_normal, _selected, _disabled, _focused] }

  /// Creates an appearance with the default values of the stacked layout.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Creates an appearance with the default values of a layout.
  public required init(style: UITabBarItemAppearance.Style) {
    self.style = style
    super.init()
  }

  /// Resets every state to the default values of a layout.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    self.style = style
    for state in states {
      state.values = .init()
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: style)
    for (new, old) in zip(copy.states, states) {
      new.values = old.values
    }
    return copy
  }

  /// Returns a copy of the same class.
  open func copy() -> Self {
    unsafeDowncast(copy(with: nil) as AnyObject, to: Self.self)
  }

  // Without this, a call of `copy()` in a context without a type would be ambiguous.
  @available(*, unavailable)
  nonisolated open override func copy() -> Any { super.copy() }

  open class var supportsSecureCoding: Bool { true }

  private static let stateKeys = ["Normal", "Selected", "Disabled", "Focused"].map {
    "UITabBarItemAppearance\($0)"
  }

  public required init(coder: NSCoder) {
    style = coder.decodedCase(forKey: "UITabBarItemAppearanceStyle") ?? .stacked
    super.init()
    for (state, key) in zip(states, Self.stateKeys) {
      state.values = .init(coder: coder, prefix: key)
    }
  }

  open func encode(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: "UITabBarItemAppearanceStyle")
    for (state, key) in zip(states, Self.stateKeys) {
      state.values.encode(with: coder, prefix: key)
    }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITabBarItemAppearance else { return false }
    return MainActor.assumeIsolated {
      style == other.style && zip(states, other.states).allSatisfy { $0.values == $1.values }
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { states.map(\.values.iconColor).hashValue }
  }
}
