import TabThemes
import TabUIKit

/// The colors, fonts and offsets of the items of a custom bar: those of an appearance, or else
/// those of the system's bar.
@MainActor
struct CustomTabBarLook {
  /// The properties of an item in one state.
  struct State {
    var iconColor: UIColor
    var titleAttributes: [NSAttributedString.Key: Any]
    var titleOffset: UIOffset

    /// The distance by which a font in the title's attributes moves title and icon down, as in the
    /// system's bar (measured).
    var titleDrop: CGFloat
    var badgeColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any]
    var badgeOffset: UIOffset
    var badgeTitleOffset: UIOffset
  }

  var normal: State
  var selected: State
  var disabled: State

  /// The settings of the appearance for items with keyboard focus.
  private let focused: UITabBarItemStateAppearance

  /// Reads the stacked appearance if the image is above or below the title, and the inline
  /// appearance if it is beside the title.
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
    let isOverMaterial = appearance.showsMaterial(in: traits)
    let gray = unselectedItemTintColor ?? .systemItem(isOverMaterial: isOverMaterial)
    let pale = UIColor.systemItem(isEnabled: false, isOverMaterial: isOverMaterial)
    normal = State(items.normal, color: gray, font: font)
    selected = State(items.selected, color: tintColor ?? .systemBlue, font: font)
    disabled = State(items.disabled, color: pale, font: font)
    focused = items.focused
  }

  /// Reads the appearance with which the system's bar shows its items.
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
    titleDrop = appearance.titleTextAttributes[.font] == nil ? 0 : 1
    badgeColor = appearance.badgeBackgroundColor
    badgeTextAttributes = appearance.badgeTextAttributes
    badgeOffset = appearance.badgePositionAdjustment
    badgeTitleOffset = appearance.badgeTitlePositionAdjustment
  }

  /// Returns the state with the settings of an appearance merged over it, and with its offsets.
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

extension UITabBarAppearance {
  /// Whether items are over the material of the background: neither an image nor an opaque color
  /// covers it.
  fileprivate func showsMaterial(in traits: UITraitCollection) -> Bool {
    guard backgroundEffect != nil, backgroundImage == nil else { return false }
    guard let color = backgroundColor?.resolvedColor(with: traits) else { return true }
    var alpha: CGFloat = 1
    return color.getRed(nil, green: nil, blue: nil, alpha: &alpha) && alpha < 1
  }
}

extension UIColor {
  /// Returns the system's color of unselected or disabled items.
  ///
  /// Over a material, items are black or white at an opacity; over anything else, they are gray. The
  /// values equal those of `HeadlessUIKit`, which names their sources; a test compares pictures of
  /// both bars. The vibrancy of the system's bar is left out: it raises the saturation of the content
  /// behind the items.
  fileprivate nonisolated static func systemItem(
    isEnabled: Bool = true,
    isOverMaterial: Bool
  ) -> UIColor {
    guard isOverMaterial else { return UIColor(white: 0.5725, alpha: isEnabled ? 0.85 : 0.2125) }
    return UIColor { @Sendable traits in
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(white: isDark ? 1 : 0, alpha: isEnabled ? isDark ? 0.44 : 0.4 : 0.1)
    }
  }
}
