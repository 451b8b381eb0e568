import HeadlessUIKit
import TabAppearance
import TabScreens

extension TabBarEnvironment.Version {
  /// The default version of iOS.
  static let usual: Self = 18
}

extension TabSnapshotDevice {
  /// Returns the default device of a kind: one that was released with the version, or before it.
  static func usual(for idiom: UIUserInterfaceIdiom, os: TabBarEnvironment.Version) -> Self {
    let name =
      switch (idiom, os.major) {
      case (.pad, ...15): "iPad (9th generation)"
      case (.pad, _): "iPad"
      case (_, ...15): "iPhone 12"
      case (_, 16): "iPhone 14"
      case (_, 17): "iPhone 15"
      default: "iPhone 16"
      }
    return all.first { $0.name == name } ?? TabSnapshotConfiguration.iPhone16().device
  }

  /// Returns the device with a name, or the default one for `iPhone` and `iPad`, in any case.
  ///
  /// - Throws: ``UsageError`` if there is no such device.
  static func device(_ name: String, for os: TabBarEnvironment.Version) throws(UsageError) -> Self {
    let lowercased = name.lowercased()
    switch lowercased {
    case "iphone": return usual(for: .phone, os: os)
    case "ipad": return usual(for: .pad, os: os)
    default:
      guard let device = all.first(where: { $0.name.lowercased() == lowercased }) else {
        throw .unknownDevice(name, choices: all.map(\.name))
      }
      return device
    }
  }
}
