package import Foundation

/// The frames of platter and items of the bar at the top of an iPad, in points from the bar's top left corner.
package struct PadBarFrames: Equatable, Sendable {
  /// The capsule behind the items; its width is 0 if there are none.
  package var platter: CGRect

  /// The frames of the items, first item first, each as wide as its title with margins if there is room; the pill fills
  /// that of the selected item.
  package var items: [CGRect]

  /// Lays out a bar, rounded to pixels, with the items side by side in the middle.
  package init(
    barWidth: CGFloat,
    place: PadBarFacts.Place = PadBarFacts.place,
    titleWidths: [CGFloat],
    isRightToLeft: Bool,
    grid: PixelGrid
  ) {
    let margin = titleWidths.isEmpty ? 0 : PadBarFacts.platterMargin.value
    let widths = titleWidths.map { grid.ceiling($0) + 2 * PadBarFacts.titleMargin.value }
      .limited(to: barWidth - 2 * (PadBarFacts.sideInset.value + margin), grid: grid)
    let width = widths.reduce(2 * margin, +)
    platter = CGRect(
      x: grid.nearest((barWidth - width) / 2),
      y: 0,
      width: width,
      height: place.height.value
    )
    var start = platter.minX + margin
    let leftToRight = (isRightToLeft ? widths.reversed() : widths).map { width in
      defer { start += width }
      return CGRect(
        x: start,
        y: (place.height.value - place.itemHeight.value) / 2,
        width: width,
        height: place.itemHeight.value
      )
    }
    items = isRightToLeft ? leftToRight.reversed() : leftToRight
  }
}

extension ItemPartFrames {
  /// Lays out an item of the bar at the top of an iPad, rounded to pixels: a title, and a badge at its end.
  package init(
    atTop content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    isRightToLeft: Bool
  ) {
    guard let content = content.title.map({ (title: $0, badge: content.badge) }) else { return }
    let width = min(
      grid.ceiling(content.title.width),
      max(0, size.width - 2 * PadBarFacts.titleMargin.value)
    )
    let title = Text(
      content.title,
      x: (size.width - width) / 2,
      baseline: grid.nearest(
        grid.nearest((size.height - content.title.lineHeight) / 2) + content.title.ascender
      ),
      width: width,
      grid: grid
    )
    self.title = title
    guard let badge = content.badge else { return }
    let height = PadBarFacts.badgeSize.value
    let badgeWidth = max(height, grid.nearest(badge.textWidth + TabBarFacts.badgeTextPadding.value))
    let frame = CGRect(
      x: isRightToLeft ? title.frame.minX - badgeWidth : title.frame.maxX,
      y: -PadBarFacts.badgeRise.value,
      width: badgeWidth,
      height: height
    )
    let drop = (height - TabBarFacts.badgeHeight.value) / 2
    place(badge, in: frame, baseline: TabBarFacts.badgeBaseline.value + drop, grid: grid)
  }
}
