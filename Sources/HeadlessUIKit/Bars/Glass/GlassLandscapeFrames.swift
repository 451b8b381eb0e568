package import Foundation

/// The frames of platter and items of a glass bar on an iPhone in landscape, in points from the bar's top left corner.
package struct GlassLandscapeFrames: Equatable, Sendable {
  /// The glass behind the items; its width is 0 if there are none.
  package let platter: CGRect

  /// The frames of the items, first item first; the pill fills that of the selected item.
  package let items: [CGRect]

  /// Lays out a bar, rounded to pixels, with the items side by side in the middle.
  ///
  /// `sides` are the safe areas at the left and at the right. `widths` are those of the items, by `width(of:grid:)`; the
  /// largest are reduced if there is no room for all.
  package init(
    barWidth: CGFloat,
    sides: (left: CGFloat, right: CGFloat) = (0, 0),
    widths: [CGFloat],
    isRightToLeft: Bool,
    grid: PixelGrid
  ) {
    let facts = GlassBarFacts.self
    let (margin, gap) = (facts.itemMargin.value, facts.landscapeItemGap.value)
    let gaps = gap * CGFloat(max(0, widths.count - 1))
    let room = barWidth - sides.left - sides.right - 2 * facts.sideInset.value
    let limited = widths.limited(to: room - 2 * margin - gaps, grid: grid)
    let width = limited.isEmpty ? 0 : limited.reduce(2 * margin + gaps, +)
    let middle = sides.left + (barWidth - sides.left - sides.right) / 2
    platter = CGRect(
      // Measured: the exact 204.75 is 205 at 2 pixels per point.
      x: PixelGrid(scale: 1).nearest(middle - width / 2),
      y: facts.platterTop.value,
      width: width,
      height: facts.landscapePlatterHeight.value
    )
    var start = platter.minX + margin
    let leftToRight = (isRightToLeft ? limited.reversed() : limited).map { width in
      defer { start += width + gap }
      return CGRect(
        x: start,
        y: facts.itemTop.value,
        width: width,
        height: facts.landscapeItemHeight.value
      )
    }
    items = isRightToLeft ? leftToRight.reversed() : leftToRight
  }

  /// Returns the width of an item with icon and title side by side.
  package static func width(of content: TabBarItemContent, grid: PixelGrid) -> CGFloat {
    let (leading, trailing) = margins(of: content)
    let (icon, title) = (content.icon?.size.width ?? 0, content.title?.width ?? 0)
    return leading + grid.ceiling(icon) + gap(in: content) + grid.ceiling(title) + trailing
  }

  /// Returns the space before and after the content; for an item without an icon or without a title it is inferred.
  fileprivate static func margins(
    of content: TabBarItemContent
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let facts = GlassBarFacts.self
    return (
      (content.icon == nil ? facts.landscapeTitleMargin : facts.landscapeIconMargin).value,
      (content.title == nil ? facts.landscapeIconMargin : facts.landscapeTitleMargin).value
    )
  }

  fileprivate static func gap(in content: TabBarItemContent) -> CGFloat {
    content.icon == nil || content.title == nil ? 0 : GlassBarFacts.landscapeIconGap.value
  }
}

extension ItemPartFrames {
  /// Lays out an item of a glass bar in landscape, rounded to pixels.
  package init(
    onLandscapeGlass content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    isRightToLeft: Bool
  ) {
    let (leading, _) = GlassLandscapeFrames.margins(of: content)
    // Mirroring is inferred.
    func start(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
      isRightToLeft ? size.width - x - width : x
    }
    var end = leading
    if let icon = content.icon?.size {
      self.icon = CGRect(
        x: grid.nearest(start(end, icon.width)),
        y: grid.nearest((size.height - icon.height) / 2),
        width: icon.width,
        height: icon.height
      )
      end += grid.ceiling(icon.width) + GlassLandscapeFrames.gap(in: content)
    }
    if let content = content.title {
      let width = min(grid.ceiling(content.width), max(0, size.width - end))
      title = Text(
        content,
        x: start(end, width),
        baseline: grid.nearest((size.height - content.lineHeight) / 2 + content.ascender),
        width: width,
        grid: grid
      )
    }
    move(content)
    guard let badge = content.badge else { return }
    let height = GlassBarFacts.landscapeBadgeSize.value
    let width = max(height, grid.nearest(badge.textWidth + TabBarFacts.badgeTextPadding.value))
    // A wider badge grows at its trailing end, as on a bar in portrait (inferred).
    let x = size.width - GlassBarFacts.landscapeBadgeEnd.value - height
    let frame = CGRect(x: start(x, width), y: 0, width: width, height: height)
      .offsetBy(dx: badge.offset.horizontal, dy: badge.offset.vertical)
    place(badge, in: frame, baseline: GlassBarFacts.landscapeBadgeBaseline.value, grid: grid)
  }
}
