import Foundation
import TabScreens

/// A snapshot that a test has written to be accepted or rejected.
struct PendingSnapshot: Hashable, Sendable {
  /// The path of the pending file.
  let path: String

  private let destination: Destination

  /// The destination of the snapshot when it is accepted.
  private enum Destination: Hashable, Sendable {
    case file(String)

    /// The path of a test's source, and the text to write into it.
    case source(String, InlineRecording)
  }

  /// Creates the pending snapshot at a path, or `nil` if the file isn't pending.
  ///
  /// - Throws: ``ToolFailure`` if the file can't be read or is damaged.
  init?(path: String) throws(ToolFailure) {
    guard Self.isPending(path) else { return nil }
    self.path = path
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    if parts.last?[...] == InlineRecording.pathExtension[...] {
      let recording = try Self.recording(at: path)
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      destination = .source(
        Self.path(recording.source, from: folder.joined(separator: "/")),
        recording
      )
    } else {
      destination = .file((parts.dropLast(2) + parts.suffix(1)).joined(separator: "."))
    }
  }

  /// Returns whether a file is pending by its name: `name.new.png`, or `line-12-5.inline`.
  static func isPending(_ path: String) -> Bool {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts[parts.count - 1] == InlineRecording.pathExtension { return true }
    return parts.count > 2 && parts[parts.count - 2] == "new"
      && ["txt", "json", "png"].contains(parts[parts.count - 1])
  }

  /// The path of the recorded snapshot, or the location in a source, as in
  /// `Tests/BrandTests.swift:12`.
  var accepted: String {
    switch destination {
    case .file(let path): path
    case .source(let path, let recording): "\(path):\(recording.line)"
    }
  }

  /// Whether there is no recorded snapshot that this one would replace.
  var isNew: Bool {
    switch destination {
    case .file(let path): !FileAccess.exists(path)
    case .source(_, let recording): recording.old == nil
    }
  }

  /// Whether the snapshot is a picture.
  var isPicture: Bool {
    if case .file(let path) = destination { path.hasSuffix(".png") } else { false }
  }

  /// Reads the recorded snapshot, `nil` if there is none, and the pending one.
  ///
  /// - Throws: ``ToolFailure`` if a file can't be read.
  func contents(limit: Int) throws(ToolFailure) -> (before: [UInt8]?, after: [UInt8]) {
    switch destination {
    case .file(let accepted):
      (
        before: isNew ? nil : try FileAccess.read(accepted, limit: limit),
        after: try FileAccess.read(path, limit: limit)
      )
    case .source(_, let recording):
      (before: recording.old.map { Array($0.utf8) }, after: Array(recording.new.utf8))
    }
  }

  /// Replaces the recorded snapshot by the pending one.
  ///
  /// - Throws: ``ToolFailure`` if a file can't be written, or if a source has changed since the
  ///   test ran.
  func accept() throws(ToolFailure) {
    switch destination {
    case .file(let accepted):
      // Renamed, so that no reader gets an incomplete file. A symbolic link stays, and its target
      // is replaced.
      try FileAccess.move(path, to: FileAccess.resolved(accepted))
    case .source(let source, let recording):
      try Self.write(recording, into: source)
      try FileAccess.remove(path)
    }
  }

  /// Removes the pending file.
  func reject() throws(ToolFailure) {
    try FileAccess.remove(path)
  }
}

extension PendingSnapshot: Comparable {
  /// Orders files by path, then sources, each from its end, so that accepting one changes no
  /// earlier location.
  static func < (left: PendingSnapshot, right: PendingSnapshot) -> Bool {
    switch (left.destination, right.destination) {
    case (.file, .source): true
    case (.source, .file): false
    case (.file, .file): left.path < right.path
    case (.source(let leftPath, let left), .source(let rightPath, let right)):
      (leftPath, -left.line, -left.column) < (rightPath, -right.line, -right.column)
    }
  }
}

// MARK: - Texts in the sources of tests
extension PendingSnapshot {
  /// A limit far above the size of sources and recordings.
  private static let sourceLimit = 64 << 20

  private static func recording(at path: String) throws(ToolFailure) -> InlineRecording {
    let bytes = try FileAccess.read(path, limit: sourceLimit)
    do {
      return try InlineRecording(Data(bytes))
    } catch {
      throw ToolFailure(
        "\(path): the file isn't a recording of a text in a source",
        fix: "remove it, and run the test again"
      )
    }
  }

  /// Returns a path relative to a folder, with `..` resolved.
  private static func path(_ path: String, from folder: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    for part in path.split(separator: "/") {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private static func write(
    _ recording: InlineRecording,
    into source: String
  ) throws(ToolFailure) {
    let bytes = try FileAccess.read(source, limit: sourceLimit)
    let changed: [UInt8]
    do {
      changed = try TestSource(bytes).accepting(recording)
    } catch {
      throw ToolFailure(
        "\(source):\(recording.line): \(error.message)",
        fix: "run the test again, or reject what is pending with 'tabtheme snapshots reject'"
      )
    }
    let path = FileAccess.resolved(source)
    try FileAccess.write(changed, to: path)
  }
}
