import Foundation

// Sizes, scales, size classes and bottom insets: several public sources. Top and side insets: commonly
// quoted, not established; no bar depends on the top ones.
extension SimulatedDevice {
  /// The devices, by age: phones, then tablets.
  package static let all: [SimulatedDevice] = [
    phone("iPhone SE", 375, 667, scale: 2, top: 20),
    phone("iPhone 8", 375, 667, scale: 2, top: 20),
    phone("iPhone 8 Plus", 414, 736, top: 20, isLarge: true),
    phone("iPhone X", 375, 812, top: 44, hasHomeIndicator: true),
    phone("iPhone 11", 414, 896, scale: 2, top: 48, hasHomeIndicator: true, isLarge: true),
    phone("iPhone 12", 390, 844, top: 47, hasHomeIndicator: true),
    phone("iPhone 13 mini", 375, 812, top: 50, hasHomeIndicator: true),
    phone("iPhone 14", 390, 844, top: 47, hasHomeIndicator: true),
    phone("iPhone 14 Plus", 428, 926, top: 47, hasHomeIndicator: true, isLarge: true),
    phone("iPhone 15", 393, 852, top: 59, hasHomeIndicator: true),
    phone("iPhone 15 Pro Max", 430, 932, top: 59, hasHomeIndicator: true, isLarge: true),
    phone16,
    phone("iPhone 16 Pro", 402, 874, top: 62, hasHomeIndicator: true),
    phone("iPhone 16 Pro Max", 440, 956, top: 62, hasHomeIndicator: true, isLarge: true),
    phone("iPhone 17", 402, 874, top: 62, hasHomeIndicator: true),
    phone("iPhone 17 Pro", 402, 874, top: 62, hasHomeIndicator: true),
    phone("iPhone 17 Pro Max", 440, 956, top: 62, hasHomeIndicator: true, isLarge: true),
    pad("iPad (9th generation)", 810, 1080, top: 20, hasHomeIndicator: false),
    pad10,
    pad("iPad mini", 744, 1133, top: 24, hasHomeIndicator: true),
    pad("iPad Pro 11", 834, 1194, top: 24, hasHomeIndicator: true),
    pad("iPad Pro 13", 1024, 1366, top: 24, hasHomeIndicator: true),
  ]

  static let phone16 = phone("iPhone 16", 393, 852, top: 59, hasHomeIndicator: true)
  static let pad10 = pad("iPad", 820, 1180, top: 24, hasHomeIndicator: true)

  /// The bottom insets of a home indicator, in points; several sources.
  private enum HomeIndicator {
    static let portrait: CGFloat = 34
    static let landscape: CGFloat = 21
    static let pad: CGFloat = 20
  }

  /// An iPhone; a large one has a regular width in landscape.
  private static func phone(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: Int = 3,
    top: CGFloat,
    hasHomeIndicator: Bool = false,
    isLarge: Bool = false
  ) -> SimulatedDevice {
    // What stands at the top in portrait keeps both sides free in landscape.
    let side = hasHomeIndicator ? top : 0
    return SimulatedDevice(
      name: name,
      idiom: .phone,
      scale: scale,
      portrait: Posture(
        size: CGSize(width: width, height: height),
        safeAreaInsets: UIEdgeInsets(
          top: top,
          left: 0,
          bottom: hasHomeIndicator ? HomeIndicator.portrait : 0,
          right: 0
        ),
        horizontalSizeClass: .compact,
        verticalSizeClass: .regular
      ),
      landscape: Posture(
        size: CGSize(width: height, height: width),
        safeAreaInsets: UIEdgeInsets(
          top: 0,
          left: side,
          bottom: hasHomeIndicator ? HomeIndicator.landscape : 0,
          right: side
        ),
        horizontalSizeClass: isLarge ? .regular : .compact,
        verticalSizeClass: .compact
      )
    )
  }

  /// An iPad in full screen.
  private static func pad(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    hasHomeIndicator: Bool
  ) -> SimulatedDevice {
    func posture(_ size: CGSize) -> Posture {
      Posture(
        size: size,
        safeAreaInsets: UIEdgeInsets(
          top: top,
          left: 0,
          bottom: hasHomeIndicator ? HomeIndicator.pad : 0,
          right: 0
        ),
        horizontalSizeClass: .regular,
        verticalSizeClass: .regular
      )
    }
    return SimulatedDevice(
      name: name,
      idiom: .pad,
      scale: 2,
      portrait: posture(CGSize(width: width, height: height)),
      landscape: posture(CGSize(width: height, height: width))
    )
  }
}
