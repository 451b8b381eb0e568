import TabUIKit

extension TabBarTheme {
  /// How items look in one state; names and meanings are those of `UITabBarItemStateAppearance`.
  public struct ItemStateAppearance: Hashable, Sendable {
    /// The color of icon and title.
    public var color: Setting<Color>

    /// The color of the icon, instead of ``color``.
    public var iconColor: Setting<Color>

    /// The title; its color overrides ``color``.
    public var title: Text

    /// How far the title is moved, in points.
    public var titlePositionAdjustment: Setting<Offset>

    /// The color of the badge.
    public var badgeBackgroundColor: Setting<Color>

    /// The text of the badge.
    public var badgeText: Text

    /// How far the badge is moved, in points.
    public var badgePositionAdjustment: Setting<Offset>

    /// How far the text is moved inside the badge, in points.
    public var badgeTitlePositionAdjustment: Setting<Offset>

    /// Creates a description of a state; what is left out is inherited.
    public init(
      color: Setting<Color> = .inherited,
      iconColor: Setting<Color> = .inherited,
      title: Text = Text(),
      titlePositionAdjustment: Setting<Offset> = .inherited,
      badgeBackgroundColor: Setting<Color> = .inherited,
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
}

extension TabBarTheme.ItemStateAppearance: Keyed {
  package typealias Target = UITabBarItemStateAppearance
  package static let noun = "a state of items"
  /// Creates one in which everything is inherited.
  public init() { self.init(color: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting("color", \.color, .color, "The color of icon and title."),
    .setting("iconColor", \.iconColor, .color, "The color of the icon, instead of 'color'.") {
      \.iconColor
    },
    .text(
      "title",
      \.title,
      "The title; its color overrides 'color'.",
      base: .title
    ) { \.titleTextAttributes },
    .setting(
      "titlePositionAdjustment",
      \.titlePositionAdjustment,
      .offset,
      "How far the title is moved, in points.",
      capability: .titlePositionAdjustment
    ) { \.titlePositionAdjustment },
    // A badge is no mark of the selection: its colors are those of 'normal' in every state.
    .setting("badgeBackgroundColor", \.badgeBackgroundColor, .color, "The color of the badge.") {
      \.badgeBackgroundColor
    }.passingFromNormal(),
    .text("badgeText", \.badgeText, "The text of the badge.", base: .badge) {
      \.badgeTextAttributes
    }.passingFromNormal(),
    .setting(
      "badgePositionAdjustment",
      \.badgePositionAdjustment,
      .offset,
      "How far the badge is moved, in points.",
      capability: .badgeOffsets
    ) { \.badgePositionAdjustment },
    .setting(
      "badgeTitlePositionAdjustment",
      \.badgeTitlePositionAdjustment,
      .offset,
      "How far the text is moved inside the badge, in points.",
      capability: .badgeOffsets
    ) { \.badgeTitlePositionAdjustment },
  ]
}
