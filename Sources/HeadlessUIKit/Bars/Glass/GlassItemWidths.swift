package import Foundation

/// The widths of a glass bar's items, by one rule for all numbers of items and lengths of titles.
///
/// The items fill the platter, overlapping by ``GlassBarFacts/itemOverlap``. All have the same width unless a title
/// doesn't fit: then its item is as wide as the title with padding, and the others share the remaining width, down to
/// ``GlassBarFacts/itemMinimumWidth``. If there is no room for that, all items overlap more.
package struct GlassItemWidths: Sendable {
  /// The widths, first item first, in points; those of equal items are whole pixels.
  package private(set) var all: [CGFloat]

  /// Computes the widths.
  ///
  /// - Parameters:
  ///   - titles: The widths of the titles, in whole pixels; 0 for an item without a title.
  ///   - room: The width of the platter between its margins.
  ///   - grid: The pixel grid for rounding.
  package init(titles: [CGFloat], room: CGFloat, grid: PixelGrid) {
    let count = CGFloat(titles.count)
    let padding = GlassBarFacts.itemTitlePadding.value
    let needed = titles.map { $0 > 0 ? $0 + padding : 0 }
    var sharing = Array(titles.indices)
    // An overlap is part of two widths, so the widths add up to more than the room.
    var left = room + GlassBarFacts.itemOverlap.value * max(0, count - 1)
    var share: CGFloat = 0
    // Items too narrow for their titles get the width they need; the others share what remains, until all titles fit.
    while !sharing.isEmpty {
      share = max(GlassBarFacts.itemMinimumWidth.value, left / CGFloat(sharing.count))
      let tooWide = sharing.filter { needed[$0] > grid.ceiling(share) + grid.pixel / 2 }
      if tooWide.isEmpty { break }
      left -= tooWide.reduce(0) { $0 + needed[$1] }
      sharing.removeAll { tooWide.contains($0) }
    }
    if sharing.count == titles.count {
      // Measured: the exact 76.8 is 77 on a screen 402 wide.
      share = grid.ceiling(share)
      share += Self.growth(of: share, titles: titles, room: room, grid: grid)
    }
    all = needed
    for index in sharing { all[index] = share }
    let overlap = padding - 2 * GlassBarFacts.titleGap.value
    all = all.limited(to: max(0, room) + overlap * max(0, count - 1), grid: grid)
      .map { min($0, max(0, room)) }
  }

  /// The difference between the width of an item and that of the widest text that it shows.
  ///
  /// Items overlap by less than this, so neighboring titles don't touch. A bold title, which is wider than the one that
  /// determined the width of its item, still fits.
  static let leastTitlePadding =
    GlassBarFacts.itemTitlePadding.value - GlassBarFacts.titleGap.value

  /// Returns the growth of four equal items beyond their share, as far as the titles leave room; 0 for other counts.
  private static func growth(
    of share: CGFloat,
    titles: [CGFloat],
    room: CGFloat,
    grid: PixelGrid
  ) -> CGFloat {
    guard titles.count == 4 else { return 0 }
    let gaps = CGFloat(titles.count - 1)
    // Half an item, the gap and half a title make the distance between the middles of two items, (room - width) / gaps.
    let free = room / gaps - GlassBarFacts.growthTitleGap.value - (titles.max() ?? 0) / 2
    let width = grid.nearest(free / (1 / gaps + 0.5))
    return min(max(0, width - share), GlassBarFacts.shortTitleGrowth.value)
  }
}
