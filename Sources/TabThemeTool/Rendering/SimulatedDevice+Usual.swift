import HeadlessUIKit
import TabAppearance

extension TabBarEnvironment.Version {
  /// The version that is meant where none is given.
  static let usual: Self = 18
}

extension SimulatedDevice {
  /// The device that is meant where only its kind is said: one that came with the version, or before it.
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
    return named(name) ?? usual(for: idiom)
  }

  /// The device with a name, or the usual one for `iPhone` and `iPad`, in any case.
  ///
  /// - Throws: ``UsageError`` if there is no such device.
  static func device(_ name: String, for os: TabBarEnvironment.Version) throws(UsageError) -> Self {
    switch name.lowercased() {
    case "iphone": return usual(for: .phone, os: os)
    case "ipad": return usual(for: .pad, os: os)
    default:
      guard let device = named(name) else {
        throw .unknownDevice(name, known: all.map(\.name))
      }
      return device
    }
  }

  /// The layout of items by the size classes.
  func itemLayout(in orientation: Orientation) -> ItemLayout {
    let posture = posture(in: orientation)
    let traits = BarLayoutTraits(
      isPad: idiom == .pad,
      hasRegularWidth: posture.horizontalSizeClass == .regular,
      hasCompactHeight: posture.verticalSizeClass == .compact
    )
    return switch traits.itemLayout {
    case .stacked: .stacked
    case .inline: .inline
    case .compactInline: .compactInline
    }
  }
}
