package import Foundation

/// Where platter and items of a glass bar stand, in points from the bar's top left corner.
package struct GlassBarFrames: Sendable {
  /// The capsule behind the items; of no width where there are none.
  package let platter: CGRect

  /// The circle behind the search item, if there is one.
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
  package init(
    barWidth: CGFloat,
    sides: (left: CGFloat, right: CGFloat) = (0, 0),
    itemCount: Int,
    search: Int? = nil,
    isRightToLeft: Bool,
    grid: PixelGrid
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
    let width = count == 0 ? 0 : Self.platterWidth(in: room.width, count, circle != nil)
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
    let spans = Self.spans(titles, inside: platter.width, isRightToLeft: isRightToLeft)
    let margin = GlassBarFacts.itemMargin.value
    var items = spans.map { span in
      CGRect(
        x: grid.nearest(platter.minX + margin + span.start),
        y: platter.minY + GlassBarFacts.itemTop.value,
        width: grid.nearest(span.width),
        height: GlassBarFacts.itemHeight.value
      )
    }
    if let searchIndex, let search {
      items.insert(search.insetBy(dx: margin, dy: margin), at: searchIndex)
    }
    return items
  }

  private static func platterWidth(
    in room: CGFloat,
    _ count: Int,
    _ hasSearch: Bool
  ) -> CGFloat {
    let full =
      (hasSearch ? GlassBarFacts.fullWidthCountWithSearch : GlassBarFacts.fullWidthCount).value
    guard count < full else { return room }
    let width =
      CGFloat(count) * GlassBarFacts.platterWidthPerItem.value
      + GlassBarFacts.platterWidthExtra.value
    return min(room, width)
  }

  /// The items from the start of the first one: equal where each has room for its title, else as wide as it asks for.
  private static func spans(
    _ titles: [CGFloat],
    inside platter: CGFloat,
    isRightToLeft: Bool
  ) -> [(start: CGFloat, width: CGFloat)] {
    guard !titles.isEmpty else { return [] }
    let room = max(0, platter - 2 * GlassBarFacts.itemMargin.value)
    let count = CGFloat(titles.count)
    let extra = (GlassBarFacts.itemExtra[titles.count] ?? GlassBarFacts.usualItemExtra).value
    let equal = titles.count == 1 ? room : room / count + extra
    let asked = titles.map {
      max(GlassBarFacts.itemMinimumWidth.value, $0 + GlassBarFacts.itemTitlePadding.value)
    }
    let hasRoom = asked.allSatisfy { $0 <= equal }
    var widths = (hasRoom ? titles.map { _ in equal } : asked).map { min($0, room) }
    if isRightToLeft { widths.reverse() }
    // They end where the platter does; where they don't fill it they keep a distance.
    let overlap = count > 1 ? (widths.reduce(0, +) - room) / (count - 1) : 0
    var start: CGFloat = 0
    let spans = widths.map { width in
      defer { start += width - overlap }
      return (start: start, width: width)
    }
    return isRightToLeft ? spans.reversed() : spans
  }
}
