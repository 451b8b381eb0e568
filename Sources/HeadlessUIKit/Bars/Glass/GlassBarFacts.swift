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

  /// Widths of items as they were found.
  package struct ItemWidth: Hashable, Sendable {
    package var barWidth: CGFloat
    package var count: Int
    package var width: CGFloat
    /// From one item to the next, which it overlaps.
    package var pitch: CGFloat
    package var mark: FactMark
  }

  package static let itemWidths = [
    ItemWidth(barWidth: 402, count: 3, width: 94, pitch: 86, mark: .severalSources),
    ItemWidth(barWidth: 402, count: 4, width: 98, pitch: 84.67, mark: .measured),
    ItemWidth(barWidth: 402, count: 5, width: 77, pitch: 68.75, mark: .oneSource),
    ItemWidth(barWidth: 402, count: 6, width: 74, pitch: 55.6, mark: .measured),
    ItemWidth(barWidth: 430, count: 4, width: 102, pitch: 92.67, mark: .measured),
    ItemWidth(barWidth: 440, count: 5, width: 84.6, pitch: 76.35, mark: .oneSource),
  ]
  /// How far items overlap in a number of which no width is known; fits three and five.
  package static let itemOverlap = Fact<CGFloat>(8.25, .oneSource)

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
  /// Height and least width of a badge beside an icon.
  package static let badgeSize = Fact<CGFloat>(20, .oneSource)
  /// From the middle of the item to the badge beside an icon.
  package static let badgeStart = Fact<CGFloat>(8.5, .oneSource)
  /// The same two where there is no icon.
  package static let badgeSizeWithoutIcon = Fact<CGFloat>(18, .measured)
  package static let badgeStartWithoutIcon = Fact<CGFloat>(-4, .measured)
}
