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
  /// The number of items from which on the platter is as wide as it can be.
  ///
  /// Two items make a platter of 188, three of 274, on every screen; four fill it on screens 375 to 744 wide.
  package static let fullWidthCount = Fact(4, .severalSources)

  // MARK: - Items

  package static let itemTop = Fact<CGFloat>(4, .measured)
  /// Also that of the pill behind the selected item, which fills it with ends of 27 (several sources).
  package static let itemHeight = Fact<CGFloat>(54, .measured)
  /// The space between the items and each end of the platter.
  package static let itemMargin = Fact<CGFloat>(4, .measured)

  /// The overlap of two neighboring items where there is room.
  ///
  /// 94 and a pitch of 86 with two, three and four items (several sources); 77 and 68.75 with five on a screen 402 wide,
  /// which is the exact 76.8 rounded up to a pixel.
  package static let itemOverlap = Fact<CGFloat>(8, .severalSources)
  /// The least width of an item of a platter that is as narrow as its items.
  package static let naturalItemWidth = Fact<CGFloat>(94, .severalSources)
  /// The least width of an item of a full platter, whose items overlap more where even that has no room.
  package static let itemMinimumWidth = Fact<CGFloat>(74, .measured)
  /// The least difference between the width of an item and that of its title: 16 on each side.
  ///
  /// Logged frames of five items, iOS 26: 95.67 and 103 with titles of 63.67 and 71, the others 74, all overlapping by
  /// 17.17. With the overlap of 8 it is the 40 by which an item of a narrow platter is wider than the widest title; the
  /// source of that has 39 and the bold title, which is a point wider.
  package static let itemTitlePadding = Fact<CGFloat>(32, .oneSource)
  /// The least difference between the widths of an item and its title in a bar with a search tab.
  ///
  /// An item of 83.33 has a title of 63.33.
  package static let itemTitlePaddingBesideSearch = Fact<CGFloat>(20, .measured)
  /// The most by which four items grow where their titles are short, so that they overlap by 13.33 instead of 8.
  ///
  /// 98 on a screen 402 wide and 105 on one 430 wide. Not seen with other numbers of items.
  package static let shortTitleGrowth = Fact<CGFloat>(4, .measured)
  /// The space between an item that has grown and the title of its neighbor.
  ///
  /// Fits 102 with a title of 55 on a screen 430 wide, and 95 on a screen 402 wide if its widest title is 48; known of its
  /// titles is one, about 46 wide.
  package static let growthTitleGap = Fact<CGFloat>(14 + 1.0 / 6, .inferred)
  /// The space between two titles that are cut; no long title was ever seen.
  package static let titleGap = Fact<CGFloat>(4, .inferred)

  // MARK: - Search

  /// The width and the height of the circle of a search tab, at the trailing end.
  package static let searchSize = Fact<CGFloat>(62, .measured)
  /// The space between it and the platter.
  package static let searchGap = Fact<CGFloat>(8, .measured)
  /// From how many other items on the platter is as wide as it can be beside it.
  package static let fullWidthCountWithSearch = Fact(3, .measured)

  // MARK: - Small bar

  /// The width and the height of the circles of a small bar: of the selected item at the leading end, of a search tab at
  /// the trailing end.
  package static let minimizedSize = Fact<CGFloat>(48, .measured)
  /// The space between a circle and the sides and the end of the screen.
  package static let minimizedInset = Fact<CGFloat>(28, .measured)
  /// The space between a circle of a minimized bar and the accessory between the circles, in points.
  ///
  /// Logged on iOS 26.5: an accessory of 234 on a screen 402 wide, from 84 on.
  package static let minimizedGap = Fact<CGFloat>(8, .oneSource)

  // MARK: - Accessory

  /// The height of a bottom accessory, in points, in both of its environments.
  ///
  /// Logged on iOS 26.5 as are its width, that of a full platter, and the space below it; 48 was also measured.
  package static let accessoryHeight = Fact<CGFloat>(48, .measured)
  /// The space between an accessory and the platter below it.
  package static let accessoryGap = Fact<CGFloat>(8, .oneSource)

  // MARK: - Inside an item

  /// The middle of the icon, platter y 24.
  package static let iconCenter = Fact<CGFloat>(20, .measured)
  /// The baseline of the title, platter y 48.67.
  package static let titleBaseline = Fact<CGFloat>(44 + 2.0 / 3, .measured)
  package static let titleSize = Fact<CGFloat>(10, .measured)
  /// The weight of the titles of items that aren't selected.
  ///
  /// Both weights were read from a running system by one source. Logged widths of titles agree: a title is two percent wider
  /// while it is selected. Another source has semibold for all titles.
  package static let titleWeight = Fact(UIFont.Weight.medium, .severalSources)
  /// The weight of the title of the selected item.
  package static let selectedTitleWeight = Fact(UIFont.Weight.semibold, .severalSources)

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
