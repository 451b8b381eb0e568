import Foundation
import TabRaster

/// The colors of light or dark glass, which tints its backdrop and takes on its hue.
struct GlassColors: Hashable, Sendable {
  var isDark: Bool

  /// The filter that turns the backdrop into the platter: a blur, and a matrix of saturation, scale and offset.
  ///
  /// Fits each measured result on iOS 26.1 within 1, as 8-bit RGB or gray. Light: 253 over white, 220 over black, (255,
  /// 201, 204) over (255, 56, 60). Dark: 19 over black, 32 over 51, 84 over white, (157, 13, 16) over (255, 56, 60).
  /// Pictures of a beta have light glass that is darker over colors: (173, 221, 242) over (80, 129, 151).
  var platter: Fact<BackdropFilter>

  /// The gray of the platter with Reduce Transparency.
  var plainPlatter: Fact<RGBA>

  /// The filter that turns the platter into the pill.
  ///
  /// Fits each measured result on iOS 26.1 within 1, as grays. Light: 235 over white, 198 over black. Dark: 53 over
  /// black, 65 over 51, 115 over white.
  ///
  /// The dark matrix was read from a running iOS 26. The light factors are those of iOS 27.
  var pill: Fact<BackdropFilter>

  /// The color of the highlight at the edge of the platter, from which it fades inward.
  var rim: Fact<RGBA>

  /// The gray of unselected items, from 0 to 1: on glass the vibrancy matrix's result for white in light, for black in
  /// dark.
  var unselected: Fact<CGFloat>

  /// Whether items blend with the background below them, by the matrices of `GlassVibrancy`.
  var isVibrant: Bool

  /// The opacity of disabled items relative to others, as on a classic bar.
  static let disabledOpacity = Fact<CGFloat>(0.25, .inferred)

  /// The mean luma of the platter's backdrop below which glass is dark, from 0 for black to 1 for white.
  ///
  /// Several sources report that the backdrop decides. One has the luma of Rec. 709 and a hysteresis; no source has
  /// figures, and in a measured picture glass is light over 0.46.
  static let darkBelow = Fact(0.4, .unknown)

  /// The mean luma of the platter's backdrop from which glass is light, from 0 for black to 1 for
  /// white.
  ///
  /// Between `darkBelow` and `lightFrom` glass keeps its style. A picture has no earlier style, so
  /// the style of the interface decides (inferred).
  static let lightFrom = Fact(0.45, .unknown)

  /// Returns the filter that the platter applies to its backdrop; with Reduce Transparency, an opaque gray.
  func filter(reducesTransparency: Bool) -> BackdropFilter {
    reducesTransparency
      ? BackdropFilter(radius: 0, saturation: 1, tint: plainPlatter.value) : platter.value
  }

  /// The color over light glass with Increase Contrast; no source has a color for dark glass.
  static let contrastFill = Fact(RGBA(255, 255, 255, 204), .oneSource)

  static let light = GlassColors(
    isDark: false,
    platter: Fact(platter(saturation: 5.651, scale: 33.0 / 255, offset: 220.0 / 255), .measured),
    plainPlatter: Fact(RGBA(253, 253, 253), .inferred),
    pill: Fact(pill(scale: 1.2, luma: -0.07, offset: -0.199), .measured),
    rim: Fact(RGBA(255, 255, 255, 230), .unknown),
    unselected: Fact(0.1, .measured),
    isVibrant: true
  )

  static let dark = GlassColors(
    isDark: true,
    platter: Fact(platter(saturation: 2.85, scale: 0.255, offset: 19.0 / 255), .measured),
    plainPlatter: Fact(RGBA(19, 19, 19), .oneSource),
    pill: Fact(pill(scale: 1.116, luma: -0.159, offset: 0.135), .oneSource),
    rim: Fact(RGBA(255, 255, 255, 27), .measured),
    unselected: Fact(0.95, .oneSource),
    isVibrant: true
  )

  /// Returns the filter that adds an offset to a scaled backdrop of another saturation, without clamping between them.
  private static func platter(saturation: Double, scale: Double, offset: Double) -> BackdropFilter {
    BackdropFilter(
      radius: 2.25,
      matrix: ColorMatrix(
        scale: saturation * scale,
        luma: (1 - saturation) * scale,
        offset: SIMD3(repeating: offset)
      )
    )
  }

  private static func pill(scale: Double, luma: Double, offset: Double) -> BackdropFilter {
    BackdropFilter(
      matrix: ColorMatrix(scale: scale, luma: luma, offset: SIMD3(repeating: offset))
    )
  }

  /// Returns the color of items that the tint color doesn't affect.
  func color(of state: ItemState) -> UIColor {
    UIColor(
      white: unselected.value,
      alpha: state == .disabled ? Self.disabledOpacity.value : 1
    )
  }

  /// The matrix of unselected items; that it applies to disabled items is inferred.
  var unselectedMatrix: Fact<ColorMatrix> { GlassVibrancy.unselected(isDark: isDark) }

  /// Returns the vibrancy of a selected item with a tint color, over the pill; `nil` if items have plain colors.
  @MainActor func vibrancy(ofTint color: UIColor, traits: UITraitCollection) -> Vibrancy? {
    guard isVibrant else { return nil }
    let components = color.components(in: traits)
    let tint = SIMD3(components.red, components.green, components.blue)
      .clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    let generation = GlassVibrancy.Generation(major: SimulatedSystem.current.osVersion.major)
    return .matrix(GlassVibrancy.selected(tint, isDark: isDark, on: generation).value)
  }
}
