/// The screen of a device, described without UIKit.
package struct DeviceScreen: Hashable, Sendable {
  /// The device's name, as in "iPhone 16 Pro".
  package var name: String
  package var isPad: Bool

  /// The number of pixels per point.
  package var scale: Int

  /// The width in portrait, in points.
  package var width: Int

  /// The height in portrait, in points.
  package var height: Int

  /// The top inset that bars avoid in portrait, in points.
  package var topInset: Int
  package var hasHomeIndicator: Bool

  /// The radius of the screen's corners, in points.
  package var cornerRadius: Double

  /// Whether the device is an iPhone with regular width in landscape.
  package var hasRegularWidthInLandscape: Bool

  package init(
    _ name: String,
    width: Int,
    height: Int,
    isPad: Bool = false,
    scale: Int = 3,
    top: Int,
    hasHomeIndicator: Bool = true,
    corner: Double = 0,
    hasRegularWidthInLandscape: Bool = false
  ) {
    self.name = name
    self.isPad = isPad
    self.scale = scale
    self.width = width
    self.height = height
    topInset = top
    self.hasHomeIndicator = hasHomeIndicator
    cornerRadius = corner
    self.hasRegularWidthInLandscape = hasRegularWidthInLandscape
  }
}

extension DeviceScreen {
  /// The screen in portrait or landscape, in points.
  package struct Posture: Sendable {
    package var width: Int
    package var height: Int

    /// The insets of the edges that bars avoid.
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
        // The camera or notch at the top in portrait insets both sides in landscape.
        side: !isUpright && hasHomeIndicator ? topInset : 0,
        bottom: hasHomeIndicator ? bottom : 0
      ),
      hasRegularWidth: isPad || !isPortrait && hasRegularWidthInLandscape,
      hasRegularHeight: isUpright
    )
  }
}

// Sizes, scales, size classes and bottom insets: several public sources. Top and side insets: commonly quoted, not
// established; no bar depends on the top ones. Corners: what iOS reports, in one source up to the iPhone 12
// (https://kylebashour.com/posts/finding-the-real-iphone-x-corner-radius); later ones not established.
extension DeviceScreen {
  /// The screens, oldest first: phones, then tablets.
  package static let all: [DeviceScreen] = [
    .init("iPhone SE", width: 375, height: 667, scale: 2, top: 20, hasHomeIndicator: false),
    .init("iPhone 8", width: 375, height: 667, scale: 2, top: 20, hasHomeIndicator: false),
    .init(
      "iPhone 8 Plus",
      width: 414,
      height: 736,
      top: 20,
      hasHomeIndicator: false,
      hasRegularWidthInLandscape: true
    ),
    .init("iPhone X", width: 375, height: 812, top: 44, corner: 39),
    .init(
      "iPhone 11",
      width: 414,
      height: 896,
      scale: 2,
      top: 48,
      corner: 41.5,
      hasRegularWidthInLandscape: true
    ),
    .init("iPhone 12", width: 390, height: 844, top: 47, corner: 47.33),
    .init("iPhone 13 mini", width: 375, height: 812, top: 50, corner: 44),
    .init("iPhone 14", width: 390, height: 844, top: 47, corner: 47.33),
    .init(
      "iPhone 14 Plus",
      width: 428,
      height: 926,
      top: 47,
      corner: 53.33,
      hasRegularWidthInLandscape: true
    ),
    .init("iPhone 15", width: 393, height: 852, top: 59, corner: 55),
    .init(
      "iPhone 15 Pro Max",
      width: 430,
      height: 932,
      top: 59,
      corner: 55,
      hasRegularWidthInLandscape: true
    ),
    phone16,
    .init("iPhone 16 Pro", width: 402, height: 874, top: 62, corner: 62),
    .init(
      "iPhone 16 Pro Max",
      width: 440,
      height: 956,
      top: 62,
      corner: 62,
      hasRegularWidthInLandscape: true
    ),
    .init("iPhone 17", width: 402, height: 874, top: 62, corner: 62),
    .init("iPhone 17 Pro", width: 402, height: 874, top: 62, corner: 62),
    .init(
      "iPhone 17 Pro Max",
      width: 440,
      height: 956,
      top: 62,
      corner: 62,
      hasRegularWidthInLandscape: true
    ),
    .init(
      "iPad (9th generation)",
      width: 810,
      height: 1_080,
      isPad: true,
      scale: 2,
      top: 20,
      hasHomeIndicator: false
    ),
    pad10,
    .init("iPad mini", width: 744, height: 1_133, isPad: true, scale: 2, top: 24, corner: 21.5),
    .init("iPad Pro 11", width: 834, height: 1_194, isPad: true, scale: 2, top: 24, corner: 18),
    .init("iPad Pro 13", width: 1_024, height: 1_366, isPad: true, scale: 2, top: 24, corner: 18),
  ]

  /// Returns the screen of the device with a name, ignoring case; nil if there is none.
  package static func named(_ name: String) -> DeviceScreen? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The iPhone that is used if no device is named.
  package static let phone16 = DeviceScreen(
    "iPhone 16",
    width: 393,
    height: 852,
    top: 59,
    corner: 55
  )
  package static let pad10 = DeviceScreen(
    "iPad",
    width: 820,
    height: 1_180,
    isPad: true,
    scale: 2,
    top: 24,
    corner: 18
  )
}
