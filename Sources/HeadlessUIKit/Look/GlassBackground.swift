import Foundation

/// What an appearance puts behind the items of a glass bar.
enum GlassBackground {
  /// The system's glass.
  case platter

  /// A plate as wide as the bar, in place of the glass.
  case plate(UITabBarAppearance)

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
        appearance.backgroundEffect == nil ? .noBackground : nil
      }
    switch setting?.effect.value {
    case .covers: self = .plate(appearance)
    case .unclear: self = .unclear
    case .honored, .ignored, .takenFromSelected, nil: self = .platter
    }
  }

  /// Whether items are colored for dark glass: by the style of the interface, or by the plate's own color.
  @MainActor func isDark(traits: UITraitCollection) -> Bool {
    guard case .plate(let appearance) = self, let color = appearance.backgroundColor else {
      return traits.userInterfaceStyle == .dark
    }
    // The weights of luma; which ones UIKit has isn't known.
    let components = color.components(in: traits)
    return 0.299 * components.red + 0.587 * components.green + 0.114 * components.blue < 0.5
  }
}
