package import Foundation
import TabDevices

/// A device to lay out and draw on, as UIKit sees its screen.
package struct SimulatedDevice: Hashable, Sendable {
  /// The orientation of the device.
  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The size, the safe area and the size classes of the screen in one orientation.
  package struct Posture: Sendable {
    /// The size of the screen, in points.
    package var size: CGSize
    package var safeAreaInsets: UIEdgeInsets
    package var horizontalSizeClass: UIUserInterfaceSizeClass
    package var verticalSizeClass: UIUserInterfaceSizeClass
  }

  private let screen: DeviceScreen

  /// The name, as in "iPhone 16 Pro".
  package var name: String { screen.name }
  package var idiom: UIUserInterfaceIdiom { screen.isPad ? .pad : .phone }

  /// The number of pixels per point.
  package var scale: Int { screen.scale }

  package func posture(in orientation: Orientation) -> Posture {
    let posture = screen.posture(isPortrait: orientation == .portrait)
    let (top, side, bottom) = posture.insets
    return Posture(
      size: CGSize(width: posture.width, height: posture.height),
      safeAreaInsets: UIEdgeInsets(
        top: CGFloat(top),
        left: CGFloat(side),
        bottom: CGFloat(bottom),
        right: CGFloat(side)
      ),
      horizontalSizeClass: posture.hasRegularWidth ? .regular : .compact,
      verticalSizeClass: posture.hasRegularHeight ? .regular : .compact
    )
  }

  /// The devices, phones before tablets, each by age.
  package static let all = DeviceScreen.all.map(SimulatedDevice.init(screen:))

  /// Returns the device with a name, ignoring case; nil if there is none.
  package static func named(_ name: String) -> SimulatedDevice? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Returns the default device of an idiom.
  package static func usual(for idiom: UIUserInterfaceIdiom) -> SimulatedDevice {
    SimulatedDevice(screen: idiom == .pad ? .pad10 : .phone16)
  }
}
