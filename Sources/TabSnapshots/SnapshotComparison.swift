import Foundation
import TabScreens
import TabUIKit

#if canImport(Testing)
import Testing
#endif

/// A snapshot of a test, compared with what was recorded and written where that is asked for.
@MainActor
struct SnapshotComparison {
  let name: String?
  let record: TabSnapshotRecord?

  /// The path of the test's file.
  let path: String

  /// The function of the test.
  let test: String
  let line: UInt
  let column: UInt
  var environment = ProcessInfo.processInfo.environment
  var registry = SnapshotRegistry.shared

  /// What is wrong with the snapshot of a value, or `nil`.
  func difference<Value>(
    of value: () throws -> Value,
    as strategy: TabSnapshotting<Value>,
    traits: UITraitCollection?
  ) -> TabSnapshotDifference? {
    do {
      if name == nil, isParameterized {
        throw TabSnapshotError(
          "the cases of a test with arguments would share one snapshot",
          fix: "write 'named:' with the arguments in it"
        )
      }
      guard let snapshot = try snapshot(of: value, as: strategy, traits: traits) else { return nil }
      let file = try TabSnapshotFile(
        test: test,
        name: name,
        format: snapshot.format,
        path: path,
        directory: TabSnapshotSettings.current.directory
      )
      // A file that two snapshots share isn't written.
      if let problem = registry.problem(with: assertion(of: snapshot), at: file.url.path) {
        return TabSnapshotDifference([problem])
      }
      try SnapshotManifest.add(file.url, environment)
      return try difference(of: snapshot, from: file, try mode)
    } catch {
      return TabSnapshotDifference(["\(error)"])
    }
  }

  /// When snapshots are written.
  var mode: TabSnapshotRecord {
    get throws {
      try TabSnapshotRecord(record ?? TabSnapshotSettings.current.record, in: environment)
    }
  }

  /// The snapshot of a value, or `nil` if another shard compares it.
  func snapshot<Value>(
    of value: () throws -> Value,
    as strategy: TabSnapshotting<Value>,
    traits: UITraitCollection?
  ) throws -> TabSnapshot? {
    _ = try mode
    let parts = [URL(fileURLWithPath: path).lastPathComponent, test, name ?? ""]
    if let shard = try Shard(environment), !shard.contains(parts.joined(separator: "/")) {
      return nil
    }
    var strategy = strategy
    if let traits { strategy.configuration = strategy.configuration.with(traits) }
    return try strategy.snapshot(of: value)
  }

  /// The assertion, for the registry of those that share a place.
  func assertion(of snapshot: TabSnapshot) -> SnapshotRegistry.Assertion {
    SnapshotRegistry.Assertion(
      names: [test] + (name.map { [$0] } ?? []),
      line: line,
      column: column,
      content: snapshot.hashOfBytes
    )
  }

  private var isParameterized: Bool {
    #if canImport(Testing)
    Test.Case.current?.isParameterized ?? false
    #else
    false
    #endif
  }

  private func difference(
    of snapshot: TabSnapshot,
    from file: TabSnapshotFile,
    _ mode: TabSnapshotRecord
  ) throws -> TabSnapshotDifference? {
    guard let recorded = file.recorded else { return try missing(snapshot, from: file, mode) }
    if mode == .all {
      try file.write(snapshot.bytes)
      return nil
    }
    guard let difference = snapshot.difference(from: recorded) else {
      if mode >= .pending { try file.removePending() }
      return nil
    }
    var artifacts: [TabSnapshotDifference.Artifact] = []
    for (kind, bytes) in [
      ("before", Array(recorded)), ("after", snapshot.bytes), ("difference", difference.picture),
    ] {
      guard let bytes else { continue }
      let url = try file.writeArtifact(bytes, kind: kind, environment)
      artifacts.append(TabSnapshotDifference.Artifact(kind: kind, path: url.path))
    }
    let fix: String
    switch mode {
    case .failed:
      try file.write(snapshot.bytes)
      fix = "recorded; the next run compares with it"
    case .pending:
      try file.writePending(snapshot.bytes)
      fix = "fix: 'tabtheme snapshots accept' if it is meant"
    default:
      fix = "fix: 'RECORD=failed swift test' if it is meant"
    }
    let lines =
      ["snapshot differs from \(file.url.path)", difference.text] + snapshot.remarks
      + artifacts.map { "\($0.kind): \($0.path)" } + [fix]
    return TabSnapshotDifference(lines, artifacts: artifacts)
  }

  private func missing(
    _ snapshot: TabSnapshot,
    from file: TabSnapshotFile,
    _ mode: TabSnapshotRecord
  ) throws -> TabSnapshotDifference? {
    let path = file.url.path
    let remarks = snapshot.remarks
    switch mode {
    case .never:
      let after = try file.writeArtifact(snapshot.bytes, kind: "after", environment).path
      let fix = "fix: look at the value, then 'RECORD=missing swift test'"
      return TabSnapshotDifference(
        ["there is no snapshot \(path)"] + remarks + ["after: \(after)", fix],
        artifacts: [TabSnapshotDifference.Artifact(kind: "after", path: after)]
      )
    case .pending:
      try file.writePending(snapshot.bytes)
      return TabSnapshotDifference(
        ["there is no snapshot \(path)"] + remarks
          + ["after: \(file.pendingURL.path)", "fix: look at it, then 'tabtheme snapshots accept'"]
      )
    case .missing, .failed:
      try file.write(snapshot.bytes)
      return TabSnapshotDifference(["recorded \(path); the next run compares with it"] + remarks)
    case .all:
      try file.write(snapshot.bytes)
      return nil
    }
  }
}
