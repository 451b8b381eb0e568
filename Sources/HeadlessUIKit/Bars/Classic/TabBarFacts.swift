package import Foundation

/// Every number of the classic tab bar's layout, in points unless a name says otherwise.
///
/// The only place where such a number is written. "Bar y" counts from the bar's top edge, "button y" from the
/// top edge of an item, which starts at bar y 1.
package enum TabBarFacts {
  // MARK: - Bar height, without the safe area

  package static let height = Fact<CGFloat>(49, .measured)
  /// Compact width and compact height: most iPhones in landscape.
  package static let compactHeight = Fact<CGFloat>(32, .severalSources)
  /// iPad with a home button.
  package static let padHeight = Fact<CGFloat>(50, .severalSources)
  /// iPad with a home indicator, whose safe area of 20 makes it 65.
  package static let padHeightAboveHomeIndicator = Fact<CGFloat>(45, .oneSource)

  // MARK: - Number of items

  /// How many items the bar of a controller has room for in a compact width, More among them.
  package static let compactRoom = Fact(5, .documented)
  /// The same in a regular width; often quoted.
  package static let regularRoom = Fact(8, .unknown)

  // MARK: - Items

  /// Bar y of the items; they reach down to the end of the bar's content.
  package static let itemTop = Fact<CGFloat>(1, .measured)
  /// The space on each side of an item within its cell; two cells make a gap of 4.
  package static let cellMargin = Fact<CGFloat>(2, .measured)
  /// The width of a centered item that asks for the system's.
  ///
  /// Seen in a view dump of an iPad with iOS 4 and 5 (blog.corywiles.com); nothing newer was found.
  package static let centeredItemWidth = Fact<CGFloat>(76, .oneSource)
  /// The space between centered items that ask for the system's, from the same view dump.
  package static let centeredItemSpacing = Fact<CGFloat>(34, .oneSource)
  /// What an inline item in a centered group keeps free on each side of its content.
  package static let inlineItemPadding = Fact<CGFloat>(8, .unknown)

  // MARK: - Inside a stacked item

  /// From the baseline of the title to the bottom of the item: bar y 45 of 49.
  package static let baselineAboveBottom = Fact<CGFloat>(4, .measured)
  /// The height that the icon leaves for the title; centered above it, a bitmap's middle is at bar y 19.
  package static let titleZone = Fact<CGFloat>(12, .inferred)
  /// The distance of a symbol's middle above the middle of a bitmap: bar y 18.67 instead of 19.
  package static let symbolRise = Fact<CGFloat>(1.0 / 3, .measured)
  /// How far an explicit font attribute moves title and icon down.
  ///
  /// Seen at 10 pt bold, with the size of the default font; the reason is unknown.
  package static let explicitFontDrop = Fact<CGFloat>(1, .measured)

  // MARK: - Inside an inline item

  /// The space between icon and title.
  ///
  /// No picture of a real inline bar could be measured.
  package static let inlineGap = Fact<CGFloat>(4, .oneSource)
  /// What an icon is scaled by in a compact inline item that has no landscape image.
  package static let compactIconScale = Fact<CGFloat>(0.8, .oneSource)

  // MARK: - Fonts

  package static let stackedTitleSize = Fact<CGFloat>(10, .measured)
  package static let stackedTitleWeight = Fact(UIFont.Weight.medium, .severalSources)
  package static let inlineTitleSize = Fact<CGFloat>(13, .severalSources)
  package static let inlineTitleWeight = Fact(UIFont.Weight.regular, .oneSource)
  package static let compactInlineTitleSize = Fact<CGFloat>(13, .unknown)
  package static let compactInlineTitleWeight = Fact(UIFont.Weight.regular, .unknown)
  package static let badgeTextSize = Fact<CGFloat>(13, .measured)
  package static let badgeTextWeight = Fact(UIFont.Weight.regular, .severalSources)
  /// By how many weights letters are bolder where the user asks for bold text.
  package static let boldTextStep = Fact(1, .unknown)
  /// How far below the baseline the middle of an underline is, and how thick it is, in parts of the font's size:
  /// those of Helvetica and many others (-100 and 50 of 1,000 in AFM files).
  package static let underlineMiddle = Fact<CGFloat>(0.1, .unknown)
  package static let underlineThickness = Fact<CGFloat>(0.05, .unknown)

  // MARK: - Badge

  package static let badgeHeight = Fact<CGFloat>(18, .measured)
  package static let badgeMinimumWidth = Fact<CGFloat>(18, .measured)
  /// What a badge adds to the width of its text, both sides together.
  package static let badgeTextPadding = Fact<CGFloat>(8, .inferred)
  /// Button y of a stacked item's badge, bar y 3.
  package static let badgeTop = Fact<CGFloat>(2, .measured)
  /// How far a badge reaches over the trailing end of the icon, or of the title where there is no icon.
  package static let badgeOverlap = Fact<CGFloat>(5, .oneSource)
  /// From the top of a badge to the baseline of its text.
  package static let badgeBaseline = Fact<CGFloat>(13.3, .measured)
  /// How far an inline item's badge reaches over the title's trailing end; negative keeps a space.
  ///
  /// At the title, so that it covers neither: on the iPad bar of iOS 26 badges stand there too (one source).
  package static let inlineBadgeOverlap = Fact<CGFloat>(-1, .unknown)

  /// How far above the title's line, or the icon without one, an inline item's badge starts.
  package static let inlineBadgeRise = Fact<CGFloat>(5, .unknown)

  // MARK: - Hairline and selection indicator

  /// One pixel, directly above the bar.
  package static let hairlinePixels = Fact<CGFloat>(1, .measured)

  /// The corners of the indicator that is drawn where a color is set and no image.
  package static let selectionIndicatorRadius = Fact<CGFloat>(4, .unknown)
}
