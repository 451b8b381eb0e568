import Foundation
package import TabRaster

/// The colors below the items of a glass bar over content of one color, without drawing the bar.
///
///     let ground = GlassGround(isDark: false, hasHighContrast: false, generation: .ios26)
///     ground.pill  // RGBA(237, 237, 237)
package struct GlassGround: Hashable, Sendable {
  /// The opaque color of the platter, or of the background that covers the glass.
  package let bar: RGBA

  /// The opaque color of the pill, which is behind the selected item.
  package let pill: RGBA

  /// Whether the color is that of a background that covers the glass, whatever the content.
  package let isCover: Bool

  private let isDark: Bool
  private let generation: GlassVibrancy.Generation

  /// Returns the color of a selected item over the pill, before its opacity is applied.
  ///
  /// - Parameter tint: The red, green and blue that are set for the item, from 0 to 1.
  /// - Returns: Red, green and blue from 0 to 1.
  package func selectedColor(_ tint: SIMD3<Double>) -> SIMD3<Double> {
    let background = SIMD3(Double(pill.red), Double(pill.green), Double(pill.blue)) / 255
    return GlassVibrancy.selected(tint, isDark: isDark, on: generation).value(background)
  }
}

extension GlassGround {
  /// Creates the ground on a bar of one color.
  fileprivate init(
    bar: RGBA,
    isCover: Bool,
    colors: GlassColors,
    generation: GlassVibrancy.Generation
  ) {
    (self.bar, self.isCover, self.generation) = (bar, isCover, generation)
    pill = colors.pill.value(bar)
    isDark = colors.isDark
  }

  /// Creates the glass over white content in light style, and over black content in dark style.
  ///
  /// The two are the extremes: glass over light content is light, and its items have the colors for
  /// light style, whatever the style of the interface.
  package init(isDark: Bool, hasHighContrast: Bool, generation: GlassVibrancy.Generation) {
    let colors: GlassColors = isDark ? .dark : .light
    var platter = colors.filter(reducesTransparency: false)(
      isDark ? RGBA(0, 0, 0) : RGBA(255, 255, 255)
    )
    if hasHighContrast, !isDark {
      let fill = GlassColors.contrastFill.value
      platter = BackdropFilter(radius: 0, saturation: 1, tint: fill)(platter)
    }
    self.init(bar: platter, isCover: false, colors: colors, generation: generation)
  }
}

extension UITabBarAppearance {
  /// Returns the colors below items where the appearance is shown on glass.
  ///
  /// - Parameters:
  ///   - traits: The style, from which the content's lightness is taken, and the contrast.
  ///   - generation: The system's version.
  /// - Returns: The colors, or `nil` if they aren't known: below a translucent color, a material or
  ///   an image that replaces the glass.
  @MainActor
  package func glassGround(
    in traits: UITraitCollection,
    on generation: GlassVibrancy.Generation
  ) -> GlassGround? {
    let background = GlassBackground(self, traits: traits)
    switch background {
    case .platter:
      return GlassGround(
        isDark: traits.userInterfaceStyle == .dark,
        hasHighContrast: traits.accessibilityContrast == .high,
        generation: generation
      )
    case .plate where backgroundImage == nil:
      guard let color = backgroundColor?.rgba(in: traits), color.alpha == 255 else {
        return nil
      }
      let style = background.styleOfCover(traits: traits)
      return GlassGround(
        bar: color,
        isCover: true,
        colors: PlatterStyle.glass.colors(over: style),
        generation: generation
      )
    case .plate, .classic, .transparent: return nil
    }
  }
}
