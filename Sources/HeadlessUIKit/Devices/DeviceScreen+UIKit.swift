package import Foundation
package import TabDevices

extension DeviceScreen {
  /// The orientation of the device.
  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  package var idiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }

  package func posture(in orientation: Orientation) -> Posture {
    posture(isPortrait: orientation == .portrait)
  }

  /// Returns the default device of an idiom.
  package static func usual(for idiom: UIUserInterfaceIdiom) -> DeviceScreen {
    idiom == .pad ? .pad10 : .phone16
  }
}

extension DeviceScreen.Posture {
  /// The size of the screen, in points.
  package var size: CGSize { CGSize(width: width, height: height) }

  package var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(insets.top),
      left: CGFloat(insets.side),
      bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.side)
    )
  }

  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    hasRegularWidth ? .regular : .compact
  }

  package var verticalSizeClass: UIUserInterfaceSizeClass {
    hasRegularHeight ? .regular : .compact
  }
}
