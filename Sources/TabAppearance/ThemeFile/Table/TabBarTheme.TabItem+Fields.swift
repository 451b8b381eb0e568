extension TabBarTheme.TabItem: ThemeObject {
  static let noun = "an item"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .setting("image", \.image, .image, "The icon."),
    .setting("selectedImage", \.selectedImage, .image, "The icon while the item is selected."),
    .setting(
      "landscapeImagePhone",
      \.landscapeImagePhone,
      .image,
      "The icon where the bar has its low height, as on most iPhones in landscape."
    ),
    .setting(
      "largeContentSizeImage",
      \.largeContentSizeImage,
      .image,
      "The icon that the large content viewer shows at accessibility text sizes."
    ),
    .setting(
      "imageInsets",
      \.imageInsets,
      .insets,
      "How far the edges of the icon are moved inward, in points."
    ),
    .setting(
      "titlePositionAdjustment",
      \.titlePositionAdjustment,
      .offset,
      "How far the title is moved, in points."
    ),
    .setting("badgeValue", \.badgeValue, .text, "The text of the badge."),
    .setting("badgeColor", \.badgeColor, .color, "The color of the badge."),
    .group(
      "standard",
      \.standard,
      "What differs from the theme while the item is selected, and in the item itself."
    ),
    .setting(
      "scrollEdge",
      \.scrollEdge,
      .scrollEdge,
      "The same while the content's edge meets the bar."
    ),
  ]
}

extension TabBarTheme.Insets: ThemeObject {
  static let noun = "insets"
  static let isValue = true
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .plain("top", \.top, .move, standard: 0, "The move of the top edge downward, in points."),
    .plain("leading", \.leading, .move, standard: 0, "The move of the leading edge, in points."),
    .plain(
      "bottom",
      \.bottom,
      .move,
      standard: 0,
      "The move of the bottom edge upward, in points."
    ),
    .plain("trailing", \.trailing, .move, standard: 0, "The move of the trailing edge, in points."),
  ]
}
