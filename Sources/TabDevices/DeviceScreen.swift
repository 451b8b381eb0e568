/// What is known of the screen of a device, without UIKit.
package struct DeviceScreen: Hashable, Sendable {
  /// The device's name, as in "iPhone 16 Pro".
  package var name: String
  package var isPad: Bool

  /// The pixels of a point.
  package var scale: Int

  /// The width in portrait, in points.
  package var width: Int

  /// The height in portrait, in points.
  package var height: Int

  /// The upper end that bars keep free in portrait, in points.
  package var topInset: Int
  package var hasHomeIndicator: Bool

  /// The radius of the screen's corners, in points.
  package var cornerRadius: Double

  /// Whether it is an iPhone that has a regular width in landscape.
  package var isLarge: Bool

  package init(
    _ name: String,
    _ width: Int,
    _ height: Int,
    isPad: Bool = false,
    scale: Int = 3,
    top: Int,
    hasHomeIndicator: Bool = true,
    corner: Double = 0,
    isLarge: Bool = false
  ) {
    self.name = name
    self.isPad = isPad
    self.scale = scale
    self.width = width
    self.height = height
    topInset = top
    self.hasHomeIndicator = hasHomeIndicator
    cornerRadius = corner
    self.isLarge = isLarge
  }
}

extension DeviceScreen {
  /// What depends on how the device is held, in points.
  package struct Posture: Sendable {
    package var width: Int
    package var height: Int

    /// The edges that bars keep free.
    package var insets: (top: Int, side: Int, bottom: Int)
    package var hasRegularWidth: Bool
    package var hasRegularHeight: Bool
  }

  package func posture(isPortrait: Bool) -> Posture {
    let isUpright = isPortrait || isPad
    let bottom = isPad ? 20 : isPortrait ? 34 : 21
    return Posture(
      width: isPortrait ? width : height,
      height: isPortrait ? height : width,
      insets: (
        top: isUpright ? topInset : 0,
        // What stands at the top in portrait keeps both sides free in landscape.
        side: !isUpright && hasHomeIndicator ? topInset : 0,
        bottom: hasHomeIndicator ? bottom : 0
      ),
      hasRegularWidth: isPad || !isPortrait && isLarge,
      hasRegularHeight: isUpright
    )
  }
}

// Sizes, scales, size classes and bottom insets: several public sources. Top and side insets: commonly quoted, not
// established; no bar depends on the top ones. Corners: what iOS reports, in one source up to the iPhone 12
// (https://kylebashour.com/posts/finding-the-real-iphone-x-corner-radius); later ones not established.
extension DeviceScreen {
  /// The screens, by age: phones, then tablets.
  package static let all: [DeviceScreen] = [
    .init("iPhone SE", 375, 667, scale: 2, top: 20, hasHomeIndicator: false),
    .init("iPhone 8", 375, 667, scale: 2, top: 20, hasHomeIndicator: false),
    .init("iPhone 8 Plus", 414, 736, top: 20, hasHomeIndicator: false, isLarge: true),
    .init("iPhone X", 375, 812, top: 44, corner: 39),
    .init("iPhone 11", 414, 896, scale: 2, top: 48, corner: 41.5, isLarge: true),
    .init("iPhone 12", 390, 844, top: 47, corner: 47.33),
    .init("iPhone 13 mini", 375, 812, top: 50, corner: 44),
    .init("iPhone 14", 390, 844, top: 47, corner: 47.33),
    .init("iPhone 14 Plus", 428, 926, top: 47, corner: 53.33, isLarge: true),
    .init("iPhone 15", 393, 852, top: 59, corner: 55),
    .init("iPhone 15 Pro Max", 430, 932, top: 59, corner: 55, isLarge: true),
    phone16,
    .init("iPhone 16 Pro", 402, 874, top: 62, corner: 62),
    .init("iPhone 16 Pro Max", 440, 956, top: 62, corner: 62, isLarge: true),
    .init("iPhone 17", 402, 874, top: 62, corner: 62),
    .init("iPhone 17 Pro", 402, 874, top: 62, corner: 62),
    .init("iPhone 17 Pro Max", 440, 956, top: 62, corner: 62, isLarge: true),
    .init(
      "iPad (9th generation)",
      810,
      1_080,
      isPad: true,
      scale: 2,
      top: 20,
      hasHomeIndicator: false
    ),
    pad10,
    .init("iPad mini", 744, 1_133, isPad: true, scale: 2, top: 24, corner: 21.5),
    .init("iPad Pro 11", 834, 1_194, isPad: true, scale: 2, top: 24, corner: 18),
    .init("iPad Pro 13", 1_024, 1_366, isPad: true, scale: 2, top: 24, corner: 18),
  ]

  /// Those that are meant where no device is named.
  package static let phone16 = DeviceScreen("iPhone 16", 393, 852, top: 59, corner: 55)
  package static let pad10 = DeviceScreen(
    "iPad",
    820,
    1_180,
    isPad: true,
    scale: 2,
    top: 24,
    corner: 18
  )
}
