package import Foundation

extension ItemPartFrames {
  /// Lays out an item of a glass bar, rounded to pixels.
  ///
  /// A title wider than `titleRoom`, in points, is truncated. Unlike on classic bars, an explicit font moves nothing:
  /// that was never seen on glass.
  package init(
    onGlass content: TabBarItemContent,
    size: CGSize,
    titleRoom: CGFloat,
    grid: PixelGrid,
    isRightToLeft: Bool
  ) {
    // In logged frames icons and titles start at whole points of their item; so do icons in a picture of a bar from
    // right to left.
    func start(ofWidth width: CGFloat) -> CGFloat {
      ((size.width - width) / 2 + 0.5).rounded(.down)
    }
    // Without a title the icon is centered, as in the circle of a search item; for other items that is inferred.
    let center = content.title == nil ? size.height / 2 : GlassBarFacts.iconCenter.value
    if let icon = content.icon?.size {
      placeIcon(icon, in: size, center: center, grid: grid)
      if content.title != nil { self.icon?.origin.x = start(ofWidth: icon.width) }
    }
    if let content = content.title {
      let width = min(grid.ceiling(content.width), max(0, titleRoom))
      title = Text(
        content,
        x: start(ofWidth: width),
        baseline: grid.nearest(GlassBarFacts.titleBaseline.value),
        width: width,
        grid: grid
      )
    }
    move(content)
    if let badge = content.badge {
      let box = iconBox(of: content)
      placeOnGlass(badge, beside: box, size: size, grid: grid, isRightToLeft: isRightToLeft)
    }
  }

  private mutating func placeOnGlass(
    _ content: TabBarItemContent.Badge,
    beside icon: CGRect?,
    size: CGSize,
    grid: PixelGrid,
    isRightToLeft: Bool
  ) {
    // That an empty badge next to an icon is as high as one with digits is inferred.
    let height =
      content.textWidth > 0 || icon != nil
      ? grid.ceiling(content.lineHeight) + GlassBarFacts.badgePadding.value
      : GlassBarFacts.badgeMinimumSize.value
    let width = max(height, grid.nearest(content.textWidth + TabBarFacts.badgeTextPadding.value))
    let overlap = TabBarFacts.badgeOverlap.value
    let withoutIcon = GlassBarFacts.badgeStartWithoutIcon.value
    let x =
      isRightToLeft
      ? (icon?.minX ?? size.width / 2 - withoutIcon - overlap) + overlap - width
      : (icon?.maxX ?? size.width / 2 + withoutIcon + overlap) - overlap
    let frame = CGRect(
      x: grid.nearest(x),
      y: GlassBarFacts.badgeTop.value,
      width: width,
      height: height
    ).offsetBy(dx: content.offset.horizontal, dy: content.offset.vertical)
    // The text is centered vertically, as in a classic badge.
    let drop = (height - TabBarFacts.badgeHeight.value) / 2
    place(content, in: frame, baseline: TabBarFacts.badgeBaseline.value + drop, grid: grid)
  }
}
