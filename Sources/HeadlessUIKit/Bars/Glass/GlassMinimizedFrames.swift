package import Foundation

/// The frames of a minimized glass bar's circles and accessory, in points from the bar's top left corner.
///
/// The bar itself keeps its size when it is minimized.
package struct GlassMinimizedFrames: Sendable {
  /// The circle of the selected item, at the leading end.
  package let selected: CGRect

  /// The circle of the prominent item, at the trailing end, if there is one.
  package let prominent: CGRect?

  /// The frame of an accessory between the circles.
  package let accessory: CGRect

  /// The frames of the items, first item first; those of hidden items are empty, and in reading order.
  package let items: [CGRect]

  /// Lays out a minimized bar.
  ///
  /// - Parameters:
  ///   - barWidth: The width of the bar, including `sides`.
  ///   - sides: The safe area insets at the left and the right.
  ///   - itemCount: The number of items.
  ///   - selectedIndex: The index of the selected item.
  ///   - prominentIndex: The index of the prominent item, if there is one.
  ///   - isRightToLeft: Whether the first item is at the right.
  package init(
    barWidth: CGFloat,
    sides: (left: CGFloat, right: CGFloat) = (0, 0),
    itemCount: Int,
    selectedIndex: Int,
    prominentIndex: Int? = nil,
    isRightToLeft: Bool
  ) {
    let (size, inset) = (GlassBarFacts.minimizedSize.value, GlassBarFacts.minimizedInset.value)
    let gap = GlassBarFacts.minimizedGap.value
    let room = (left: sides.left + inset, right: barWidth - sides.right - inset)
    let top = GlassBarFacts.height.value - inset - size
    func circle(atLeft isAtLeft: Bool) -> CGRect {
      CGRect(x: isAtLeft ? room.left : room.right - size, y: top, width: size, height: size)
    }
    let selected = circle(atLeft: !isRightToLeft)
    let prominent = prominentIndex.map { _ in circle(atLeft: isRightToLeft) }
    let (first, last) = isRightToLeft ? (prominent, selected) : (selected, prominent)
    let start = first.map { $0.maxX + gap } ?? room.left
    let end = last.map { $0.minX - gap } ?? room.right
    accessory = CGRect(x: start, y: top, width: max(0, end - start), height: size)
    items = (0..<itemCount).map { index in
      if index == selectedIndex { return selected }
      if index == prominentIndex, let prominent { return prominent }
      let distance = CGFloat(isRightToLeft ? selectedIndex - index : index - selectedIndex)
      return CGRect(x: selected.minX + distance, y: selected.midY, width: 0, height: 0)
    }
    (self.selected, self.prominent) = (selected, prominent)
  }
}

extension GlassMinimizedFrames {
  /// Lays out a bar if it is minimized.
  ///
  /// Returns `nil` on an iPad, for a bar that isn't minimized, and for one whose prominent item is selected: UIKit's
  /// layout of such a bar is unknown.
  @MainActor init?(_ bar: UITabBar) {
    guard bar.isMinimized, !bar.layoutTraits.isPad,
      let selected = bar.buttons.firstIndex(where: { $0.item === bar.selectedItem }),
      !bar.buttons[selected].item.isProminent
    else { return nil }
    let insets = bar.safeAreaInsets
    self.init(
      barWidth: bar.bounds.width,
      sides: (insets.left, insets.right),
      itemCount: bar.buttons.count,
      selectedIndex: selected,
      prominentIndex: bar.buttons.firstIndex { $0.item.isProminent },
      isRightToLeft: bar.isRightToLeft
    )
  }
}
