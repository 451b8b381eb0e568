extension TabBarTheme {
  /// How items look in each of their states.
  public struct Item: Hashable, Sendable {
    /// An item that is neither selected, disabled nor focused.
    public var normal: ItemState {
      get { states.normal.value }
      set { states.normal.value = newValue }
    }

    /// The selected item.
    public var selected: ItemState {
      get { states.selected.value }
      set { states.selected.value = newValue }
    }

    /// An item that can't be chosen.
    public var disabled: ItemState {
      get { states.disabled.value }
      set { states.disabled.value = newValue }
    }

    /// The item that the focus engine is on.
    public var focused: ItemState {
      get { states.focused.value }
      set { states.focused.value = newValue }
    }

    var states: States

    struct States: Hashable, Sendable {
      var normal = Part<ItemState>()
      var selected = Part<ItemState>()
      var disabled = Part<ItemState>()
      var focused = Part<ItemState>()
    }

    /// Creates a description of items that inherits everything.
    public init() {
      states = States()
    }

    /// Creates a description of items; what is left out is inherited.
    public init(
      normal: ItemState = ItemState(),
      selected: ItemState = ItemState(),
      disabled: ItemState = ItemState(),
      focused: ItemState = ItemState()
    ) {
      states = States(
        normal: Part(normal),
        selected: Part(selected),
        disabled: Part(disabled),
        focused: Part(focused)
      )
    }

    /// What it says of a state.
    subscript(state: ItemStateName) -> Part<ItemState> {
      switch state {
      case .normal: states.normal
      case .selected: states.selected
      case .disabled: states.disabled
      case .focused: states.focused
      }
    }
  }

  /// How items look in one state; names and meanings are those of `UITabBarItemStateAppearance`.
  public struct ItemState: Hashable, Sendable {
    /// The color of icon and title.
    public var color: Setting<ThemeColor>

    /// The color of the icon, instead of ``color``.
    public var iconColor: Setting<ThemeColor>

    /// The title; its color overrides ``color``.
    public var title: Text

    /// How far the title is moved, in points.
    public var titlePositionAdjustment: Setting<Offset>

    /// The color of the badge.
    public var badgeBackgroundColor: Setting<ThemeColor>

    /// The text of the badge.
    public var badgeText: Text

    /// How far the badge is moved, in points.
    public var badgePositionAdjustment: Setting<Offset>

    /// How far the text is moved inside the badge, in points.
    public var badgeTitlePositionAdjustment: Setting<Offset>

    /// Creates a description of a state; what is left out is inherited.
    public init(
      color: Setting<ThemeColor> = .inherited,
      iconColor: Setting<ThemeColor> = .inherited,
      title: Text = Text(),
      titlePositionAdjustment: Setting<Offset> = .inherited,
      badgeBackgroundColor: Setting<ThemeColor> = .inherited,
      badgeText: Text = Text(),
      badgePositionAdjustment: Setting<Offset> = .inherited,
      badgeTitlePositionAdjustment: Setting<Offset> = .inherited
    ) {
      self.color = color
      self.iconColor = iconColor
      self.title = title
      self.titlePositionAdjustment = titlePositionAdjustment
      self.badgeBackgroundColor = badgeBackgroundColor
      self.badgeText = badgeText
      self.badgePositionAdjustment = badgePositionAdjustment
      self.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    }
  }

  /// A move by some points; leading and trailing swap sides in right-to-left interfaces.
  public struct Offset: Hashable, Sendable {
    /// The move away from the leading edge, in points.
    public var leading: Double

    /// The move downward, in points.
    public var vertical: Double

    /// Creates a move.
    ///
    /// - Parameters:
    ///   - leading: The move away from the leading edge, in points.
    ///   - vertical: The move downward, in points.
    public init(leading: Double = 0, vertical: Double = 0) {
      self.leading = leading
      self.vertical = vertical
    }
  }
}

extension TabBarTheme.Item: CustomReflectable {
  /// The four states, however they are kept.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "normal": normal, "selected": selected, "disabled": disabled, "focused": focused,
      ],
      displayStyle: .struct
    )
  }
}
