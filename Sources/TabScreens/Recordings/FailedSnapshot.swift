package import Foundation
import TabFiles

/// A snapshot that differed when its test last ran, kept in a file for the report.
package struct FailedSnapshot: Hashable, Sendable, Codable {
  /// The path of the recorded snapshot.
  package var path: String

  /// The function of the test.
  package var test: String

  /// The path of the test's file.
  package var source: String

  /// The line of the assertion, from 1.
  package var line: UInt

  /// The difference in words, as the failure of the test has them.
  package var words: [String]

  /// The path of a file with the recorded snapshot, beside the new one; `nil` if there was none.
  package var before: String?

  /// The path of a file with the new snapshot.
  package var after: String

  package init(
    path: String,
    test: String,
    source: String,
    line: UInt,
    words: [String],
    before: String?,
    after: String
  ) {
    (self.path, self.test) = (path, test)
    (self.source, self.line) = (source, line)
    self.words = words
    (self.before, self.after) = (before, after)
  }
}

extension FailedSnapshot {
  /// Returns the folder with what tests write for people: that which `SNAPSHOT_ARTIFACTS` names, or
  /// a temporary one.
  package static func artifacts(_ environment: [String: String]) -> URL {
    environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("TabSnapshots")
  }

  /// Writes the file of the failure, in place of that of an earlier run.
  ///
  /// Paths of artifacts are relative to their folder, so that it can be read on another machine.
  package func write(environment: [String: String]) throws {
    let url = Self.url(of: path, environment)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let folder = Self.artifacts(environment).standardizedFileURL.path + "/"
    func relative(_ path: String) -> String {
      path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
    var failure = self
    (failure.before, failure.after) = (before.map(relative), relative(after))
    try JSONEncoder().encode(failure).write(to: url, options: .atomic)
  }

  /// Removes the file of a snapshot's failure, if there is one.
  package static func remove(_ path: String, environment: [String: String]) {
    try? FileManager.default.removeItem(at: url(of: path, environment))
  }

  /// Creates the folder of failures, by which a report knows that tests have run, even if none failed.
  package static func beginRun(environment: [String: String]) {
    try? FileManager.default.createDirectory(
      at: folder(of: artifacts(environment)),
      withIntermediateDirectories: true
    )
  }

  /// Returns whether tests have compared snapshots with this folder for their artifacts.
  package static func hasRun(in artifacts: URL) -> Bool {
    FileStatus.exists(folder(of: artifacts).path)
  }

  /// Returns the failures of all tests in a folder of artifacts, sorted; files that aren't failures are
  /// left out.
  package static func all(in artifacts: URL) -> [FailedSnapshot] {
    let folder = folder(of: artifacts).path
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path : "\(artifacts.path)/\(path)"
    }
    return ((try? FolderContents.names(in: folder)) ?? [])
      .compactMap { name -> FailedSnapshot? in
        guard let bytes = try? FileContents.bytes(of: "\(folder)/\(name)", limit: 1_048_576),
          var failure = try? JSONDecoder().decode(Self.self, from: Data(bytes))
        else { return nil }
        (failure.before, failure.after) = (failure.before.map(absolute), absolute(failure.after))
        return failure
      }
      .sorted { ($0.source, $0.line, $0.path) < ($1.source, $1.line, $1.path) }
  }

  private static func folder(of artifacts: URL) -> URL {
    artifacts.appendingPathComponent("failures")
  }

  private static func url(of path: String, _ environment: [String: String]) -> URL {
    folder(of: artifacts(environment)).appendingPathComponent(
      "\(String(path.fnv1a, radix: 16)).json"
    )
  }
}
