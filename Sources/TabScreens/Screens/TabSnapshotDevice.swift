package import TabAppearance
import TabDevices
public import TabUIKit

/// A device that shows a tab bar, described by the properties of its screen.
///
///     let kiosk = TabSnapshotDevice.pad("Kiosk", width: 900, height: 1_200)
///     assertTabSnapshot(of: theme, as: .image(on: TabSnapshotConfiguration(kiosk)))
public struct TabSnapshotDevice: Hashable, Sendable {
  let screen: DeviceScreen

  /// The name, as in "iPhone 16 Pro".
  public var name: String { screen.name }

  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom { screen.isPad ? .pad : .phone }

  /// The number of pixels per point, at least 1.
  public var scale: Int { screen.scale }

  /// The width of the screen in portrait, in points.
  public var width: Int { screen.width }

  /// The height of the screen in portrait, in points.
  public var height: Int { screen.height }

  /// The top inset that bars avoid in portrait, in points; on an iPhone without a home button it is
  /// the inset of both sides in landscape.
  public var topInset: Int { screen.topInset }

  /// Whether the home indicator is at the bottom of the screen.
  public var hasHomeIndicator: Bool { screen.hasHomeIndicator }

  /// Whether the device is an iPhone with regular width in landscape.
  public var hasRegularWidthInLandscape: Bool { screen.hasRegularWidthInLandscape }

  /// Creates an iPhone.
  ///
  /// - Parameters:
  ///   - name: The name of the device.
  ///   - width: The width of the screen in portrait, in points.
  ///   - height: The height of the screen in portrait, in points.
  ///   - scale: The number of pixels per point.
  ///   - topInset: The top inset that bars avoid in portrait, in points.
  ///   - hasHomeIndicator: Whether the device has no home button.
  ///   - hasRegularWidthInLandscape: Whether the device is a large one, with regular width in
  ///     landscape.
  /// - Returns: The new device.
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
      screen: DeviceScreen(
        name,
        width: width,
        height: height,
        scale: scale,
        top: topInset,
        hasHomeIndicator: hasHomeIndicator,
        // The radius of most iPhones without a home button.
        corner: hasHomeIndicator ? 47.33 : 0,
        hasRegularWidthInLandscape: hasRegularWidthInLandscape
      )
    )
  }

  /// Creates an iPad whose screen an app fills.
  ///
  /// - Parameters:
  ///   - name: The name of the device.
  ///   - width: The width of the screen in portrait, in points.
  ///   - height: The height of the screen in portrait, in points.
  ///   - topInset: The top inset that bars avoid, in points.
  ///   - hasHomeIndicator: Whether the device has no home button.
  /// - Returns: The new device.
  public static func pad(
    _ name: String,
    width: Int,
    height: Int,
    topInset: Int = 24,
    hasHomeIndicator: Bool = true
  ) -> TabSnapshotDevice {
    TabSnapshotDevice(
      screen: DeviceScreen(
        name,
        width: width,
        height: height,
        isPad: true,
        scale: 2,
        top: topInset,
        hasHomeIndicator: hasHomeIndicator,
        corner: hasHomeIndicator ? 18 : 0
      )
    )
  }
}

extension TabSnapshotDevice {
  /// The predefined devices, oldest first: phones, then tablets.
  public static let all = DeviceScreen.all.map(TabSnapshotDevice.init(screen:))

  private func posture(_ orientation: TabSnapshotConfiguration.Orientation) -> DeviceScreen.Posture
  {
    screen.posture(isPortrait: orientation == .portrait)
  }

  /// Returns the size of the screen, in points.
  package func size(_ orientation: TabSnapshotConfiguration.Orientation) -> CGSize {
    let posture = posture(orientation)
    return CGSize(width: posture.width, height: posture.height)
  }

  /// Returns the insets of the screen that bars avoid, in points.
  package func safeAreaInsets(_ orientation: TabSnapshotConfiguration.Orientation) -> UIEdgeInsets {
    let (top, side, bottom) = posture(orientation).insets
    return UIEdgeInsets(
      top: CGFloat(top),
      left: CGFloat(side),
      bottom: CGFloat(bottom),
      right: CGFloat(side)
    )
  }

  /// Returns the layout of a bar's items, if the app fills the screen.
  package func itemLayout(_ orientation: TabSnapshotConfiguration.Orientation) -> ItemLayout {
    ItemLayout(
      width: horizontalSizeClass(orientation),
      height: verticalSizeClass(orientation)
    )
  }

  package func horizontalSizeClass(
    _ orientation: TabSnapshotConfiguration.Orientation
  ) -> UIUserInterfaceSizeClass {
    posture(orientation).hasRegularWidth ? .regular : .compact
  }

  package func verticalSizeClass(
    _ orientation: TabSnapshotConfiguration.Orientation
  ) -> UIUserInterfaceSizeClass {
    posture(orientation).hasRegularHeight ? .regular : .compact
  }
}

extension ItemLayout {
  /// Creates the layout of a bar's items from size classes: inline in a regular width, otherwise by
  /// the height.
  package init(width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) {
    self = width == .regular ? .inline : height == .compact ? .compactInline : .stacked
  }
}
