extension TabBarTheme {
  /// How items look in each of their states.
  public struct Item: Hashable, Sendable {
    /// An item that is neither selected, disabled nor focused.
    public var normal: ItemState

    /// The selected item.
    public var selected: ItemState

    /// An item that can't be chosen.
    public var disabled: ItemState

    /// The item that the focus engine is on.
    public var focused: ItemState

    /// Creates a description of items; what is left out is inherited.
    public init(
      normal: ItemState = ItemState(),
      selected: ItemState = ItemState(),
      disabled: ItemState = ItemState(),
      focused: ItemState = ItemState()
    ) {
      self.normal = normal
      self.selected = selected
      self.disabled = disabled
      self.focused = focused
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

  /// How text looks.
  public struct Text: Hashable, Sendable {
    /// The color.
    public var color: Setting<ThemeColor>

    /// The font family, for example `"Avenir Next"`; the system's if it isn't said.
    public var family: Setting<String>

    /// The size of the font, in points, above 0.
    public var size: Setting<Double>

    /// The weight of the font.
    public var weight: Setting<FontWeight>

    /// Creates a description of text; what is left out is inherited.
    public init(
      color: Setting<ThemeColor> = .inherited,
      family: Setting<String> = .inherited,
      size: Setting<Double> = .inherited,
      weight: Setting<FontWeight> = .inherited
    ) {
      self.color = color
      self.family = family
      self.size = size
      self.weight = weight
    }
  }

  /// The weight of a font, under the names of `UIFont.Weight`.
  public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
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
