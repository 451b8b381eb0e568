import TabUIKit

extension UITabBarAppearance {
  /// An appearance that says what a theme comes to, and is UIKit's in everything else.
  ///
  /// Offsets away from the leading edge go to the left if it is the right one: UIKit mirrors none itself.
  /// Fonts that grow are as large as at `contentSize`.
  convenience init(
    _ resolved: ResolvedAppearance,
    isRightToLeft: Bool,
    contentSize: UIContentSizeCategory = UITraitCollection.current.preferredContentSizeCategory
  ) {
    self.init()
    set(resolved.bar)
    for layout in ItemLayout.allCases {
      let item = UITabBarItemAppearance(style: layout.uiStyle)
      for state in ItemStateName.allCases {
        guard let values = resolved.cells[.init(layout: layout, state: state)] else { continue }
        item[state].set(
          values,
          layout: layout,
          isRightToLeft: isRightToLeft,
          contentSize: contentSize
        )
      }
      self[layout] = item
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
    if let effect = bar.backgroundEffect {
      backgroundEffect = effect.uiStyle.map { UIBlurEffect(style: $0) }
    }
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
  fileprivate func set(
    _ values: ResolvedItemState,
    layout: ItemLayout,
    isRightToLeft: Bool,
    contentSize: UIContentSizeCategory
  ) {
    func merge(
      _ text: ResolvedText,
      base: SystemTextStyle,
      into attributes: inout [NSAttributedString.Key: Any]
    ) {
      attributes.merge(text, isRightToLeft: isRightToLeft)
      if text.setsFont { attributes[.font] = UIFont.make(text, base: base, for: contentSize) }
    }
    if let color = values.iconColor { iconColor = .make(color) }
    merge(values.title, base: .title(in: layout), into: &titleTextAttributes)
    if let offset = values.titlePositionAdjustment {
      titlePositionAdjustment = UIOffset(offset, isRightToLeft: isRightToLeft)
    }
    if let color = values.badgeBackgroundColor { badgeBackgroundColor = .make(color) }
    merge(values.badgeText, base: .badge, into: &badgeTextAttributes)
    if let offset = values.badgePositionAdjustment {
      badgePositionAdjustment = UIOffset(offset, isRightToLeft: isRightToLeft)
    }
    if let offset = values.badgeTitlePositionAdjustment {
      badgeTitlePositionAdjustment = UIOffset(offset, isRightToLeft: isRightToLeft)
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// Sets what a theme says, but for the font, and leaves the rest: UIKit fills absent attributes one by one.
  fileprivate mutating func merge(_ text: ResolvedText, isRightToLeft: Bool) {
    if let color = text.color { self[.foregroundColor] = UIColor.make(color) }
    if let kern = text.kern { self[.kern] = kern }
    if let shadow = text.shadow {
      self[.shadow] = NSShadow.make(shadow, isRightToLeft: isRightToLeft)
    }
    if !text.paragraph.setsNothing {
      self[.paragraphStyle] = NSParagraphStyle.make(text.paragraph)
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
