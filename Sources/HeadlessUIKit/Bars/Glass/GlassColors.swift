import Foundation
import TabRaster

/// The colors of glass, light or dark: each lies over what is behind and takes its hue.
///
/// Glass chooses between light and dark by what is behind it. No factor of saturation fits all that was measured, over
/// white, over a dark and over two light colors; those here keep each within a CIEDE2000 difference of 4.
struct GlassColors: Hashable, Sendable {
  var isDark: Bool

  /// A gray at an opacity, and how much stronger it makes the colors of what is below.
  struct Tint: Hashable, Sendable {
    var color: RGBA
    var saturation: Double
  }

  /// What lies over what is behind the platter: 250 over white, (173, 221, 242) over (80, 129, 151), (204, 225, 255)
  /// over (123, 164, 246); in dark 19 over black, (17, 21, 31) over (16, 21, 34).
  var platter: Fact<Tint>

  /// The gray of the platter where nothing shines through.
  var plainPlatter: Fact<RGBA>

  /// The filter by which the pill shows the platter: 236 over white, (147, 195, 219) and (183, 205, 246) over the two measured colors; in dark
  /// (51, 55, 66) over (16, 21, 34).
  ///
  /// The matrix of dark glass was read from a running iOS 26. In light the factors are those of iOS 27, and the offset fits
  /// pictures of iOS 26, which is inferred.
  var pill: Fact<BackdropFilter>

  /// The highlight along the edge of the platter, where it is strongest.
  var rim: Fact<RGBA>

  /// The gray of items that aren't selected, from 0 to 1: on glass what the matrix makes of white in light, of black in
  /// dark.
  var unselected: Fact<CGFloat>

  /// Whether items show what is below them through the matrices of `GlassVibrancy`.
  var isVibrant: Bool

  /// The opacity of disabled items, relative to others: as on a classic bar.
  static let disabledOpacity = Fact<CGFloat>(0.25, .inferred)

  /// The mean luma of what is behind the platter below which glass is dark, from 0 for black to 1 for white.
  ///
  /// That glass goes by what is behind is in several sources. One has the luma of Rec. 709 and a hysteresis; no source has
  /// figures, and a measured picture is light over 0.46.
  static let darkBelow = Fact(0.4, .unknown)

  /// The mean luma from which glass is light.
  ///
  /// Between the two glass keeps the style it has. A picture has no glass before it, so that the style of the interface
  /// decides there, which is inferred.
  static let lightFrom = Fact(0.45, .unknown)

  /// The standard deviation of the blur behind the platter, in points.
  var blurRadius: Fact<Double>

  /// What the platter does to what is behind it.
  ///
  /// Where the user reduces transparency nothing shines through; that the grays stay is inferred.
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

  /// The color that Increase Contrast lays over light glass; no source has one for dark glass.
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

  /// The color of items that the tint color doesn't reach.
  func color(of state: ItemState) -> UIColor {
    UIColor(
      white: unselected.value,
      alpha: state == .disabled ? Self.disabledOpacity.value : 1
    )
  }

  /// The matrix of items that aren't selected; that of disabled ones is inferred.
  var unselectedMatrix: Fact<ColorMatrix> { GlassVibrancy.unselected(isDark: isDark) }

  /// The vibrancy of a selected item with a tint, over the pill; `nil` where items have plain colors.
  @MainActor func vibrancy(ofTint color: UIColor, traits: UITraitCollection) -> Vibrancy? {
    guard isVibrant else { return nil }
    let components = color.components(in: traits)
    let tint = SIMD3(components.red, components.green, components.blue)
      .clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    let isNew = SimulatedSystem.current.osVersion >= SimulatedSystem.OSVersion(27)
    let matrix = GlassVibrancy.selected(tint, isDark: isDark, on: isNew ? .ios27 : .ios26)
    return .matrix(matrix.value)
  }
}
