import Foundation
import TabRaster

/// The colors of glass, light or dark.
///
/// Glass chooses by what is behind it. The values are those over plain white and plain black.
struct GlassColors: Hashable, Sendable {
  /// The gray of the platter, at an opacity over what is behind.
  var platter: Fact<RGBA>

  /// The gray that this gives over plain white or plain black.
  var plainPlatter: Fact<RGBA>

  /// What the pill adds to the platter.
  var pill: Fact<RGBA>

  /// The highlight along the edge of the platter, where it is strongest.
  var rim: Fact<RGBA>

  /// The gray of items that aren't selected, from 0 to 255.
  var unselected: Fact<UInt8>

  /// What the glass adds to each component of the tint color, from -255 to 255: systemBlue becomes 0, 124, 243 in light
  /// and 27, 172, 255 in dark.
  var tintShift: Fact<Int>

  /// The opacity of disabled items, relative to others: as on a classic bar.
  static let disabledOpacity = Fact<CGFloat>(0.25, .inferred)

  /// Glass is dark where what is behind it is darker than this, from 0 for black to 1 for white.
  ///
  /// That it goes by what is behind is in several sources, where it turns in none; a measured picture is light over 0.46.
  static let darkBelow = Fact(0.4, .unknown)

  /// The standard deviation of the blur behind the platter, in points.
  static let blurRadius = Fact(2.25, .oneSource)

  /// How much stronger the platter makes the colors behind it; fits the measured picture over a color.
  static let saturation = Fact(3.75, .measured)

  /// What the platter does to what is behind it.
  ///
  /// Where the user reduces transparency nothing shines through; that the grays stay is inferred.
  func filter(reducesTransparency: Bool) -> BackdropFilter {
    guard !reducesTransparency else {
      return BackdropFilter(radius: 0, saturation: 1, tint: plainPlatter.value)
    }
    return BackdropFilter(
      radius: Self.blurRadius.value,
      saturation: Self.saturation.value,
      tint: platter.value
    )
  }

  // 249 over white, and 183, 220, 240 over 90, 125, 147; the pill over white is 230.
  static let light = GlassColors(
    platter: Fact(RGBA(247, 247, 247, 187), .measured),
    plainPlatter: Fact(RGBA(249, 249, 249), .oneSource),
    pill: Fact(RGBA(0, 0, 0, 19), .oneSource),
    rim: Fact(RGBA(255, 255, 255, 230), .unknown),
    unselected: Fact(25, .oneSource),
    tintShift: Fact(-12, .oneSource)
  )

  // 19 over black, the pill 53.
  static let dark = GlassColors(
    platter: Fact(RGBA(25, 25, 25, 190), .oneSource),
    plainPlatter: Fact(RGBA(19, 19, 19), .oneSource),
    pill: Fact(RGBA(255, 255, 255, 37), .severalSources),
    rim: Fact(RGBA(255, 255, 255, 76), .unknown),
    unselected: Fact(243, .oneSource),
    tintShift: Fact(27, .oneSource)
  )

  static func colors(over style: UIUserInterfaceStyle?) -> GlassColors {
    style == .dark ? dark : light
  }

  /// The color of items that the tint color doesn't reach.
  func color(of state: ItemState) -> UIColor {
    UIColor(
      white: CGFloat(unselected.value) / 255,
      alpha: state == .disabled ? Self.disabledOpacity.value : 1
    )
  }

  /// A color as it comes through the glass.
  func tinted(_ color: UIColor, traits: UITraitCollection) -> UIColor {
    let components = color.components(in: traits)
    let shift = Double(tintShift.value) / 255
    func shifted(_ component: Double) -> CGFloat {
      CGFloat(min(max(component, 0), 1) + shift).clamped
    }
    return UIColor(
      red: shifted(components.red),
      green: shifted(components.green),
      blue: shifted(components.blue),
      alpha: CGFloat(components.alpha)
    )
  }
}

extension CGFloat {
  fileprivate var clamped: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
