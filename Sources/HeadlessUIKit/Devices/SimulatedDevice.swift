package import Foundation

/// A device to lay out and draw on: what UIKit knows of its screen.
package struct SimulatedDevice: Hashable, Sendable {
  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// What depends on how the device is held.
  package struct Posture: Hashable, Sendable {
    /// The size of the screen, in points.
    package var size: CGSize
    package var safeAreaInsets: UIEdgeInsets
    package var horizontalSizeClass: UIUserInterfaceSizeClass
    package var verticalSizeClass: UIUserInterfaceSizeClass

    package static func == (left: Posture, right: Posture) -> Bool {
      left.size == right.size && left.safeAreaInsets == right.safeAreaInsets
        && left.horizontalSizeClass == right.horizontalSizeClass
        && left.verticalSizeClass == right.verticalSizeClass
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(Double(size.width))
      hasher.combine(Double(size.height))
      hasher.combine(horizontalSizeClass)
      hasher.combine(verticalSizeClass)
    }
  }

  /// The name, as in "iPhone 16 Pro".
  package var name: String
  package var idiom: UIUserInterfaceIdiom

  /// The pixels of a point.
  package var scale: Int
  package var portrait: Posture
  package var landscape: Posture

  package func posture(in orientation: Orientation) -> Posture {
    orientation == .portrait ? portrait : landscape
  }

  /// The device with a name, whatever its case.
  package static func named(_ name: String) -> SimulatedDevice? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The device that is meant where none is named.
  package static func usual(for idiom: UIUserInterfaceIdiom) -> SimulatedDevice {
    idiom == .pad ? pad10 : phone16
  }
}
