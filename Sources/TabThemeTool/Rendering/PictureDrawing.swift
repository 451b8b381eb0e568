import HeadlessUIKit
import TabAppearance
import TabRaster
import TabScreens

/// Draws pictures on all processors, writes them into a folder, and compares them with references.
@MainActor
struct PictureDrawing {
  let request: PictureRequest

  /// The beginning of the files' paths: a folder with a slash, or an empty text for the current
  /// folder; `nil` if pictures are only compared.
  let folder: String?

  /// The folder to compare with, or `nil` if the pictures are only drawn.
  let references: String?

  /// Whether differing pictures are kept for a report.
  let isReported: Bool

  /// Whether features that are only inferred are errors.
  let isStrict: Bool

  /// Whether files that are replaced by different pictures are reported.
  let isNews: Bool
  let terminal: Terminal

  /// The number of pictures that were drawn.
  private(set) var count = 0

  /// The pictures that are new or differ from the references.
  private(set) var differences: [ReferenceDifference] = []

  /// Notes and warnings about pictures, each once.
  private(set) var remarks: [ThemeDiagnostic] = []

  /// The reasons why pictures can't be drawn, each with the names of the pictures.
  private(set) var failures: [(reason: ToolFailure, names: [String])] = []
}

extension PictureDrawing {
  /// The number of pictures that are laid out before they are drawn, which limits the memory.
  private static let batch = 16

  /// Draws the bars with the file names, one for each configuration of the request.
  ///
  /// Views are laid out one after the other on the main actor; drawing and encoding use values, and
  /// run on other threads.
  ///
  /// - Throws: ``ToolFailure`` if a file can't be read or written.
  mutating func draw(_ subjects: [(subject: PictureSubject, names: [String])]) throws {
    let total = subjects.reduce(0) { $0 + $1.names.count }
    var number = 0
    for (subject, names) in subjects {
      let cells = Array(zip(request.configurations, names))
      var files = EncodedPictures()
      for start in stride(from: 0, to: cells.count, by: Self.batch) {
        let cells = cells[start..<min(start + Self.batch, cells.count)]
        number += cells.count
        let progress = "drawing \(cells.last?.1 ?? "")"
        let drawn = try terminal.showing(progress, number, of: total) {
          try draw(subject, in: Array(cells), into: &files)
        }
        // Paths are printed after the progress is erased, so that each has a line of its own.
        try write(drawn)
        try compare(drawn)
      }
    }
  }

  private typealias DrawnPicture = (name: String, bytes: [UInt8])

  private mutating func draw(
    _ subject: PictureSubject,
    in cells: [(configuration: TabSnapshotConfiguration, name: String)],
    into files: inout EncodedPictures
  ) throws -> [DrawnPicture] {
    let pictures = try BarPicture.all(
      subject,
      on: cells.map(\.configuration),
      isScreen: request.isScreen,
      isStrict: isStrict
    )
    files.encode(pictures.compactMap { try? $0.get().recording }, as: request.format)
    var drawn: [DrawnPicture] = []
    for (cell, picture) in zip(cells, pictures) {
      switch picture {
      case .success(let picture):
        let bytes = files.bytes[picture.recording] ?? []
        drawn.append((cell.name, bytes))
        add(picture.remarks)
        if let twin = files.otherStyle(of: cell.configuration, cell.name, bytes: bytes) {
          add([Self.alike(twin, cell.name, on: cell.configuration)])
        }
      case .failure(let reason):
        if let index = failures.firstIndex(where: { $0.reason == reason }) {
          failures[index].names.append(cell.name)
        } else {
          failures.append((reason, [cell.name]))
        }
      }
    }
    count += drawn.count
    return drawn
  }

  private mutating func write(_ pictures: [DrawnPicture]) throws(ToolFailure) {
    guard let folder else { return }
    for (name, file) in pictures {
      let path = folder + name
      // Only a different picture is reported.
      if isNews, let old = try? FileAccess.read(path, limit: file.count + 1), old != file {
        add([ThemeDiagnostic(.note, "another picture was in \(quoted(path, limit: 200))")])
      }
      try FileAccess.write(file, to: path)
      if references == nil { terminal.writeLine(path) }
    }
  }

  private mutating func compare(_ pictures: [DrawnPicture]) throws(ToolFailure) {
    guard let references else { return }
    let isReported = isReported
    let compared = pictures.concurrentMap { picture in
      Result { () throws(ToolFailure) in
        try ReferenceDifference(
          of: picture.bytes,
          named: picture.name,
          from: "\(references)/\(picture.name)",
          isReported: isReported
        )
      }
    }
    for result in compared {
      guard let difference = try result.get() else { continue }
      terminal.writeLine(difference.line)
      differences.append(difference)
    }
  }

  private mutating func add(_ diagnostics: [ThemeDiagnostic]) {
    remarks += diagnostics.filter { !remarks.contains($0) }
  }

  /// Returns a note on pictures of two styles with the same bytes.
  private static func alike(
    _ first: String,
    _ second: String,
    on configuration: TabSnapshotConfiguration
  ) -> ThemeDiagnostic {
    let os = configuration.os ?? .usual
    let isGlass = TabBarEnvironment(os: os, look: configuration.look).look == .glass
    return ThemeDiagnostic(
      .note,
      "\(quoted(first, limit: 200)) and \(quoted(second, limit: 200)) are the same picture",
      notes: isGlass ? ["glass is light or dark like the content behind it, in either style"] : []
    )
  }
}

/// The files of a theme's pictures.
private struct EncodedPictures {
  /// The bytes of each picture: several systems and devices can have the same.
  private(set) var bytes: [ImageRecording: [UInt8]] = [:]

  /// The pictures of the first style, by configurations without their styles.
  private var firstStyles: [TabSnapshotConfiguration: (name: String, bytes: [UInt8])] = [:]

  /// Encodes the pictures that are new, on all processors.
  mutating func encode(_ recordings: [ImageRecording], as format: PictureFormat) {
    let recordings = Array(Set(recordings).subtracting(bytes.keys))
    let files = recordings.concurrentMap { format.bytes(of: $0) }
    for (recording, file) in zip(recordings, files) { bytes[recording] = file }
  }

  /// Returns the name of the picture with the same bytes in the other style, if there is one.
  mutating func otherStyle(
    of configuration: TabSnapshotConfiguration,
    _ name: String,
    bytes: [UInt8]
  ) -> String? {
    var key = configuration
    key.style = .light
    guard let first = firstStyles[key] else {
      firstStyles[key] = (name, bytes)
      return nil
    }
    return first.bytes == bytes ? first.name : nil
  }
}
