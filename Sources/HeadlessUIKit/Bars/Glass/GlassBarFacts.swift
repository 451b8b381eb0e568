package import Foundation

/// Every number of the glass bar's layout on an iPhone in portrait, in points unless a name says otherwise.
///
/// The only place where such a number is written. "Platter" counts from the top left corner of the platter, "item" from
/// that of an item.
package enum GlassBarFacts {
  /// The whole bar, home indicator or not.
  package static let height = Fact<CGFloat>(83, .measured)

  // MARK: - Platter

  /// The capsule that floats at the top of the bar, so that 21 stay free below it.
  package static let platterHeight = Fact<CGFloat>(62, .measured)
  package static let platterTop = Fact<CGFloat>(0, .severalSources)
  /// The space on each side of a platter that is as wide as it can be.
  package static let sideInset = Fact<CGFloat>(21, .measured)
  /// What an item adds to the width of a platter that isn't; fits three items, the only ones known.
  package static let platterWidthPerItem = Fact<CGFloat>(86, .inferred)
  /// What that width has besides.
  package static let platterWidthExtra = Fact<CGFloat>(16, .inferred)
  /// From how many items on the platter is as wide as it can be.
  ///
  /// Four fill it on a screen 430 wide (measured), where 86 for each would leave a space.
  package static let fullWidthCount = Fact(4, .inferred)

  // MARK: - Items

  package static let itemTop = Fact<CGFloat>(4, .measured)
  /// Also that of the pill behind the selected item, which fills it with ends of 27 (several sources).
  package static let itemHeight = Fact<CGFloat>(54, .measured)
  /// The space between the items and each end of the platter.
  package static let itemMargin = Fact<CGFloat>(4, .measured)

  /// By how much an item is wider than its share of the platter where there is room; each overlaps the next.
  ///
  /// No single rule fits all that is known: 98 on a screen 402 wide and 105 on one 430 wide with four items (measured;
  /// one picture, with a longer title, has 102), 94 with three (several sources), 77 and 84.6 with five (one source).
  package static let itemExtra: [Int: Fact<CGFloat>] = [
    3: Fact(16.0 / 3, .severalSources), 4: Fact(10, .measured), 5: Fact(6.6, .oneSource),
  ]
  /// The same for other numbers of items.
  package static let usualItemExtra = Fact<CGFloat>(16.0 / 3, .inferred)
  /// The least width of an item; where that has no room, items overlap by what is missing.
  package static let itemMinimumWidth = Fact<CGFloat>(74, .measured)
  /// What an item then adds to the width of its title.
  package static let itemTitlePadding = Fact<CGFloat>(20, .measured)

  // MARK: - Search

  /// The width and the height of the circle of a search tab, at the trailing end.
  package static let searchSize = Fact<CGFloat>(62, .measured)
  /// The space between it and the platter.
  package static let searchGap = Fact<CGFloat>(8, .measured)
  /// From how many other items on the platter is as wide as it can be beside it.
  package static let fullWidthCountWithSearch = Fact(3, .measured)

  // MARK: - Inside an item

  /// The middle of the icon, platter y 24.
  package static let iconCenter = Fact<CGFloat>(20, .measured)
  /// The baseline of the title, platter y 48.67.
  package static let titleBaseline = Fact<CGFloat>(44 + 2.0 / 3, .measured)
  /// What a title that is cut keeps free on each side, so that it doesn't run into the next.
  package static let titleMargin = Fact<CGFloat>(4, .unknown)
  package static let titleSize = Fact<CGFloat>(10, .measured)
  package static let titleWeight = Fact(UIFont.Weight.semibold, .oneSource)

  // MARK: - Badge

  package static let badgeTop = Fact<CGFloat>(2, .measured)
  /// What a badge adds to the height of its line: 19.67 high beside an icon, 18.33 without.
  package static let badgePadding = Fact<CGFloat>(4, .measured)
  /// Height and width of an empty badge without an icon.
  package static let badgeMinimumSize = Fact<CGFloat>(18, .measured)
  /// The size of the digits where there is no icon; beside one they are those of a classic bar.
  package static let badgeTextSizeWithoutIcon = Fact<CGFloat>(12, .inferred)
  /// From the middle of the item to the badge beside an icon.
  package static let badgeStart = Fact<CGFloat>(7.1, .measured)
  /// The same where there is no icon.
  package static let badgeStartWithoutIcon = Fact<CGFloat>(-4, .measured)
}
