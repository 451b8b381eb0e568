package import Foundation

/// Where platter and items of a glass bar stand, in points from the bar's top left corner.
package struct GlassBarFrames: Equatable, Sendable {
  /// The capsule behind the items; of no width where there are none.
  package var platter: CGRect

  /// The items, first item first; each overlaps the next, and the pill fills the selected one.
  package var items: [CGRect]

  /// Lays a bar out, rounded to pixels.
  package init(barWidth: CGFloat, count: Int, isRightToLeft: Bool, grid: PixelGrid) {
    let width = count > 0 ? Self.platterWidth(barWidth: barWidth, count: count) : 0
    let platter = CGRect(
      x: grid.nearest((barWidth - width) / 2),
      y: GlassBarFacts.platterTop.value,
      width: width,
      height: GlassBarFacts.platterHeight.value
    )
    let overlap = Self.overlap(barWidth: barWidth, count: count)
    let room = max(0, width - 2 * GlassBarFacts.itemMargin.value - overlap)
    let pitch = count > 0 ? room / CGFloat(count) : 0
    self.platter = platter
    items = (0..<count).map { index in
      let place = isRightToLeft ? count - 1 - index : index
      return CGRect(
        x: grid.nearest(platter.minX + GlassBarFacts.itemMargin.value + CGFloat(place) * pitch),
        y: platter.minY + GlassBarFacts.itemTop.value,
        width: grid.nearest(pitch + overlap),
        height: GlassBarFacts.itemHeight.value
      )
    }
  }

  private static func platterWidth(barWidth: CGFloat, count: Int) -> CGFloat {
    let full = max(0, barWidth - 2 * GlassBarFacts.sideInset.value)
    guard count < GlassBarFacts.fullWidthCount.value else { return full }
    let width =
      CGFloat(count) * GlassBarFacts.platterWidthPerItem.value
      + GlassBarFacts.platterWidthExtra.value
    return min(full, width)
  }

  /// How far items reach over the next: as on the nearest width that is known for their number.
  ///
  /// Exact for the widths of the table and inferred for others; no formula fits all of the table.
  private static func overlap(barWidth: CGFloat, count: Int) -> CGFloat {
    let known = GlassBarFacts.itemWidths.filter { $0.count == count }
    let nearest = known.min { abs($0.barWidth - barWidth) < abs($1.barWidth - barWidth) }
    return nearest.map { $0.width - $0.pitch } ?? GlassBarFacts.itemOverlap.value
  }
}
