import HeadlessUIKit
import TabAppearance
import TabJSON
import TabLint
import TabScreens

/// A picture of a matrix.
struct MatrixCell {
  /// The name of the file.
  let name: String
  let subject: SharedSubject

  /// The device and traits that show the bar.
  let configuration: TabSnapshotConfiguration

  /// A hash of all inputs of the picture; a picture with equal inputs needn't be drawn again.
  let inputs: UInt64
}

extension MatrixCell {
  /// A themed bar that several cells share: a separate one for each of thousands would take
  /// hundreds of megabytes.
  final class SharedSubject: Sendable {
    let value: PictureSubject

    init(_ value: PictureSubject) {
      self.value = value
    }
  }

  /// Returns whether this cell and another can be drawn on the same screen.
  func isBeside(_ other: MatrixCell) -> Bool {
    subject === other.subject && configuration.canBecome(other.configuration)
  }

  /// Returns the cells of a matrix, with the style varying fastest, and notes on combinations that
  /// don't exist.
  ///
  /// The arguments determine the assets and fonts of the themes.
  ///
  /// - Throws: ``UsageError`` for cells with the same file name, ``ToolFailure`` for files that
  ///   can't be read, and if no cell is left.
  @MainActor
  static func all(
    of matrix: PictureMatrix,
    _ arguments: Arguments,
    in terminal: Terminal
  ) throws -> (cells: [MatrixCell], notes: [ThemeDiagnostic]) {
    var (configurations, notes) = ([TabSnapshotConfiguration](), [ThemeDiagnostic]())
    for combination in try combinations(of: matrix) {
      guard let reason = combination.reason else {
        configurations += combination.configurations(in: matrix)
        continue
      }
      let note = ThemeDiagnostic(.note, reason, fix: "leave it out of the matrix")
      if !notes.contains(note) { notes.append(note) }
    }
    guard !configurations.isEmpty else {
      throw ToolFailure(diagnostics: notes + ToolFailure("the matrix has no picture").diagnostics)
    }
    let fonts = try (arguments.list(of: CommandOption.font.name) ?? []).map(FileAccess.hash)
    var names: Set<String> = []
    let cells = try arguments.drawnThemes(matrix[.themes], in: terminal).flatMap { theme, file in
      let subject = SharedSubject(
        PictureSubject(theme: theme, content: .sample, example: nil, assets: file.assets)
      )
      let assets = file.assets.map(theme.assetHashes) ?? []
      let hash = "\(ThemeTool.version)\n\(theme.json())\n\(fonts)\n\(assets)".fnv1a
      let fileNames = PictureFileName.names(theme: theme.name, configurations)
      return try zip(configurations, fileNames).map { configuration, name in
        // Many file systems ignore case.
        guard names.insert(name.lowercased()).inserted else { throw UsageError.sameFile(name) }
        return MatrixCell(
          name: name,
          subject: subject,
          configuration: configuration,
          inputs: "\(hash)\n\(name)".fnv1a
        )
      }
    }
    return (cells, notes)
  }

  /// A combination of device, system and layout.
  private struct Combination {
    var device: TabSnapshotDevice
    var os: TabBarEnvironment.Version
    var look: TabBarEnvironment.Look?
    var layout: ItemLayout?

    /// The orientation in which the device has the layout, if there is one.
    var orientation: TabSnapshotConfiguration.Orientation? {
      guard let layout else { return .portrait }
      return TabSnapshotConfiguration.Orientation.allCases.first { device.itemLayout($0) == layout }
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

    /// Returns the configurations of the cells, with the style varying fastest.
    func configurations(in matrix: PictureMatrix) -> [TabSnapshotConfiguration] {
      var configuration = TabSnapshotConfiguration(device, orientation ?? .portrait, os: os)
      configuration.look = look
      var cells = TabSnapshotMatrix()
      cells.styles = matrix[.styles].map { $0 == "dark" ? .dark : .light }
      cells.contrasts = matrix[.contrasts].map { $0 == "high" ? .high : .normal }
      cells.contentSizes = matrix[.textSizes].compactMap { .named($0) }
      cells.layoutDirections = matrix[.directions].map { $0 == "rtl" ? .rightToLeft : .leftToRight }
      cells.edges = matrix[.edges].map { $0 == "scroll-edge" ? .scrollEdge : .standard }
      return cells.cells(over: configuration).map(\.configuration)
    }
  }

  private static func combinations(of matrix: PictureMatrix) throws(UsageError) -> [Combination] {
    var combinations: [Combination] = []
    for name in matrix[.devices] {
      for os in matrix[.ios].compactMap({ Int($0) }).map({ TabBarEnvironment.Version($0) }) {
        let device = try TabSnapshotDevice.device(name, for: os)
        let looks = matrix.given(.looks)?.map { TabBarEnvironment.Look(rawValue: $0) } ?? [nil]
        let layouts = matrix.given(.layouts)?.map { ItemLayout(rawValue: $0) } ?? [nil]
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
