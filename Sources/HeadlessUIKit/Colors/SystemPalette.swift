/// The values of the system colors in each version of iOS.
enum SystemPalette {
  /// The value of a color: red, green and blue from 0 to 255, and opacity in percent.
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

  /// The values of a system color since a major version of iOS.
  struct Row: Sendable {
    var name: SystemColorName
    var since = 13
    var evidence = Evidence.severalSources
    var light: Shade
    var dark: Shade
    var lightHighContrast: Shade
    var darkHighContrast: Shade

    /// The dark value at the elevated level; nil if it doesn't differ.
    var elevatedDark: Shade?
    var elevatedDarkHighContrast: Shade?

    /// Returns the value for a style, a contrast and a level.
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

  /// Returns the row of a color in a version of iOS; for an earlier version than all rows, the first row.
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
