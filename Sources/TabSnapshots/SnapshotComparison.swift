import Foundation
import TabFiles
import TabScreens
import TabUIKit

#if canImport(Testing)
import Testing
#endif

/// Compares a snapshot of a test with the recorded one, and writes files as the mode requires.
@MainActor
struct SnapshotComparison {
  let name: String?
  let record: TabSnapshotRecord?

  /// The suites that contain the test, outermost first; empty in XCTest.
  var suites = currentSuites

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
  var recorder = SourceRecorder.shared

  /// Returns the difference of a value's snapshot from the recorded one, or `nil` if it is as
  /// recorded.
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
      guard try isInShard else { return nil }
      FailedSnapshot.beginRun(environment: environment)
      // Listed before it is made: a test that fails here will compare it when it passes again.
      SnapshotManifest.begin(
        try file(in: .text).url.deletingPathExtension(),
        environment: environment
      )
      guard let snapshot = try snapshot(of: value, as: strategy, traits: traits) else { return nil }
      let file = try file(in: snapshot.format)
      // If two snapshots have the same file, it isn't written.
      if let problem = registry.register(assertion(of: snapshot), at: file.url.path) {
        return TabSnapshotDifference([problem])
      }
      SnapshotManifest.add(file.url, environment: environment)
      return try difference(of: snapshot, from: file, in: try mode)
    } catch {
      return TabSnapshotDifference(["\(error)"])
    }
  }

  private func file(in format: TabSnapshot.Format) throws -> TabSnapshotFile {
    try TabSnapshotFile(
      suites: suites,
      test: test,
      name: name,
      format: format,
      path: path,
      directory: TabSnapshotSettings.current.directory,
      platform: .current
    )
  }

  /// Whether this process compares the snapshot, and not another shard.
  var isInShard: Bool {
    get throws {
      let parts = [URL(fileURLWithPath: path).lastPathComponent, test, name ?? ""]
      return try Shard(environment)?.contains(parts.joined(separator: "/")) ?? true
    }
  }

  /// The mode of writing snapshots.
  var mode: TabSnapshotRecord {
    get throws {
      try TabSnapshotRecord(record ?? TabSnapshotSettings.current.record, in: environment)
    }
  }

  /// Returns the snapshot of a value, or `nil` if another shard compares it.
  func snapshot<Value>(
    of value: () throws -> Value,
    as strategy: TabSnapshotting<Value>,
    traits: UITraitCollection?
  ) throws -> TabSnapshot? {
    _ = try mode
    Self.separateMissingNames()
    guard try isInShard else { return nil }
    var strategy = strategy
    if let traits { strategy.configuration = strategy.configuration.with(traits) }
    var snapshot = try strategy.snapshot(of: value)
    snapshot.remarks += Self.remarksOnMissingNames
    return snapshot
  }

  /// Returns the assertion for the registry, which detects two snapshots with the same file.
  func assertion(of snapshot: TabSnapshot) -> SnapshotRegistry.Assertion {
    SnapshotRegistry.Assertion(
      names: [test] + (name.map { [$0] } ?? []),
      line: line,
      column: column,
      contentHash: snapshot.hashOfBytes
    )
  }

  /// The suites that contain the running test, outermost first; empty in XCTest.
  private static var currentSuites: [String] {
    #if canImport(Testing)
    Test.current.map { Array($0.id.nameComponents.dropLast()) } ?? []
    #else
    []
    #endif
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
    in mode: TabSnapshotRecord
  ) throws -> TabSnapshotDifference? {
    if mode == .all, file.exists {
      try record(snapshot, in: file)
      return nil
    }
    guard let recorded = try file.recorded() else {
      return try missing(snapshot, from: file, in: mode)
    }
    guard let difference = snapshot.difference(from: recorded) else {
      FailedSnapshot.remove(file.url.path, environment: environment)
      return nil
    }
    if let encoding = snapshot.encoding(of: recorded) {
      throw TabSnapshotError("\(file.url.path) \(encoding.problem)", fix: encoding.fix)
    }
    let words = [difference.text] + snapshot.remarks
    var artifacts: [TabSnapshotDifference.Artifact] = []
    func add(_ kind: String, bytes: [UInt8], pathExtension: String? = nil) throws {
      let url = try file.writeArtifact(
        bytes,
        kind: kind,
        pathExtension: pathExtension,
        module: module,
        environment: environment
      )
      artifacts.append(TabSnapshotDifference.Artifact(kind: kind, path: url.path))
    }
    var end = unwritten {
      try add("before", bytes: Array(recorded))
      try add("after", bytes: snapshot.bytes)
      if let shown = difference.shown {
        try add("difference", bytes: shown.bytes, pathExtension: shown.pathExtension)
      }
      if mode == .failed { return }
      try keep(words, before: artifacts[0].path, after: artifacts[1].path, of: file.url.path)
    }
    if mode == .failed {
      let problems = unwritten { try file.write(snapshot.bytes) }
      if problems.isEmpty { FailedSnapshot.remove(file.url.path, environment: environment) }
      end += problems.isEmpty ? ["recorded; the next run compares with it"] : problems
    } else {
      if end.isEmpty { end = ["see: tabtheme snapshots report"] }
      end.insert("fix: \(command(recording: .failed)), if it is meant", at: 0)
    }
    let lines =
      ["snapshot differs from \(file.url.path)"] + words
      + artifacts.map { "\($0.kind): \($0.path)" } + comparison(of: artifacts) + end
    return TabSnapshotDifference(lines, artifacts: artifacts)
  }

  /// Writes files of a failure, and returns the reason if they can't be written: the failure has
  /// the difference even so.
  func unwritten(_ write: () throws -> Void) -> [String] {
    do {
      try write()
      return []
    } catch let error as TabSnapshotError {
      return ["\(error)"]
    } catch {
      let folder = FailedSnapshot.artifacts(environment).path
      return ["can't write into \(folder): \(FileProblem(error, writing: folder + "/failures/a"))"]
    }
  }

  /// Keeps a failure for the report, by the path of its snapshot.
  func keep(
    _ words: [String],
    before: String? = nil,
    after: String,
    of snapshot: String
  ) throws {
    let failure = FailedSnapshot(
      path: snapshot,
      test: test,
      source: path,
      line: line,
      words: words.flatMap { $0.components(separatedBy: "\n") },
      before: before,
      after: after
    )
    try failure.write(environment: environment)
  }

  private func missing(
    _ snapshot: TabSnapshot,
    from file: TabSnapshotFile,
    in mode: TabSnapshotRecord
  ) throws -> TabSnapshotDifference? {
    let path = file.url.path
    let remarks = snapshot.remarks
    switch mode {
    case .never:
      var artifacts: [TabSnapshotDifference.Artifact] = []
      let problems = unwritten {
        let after = try file.writeArtifact(
          snapshot.bytes,
          kind: "after",
          module: module,
          environment: environment
        ).path
        artifacts = [TabSnapshotDifference.Artifact(kind: "after", path: after)]
        try keep(remarks, after: after, of: path)
      }
      let fix = "fix: look at the value, then \(command(recording: .missing))"
      let lines = artifacts.map { "after: \($0.path)" } + problems + [fix]
      return TabSnapshotDifference(
        ["there is no snapshot \(path)"] + remarks + lines,
        artifacts: artifacts
      )
    case .missing, .failed:
      try file.write(snapshot.bytes)
      return TabSnapshotDifference(["recorded \(path); the next run compares with it"] + remarks)
    case .all:
      try record(snapshot, in: file)
      return nil
    }
  }

  /// Writes a snapshot without failing the test, and prints its path if its bytes have changed.
  private func record(_ snapshot: TabSnapshot, in file: TabSnapshotFile) throws {
    FailedSnapshot.remove(file.url.path, environment: environment)
    if try file.write(snapshot.bytes) { print("recorded \(file.url.path)") }
  }

  /// Returns the command that runs this test only and records its snapshots.
  func command(recording mode: TabSnapshotRecord) -> String {
    #if canImport(UIKit)
    "run the test with TEST_RUNNER_RECORD=\(mode.rawValue) for xcodebuild, or RECORD in its scheme"
    #else
    let name = test.lastIndex(of: "(").map { String(test[..<$0]) } ?? test
    let pattern = NSRegularExpression.escapedPattern(for: name)
    return "RECORD=\(mode.rawValue) swift test --filter \(pattern.quotedForShells)"
    #endif
  }

  /// Returns the command of `SNAPSHOT_DIFF` with the two files of a difference, if the variable is
  /// set.
  private func comparison(of artifacts: [TabSnapshotDifference.Artifact]) -> [String] {
    guard let command = environment["SNAPSHOT_DIFF"], !command.isEmpty else { return [] }
    guard artifacts.count > 1 else { return [] }
    let paths = artifacts.filter { $0.kind != "difference" }.map(\.path.quotedForShells)
    return ["compare: \(([command] + paths).joined(separator: " "))"]
  }
}

extension String {
  /// The module of a `#fileID`, the part before the first slash.
  var module: String { String(prefix { $0 != "/" }) }
}
