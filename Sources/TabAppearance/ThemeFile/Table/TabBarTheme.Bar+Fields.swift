extension TabBarTheme.Bar: ThemeObject {
  static let noun = "the bar"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .setting("background", \.background, .choice(), "The UIKit background the bar starts from."),
    .setting("backgroundEffect", \.backgroundEffect, .choice(), "The material."),
    .setting(
      "backgroundColor",
      \.backgroundColor,
      .color,
      "The color painted over the material."
    ),
    .setting(
      "backgroundImage",
      \.backgroundImage,
      .image,
      "The image over material and color."
    ),
    .setting(
      "backgroundImageContentMode",
      \.backgroundImageContentMode,
      .choice(),
      "How the image fills the bar."
    ),
    .setting("shadowColor", \.shadowColor, .color, "The color of the hairline above the bar."),
    .setting("shadowImage", \.shadowImage, .image, "The image that replaces the hairline."),
    .setting(
      "selectionIndicatorTintColor",
      \.selectionIndicatorTintColor,
      .color,
      "The color behind the selected item."
    ),
    .setting(
      "selectionIndicatorImage",
      \.selectionIndicatorImage,
      .image,
      "The image behind the selected item."
    ),
    .setting(
      "stackedItemPositioning",
      \.stackedItemPositioning,
      .choice(),
      "How stacked items are placed."
    ),
    .setting(
      "stackedItemWidth",
      \.stackedItemWidth,
      .stackedLength,
      "The width of stacked items, in points, if they are centered; 0 is the system's."
    ),
    .setting(
      "stackedItemSpacing",
      \.stackedItemSpacing,
      .stackedLength,
      "The space between stacked items, in points, if they are centered; 0 is the system's."
    ),
  ]
}
