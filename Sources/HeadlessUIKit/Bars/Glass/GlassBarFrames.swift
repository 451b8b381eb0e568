package import Foundation

/// The frames of a glass bar's platter and items, in points from the bar's top left corner.
package struct GlassBarFrames: Sendable {
  /// The capsule behind the items; its width is 0 if there are none.
  package let platter: CGRect

  /// The circle of the search item, or of the prominent item on iOS 27; nil if there is none.
  package let search: CGRect?

  private let searchIndex: Int?
  private let isRightToLeft: Bool
  private let grid: PixelGrid

  /// Lays out a bar, rounded to pixels.
  ///
  /// - Parameters:
  ///   - barWidth: The width of the bar, including `sides`.
  ///   - sides: The safe area insets at the left and the right.
  ///   - itemCount: The number of items.
  ///   - search: The index of the search item, which isn't on the platter.
  ///   - isRightToLeft: Whether the first item is at the right.
  ///   - grid: The pixel grid for rounding.
  ///   - titleWidths: Returns the widths of the titles in the order of the items; called only for a bar with so few
  ///     items that its platter isn't full width.
  package init(
    barWidth: CGFloat,
    sides: (left: CGFloat, right: CGFloat) = (0, 0),
    itemCount: Int,
    search: Int? = nil,
    isRightToLeft: Bool,
    grid: PixelGrid,
    titleWidths: () -> [CGFloat]
  ) {
    searchIndex = search
    self.isRightToLeft = isRightToLeft
    self.grid = grid
    let count = search == nil ? itemCount : itemCount - 1
    let inset = GlassBarFacts.sideInset.value
    var room = CGRect(
      x: sides.left + inset,
      y: GlassBarFacts.platterTop.value,
      width: max(0, barWidth - sides.left - sides.right - 2 * inset),
      height: GlassBarFacts.platterHeight.value
    )
    var circle: CGRect?
    if search != nil {
      let side = GlassBarFacts.searchSize.value
      circle = CGRect(
        x: isRightToLeft ? room.minX : room.maxX - side,
        y: room.minY,
        width: side,
        height: side
      )
      let taken = min(room.width, side + GlassBarFacts.searchGap.value)
      room.size.width -= taken
      if isRightToLeft { room.origin.x += taken }
    }
    let width =
      count == 0
      ? 0
      : Self.platterWidth(in: room.width, count, circle != nil) {
        var titles = titleWidths()
        if let search { titles.remove(at: search) }
        return titles.map(grid.ceiling).max() ?? 0
      }
    // Centered, unless next to the circle of the search item.
    let start =
      circle == nil
      ? room.minX + (room.width - width) / 2 : isRightToLeft ? room.maxX - width : room.minX
    // Measured: 50.5 is 51 on a screen 375 wide.
    platter = CGRect(
      x: PixelGrid(scale: 1).nearest(start),
      y: room.minY,
      width: width,
      height: room.height
    )
    self.search = circle
  }

  /// Lays out the items; each overlaps the next, and the pill fills the frame of the selected one.
  ///
  /// - Parameter titleWidths: The widths of the items' titles, in the order of the items.
  /// - Returns: The frames of the items, first item first.
  package func items(titleWidths: [CGFloat]) -> [CGRect] {
    var titles = titleWidths
    if let searchIndex { titles.remove(at: searchIndex) }
    let margin = GlassBarFacts.itemMargin.value
    let room = max(0, platter.width - 2 * margin)
    var widths = GlassItemWidths(
      titles: titles.map(grid.ceiling),
      room: room,
      grid: grid
    ).all
    if isRightToLeft { widths.reverse() }
    // Equal overlaps, by which the last item ends at the margin of the platter.
    let overlap =
      widths.count > 1 ? (widths.reduce(0, +) - room) / CGFloat(widths.count - 1) : 0
    var start = platter.minX + margin
    var items = widths.map { width in
      defer { start += width - overlap }
      return CGRect(
        x: grid.nearest(start),
        y: platter.minY + GlassBarFacts.itemTop.value,
        width: grid.nearest(width),
        height: GlassBarFacts.itemHeight.value
      )
    }
    if isRightToLeft { items.reverse() }
    if let searchIndex, let search {
      items.insert(search.insetBy(dx: margin, dy: margin), at: searchIndex)
    }
    return items
  }

  /// Returns the width of the platter: `room`, or less for few items, each wide enough for the widest title.
  private static func platterWidth(
    in room: CGFloat,
    _ count: Int,
    _ hasSearch: Bool,
    widestTitle: () -> CGFloat
  ) -> CGFloat {
    let facts = GlassBarFacts.self
    let full = (hasSearch ? facts.fullWidthCountWithSearch : facts.fullWidthCount).value
    guard count < full else { return room }
    let overlap = facts.itemOverlap.value
    let item = max(
      facts.naturalItemWidth.value,
      widestTitle() + facts.itemTitlePadding.value + overlap
    )
    return min(room, CGFloat(count) * (item - overlap) + overlap + 2 * facts.itemMargin.value)
  }
}
