import HeadlessUIKit
import TabAppearance
import TabScreens

extension PictureMatrix {
  /// Combines the words of the matrix.
  ///
  /// - Parameter base: The orientation, where no layout is given, and what a matrix doesn't have,
  ///   such as bold text.
  /// - Returns: The configurations, with the style varying fastest, and notes on combinations that
  ///   don't exist.
  /// - Throws: ``UsageError`` for a device that doesn't exist, ``ToolFailure`` if no combination
  ///   exists.
  func configurations(
    over base: TabSnapshotConfiguration
  ) throws -> (configurations: [TabSnapshotConfiguration], notes: [ThemeDiagnostic]) {
    var (configurations, notes) = ([TabSnapshotConfiguration](), [ThemeDiagnostic]())
    for combination in try combinations() {
      guard let reason = combination.reason else {
        configurations += cells.cells(over: combination.configuration(over: base))
          .map(\.configuration)
        continue
      }
      let note = ThemeDiagnostic(.note, reason, fix: "leave it out of the matrix")
      if !notes.contains(note) { notes.append(note) }
    }
    guard !configurations.isEmpty else {
      throw ToolFailure(diagnostics: notes + ToolFailure("the matrix has no picture").diagnostics)
    }
    return (configurations, notes)
  }

  /// The traits that any device and system can have.
  private var cells: TabSnapshotMatrix {
    var cells = TabSnapshotMatrix()
    cells.styles = self[.styles].map { $0 == "dark" ? .dark : .light }
    cells.contrasts = self[.contrasts].map { $0 == "high" ? .high : .normal }
    cells.contentSizes = self[.textSizes].compactMap { .named($0) }
    cells.layoutDirections = self[.directions].map { $0 == "rtl" ? .rightToLeft : .leftToRight }
    cells.edges = self[.edges].map { $0 == "scroll-edge" ? .scrollEdge : .standard }
    return cells
  }

  private func combinations() throws(UsageError) -> [Combination] {
    var combinations: [Combination] = []
    for name in self[.devices] {
      for os in self[.ios].compactMap({ Int($0) }).map({ TabBarEnvironment.Version($0) }) {
        let device = try TabSnapshotDevice.device(name, for: os)
        let looks = given(.looks)?.map { TabBarEnvironment.Look(rawValue: $0) } ?? [nil]
        let layouts = given(.layouts)?.map { ItemLayout(rawValue: $0) } ?? [nil]
        for look in looks {
          for layout in layouts {
            combinations.append(Combination(device: device, os: os, look: look, layout: layout))
          }
        }
      }
    }
    return combinations
  }
}

/// A combination of device, system and layout.
private struct Combination {
  let device: TabSnapshotDevice
  let os: TabBarEnvironment.Version
  let look: TabBarEnvironment.Look?
  let layout: ItemLayout?

  /// The orientation in which the device has the layout, if there is one.
  private var orientation: TabSnapshotConfiguration.Orientation? {
    TabSnapshotConfiguration.Orientation.allCases.first { device.itemLayout($0) == layout }
  }

  /// The reason why the combination doesn't exist, or `nil` if it does.
  var reason: String? {
    if let layout, orientation == nil {
      return "left out: no \(device.name) has the layout \(layout.rawValue)"
    }
    return switch look {
    case .glass where os < 26: "left out: iOS \(os) has no glass"
    // Apps could request the classic look on iOS 26 only.
    case .classic where os >= 27: "left out: iOS \(os) has no classic look"
    default: nil
    }
  }

  func configuration(over base: TabSnapshotConfiguration) -> TabSnapshotConfiguration {
    var configuration = base
    configuration.device = device
    configuration.os = os
    configuration.look = look
    configuration.orientation = orientation ?? base.orientation
    return configuration
  }
}
