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

  /// The path of a file with the new snapshot.
  package var after: String

  package init(
    path: String,
    test: String,
    source: String,
    line: UInt,
    words: [String],
    after: String
  ) {
    (self.path, self.test) = (path, test)
    (self.source, self.line) = (source, line)
    (self.words, self.after) = (words, after)
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
  package func write(environment: [String: String]) throws {
    let url = Self.url(of: path, environment)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try JSONEncoder().encode(self).write(to: url, options: .atomic)
  }

  /// Removes the file of a snapshot's failure, if there is one.
  package static func remove(_ path: String, environment: [String: String]) {
    try? FileManager.default.removeItem(at: url(of: path, environment))
  }

  /// Returns the failures of all tests, sorted; files that aren't failures are left out.
  package static func all(environment: [String: String]) -> [FailedSnapshot] {
    let folder = folder(environment).path
    return ((try? FolderContents.names(in: folder)) ?? [])
      .compactMap { name in
        let bytes = try? FileContents.bytes(of: "\(folder)/\(name)", limit: 1_048_576)
        return bytes.flatMap { try? JSONDecoder().decode(Self.self, from: Data($0)) }
      }
      .sorted { ($0.source, $0.line, $0.path) < ($1.source, $1.line, $1.path) }
  }

  private static func folder(_ environment: [String: String]) -> URL {
    artifacts(environment).appendingPathComponent("failures")
  }

  private static func url(of path: String, _ environment: [String: String]) -> URL {
    folder(environment).appendingPathComponent("\(String(path.fnv1a, radix: 16)).json")
  }
}
