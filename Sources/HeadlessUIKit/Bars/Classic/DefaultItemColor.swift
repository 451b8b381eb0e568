import Foundation

/// The color of icon and title of an item for which nothing is set and which the tint color doesn't reach.
struct DefaultItemColor: Hashable, Sendable {
  var white: CGFloat
  var alpha: CGFloat
  var evidence: Evidence

  /// How strongly items over a light material take its hue, as a factor of saturation.
  ///
  /// That they do was measured, (61, 108, 127) over a light blue that isn't known; over dark they are gray (measured).
  static let lightVibrancy = Fact(3.0, .inferred)

  var color: UIColor { UIColor(white: white, alpha: alpha) }

  /// Chooses by what is behind the item.
  ///
  /// Over a material UIKit's vibrancy comes out as black or white at an opacity; over anything else items keep a gray
  /// of their own.
  static func color(of state: ItemState, isOverMaterial: Bool, isDark: Bool) -> DefaultItemColor {
    let isDisabled = state == .disabled
    switch (isOverMaterial, isDark) {
    case (true, false):
      return isDisabled
        ? DefaultItemColor(white: 0, alpha: 0.1, evidence: .measured)
        : DefaultItemColor(white: 0, alpha: 0.4, evidence: .measured)
    case (true, true):
      return isDisabled
        ? DefaultItemColor(white: 1, alpha: 0.1, evidence: .unknown)
        // (130, 130, 131) over the dark chrome.
        : DefaultItemColor(white: 1, alpha: 0.44, evidence: .measured)
    case (false, _):
      // Disabled keeps the ratio of the two opacities over a material.
      return isDisabled
        ? DefaultItemColor(white: 0.5725, alpha: 0.2125, evidence: .inferred)
        : DefaultItemColor(white: 0.5725, alpha: 0.85, evidence: .measured)
    }
  }
}
