package import Foundation
import TabDevices

/// A device to lay out and draw on: what UIKit knows of its screen.
package struct SimulatedDevice: Hashable, Sendable {
  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// What depends on how the device is held.
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

  /// The pixels of a point.
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

  /// The devices, by age: phones, then tablets.
  package static let all = DeviceScreen.all.map(SimulatedDevice.init(screen:))

  /// The device with a name, whatever its case.
  package static func named(_ name: String) -> SimulatedDevice? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The device that is meant where none is named.
  package static func usual(for idiom: UIUserInterfaceIdiom) -> SimulatedDevice {
    SimulatedDevice(screen: idiom == .pad ? .pad10 : .phone16)
  }
}
