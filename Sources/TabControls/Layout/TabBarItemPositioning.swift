public import Foundation

/// The widths and positions of items along a bar.
///
/// All lengths are in points; negative lengths count as 0. The `itemWidths` of a theme's layout win:
/// a width for each item, as in the system's bar.
public enum TabBarItemPositioning: Hashable, Sendable {
  /// Equal parts of the bar's width, with half of the spacing on each side of an item.
  ///
  /// The items of a classic bar have a spacing of 4.
  case fill(spacing: CGFloat = 0)

  /// A group of equal items in the middle of the bar; as `fill` if the bar is too narrow for it.
  case centered(itemWidth: CGFloat, spacing: CGFloat)

  /// Up to five items share the width, and more items have the width of five and scroll; a single
  /// item is centered.
  ///
  /// With 4.5 shown items, half of the fifth is at the edge, by which people see that the row
  /// scrolls.
  ///
  /// - Parameters:
  ///   - inset: The space at both ends of the row.
  ///   - spacing: The space between two items.
  ///   - minimumWidth: The minimum width of a single item.
  ///   - shownItems: The number of items that share the width at most, from 1.
  case scrolling(
    inset: CGFloat = 12,
    spacing: CGFloat = 8,
    minimumWidth: CGFloat = 60,
    shownItems: CGFloat = 5
  )
}
