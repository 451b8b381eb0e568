import TabAppearance
import TabUIKit

/// Colors, fonts and offsets of the items of a custom bar: those of an appearance, and where it
/// leaves them open those of the system's bar.
@MainActor
struct CustomTabBarLook {
  /// What an item looks like in one state.
  struct State {
    var iconColor: UIColor
    var titleAttributes: [NSAttributedString.Key: Any]
    var titleOffset: UIOffset
    var badgeColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any]
    var badgeOffset: UIOffset
    var badgeTitleOffset: UIOffset
  }

  var normal: State
  var selected: State
  var disabled: State

  /// What the appearance sets for items with the focus of a keyboard.
  private let focused: UITabBarItemStateAppearance

  /// Reads an appearance: that for stacked items where the image is above or below the title, that
  /// for inline items where it is beside it.
  init(
    appearance: UITabBarAppearance,
    isStacked: Bool,
    traits: UITraitCollection,
    tintColor: UIColor?,
    unselectedItemTintColor: UIColor?
  ) {
    let items =
      isStacked
      ? appearance.stackedLayoutAppearance
      : traits.verticalSizeClass == .compact
        ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    let font = SystemTextStyle.title(in: isStacked ? .stacked : .inline).font
    let gray = unselectedItemTintColor ?? .systemGray
    normal = State(items.normal, color: gray, font: font)
    selected = State(items.selected, color: tintColor ?? .systemBlue, font: font)
    disabled = State(items.disabled, color: .tertiaryLabel, font: font)
    focused = items.focused
  }

  /// Reads the appearance in which a system's bar shows its items.
  init(of bar: UITabBar) {
    let traits = bar.traitCollection
    self.init(
      appearance: bar.selectedItem?.standardAppearance ?? bar.standardAppearance,
      isStacked: traits.horizontalSizeClass == .compact && traits.verticalSizeClass != .compact,
      traits: traits,
      tintColor: bar.tintColor,
      unselectedItemTintColor: bar.unselectedItemTintColor
    )
  }

  func state(isEnabled: Bool, isSelected: Bool, isFocused: Bool = false) -> State {
    guard isEnabled else { return disabled }
    let state = isSelected ? selected : normal
    return isFocused ? state.merging(focused) : state
  }
}

extension CustomTabBarLook.State {
  @MainActor
  fileprivate init(_ appearance: UITabBarItemStateAppearance, color: UIColor, font: UIFont) {
    iconColor = appearance.iconColor ?? color
    titleAttributes = [.font: font, .foregroundColor: iconColor]
      .merging(appearance.titleTextAttributes) { $1 }
    titleOffset = appearance.titlePositionAdjustment
    badgeColor = appearance.badgeBackgroundColor
    badgeTextAttributes = appearance.badgeTextAttributes
    badgeOffset = appearance.badgePositionAdjustment
    badgeTitleOffset = appearance.badgeTitlePositionAdjustment
  }

  /// The state with what an appearance sets, and with its offsets.
  @MainActor
  fileprivate func merging(_ appearance: UITabBarItemStateAppearance) -> Self {
    var state = self
    state.iconColor = appearance.iconColor ?? iconColor
    state.titleAttributes.merge(appearance.titleTextAttributes) { $1 }
    state.badgeColor = appearance.badgeBackgroundColor ?? badgeColor
    state.badgeTextAttributes.merge(appearance.badgeTextAttributes) { $1 }
    state.titleOffset = appearance.titlePositionAdjustment
    state.badgeOffset = appearance.badgePositionAdjustment
    state.badgeTitleOffset = appearance.badgeTitlePositionAdjustment
    return state
  }
}
