import Foundation
import TabRaster

/// The colors of glass, light or dark: each lies over what is behind and takes its hue.
///
/// Glass chooses between light and dark by what is behind it. No factor of saturation fits all that was measured, over
/// white, over a dark and over two light colors; those here keep each within a CIEDE2000 difference of 4.
struct GlassColors: Hashable, Sendable {
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

  /// What the pill lays over the platter: 236 over white, (147, 195, 219) and (183, 205, 246) over the two colors; in
  /// dark 33 more than the platter.
  var pill: Fact<Tint>

  /// The highlight along the edge of the platter, where it is strongest.
  var rim: Fact<RGBA>

  /// The color of items that aren't selected, white from 0 to 1, and its opacity: 25 over white, (0, 29, 48) over
  /// (80, 129, 151), white in dark.
  var unselected: Fact<CGFloat>
  var unselectedOpacity: Fact<CGFloat>

  /// How much stronger they make the hue of the platter.
  var vibrancy: Fact<Double>

  /// What the glass adds to each component of the default tint, systemBlue, from -255 to 255.
  ///
  /// The tint becomes 0, 124, 243 in light and 27, 172, 255 in dark. Any other stays as it is (measured in four pictures).
  var defaultTintShift: Fact<Int>

  /// The opacity of disabled items, relative to others: as on a classic bar.
  static let disabledOpacity = Fact<CGFloat>(0.25, .inferred)

  /// Glass is dark where what is behind it is darker than this, from 0 for black to 1 for white.
  ///
  /// That it goes by what is behind is in several sources, where it turns in none; a measured picture is light over 0.46.
  static let darkBelow = Fact(0.4, .unknown)

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

  /// What the pill does to the platter.
  var pillFilter: BackdropFilter {
    BackdropFilter(
      radius: 0,
      saturation: pill.value.saturation,
      tint: pill.value.color,
      saturatesTint: true
    )
  }

  static let light = GlassColors(
    platter: Fact(Tint(color: RGBA(252, 252, 252, 163), saturation: 1.9), .measured),
    plainPlatter: Fact(RGBA(250, 250, 250), .measured),
    pill: Fact(Tint(color: RGBA(0, 0, 0, 18), saturation: 1.2), .measured),
    rim: Fact(RGBA(255, 255, 255, 230), .unknown),
    unselected: Fact(0, .measured),
    unselectedOpacity: Fact(0.9, .measured),
    vibrancy: Fact(12, .measured),
    defaultTintShift: Fact(-12, .oneSource),
    blurRadius: Fact(2.25, .oneSource)
  )

  static let dark = GlassColors(
    platter: Fact(Tint(color: RGBA(21, 21, 21, 219), saturation: 5.4), .measured),
    plainPlatter: Fact(RGBA(19, 19, 19), .oneSource),
    pill: Fact(Tint(color: RGBA(255, 255, 255, 37), saturation: 1.3), .measured),
    rim: Fact(RGBA(255, 255, 255, 27), .measured),
    unselected: Fact(1, .measured),
    unselectedOpacity: Fact(1, .measured),
    vibrancy: Fact(1, .measured),
    defaultTintShift: Fact(27, .oneSource),
    blurRadius: Fact(2.25, .oneSource)
  )

  /// The color of items that the tint color doesn't reach.
  func color(of state: ItemState) -> UIColor {
    let opacity = unselectedOpacity.value
    return UIColor(
      white: unselected.value,
      alpha: state == .disabled ? Self.disabledOpacity.value * opacity : opacity
    )
  }

  /// A tint as it comes through the glass.
  func tinted(_ color: UIColor, traits: UITraitCollection) -> UIColor {
    guard color == .systemBlue else { return color }
    let components = color.components(in: traits)
    let shift = Double(defaultTintShift.value) / 255
    func shifted(_ component: Double) -> CGFloat { CGFloat(min(max(component + shift, 0), 1)) }
    return UIColor(
      red: shifted(components.red),
      green: shifted(components.green),
      blue: shifted(components.blue),
      alpha: CGFloat(components.alpha)
    )
  }
}
