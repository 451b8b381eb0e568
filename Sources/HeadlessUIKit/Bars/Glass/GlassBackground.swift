import Foundation

/// What an appearance puts behind the items of a glass bar.
enum GlassBackground {
  /// The system's glass.
  case platter

  /// A plate as wide as the bar, of the appearance's color and image, in place of the glass.
  case plate(UITabBarAppearance)

  /// The background of a classic bar, with effect and hairline, in place of the glass.
  case classic(UITabBarAppearance)

  /// Nothing that is known.
  case unclear

  /// Chooses by what the appearance sets; a clear color counts as none.
  @MainActor init(_ appearance: UITabBarAppearance, traits: UITraitCollection) {
    let color = appearance.backgroundColor.map { $0.components(in: traits).alpha } ?? 0
    let setting: GlassSetting? =
      if appearance.backgroundImage != nil {
        .backgroundImage
      } else if color > 0 {
        .backgroundColor
      } else {
        appearance.backgroundEffect == nil
          ? .noBackground : appearance.hasSystemEffectAndShadow ? nil : .effectAndShadow
      }
    switch setting?.effect.value {
    case .covers: self = setting == .effectAndShadow ? .classic(appearance) : .plate(appearance)
    case .unclear: self = .unclear
    case .honored, .ignored, .takenFromSelected, nil: self = .platter
    }
  }

  /// Whether items are colored for dark glass: by what is behind the platter, or by the plate's own color.
  ///
  /// The luma is how light it is behind the platter, from 0 to 1; where it is nil, the style of the interface stands for it.
  @MainActor func isDark(luma: Double?, traits: UITraitCollection) -> Bool {
    let isDarkStyle = traits.userInterfaceStyle == .dark
    switch self {
    case .platter, .unclear:
      return luma.map { $0 < GlassColors.darkBelow.value } ?? isDarkStyle
    case .plate(let appearance):
      guard let color = appearance.backgroundColor?.components(in: traits) else {
        return isDarkStyle
      }
      let luma = Luma.red * color.red + Luma.green * color.green + Luma.blue * color.blue
      return luma < 0.5
    case .classic(let appearance):
      return appearance.backgroundEffect.map { MaterialTint.isDark($0.style, isDark: isDarkStyle) }
        ?? isDarkStyle
    }
  }
}

extension UIBarAppearance {
  /// Whether effect and shadow are those of an appearance that nobody has changed.
  fileprivate var hasSystemEffectAndShadow: Bool {
    let system = UIBarAppearance(idiom: idiom)
    return backgroundEffect == system.backgroundEffect && shadowColor == system.shadowColor
      && shadowImage == nil
  }
}
