import Foundation

extension ItemLook {
  /// Settles the looks of an item on glass: as on a classic bar, but for what glass ignores.
  ///
  /// - Precondition: The surroundings have the colors of glass.
  @MainActor init(
    item: UITabBarItem,
    state: ItemState,
    onGlass appearance: UITabBarItemAppearance,
    in surroundings: Surroundings,
    traits: UITraitCollection
  ) {
    let own = appearance.appearance(for: state)
    self.init(item: item, state: state, appearance: own, in: surroundings)
    if !state.colorSetting.isHonored {
      iconColor = surroundings.color(of: state)
      iconVibrancy = surroundings.vibrancy(of: state)
      title.color = iconColor
      title.vibrancy = iconVibrancy
    }
    if state == .selected, let glass = surroundings.glass {
      iconColor = glass.tinted(iconColor, traits: traits)
      title.color = glass.tinted(title.color, traits: traits)
    }
    if GlassSetting.badgeColors.effect.value == .takenFromSelected {
      let selected = ItemLook(
        item: item,
        state: .selected,
        appearance: appearance.selected,
        in: surroundings
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
