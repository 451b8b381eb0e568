package import Foundation

/// Layout figures of the classic tab bar, in points unless noted.
///
/// No other file contains such a figure. "Bar y" counts from the bar's top edge, "button y" from the top edge of an
/// item, which is at bar y 1.
package enum TabBarFacts {
  // MARK: - Bar height, without the safe area

  package static let height = Fact<CGFloat>(49, .measured)
  /// The height in compact width and compact height: on most iPhones in landscape.
  static let compactHeight = Fact<CGFloat>(32, .severalSources)
  /// The height on iPads with a home button.
  static let padHeight = Fact<CGFloat>(50, .severalSources)
  /// The height on iPads with a home indicator; the safe area of 20 makes it 65.
  static let padHeightAboveHomeIndicator = Fact<CGFloat>(45, .oneSource)

  // MARK: - Number of items

  /// The number of tabs that fit in a controller's bar in compact width, the More tab included.
  static let compactRoom = Fact(5, .documented)
  /// The number of tabs that fit in a controller's bar in regular width; often quoted.
  static let regularRoom = Fact(8, .unknown)

  // MARK: - Items

  /// The bar y of the items, which reach down to the end of the bar's content.
  package static let itemTop = Fact<CGFloat>(1, .measured)
  /// The space on each side of an item within its cell; two cells make a gap of 4.
  static let cellMargin = Fact<CGFloat>(2, .measured)
  /// The system's width of a centered item, used where the app's is 0.
  ///
  /// Seen in a view dump of an iPad with iOS 4 and 5 (blog.corywiles.com); nothing newer was found.
  static let centeredItemWidth = Fact<CGFloat>(76, .oneSource)
  /// The system's space between centered items, used where the app's is 0; from the same view dump.
  static let centeredItemSpacing = Fact<CGFloat>(34, .oneSource)
  /// The padding on each side of the content of an inline item, if there is room.
  static let inlineItemPadding = Fact<CGFloat>(8, .unknown)

  // MARK: - Inside a stacked item

  /// The distance from the baseline of the title to the bottom of the item: bar y 45 of 49.
  static let baselineAboveBottom = Fact<CGFloat>(4, .measured)
  /// The height below the icon that is left for the title; the middle of a bitmap above it is at bar y 19.
  static let titleZone = Fact<CGFloat>(12, .inferred)
  /// The distance of a symbol's middle above that of a bitmap: bar y 18.67 instead of 19.
  static let symbolRise = Fact<CGFloat>(1.0 / 3, .measured)
  /// The distance by which a font in the title's attributes moves title and icon down.
  ///
  /// Seen at 10 pt bold, with the size of the default font; the reason is unknown.
  static let explicitFontDrop = Fact<CGFloat>(1, .measured)

  // MARK: - Inside an inline item

  /// The space between icon and title, as in four pictures of iPads with iOS 14.
  static let inlineGap = Fact<CGFloat>(6, .measured)
  /// The distance of the baseline below that of a title in the middle of the item: bar y 31 instead of 30.
  static let inlineTitleDrop = Fact<CGFloat>(1, .measured)
  /// The space between icon and title in a compact height.
  static let compactInlineGap = Fact<CGFloat>(4, .oneSource)
  /// The scale of the icon in a compact inline item without a landscape image.
  static let compactIconScale = Fact<CGFloat>(0.8, .oneSource)

  // MARK: - Fonts

  package static let stackedTitleSize = Fact<CGFloat>(10, .measured)
  package static let stackedTitleWeight = Fact(UIFont.Weight.medium, .severalSources)
  static let inlineTitleSize = Fact<CGFloat>(13, .severalSources)
  static let inlineTitleWeight = Fact(UIFont.Weight.regular, .oneSource)
  static let compactInlineTitleSize = Fact<CGFloat>(13, .unknown)
  static let compactInlineTitleWeight = Fact(UIFont.Weight.regular, .unknown)
  static let badgeTextSize = Fact<CGFloat>(13, .measured)
  static let badgeTextWeight = Fact(UIFont.Weight.regular, .severalSources)
  /// The number of font weights by which the Bold Text setting makes letters bolder.
  static let boldTextStep = Fact(1, .unknown)
  /// The distance from the baseline down to the middle of an underline, as a fraction of the font size.
  ///
  /// Position and thickness are those of Helvetica and many other fonts: -100 and 50 of 1,000 in AFM files.
  static let underlineMiddle = Fact<CGFloat>(0.1, .unknown)
  /// The thickness of an underline, as a fraction of the font size.
  static let underlineThickness = Fact<CGFloat>(0.05, .unknown)

  // MARK: - Badge

  static let badgeHeight = Fact<CGFloat>(18, .measured)
  static let badgeMinimumWidth = Fact<CGFloat>(18, .measured)
  /// The padding that a badge adds to the width of its text, left and right together.
  static let badgeTextPadding = Fact<CGFloat>(8, .inferred)
  /// The button y of a stacked item's badge: bar y 3.
  static let badgeTop = Fact<CGFloat>(2, .measured)
  /// The distance from the ink of a symbol to the left and right edges of its image, from which badges are placed.
  ///
  /// Measured on circles at 3 pixels per point: the image is 27.33 wide, the ink 23.33. The image of `calendar` has 3
  /// points on each side. Symbols of `HeadlessUIKit` are images without these margins.
  static let symbolMargin = Fact<CGFloat>(2, .measured)
  /// The distance by which a badge overlaps the trailing end of the icon, or of the title of a stacked item without an
  /// icon.
  static let badgeOverlap = Fact<CGFloat>(5, .oneSource)
  /// The distance from the top of a badge to the baseline of its text.
  static let badgeBaseline = Fact<CGFloat>(13.3, .measured)
  /// The distance by which an inline item's badge overlaps the trailing end of the title; negative leaves a gap.
  ///
  /// The badge covers neither icon nor title, as on the iPad bar of iOS 26 (one source).
  static let inlineBadgeOverlap = Fact<CGFloat>(-1, .unknown)

  /// The distance from the top of an inline item's title, or of its icon without a title, up to the top of the badge.
  static let inlineBadgeRise = Fact<CGFloat>(5, .unknown)

  // MARK: - Hairline and selection indicator

  /// The height of the hairline in pixels; it lies directly above the bar.
  static let hairlinePixels = Fact<CGFloat>(1, .measured)

  /// The corner radius of the selection indicator that is drawn for a color without an image.
  static let selectionIndicatorRadius = Fact<CGFloat>(4, .unknown)
}
