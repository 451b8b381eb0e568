extension TabBarTheme.Item: ThemeObject {
  static let noun = "the items"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .part("normal", \.states.normal, "An item that is neither selected, disabled nor focused."),
    .part("selected", \.states.selected, "The selected item."),
    .part("disabled", \.states.disabled, "An item that can't be chosen."),
    .part("focused", \.states.focused, "The item that the focus engine is on."),
  ]
}

extension TabBarTheme.ItemState: ThemeObject {
  static let noun = "a state of items"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .setting("color", \.color, .color, "The color of icon and title."),
    .setting("iconColor", \.iconColor, .color, "The color of the icon, instead of 'color'."),
    .group("title", \.title, "The title; its color overrides 'color'."),
    .setting(
      "titlePositionAdjustment",
      \.titlePositionAdjustment,
      .offset,
      "How far the title is moved, in points."
    ),
    .setting("badgeBackgroundColor", \.badgeBackgroundColor, .color, "The color of the badge."),
    .group("badgeText", \.badgeText, "The text of the badge."),
    .setting(
      "badgePositionAdjustment",
      \.badgePositionAdjustment,
      .offset,
      "How far the badge is moved, in points."
    ),
    .setting(
      "badgeTitlePositionAdjustment",
      \.badgeTitlePositionAdjustment,
      .offset,
      "How far the text is moved inside the badge, in points."
    ),
  ]
}

extension TabBarTheme.Offset: ThemeObject {
  static let noun = "an offset"
  static let isValue = true
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .plain("leading", \.leading, .move, "The move away from the leading edge, in points."),
    .plain("vertical", \.vertical, .move, "The move downward, in points."),
  ]
}
