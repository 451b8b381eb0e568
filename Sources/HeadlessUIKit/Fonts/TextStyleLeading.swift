/// The leading of text styles, from baseline to baseline in points, for each content size category.
///
/// The table is that of Apple's guidelines, as commonly quoted. A measured pair shows that fonts scale by the ratio of
/// leadings, not of sizes: 17 points of the body style are 16.33 points at the category `medium`.
enum TextStyleLeading {
  /// Returns the leading of a style in a category; a style that isn't listed has that of the body style.
  static func leading(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let row = table.value[style] ?? body
    return row[index(of: category)]
  }

  /// Returns the index of a category in a row of the table; for an unspecified category that of the default.
  static func index(of category: UIContentSizeCategory) -> Int {
    categories.firstIndex(of: category) ?? standard
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the default category, `large`.
  private static let standard = 3

  private static let body: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  private static let table = Fact<[UIFont.TextStyle: [CGFloat]]>(
    [
      .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
      .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
      .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
      .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
      .headline: body,
      .body: body,
      .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
      .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
      .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
      .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
      .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    ],
    .unknown
  )
}
