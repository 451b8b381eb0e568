package import Foundation

/// The frames of an item's icon, title and badge, in points from the item's top left corner.
package struct ItemPartFrames: Equatable, Sendable {
  /// The frame of a title, and the y of its baseline.
  package struct Text: Equatable, Sendable {
    package var frame: CGRect
    package var baseline: CGFloat
  }

  package var icon: CGRect?
  package var title: Text?
  package var badge: CGRect?
  /// The left end of the baseline of the badge's text.
  package var badgeText: CGPoint?

  /// Creates the frames of an item that shows nothing.
  package init() {}

  /// Lays out an item of a size, rounded to pixels.
  package init(
    _ content: TabBarItemContent,
    layout: TabBarItemLayout,
    size: CGSize,
    grid: PixelGrid,
    isRightToLeft: Bool
  ) {
    switch layout {
    case .stacked: placeStacked(content, size: size, grid: grid)
    case .inline, .compactInline:
      placeInline(
        content,
        isCompact: layout == .compactInline,
        size: size,
        grid: grid,
        isRightToLeft: isRightToLeft
      )
    }
    move(content)
    if let badge = content.badge {
      let box = iconBox(of: content)
      place(
        badge,
        beside: box,
        layout: layout,
        size: size,
        grid: grid,
        isRightToLeft: isRightToLeft
      )
    }
  }

  /// Returns the box of the icon, which is wider than the ink of a symbol.
  func iconBox(of content: TabBarItemContent) -> CGRect? {
    let margin = content.icon?.isSymbol == true ? TabBarFacts.symbolMargin.value : 0
    return icon?.insetBy(dx: -margin, dy: 0)
  }

  /// Moves icon and title by the image insets and the title offset that the app sets.
  mutating func move(_ content: TabBarItemContent) {
    if let insets = content.icon?.insets, let frame = icon {
      icon = CGRect(
        x: frame.minX + insets.left,
        y: frame.minY + insets.top,
        width: max(0, frame.width - insets.left - insets.right),
        height: max(0, frame.height - insets.top - insets.bottom)
      )
    }
    if let offset = content.title?.offset, let text = title {
      title?.frame = text.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
      title?.baseline = text.baseline + offset.vertical
    }
  }

  // MARK: - Icon and title

  /// Centers an icon horizontally in an item, and vertically at the y `center`.
  mutating func placeIcon(_ icon: CGSize, in item: CGSize, center: CGFloat, grid: PixelGrid) {
    self.icon = CGRect(
      // Rounding down fits all 24 icons measured at 3 pixels per point.
      x: grid.floor((item.width - icon.width) / 2),
      y: grid.nearest(center - icon.height / 2),
      width: icon.width,
      height: icon.height
    )
  }

  private mutating func placeStacked(_ content: TabBarItemContent, size: CGSize, grid: PixelGrid) {
    let drop = content.title?.hasExplicitFont == true ? TabBarFacts.explicitFontDrop.value : 0
    if let content = content.icon {
      var center = (size.height - TabBarFacts.titleZone.value) / 2 + drop
      if content.isSymbol { center -= TabBarFacts.symbolRise.value }
      placeIcon(content.size, in: size, center: center, grid: grid)
    }
    if let content = content.title {
      // A title that is too long is truncated to the item's width.
      let width = min(grid.ceiling(content.width), size.width)
      let baseline = grid.nearest(size.height - TabBarFacts.baselineAboveBottom.value + drop)
      title = Text(
        content,
        x: (size.width - width) / 2,
        baseline: baseline,
        width: width,
        grid: grid
      )
    }
  }

  private mutating func placeInline(
    _ content: TabBarItemContent,
    isCompact: Bool,
    size: CGSize,
    grid: PixelGrid,
    isRightToLeft: Bool
  ) {
    let iconWidth = content.icon?.size.width ?? 0
    let hasBoth = content.icon != nil && content.title != nil
    let gap = hasBoth ? (isCompact ? TabBarFacts.compactInlineGap : TabBarFacts.inlineGap).value : 0
    let drop = isCompact ? 0 : TabBarFacts.inlineTitleDrop.value
    let room = max(0, size.width - iconWidth - gap)
    let titleWidth = content.title.map { min(grid.ceiling($0.width), room) } ?? 0
    let start = (size.width - iconWidth - gap - titleWidth) / 2
    if let content = content.icon {
      icon = CGRect(
        x: grid.nearest(isRightToLeft ? start + titleWidth + gap : start),
        y: grid.nearest((size.height - content.size.height) / 2),
        width: content.size.width,
        height: content.size.height
      )
    }
    if let content = content.title {
      title = Text(
        content,
        x: isRightToLeft ? start : start + iconWidth + gap,
        baseline: grid.nearest((size.height - content.lineHeight) / 2 + content.ascender + drop),
        width: titleWidth,
        grid: grid
      )
    }
  }

  // MARK: - Badge

  private mutating func place(
    _ content: TabBarItemContent.Badge,
    beside icon: CGRect?,
    layout: TabBarItemLayout,
    size: CGSize,
    grid: PixelGrid,
    isRightToLeft: Bool
  ) {
    let width = max(
      TabBarFacts.badgeMinimumWidth.value,
      grid.nearest(content.textWidth + TabBarFacts.badgeTextPadding.value)
    )
    let middle = CGRect(x: size.width / 2, y: 0, width: 0, height: 0)
    let isStacked = layout == .stacked
    let anchor = (isStacked ? icon ?? title?.frame : title?.frame ?? icon) ?? middle
    let standsByTitle = !isStacked && title != nil
    let overlap = (standsByTitle ? TabBarFacts.inlineBadgeOverlap : TabBarFacts.badgeOverlap).value
    let top =
      isStacked
      ? TabBarFacts.badgeTop.value
      : max(0, grid.nearest(anchor.minY - TabBarFacts.inlineBadgeRise.value))
    let frame = CGRect(
      x: grid.nearest(isRightToLeft ? anchor.minX + overlap - width : anchor.maxX - overlap),
      y: top,
      width: width,
      height: TabBarFacts.badgeHeight.value
    ).offsetBy(dx: content.offset.horizontal, dy: content.offset.vertical)
    place(content, in: frame, baseline: TabBarFacts.badgeBaseline.value, grid: grid)
  }

  /// Sets the frame of the badge and centers its text there, with the baseline `baseline` points below the frame's top.
  mutating func place(
    _ content: TabBarItemContent.Badge,
    in frame: CGRect,
    baseline: CGFloat,
    grid: PixelGrid
  ) {
    badge = frame
    // The text is a label, as wide as whole pixels, which is rounded down; 18 texts of pictures agree.
    badgeText = CGPoint(
      x: grid.floor(
        frame.midX - grid.ceiling(content.textWidth) / 2 + content.textOffset.horizontal
      ),
      y: grid.nearest(frame.minY + baseline + content.textOffset.vertical)
    )
  }
}

extension ItemPartFrames.Text {
  init(
    _ content: TabBarItemContent.Title,
    x: CGFloat,
    baseline: CGFloat,
    width: CGFloat,
    grid: PixelGrid
  ) {
    self.frame = CGRect(
      // Rounded down without a tolerance: of 32 titles in pictures the one at 96.99999999999999 pixels is
      // a pixel further left, too.
      x: (x * grid.scale).rounded(.down) / grid.scale,
      y: grid.nearest(baseline - content.ascender),
      width: width,
      height: grid.ceiling(content.lineHeight)
    )
    self.baseline = baseline
  }
}
