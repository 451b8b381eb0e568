/// The values of the system colors, chosen by the version of the system.
enum SystemPalette {
  /// One value: red, green and blue from 0 to 255, and opacity in percent.
  struct Shade: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var percent: Int

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ percent: Int = 100) {
      self.red = red
      self.green = green
      self.blue = blue
      self.percent = percent
    }
  }

  /// The values of one color, from a major version of the system on.
  struct Row: Sendable {
    var name: SystemColorName
    var since = 13
    var evidence = Evidence.severalSources
    var light: Shade
    var dark: Shade
    var lightHighContrast: Shade
    var darkHighContrast: Shade

    /// The dark values on an elevated level, where they differ.
    var elevatedDark: Shade?
    var elevatedDarkHighContrast: Shade?

    func shade(in traits: UITraitCollection) -> Shade {
      let isElevated = traits.userInterfaceLevel == .elevated
      return switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high):
        isElevated ? elevatedDarkHighContrast ?? darkHighContrast : darkHighContrast
      case (.dark, _): isElevated ? elevatedDark ?? dark : dark
      case (_, .high): lightHighContrast
      default: light
      }
    }
  }

  /// The row of a color in a version of the system; the oldest one where the color came later.
  static func row(_ name: SystemColorName, osVersion: SimulatedSystem.OSVersion) -> Row {
    let rows = rowsByName[name] ?? []
    guard let row = rows.last(where: { $0.since <= osVersion.major }) ?? rows.first else {
      preconditionFailure("SystemPalette must have a row for every color (none for \(name))")
    }
    return row
  }

  private static let rowsByName = Dictionary(grouping: rows, by: \.name)
    .mapValues { $0.sorted { $0.since < $1.since } }
}
