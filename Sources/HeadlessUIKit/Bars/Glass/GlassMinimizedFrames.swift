package import Foundation

/// The frames of a small glass bar: its circles and its accessory, in points from the top left corner of the bar, which is
/// as large as before.
package struct GlassMinimizedFrames: Sendable {
  /// The circle of the selected item, at the leading end.
  package let selected: CGRect

  /// The circle of the prominent item, at the trailing end, if there is one.
  package let prominent: CGRect?

  /// The room for an accessory between them.
  package let accessory: CGRect

  /// The frames of the items, first item first; those that don't show are empty, and in reading order.
  package let items: [CGRect]

  /// Lays a small bar out.
  ///
  /// - Parameters:
  ///   - barWidth: The width of the bar, of which `sides` stay free.
  ///   - sides: What the safe area covers at the left and the right.
  ///   - itemCount: How many items there are.
  ///   - selectedIndex: The place of the selected item.
  ///   - prominentIndex: The place of the prominent item, if there is one.
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
  /// Lays a bar out if it is small.
  ///
  /// Returns `nil` for a bar that isn't minimized, and for one whose prominent item is selected: what UIKit shows then
  /// isn't known.
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
