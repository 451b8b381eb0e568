import Foundation

extension UITabBar {
  /// What size classes and idiom say about the bar.
  var surroundings: TabBarSurroundings {
    TabBarSurroundings(
      isPad: traitCollection.userInterfaceIdiom == .pad,
      hasRegularWidth: traitCollection.horizontalSizeClass == .regular,
      hasCompactHeight: traitCollection.verticalSizeClass == .compact
    )
  }

  /// Whether the bar floats at the top: that of a controller on an iPad in regular width, from iOS 18 on.
  var isAtTop: Bool {
    let first = SimulatedSystem.OSVersion(PadBarFacts.firstVersion.value)
    return isManaged && surroundings.isPad && surroundings.hasRegularWidth
      && SimulatedSystem.current.osVersion >= first
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The height for `sizeThatFits`.
  ///
  /// A managed bar reaches down through the safe area of its controller's view; a bar on its own knows none.
  var fittingHeight: CGFloat {
    if isAtTop { return PadBarFacts.height.value }
    if SimulatedSystem.current.look == .glass { return TabBarFacts.glassHeight.value }
    guard isManaged else { return TabBarFacts.height.value }
    let inset = superview?.safeAreaInsets.bottom ?? 0
    return surroundings.barHeight(aboveBottomInset: inset) + inset
  }

  /// Makes a view for each item, and keeps those whose items stay.
  func rebuildButtons() {
    let old = buttons
    buttons = (storedItems ?? []).map { item in
      old.first { $0.item === item } ?? TabBarButton(item: item, bar: self)
    }
    for button in old where !buttons.contains(where: { $0 === button }) {
      button.item.onChange = nil
      button.removeFromSuperview()
    }
    for button in buttons {
      button.item.onChange = { [weak self] in self?.setNeedsLayout() }
      addSubview(button)
    }
  }

  /// Sets the frames of the items; one set from outside stays until the bar is laid out again.
  func layoutButtons() {
    for (button, frame) in zip(buttons, itemFrames) {
      button.isEnabled = button.item.isEnabled
      button.isSelected = button.item === selectedItem
      button.frame = frame
    }
  }

  private var itemFrames: [CGRect] {
    if isAtTop { return padFrames.items }
    if SimulatedSystem.current.look == .glass { return glassFrames.items }
    let insets = safeAreaInsets
    let content = CGRect(
      x: insets.left,
      y: 0,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.bottom)
    )
    return distribution.frames(in: content, count: buttons.count, isRightToLeft: isRightToLeft)
  }

  /// Platter and items of the glass look.
  var glassFrames: GlassBarFrames {
    GlassBarFrames(
      barWidth: bounds.width,
      count: buttons.count,
      isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: traitCollection.displayScale)
    )
  }

  /// Platter and items of the bar at the top of an iPad.
  var padFrames: PadBarFrames {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return PadBarFrames(
      barWidth: bounds.width,
      titleWidths: buttons.map { $0.picture(grid: grid)?.content.title?.width ?? 0 },
      isRightToLeft: isRightToLeft,
      grid: grid
    )
  }

  /// How the items share the width: by the size classes, unless the appearance says it.
  ///
  /// A width that is asked for counts in every layout, as documented for `itemWidth`. The system's own is a figure for
  /// stacked items and, inferred, the width of the content for inline ones; no picture of those could be measured.
  private var distribution: TabBarItemDistribution {
    let appearance = appearanceInForce
    let isCentered =
      switch appearance.stackedItemPositioning {
      case .fill: false
      case .centered: true
      case .automatic: surroundings.hasRegularWidth
      }
    guard isCentered else { return .fill }
    let (width, spacing) = (appearance.stackedItemWidth, appearance.stackedItemSpacing)
    if surroundings.itemLayout == .stacked || width > 0 {
      return .centered(count: buttons.count, width: width, spacing: spacing)
    }
    return .centered(
      widths: buttons.map { max(TabBarFacts.centeredItemWidth.value, $0.inlineWidth) },
      spacing: spacing > 0 ? spacing : TabBarFacts.centeredItemSpacing.value
    )
  }
}
