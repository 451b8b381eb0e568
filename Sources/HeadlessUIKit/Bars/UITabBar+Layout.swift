import Foundation

extension UITabBar {
  /// The bar's layout traits, by size classes and idiom.
  var layoutTraits: BarLayoutTraits {
    BarLayoutTraits(
      isPad: traitCollection.userInterfaceIdiom == .pad,
      hasRegularWidth: traitCollection.horizontalSizeClass == .regular,
      hasCompactHeight: traitCollection.verticalSizeClass == .compact
    )
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

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
    for (button, frame) in zip(buttons, design.itemFrames(of: self)) {
      button.isEnabled = button.item.isEnabled
      button.isSelected = button.item === selectedItem
      button.place(at: frame)
      // On a small bar most items don't show.
      if isMinimized { button.alpha = frame.isEmpty ? 0 : 1 }
      button.setNeedsLayout()
    }
  }
}
