import HeadlessUIKit
import TabAppearance
import TabJSON
import TabLint
import TabScreens

/// One picture of a matrix.
struct MatrixCell {
  /// The name of the file.
  let name: String
  let theme: SharedTheme
  let request: PictureRequest

  /// What the picture depends on, as a hash: a picture that was drawn from the same needn't be drawn again.
  let inputs: UInt64
}

extension MatrixCell {
  /// A theme that cells have in common: one for each of thousands would take hundreds of megabytes.
  final class SharedTheme: Sendable {
    let value: TabBarTheme

    init(_ value: TabBarTheme) {
      self.value = value
    }
  }

  /// The cells of a matrix, styles and contrasts changing first, and notes on combinations that don't exist.
  ///
  /// The options say which assets and fonts the themes are drawn with.
  ///
  /// - Throws: ``UsageError`` for cells with one name, ``ToolFailure`` for files that can't be read, and if no cell is left.
  @MainActor
  static func all(
    of matrix: PictureMatrix,
    _ arguments: Arguments,
    in terminal: Terminal
  ) throws -> (cells: [MatrixCell], notes: [ThemeDiagnostic]) {
    var (requests, notes) = ([PictureRequest](), [ThemeDiagnostic]())
    for place in try places(of: matrix) {
      guard let reason = place.reason else {
        requests += place.requests(in: matrix)
        continue
      }
      let note = ThemeDiagnostic(.note, reason, fix: "leave it out of the matrix")
      if !notes.contains(note) { notes.append(note) }
    }
    guard !requests.isEmpty else {
      throw ToolFailure(diagnostics: notes + ToolFailure("the matrix has no picture").diagnostics)
    }
    let fonts = try (arguments.list(of: CommandOption.font.name) ?? []).map(FileAccess.hash)
    var names: Set<String> = []
    let cells = try arguments.drawnThemes(matrix[.themes], in: terminal).flatMap { theme, file in
      let shared = SharedTheme(theme)
      let assets = file.assets.map(theme.assetHashes) ?? []
      let hash = "\(ThemeTool.version)\n\(theme.json())\n\(fonts)\n\(assets)".fnv1a
      return try requests.map { request in
        var request = request
        request.assets = file.assets
        let name = request.fileName(theme: theme.name)
        // Many disks don't tell upper case from lower case.
        guard names.insert(name.lowercased()).inserted else { throw UsageError.sameFile(name) }
        return MatrixCell(
          name: name,
          theme: shared,
          request: request,
          inputs: "\(hash)\n\(name)".fnv1a
        )
      }
    }
    return (cells, notes)
  }

  /// A device with a system and a layout.
  private struct Place {
    var device: SimulatedDevice
    var os: TabBarEnvironment.Version
    var look: TabBarEnvironment.Look?
    var layout: ItemLayout?

    /// How the device is held, if it has the layout at all.
    var orientation: SimulatedDevice.Orientation? {
      guard let layout else { return .portrait }
      return SimulatedDevice.Orientation.allCases.first { device.itemLayout(in: $0) == layout }
    }

    /// Why there is no such place, or `nil` if there is.
    var reason: String? {
      if let layout, orientation == nil {
        return "left out: no \(device.name) has the layout \(layout.rawValue)"
      }
      return switch look {
      case .glass where os < 26: "left out: iOS \(os) has no glass"
      // Apps could ask for the classic look for one version.
      case .classic where os >= 27: "left out: iOS \(os) has no classic look"
      default: nil
      }
    }

    func requests(in matrix: PictureMatrix) -> [PictureRequest] {
      // Pictures that differ in style and contrast alone follow each other: one screen does for them.
      matrix[.edges].flatMap { edge in
        matrix[.directions].flatMap { direction in
          matrix[.styles].flatMap { style in
            matrix[.contrasts].map { contrast in
              PictureRequest(
                style: style == "dark" ? .dark : .light,
                contrast: contrast == "high" ? .high : .normal,
                isRightToLeft: direction == "rtl",
                os: os,
                look: look,
                device: device.name,
                isLandscape: orientation == .landscape,
                isAtScrollEdge: edge == "scroll-edge",
                content: .sample
              )
            }
          }
        }
      }
    }
  }

  private static func places(of matrix: PictureMatrix) throws(UsageError) -> [Place] {
    var places: [Place] = []
    for name in matrix[.devices] {
      for os in matrix[.ios].compactMap({ Int($0) }).map({ TabBarEnvironment.Version($0) }) {
        let device = try SimulatedDevice.device(name, for: os)
        let looks = matrix.given(.looks)?.map { TabBarEnvironment.Look(rawValue: $0) } ?? [nil]
        let layouts = matrix.given(.layouts)?.map { ItemLayout(rawValue: $0) } ?? [nil]
        for look in looks {
          for layout in layouts {
            places.append(Place(device: device, os: os, look: look, layout: layout))
          }
        }
      }
    }
    return places
  }
}
