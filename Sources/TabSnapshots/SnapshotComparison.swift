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

  /// The module of the test.
  let module: String
  var environment = ProcessInfo.processInfo.environment
  var registry = SnapshotRegistry.shared

  /// The problem with the snapshot of a value, or `nil` if it is as recorded.
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
      try record(snapshot, in: file)
      return nil
    }
    guard let difference = snapshot.difference(from: recorded) else {
      if mode >= .pending { try file.removePending() }
      return nil
    }
    var artifacts: [TabSnapshotDifference.Artifact] = []
    func add(_ kind: String, _ bytes: [UInt8], _ pathExtension: String? = nil) throws {
      let url = try file.writeArtifact(
        bytes,
        kind: kind,
        pathExtension: pathExtension,
        module: module,
        environment
      )
      artifacts.append(TabSnapshotDifference.Artifact(kind: kind, path: url.path))
    }
    try add("before", Array(recorded))
    try add("after", snapshot.bytes)
    if let shown = difference.shown { try add("difference", shown.bytes, shown.pathExtension) }
    let fix: String
    switch mode {
    case .failed:
      try file.write(snapshot.bytes)
      fix = "recorded; the next run compares with it"
    case .pending:
      try file.writePending(snapshot.bytes)
      fix = "fix: 'tabtheme snapshots accept' if it is meant"
    default:
      fix = "fix: \(command(recording: .failed)), if it is meant"
    }
    let lines =
      ["snapshot differs from \(file.url.path)", difference.text] + snapshot.remarks
      + artifacts.map { "\($0.kind): \($0.path)" } + comparison(of: artifacts) + [fix]
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
      let after = try file.writeArtifact(
        snapshot.bytes,
        kind: "after",
        module: module,
        environment
      ).path
      let fix = "fix: look at the value, then \(command(recording: .missing))"
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
      try record(snapshot, in: file)
      return nil
    }
  }

  /// Writes a snapshot that no test fails for, and prints it if it is another one than before.
  private func record(_ snapshot: TabSnapshot, in file: TabSnapshotFile) throws {
    if try file.write(snapshot.bytes) { print("recorded \(file.url.path)") }
  }

  /// The command that runs the test alone and records what it takes.
  func command(recording mode: TabSnapshotRecord) -> String {
    #if canImport(UIKit)
    "run the test with TEST_RUNNER_RECORD=\(mode.rawValue) for xcodebuild, or RECORD in its scheme"
    #else
    let name = test.lastIndex(of: "(").map { String(test[..<$0]) } ?? test
    let pattern = NSRegularExpression.escapedPattern(for: name)
    return "RECORD=\(mode.rawValue) swift test --filter \(pattern.quotedForShells)"
    #endif
  }

  /// The command of `SNAPSHOT_DIFF` for the two files of a difference, if there is one.
  private func comparison(of artifacts: [TabSnapshotDifference.Artifact]) -> [String] {
    guard let command = environment["SNAPSHOT_DIFF"], !command.isEmpty else { return [] }
    let paths = artifacts.filter { $0.kind != "difference" }.map(\.path.quotedForShells)
    return ["compare: \(([command] + paths).joined(separator: " "))"]
  }
}

extension String {
  /// The module of a `#fileID`.
  var module: String { String(prefix { $0 != "/" }) }
}
