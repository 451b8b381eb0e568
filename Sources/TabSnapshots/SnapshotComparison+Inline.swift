import Foundation
import TabFiles
import TabScreens
import TabUIKit

extension SnapshotComparison {
  /// Returns the difference between the text of a value and the text in the test's source, or `nil`
  /// if they are equal.
  func inlineDifference<Value>(
    of value: () throws -> Value,
    as strategy: TabSnapshotting<Value>,
    traits: UITraitCollection?,
    from expected: String?
  ) -> TabSnapshotDifference? {
    do {
      guard let snapshot = try snapshot(of: value, as: strategy, traits: traits) else { return nil }
      if snapshot.format == .png {
        throw TabSnapshotError(
          "a picture can't be in the source of a test",
          fix: "write assertTabSnapshot, or a strategy that makes text"
        )
      }
      let location = "\(URL(fileURLWithPath: path).lastPathComponent):\(line)"
      if registry.register(assertion(of: snapshot), at: "\(path):\(line):\(column)") != nil {
        throw TabSnapshotError(
          "\(location): two different texts would be in one place of the source",
          fix: "write a test for each, or assertTabSnapshot with a name"
        )
      }
      return try inlineDifference(of: snapshot, from: expected, at: location)
    } catch {
      return TabSnapshotDifference(["\(error)"])
    }
  }

  private func inlineDifference(
    of snapshot: TabSnapshot,
    from expected: String?,
    at location: String
  ) throws -> TabSnapshotDifference? {
    let mode = try mode
    var text = String(decoding: snapshot.bytes, as: UTF8.self)
    // A string literal of several lines has no line feed at its end either.
    if text.last == "\n" { text.removeLast() }
    let folder = TabSnapshotFile.folder(
      ofTestAt: path,
      directory: TabSnapshotSettings.current.directory,
      platform: .current
    )
    let pending = folder.appendingPathComponent("line-\(line)-\(column)")
      .appendingPathExtension(InlineRecording.pathExtension)
    if text == expected {
      if mode >= .pending, FileStatus.exists(pending.path) {
        try FileManager.default.removeItem(at: pending)
      }
      return nil
    }
    let difference = expected.map { TextDifference(from: $0, to: text).summary } ?? text
    let problem = expected == nil ? "there is no text" : "text differs from that"
    var lines = ["\(problem) at \(location)", difference] + snapshot.remarks
    if mode == .never {
      lines.append("fix: \(command(recording: .pending)), then tabtheme snapshots accept")
    } else {
      let recording = InlineRecording(
        source: Self.path(of: path, from: pending.deletingLastPathComponent()),
        line: Int(line),
        column: Int(column),
        old: expected,
        new: text
      )
      try FileManager.default.createDirectory(
        at: pending.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try recording.data.write(to: pending, options: .atomic)
      lines.append("fix: 'tabtheme snapshots accept' writes it into the source, if it is meant")
    }
    return TabSnapshotDifference(lines)
  }

  /// Returns the path of a file relative to a folder below the file's folder, so that both can be
  /// moved together; for other folders, the absolute path.
  private static func path(of file: String, from folder: URL) -> String {
    let file = URL(fileURLWithPath: file).standardizedFileURL
    let parent = file.deletingLastPathComponent().pathComponents
    let other = folder.standardizedFileURL.pathComponents
    guard other.starts(with: parent) else { return file.path }
    return String(repeating: "../", count: other.count - parent.count) + file.lastPathComponent
  }
}
