public import Foundation

/// How the items of a bar share its width.
///
/// All lengths are in points; negative ones count as 0, but for gaps of `individual`.
public enum TabBarItemPositioning: Hashable, Sendable {
  /// Equal parts of the whole width, with half of the spacing on each side of an item.
  ///
  /// The items of a classic bar have a spacing of 4.
  case fill(spacing: CGFloat = 0)

  /// A group of equal items in the middle of the bar; as `fill` if the bar is too narrow for it.
  case centered(itemWidth: CGFloat, spacing: CGFloat)

  /// A width for each item and a gap before it, in reading order: the first gap is that from the
  /// leading edge, and with a negative one an item overlaps the one before it.
  ///
  /// As `fill` if there is another number of items, the bar is too narrow, or an item would be before
  /// the one before it.
  case individual(widths: [CGFloat], gaps: [CGFloat])

  /// Up to five items share the width, and more keep that width and scroll; a single one is in the
  /// middle.
  ///
  /// - Parameters:
  ///   - inset: The space at both ends of the row.
  ///   - spacing: The space between two items.
  ///   - minimumWidth: The least width of a single item.
  case scrolling(inset: CGFloat = 12, spacing: CGFloat = 8, minimumWidth: CGFloat = 60)
}
