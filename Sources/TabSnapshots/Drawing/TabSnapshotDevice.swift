public import TabUIKit

/// A device to show a tab bar on: what UIKit knows of its screen.
///
///     let kiosk = TabSnapshotDevice.pad("Kiosk", width: 900, height: 1_200)
///     assertTabSnapshot(of: theme, as: .image(on: TabSnapshotConfiguration(kiosk)))
public struct TabSnapshotDevice: Hashable, Sendable {
  /// The name, as in "iPhone 16 Pro".
  public var name: String

  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom

  /// The pixels of a point, at least 1.
  public var scale: Int

  /// The width of the screen in portrait, in points.
  public var width: Int

  /// The height of the screen in portrait, in points.
  public var height: Int

  /// The upper end of the screen that bars keep free in portrait, in points; on an iPhone without a home
  /// button it is the inset of both sides in landscape.
  public var topInset: Int

  /// Whether the home indicator lies on the lower end of the screen.
  public var hasHomeIndicator: Bool

  /// Whether it is an iPhone that has a regular width in landscape.
  public var hasRegularWidthInLandscape: Bool

  /// Creates an iPhone.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - width: The width of the screen in portrait, in points.
  ///   - height: The height of the screen in portrait, in points.
  ///   - scale: The pixels of a point.
  ///   - topInset: The upper end of the screen that bars keep free in portrait, in points.
  ///   - hasHomeIndicator: Whether it has no home button.
  ///   - hasRegularWidthInLandscape: Whether it is one of the large ones.
  /// - Returns: The device.
  public static func phone(
    _ name: String,
    width: Int,
    height: Int,
    scale: Int = 3,
    topInset: Int,
    hasHomeIndicator: Bool = true,
    hasRegularWidthInLandscape: Bool = false
  ) -> TabSnapshotDevice {
    TabSnapshotDevice(
      name: name,
      idiom: .phone,
      scale: scale,
      width: width,
      height: height,
      topInset: topInset,
      hasHomeIndicator: hasHomeIndicator,
      hasRegularWidthInLandscape: hasRegularWidthInLandscape
    )
  }

  /// Creates an iPad, which an app fills.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - width: The width of the screen in portrait, in points.
  ///   - height: The height of the screen in portrait, in points.
  ///   - topInset: The upper end of the screen that bars keep free, in points.
  ///   - hasHomeIndicator: Whether it has no home button.
  /// - Returns: The device.
  public static func pad(
    _ name: String,
    width: Int,
    height: Int,
    topInset: Int = 24,
    hasHomeIndicator: Bool = true
  ) -> TabSnapshotDevice {
    TabSnapshotDevice(
      name: name,
      idiom: .pad,
      scale: 2,
      width: width,
      height: height,
      topInset: topInset,
      hasHomeIndicator: hasHomeIndicator,
      hasRegularWidthInLandscape: true
    )
  }
}

// Sizes, scales, size classes and bottom insets: several public sources. Top and side insets: commonly
// quoted, not established; no bar depends on the top ones.
extension TabSnapshotDevice {
  /// The devices that have names here, by age: phones, then tablets.
  public static let all: [TabSnapshotDevice] = [
    .phoneSE, .phone13Mini, .phone14, .phone16, .phone16Pro, .phone16ProMax, .phone17,
    .phone17ProMax, .pad, .padMini, .padPro11, .padPro13,
  ]

  static let phoneSE = phone(
    "iPhone SE",
    width: 375,
    height: 667,
    scale: 2,
    topInset: 20,
    hasHomeIndicator: false
  )
  static let phone13Mini = phone("iPhone 13 mini", width: 375, height: 812, topInset: 50)
  static let phone14 = phone("iPhone 14", width: 390, height: 844, topInset: 47)
  static let phone16 = phone("iPhone 16", width: 393, height: 852, topInset: 59)
  static let phone16Pro = phone("iPhone 16 Pro", width: 402, height: 874, topInset: 62)
  static let phone16ProMax = phone(
    "iPhone 16 Pro Max",
    width: 440,
    height: 956,
    topInset: 62,
    hasRegularWidthInLandscape: true
  )
  static let phone17 = phone("iPhone 17", width: 402, height: 874, topInset: 62)
  static let phone17ProMax = phone(
    "iPhone 17 Pro Max",
    width: 440,
    height: 956,
    topInset: 62,
    hasRegularWidthInLandscape: true
  )
  static let pad = pad("iPad", width: 820, height: 1_180)
  static let padMini = pad("iPad mini", width: 744, height: 1_133)
  static let padPro11 = pad("iPad Pro 11", width: 834, height: 1_194)
  static let padPro13 = pad("iPad Pro 13", width: 1_024, height: 1_366)
}

extension TabSnapshotDevice {
  /// The size of the screen, in points.
  func size(_ orientation: TabSnapshotConfiguration.Orientation) -> CGSize {
    let isPortrait = orientation == .portrait
    return CGSize(width: isPortrait ? width : height, height: isPortrait ? height : width)
  }

  /// The edges of the screen that bars keep free, in points.
  func safeAreaInsets(_ orientation: TabSnapshotConfiguration.Orientation) -> UIEdgeInsets {
    let isUpright = orientation == .portrait || idiom == .pad
    let bottom = idiom == .pad ? 20 : orientation == .portrait ? 34 : 21
    // What stands at the top in portrait keeps both sides free in landscape.
    let side = CGFloat(!isUpright && hasHomeIndicator ? topInset : 0)
    return UIEdgeInsets(
      top: isUpright ? CGFloat(topInset) : 0,
      left: side,
      bottom: hasHomeIndicator ? CGFloat(bottom) : 0,
      right: side
    )
  }

  func horizontalSizeClass(
    _ orientation: TabSnapshotConfiguration.Orientation
  ) -> UIUserInterfaceSizeClass {
    let isWide = idiom == .pad || orientation == .landscape && hasRegularWidthInLandscape
    return isWide ? .regular : .compact
  }

  func verticalSizeClass(
    _ orientation: TabSnapshotConfiguration.Orientation
  ) -> UIUserInterfaceSizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }
}
