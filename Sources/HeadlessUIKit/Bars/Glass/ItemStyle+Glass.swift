import Foundation

extension ItemStyle {
  /// Resolves the style of an item on glass: as on a classic bar, except for settings that glass ignores.
  ///
  /// - Precondition: `context.glass` isn't nil.
  @MainActor init(
    item: UITabBarItem,
    state: ItemState,
    onGlass appearance: UITabBarItemAppearance,
    in context: Context,
    traits: UITraitCollection
  ) {
    let stateAppearance = appearance.appearance(of: item, in: state)
    self.init(item: item, state: state, appearance: stateAppearance, in: context)
    if !state.colorSetting.isHonored {
      iconColor = context.color(of: state)
      iconVibrancy = context.vibrancy(of: state)
      title.color = iconColor
      title.vibrancy = iconVibrancy
    }
    if state == .selected, let glass = context.glass {
      iconVibrancy = glass.vibrancy(ofTint: iconColor, traits: traits)
      title.vibrancy = glass.vibrancy(ofTint: title.color, traits: traits)
    }
    if GlassSetting.badgeColors.effect.value == .takenFromSelected {
      let selected = ItemStyle(
        item: item,
        state: .selected,
        appearance: appearance.selected,
        in: context
      )
      badgeColor = selected.badgeColor
      badgeText.color = selected.badgeText.color
    }
  }
}

extension ItemState {
  fileprivate var colorSetting: GlassSetting {
    switch self {
    case .normal: .normalColors
    case .selected: .selectedColors
    case .disabled: .disabledColors
    }
  }
}
