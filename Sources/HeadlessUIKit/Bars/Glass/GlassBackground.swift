import Foundation
import TabColors
import TabRaster

/// The background that an appearance gives the items of a glass bar.
enum GlassBackground {
  /// The system's glass.
  case platter

  /// A plate as wide as the bar, of the appearance's color and image, in place of the glass.
  case plate(UITabBarAppearance)

  /// The background of a classic bar, with effect and hairline, in place of the glass.
  case classic(UITabBarAppearance)

  /// No glass: the items are directly above the content.
  case transparent

  /// Creates the background for the settings of an appearance; a clear color counts as none.
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
    case .removes: self = .transparent
    case .honored, .ignored, .takenFromSelected, nil: self = .platter
    }
  }

  /// A note on what is inferred of the background; nil if nothing is.
  var inference: String? {
    guard case .transparent = self else { return nil }
    return
      "a transparent background is drawn without glass, as several reports have it; one has glass"
  }

  /// Returns the interface style of items on a background that covers the glass; nil on glass, whose style depends on
  /// its backdrop.
  @MainActor func styleOfCover(traits: UITraitCollection) -> UIUserInterfaceStyle? {
    let isDarkStyle = traits.userInterfaceStyle == .dark
    let isDark: Bool
    switch self {
    case .platter, .transparent: return nil
    case .plate(let appearance):
      let color = appearance.backgroundColor?.components(in: traits)
      isDark =
        color.map { LuminanceWeights.luminance(red: $0.red, green: $0.green, blue: $0.blue) < 0.5 }
        ?? isDarkStyle
    case .classic(let appearance):
      isDark =
        appearance.backgroundEffect.map { MaterialTint.isDark($0.style, isDark: isDarkStyle) }
        ?? isDarkStyle
    }
    return isDark ? .dark : .light
  }
}

extension UIBarAppearance {
  /// Whether effect and shadow are those of a new appearance.
  fileprivate var hasSystemEffectAndShadow: Bool {
    let system = UIBarAppearance(idiom: idiom)
    return backgroundEffect == system.backgroundEffect && shadowColor == system.shadowColor
      && shadowImage == nil
  }
}
