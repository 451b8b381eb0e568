package import Foundation

/// Where platter and items of a glass bar stand, in points from the bar's top left corner.
package struct GlassBarFrames: Sendable {
  /// The capsule behind the items; of no width where there are none.
  package let platter: CGRect

  /// The circle behind the search item, if there is one; on iOS 27 another item can have it.
  package let search: CGRect?

  private let searchIndex: Int?
  private let isRightToLeft: Bool
  private let grid: PixelGrid

  /// Lays a bar out, rounded to pixels.
  ///
  /// - Parameters:
  ///   - barWidth: The width of the bar, of which `sides` stay free.
  ///   - sides: What the safe area covers at the left and the right.
  ///   - itemCount: How many items there are.
  ///   - search: The place of the search item, which leaves the platter.
  ///   - isRightToLeft: Whether the first item is at the right.
  ///   - grid: The pixels to round to.
  ///   - titleWidths: The widths of the items' titles, in the order of the items; called only for a bar with so few items
  ///     that its platter is as narrow as they are.
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
    // In the middle, unless the search item is beside it.
    let start =
      circle == nil
      ? room.minX + (room.width - width) / 2 : isRightToLeft ? room.maxX - width : room.minX
    platter = CGRect(x: grid.nearest(start), y: room.minY, width: width, height: room.height)
    self.search = circle
  }

  /// Lays the items out; each overlaps the next, and the pill fills the selected one.
  ///
  /// - Parameter titleWidths: The widths of the items' titles, in the order of the items.
  /// - Returns: Their frames, first item first.
  package func items(titleWidths: [CGFloat]) -> [CGRect] {
    var titles = titleWidths
    if let searchIndex { titles.remove(at: searchIndex) }
    let margin = GlassBarFacts.itemMargin.value
    let room = max(0, platter.width - 2 * margin)
    var widths = GlassItemWidths(
      titles: titles.map(grid.ceiling),
      hasSearch: search != nil,
      room: room,
      grid: grid
    ).all
    if isRightToLeft { widths.reverse() }
    // The last item ends where the platter does, so all overlap alike.
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

  /// The width of the platter: all of `room`, or less if there are few items, each wide enough for the widest title.
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
