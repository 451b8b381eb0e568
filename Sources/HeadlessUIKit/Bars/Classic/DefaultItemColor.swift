import Foundation

/// The default color of an item's icon and title, if neither an appearance nor a tint color sets it.
struct DefaultItemColor: Hashable, Sendable {
  var white: CGFloat
  var alpha: CGFloat
  var evidence: Evidence

  /// The factor by which the vibrancy of a light material raises the saturation of items.
  ///
  /// Measured, in 8-bit RGB: (61, 108, 127) over a light blue of unknown value, and gray over dark
  /// backgrounds.
  static let lightVibrancy = Fact(3.0, .inferred)

  var color: UIColor { UIColor(white: white, alpha: alpha) }

  /// Returns the default color for a state and a background.
  ///
  /// Over a material, UIKit's vibrancy is black or white at an opacity; over anything else items are gray.
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
        // Measured, in 8-bit RGB: (130, 130, 131) over the dark chrome material.
        : DefaultItemColor(white: 1, alpha: 0.44, evidence: .measured)
    case (false, _):
      // The ratio of the opacities, 0.1 to 0.4, is the ratio over a material.
      return isDisabled
        ? DefaultItemColor(white: 0.5725, alpha: 0.2125, evidence: .inferred)
        : DefaultItemColor(white: 0.5725, alpha: 0.85, evidence: .measured)
    }
  }
}
