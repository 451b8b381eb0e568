import TabUIKit

extension UITabBarAppearance {
  /// An appearance that says what a theme comes to, and is UIKit's in everything else.
  ///
  /// Offsets away from the leading edge go to the left if it is the right one: UIKit mirrors none itself.
  /// Fonts that grow are as large as at `contentSize`. The layouts in which `made` comes from the same are copied
  /// from there, which is quicker.
  convenience init(
    _ resolved: ResolvedAppearance,
    isRightToLeft: Bool,
    contentSize: UIContentSizeCategory = UITraitCollection.current.preferredContentSizeCategory,
    like made: (appearance: UITabBarAppearance, resolved: ResolvedAppearance)? = nil
  ) {
    self.init()
    set(resolved.bar)
    let texts = TextAttributes(isRightToLeft: isRightToLeft, contentSize: contentSize)
    // Badges look alike in most states.
    var badge = (text: ResolvedText(), attributes: [NSAttributedString.Key: Any]())
    for layout in ItemLayout.allCases {
      if let made, made.resolved.cells.areEqual(to: resolved.cells, in: layout) {
        self[layout] = made.appearance[layout]
        continue
      }
      // Changed in place: no bar has the appearance yet, and UIKit copies items when they are set, not when asked for.
      let item = self[layout]
      for state in ItemStateName.allCases {
        guard let values = resolved.cells[.init(layout: layout, state: state)] else { continue }
        if badge.text != values.badgeText {
          badge = (values.badgeText, texts.make(values.badgeText, base: .badge))
        }
        let cell = item[state]
        cell.set(values, isRightToLeft: isRightToLeft)
        cell.titleTextAttributes.add(texts.make(values.title, base: .title(in: layout)))
        cell.badgeTextAttributes.add(badge.attributes)
      }
    }
  }

  /// Resets background and hairline to one of UIKit's own.
  func configure(with background: TabBarTheme.Background) {
    switch background {
    case .default: configureWithDefaultBackground()
    case .opaque: configureWithOpaqueBackground()
    case .transparent: configureWithTransparentBackground()
    }
  }

  private func set(_ bar: ResolvedBar) {
    configure(with: bar.background)
    if let effect = bar.backgroundEffect { backgroundEffect = effect.uiEffect }
    if let color = bar.backgroundColor { backgroundColor = .make(color) }
    if let image = bar.backgroundImage { backgroundImage = .make(image) }
    if let mode = bar.backgroundImageContentMode { backgroundImageContentMode = mode.uiMode }
    if let color = bar.shadowColor { shadowColor = .make(color) }
    if let image = bar.shadowImage { shadowImage = .make(image) }
    if let color = bar.selectionIndicatorTintColor { selectionIndicatorTintColor = .make(color) }
    if let image = bar.selectionIndicatorImage { selectionIndicatorImage = .make(image) }
    if let positioning = bar.stackedItemPositioning {
      stackedItemPositioning = positioning.uiPositioning
    }
    if let width = bar.stackedItemWidth { stackedItemWidth = width }
    if let spacing = bar.stackedItemSpacing { stackedItemSpacing = spacing }
  }
}

extension UITabBarItemStateAppearance {
  /// All but the texts.
  fileprivate func set(_ values: ResolvedItemState, isRightToLeft: Bool) {
    if let color = values.iconColor { iconColor = .make(color) }
    if let offset = values.titlePositionAdjustment {
      titlePositionAdjustment = UIOffset(offset, isRightToLeft: isRightToLeft)
    }
    if let color = values.badgeBackgroundColor { badgeBackgroundColor = .make(color) }
    if let offset = values.badgePositionAdjustment {
      badgePositionAdjustment = UIOffset(offset, isRightToLeft: isRightToLeft)
    }
    if let offset = values.badgeTitlePositionAdjustment {
      badgeTitlePositionAdjustment = UIOffset(offset, isRightToLeft: isRightToLeft)
    }
  }
}

extension UIOffset {
  init(_ offset: TabBarTheme.Offset, isRightToLeft: Bool) {
    self.init(
      horizontal: isRightToLeft ? -offset.leading : offset.leading,
      vertical: offset.vertical
    )
  }
}

extension UIEdgeInsets {
  init(_ insets: TabBarTheme.Insets, isRightToLeft: Bool) {
    self.init(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }
}
