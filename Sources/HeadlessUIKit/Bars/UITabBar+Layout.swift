import Foundation

extension UITabBar {
  /// The layout traits of the bar, from its size classes and idiom.
  var layoutTraits: BarLayoutTraits {
    let isPad = traitCollection.userInterfaceIdiom == .pad
    let isInline = isPad || SimulatedSystem.current(for: traitCollection).look.hasInlinePhones
    return BarLayoutTraits(
      isPad: isPad,
      hasRegularWidth: isInline && traitCollection.horizontalSizeClass == .regular,
      hasCompactHeight: traitCollection.verticalSizeClass == .compact
    )
  }

  /// Whether the bar is that of a controller of regular width, whatever width the bar itself overrides.
  ///
  /// Several apps override the width of their controller with compact, which moves the bar of an iPad to the bottom, and
  /// that of the bar with regular, which doesn't move it back.
  var hasControllerOfRegularWidth: Bool {
    guard isManaged else { return false }
    let traits = (delegate as? UITabBarController)?.traitCollection ?? traitCollection
    return traits.horizontalSizeClass == .regular
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Creates a button for each new item, and removes those of removed items.
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
    addSecondControls()
  }

  /// Adds a second control for each item, if the simulated system's glass draws items twice.
  private func addSecondControls() {
    for control in secondControls { control.removeFromSuperview() }
    let isHidden = SimulatedSystem.current.look.hidesItemFrames
    secondControls = isHidden ? buttons.map { _ in UIControl() } : []
    for control in secondControls {
      control.isUserInteractionEnabled = false
      insertSubview(control, at: 0)
    }
  }

  /// Sets the frames and states of the items' buttons; a frame that an app sets remains until the next layout.
  func layoutButtons() {
    for (button, frame) in zip(buttons, design.itemFrames(of: self)) {
      button.isEnabled = button.item.isEnabled
      button.isSelected = button.item === selectedItem
      button.place(at: frame)
      // A minimized bar hides most items.
      if isMinimized { button.alpha = frame.isEmpty ? 0 : 1 }
      button.setNeedsLayout()
    }
  }
}
