package import Foundation

/// Layout figures of the glass bar on an iPhone in portrait, in points unless noted.
///
/// No other file contains such a figure. "Platter y" counts from the platter's top edge; figures inside an item count
/// from the item's top left corner.
package enum GlassBarFacts {
  /// The height of the bar, with or without a home indicator.
  package static let height = Fact<CGFloat>(83, .measured)

  // MARK: - Platter

  /// The height of the capsule at the top of the bar; 21 stay free below it.
  static let platterHeight = Fact<CGFloat>(62, .measured)
  static let platterTop = Fact<CGFloat>(0, .severalSources)
  /// The space on each side of a platter of full width.
  package static let sideInset = Fact<CGFloat>(21, .measured)
  /// The least number of items that make the platter full width.
  ///
  /// Two items make a platter 188 wide, three 274, on every screen; four make it full width on screens 375 to 744 wide.
  static let fullWidthCount = Fact(4, .severalSources)

  // MARK: - Items

  package static let itemTop = Fact<CGFloat>(4, .measured)
  /// The height of an item, and of the pill behind the selected item, whose ends have a radius of 27 (several sources).
  static let itemHeight = Fact<CGFloat>(54, .measured)
  /// The space between the items and each end of the platter.
  static let itemMargin = Fact<CGFloat>(4, .measured)

  /// The overlap of two neighboring items if there is room.
  ///
  /// Two, three and four items are 94 wide at a pitch of 86 (several sources). Five on a screen 402 wide are 77 wide at
  /// a pitch of 68.75; the 77 is the exact 76.8 rounded up to a pixel.
  static let itemOverlap = Fact<CGFloat>(8, .severalSources)
  /// The least width of an item on a platter that is narrower than full width.
  static let naturalItemWidth = Fact<CGFloat>(94, .severalSources)
  /// The least width of an item on a platter of full width; items overlap more if there is no room even for that.
  static let itemMinimumWidth = Fact<CGFloat>(74, .measured)
  /// The least difference between the width of an item and that of its title: 16 on each side.
  ///
  /// Frames of five items logged on iOS 26: 95.67 and 103 with titles of 63.67 and 71, the others 74, all overlapping
  /// by 17.17. A picture of a bar with a search tab has 95.33 and three of 74, overlapping by 11.8. Padding and overlap add up to 40, by which an item on a narrow platter is wider than the widest title;
  /// the source of that has 39, for the bold title, which is a point wider.
  static let itemTitlePadding = Fact<CGFloat>(32, .oneSource)
  /// The most by which four items with short titles grow: they overlap by 13.33 instead of 8.
  ///
  /// Measured: 98 wide on a screen 402 wide, 105 on one 430 wide. Not seen with other numbers of items.
  static let shortTitleGrowth = Fact<CGFloat>(4, .measured)
  /// The space between an item that has grown and the title of its neighbor.
  ///
  /// Fits items 102 wide with a title of 56.33 on a screen 430 wide. Items 95 wide on a screen 402 wide
  /// fit if the widest title there is 49.33; only one title of that bar is known, about 46 wide.
  static let growthTitleGap = Fact<CGFloat>(13.5, .inferred)
  /// The space between two truncated titles; no picture of long titles was found.
  static let titleGap = Fact<CGFloat>(4, .inferred)

  // MARK: - Landscape, on an iPhone

  // Measured on an iPhone SE with iOS 26.1, 667 x 375.
  static let landscapePlatterHeight = Fact<CGFloat>(44, .measured)
  /// The space below the platter; with a home indicator it is inferred.
  static let landscapeBottomInset = Fact<CGFloat>(20, .measured)
  static let landscapeItemHeight = Fact<CGFloat>(36, .measured)
  static let landscapeItemGap = Fact<CGFloat>(4, .measured)
  /// The space on the outer side of an icon.
  static let landscapeIconMargin = Fact<CGFloat>(6, .measured)
  static let landscapeIconGap = Fact<CGFloat>(8, .measured)
  /// The space on the outer side of a title.
  static let landscapeTitleMargin = Fact<CGFloat>(12, .measured)
  static let landscapeTitleSize = Fact<CGFloat>(12, .measured)
  static let landscapeTitleWeight = Fact(UIFont.Weight.regular, .measured)
  /// The scale of an icon without a landscape image: 20.5 of 27.5 and 21 of 29 for two symbols.
  static let landscapeIconScale = Fact<CGFloat>(0.745, .inferred)
  static let landscapeBadgeSize = Fact<CGFloat>(16, .measured)
  static let landscapeBadgeTextSize = Fact<CGFloat>(10, .measured)
  static let landscapeBadgeTextWeight = Fact(UIFont.Weight.medium, .measured)
  /// The distance from the top of a badge to the baseline of its text, which is in the middle: capitals are 0.705 of the
  /// size high.
  static let landscapeBadgeBaseline = Fact<CGFloat>(11.5, .inferred)
  /// The distance from the trailing end of the item to that of a badge of one digit.
  static let landscapeBadgeEnd = Fact<CGFloat>(1, .measured)

  // MARK: - Search

  /// The width and the height of a search tab's circle, at the trailing end.
  static let searchSize = Fact<CGFloat>(62, .measured)
  /// The space between the circle of a search tab and the platter.
  static let searchGap = Fact<CGFloat>(8, .measured)
  /// The least number of other items that make the platter next to a search tab full width.
  static let fullWidthCountWithSearch = Fact(3, .measured)

  // MARK: - Minimized bar

  /// The width and the height of the circles of a minimized bar: of the selected item at the leading end, of a search
  /// tab at the trailing end.
  static let minimizedSize = Fact<CGFloat>(48, .measured)
  /// The space between a circle of a minimized bar and the side and the bottom of the screen.
  static let minimizedInset = Fact<CGFloat>(28, .measured)
  /// The space between a circle of a minimized bar and the accessory between the circles, in points.
  ///
  /// Logged on iOS 26.5: an accessory 234 wide at x 84 on a screen 402 wide.
  static let minimizedGap = Fact<CGFloat>(8, .oneSource)

  // MARK: - Accessory

  /// The height of a bottom accessory, in points, in both of its environments.
  ///
  /// Logged on iOS 26.5, as were its width, that of a platter of full width, and the space below it; 48 was also
  /// measured.
  static let accessoryHeight = Fact<CGFloat>(48, .measured)
  /// The space between an accessory and the platter below it.
  static let accessoryGap = Fact<CGFloat>(8, .oneSource)

  // MARK: - Inside an item

  /// The y of the icon's middle: platter y 24.
  static let iconCenter = Fact<CGFloat>(20, .measured)
  /// The y of the title's baseline: platter y 48.67.
  static let titleBaseline = Fact<CGFloat>(44 + 2.0 / 3, .measured)
  package static let titleSize = Fact<CGFloat>(10, .measured)
  /// The weight of the titles of unselected items.
  ///
  /// One source read both weights from a running system. Logged widths of titles agree: a title is two percent wider
  /// while it is selected. Another source has semibold for all titles.
  package static let titleWeight = Fact(UIFont.Weight.medium, .severalSources)
  /// The weight of the title of the selected item.
  package static let selectedTitleWeight = Fact(UIFont.Weight.semibold, .severalSources)

  // MARK: - Badge

  static let badgeTop = Fact<CGFloat>(2, .measured)
  /// The padding that a badge adds to the height of its line: it is 19.67 high next to an icon, 18.33 without an icon.
  static let badgePadding = Fact<CGFloat>(4, .measured)
  /// The height and width of an empty badge on an item without an icon.
  static let badgeMinimumSize = Fact<CGFloat>(18, .measured)
  /// The font size of a badge without an icon; next to an icon the size is that of a classic bar.
  static let badgeTextSizeWithoutIcon = Fact<CGFloat>(12, .inferred)
  /// The distance from the middle of the item to the start of a badge without an icon; negative is before the middle.
  static let badgeStartWithoutIcon = Fact<CGFloat>(-4, .measured)
}
