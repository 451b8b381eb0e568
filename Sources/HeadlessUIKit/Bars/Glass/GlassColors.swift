import Foundation
import TabRaster

/// The colors of light or dark glass, which tints its backdrop and takes on its hue.
///
/// Glass is light or dark depending on its backdrop. No single factor of saturation fits all measurements, over white,
/// a dark and two light colors; those here keep each within a CIEDE2000 difference of 4.
struct GlassColors: Hashable, Sendable {
  var isDark: Bool

  /// A gray at an opacity, with a factor for the saturation of the backdrop below it.
  struct Tint: Hashable, Sendable {
    var color: RGBA
    var saturation: Double
  }

  /// The tint that the platter gives its backdrop.
  ///
  /// Measured results, as 8-bit RGB or gray. Light: 250 over white, (173, 221, 242) over (80, 129,
  /// 151), (204, 225, 255) over (123, 164, 246). Dark: 19 over black, (17, 21, 31) over (16, 21,
  /// 34).
  var platter: Fact<Tint>

  /// The gray of the platter with Reduce Transparency.
  var plainPlatter: Fact<RGBA>

  /// The filter that turns the platter into the pill.
  ///
  /// Results, as 8-bit RGB or gray. Light: 236 over white, (147, 195, 219) over (80, 129, 151),
  /// (183, 205, 246) over (123, 164, 246). Dark: (51, 55, 66) over (16, 21, 34).
  ///
  /// The dark matrix was read from a running iOS 26. The light factors are those of iOS 27, with an offset that fits
  /// pictures of iOS 26 (inferred).
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

  /// The standard deviation of the blur behind the platter, in points.
  var blurRadius: Fact<Double>

  /// Returns the filter that the platter applies to its backdrop: blur, saturation and tint.
  ///
  /// With Reduce Transparency the filter is an opaque gray; that the gray is the usual one is inferred.
  func filter(reducesTransparency: Bool) -> BackdropFilter {
    guard !reducesTransparency else {
      return BackdropFilter(radius: 0, saturation: 1, tint: plainPlatter.value)
    }
    return BackdropFilter(
      radius: blurRadius.value,
      saturation: platter.value.saturation,
      tint: platter.value.color
    )
  }

  /// The color over light glass with Increase Contrast; no source has a color for dark glass.
  static let contrastFill = Fact(RGBA(255, 255, 255, 204), .oneSource)

  static let light = GlassColors(
    isDark: false,
    platter: Fact(Tint(color: RGBA(252, 252, 252, 163), saturation: 1.9), .measured),
    plainPlatter: Fact(RGBA(250, 250, 250), .measured),
    pill: Fact(pill(scale: 1.2, luma: -0.07, offset: -0.19), .inferred),
    rim: Fact(RGBA(255, 255, 255, 230), .unknown),
    unselected: Fact(0.1, .measured),
    isVibrant: true,
    blurRadius: Fact(2.25, .oneSource)
  )

  static let dark = GlassColors(
    isDark: true,
    platter: Fact(Tint(color: RGBA(21, 21, 21, 219), saturation: 5.4), .measured),
    plainPlatter: Fact(RGBA(19, 19, 19), .oneSource),
    pill: Fact(pill(scale: 1.116, luma: -0.159, offset: 0.135), .oneSource),
    rim: Fact(RGBA(255, 255, 255, 27), .measured),
    unselected: Fact(0.95, .oneSource),
    isVibrant: true,
    blurRadius: Fact(2.25, .oneSource)
  )

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
