import Foundation

/// Compares a value with the snapshot that was recorded for it, and fails the test if they differ.
///
///     let compiled = theme.compiled(for: TabBarEnvironment(os: 18))
///     assertTabSnapshot(.text(compiled.description(in: dark)), named: "ocean-dark")
///
/// Works in Swift Testing and in XCTest. Snapshots are written by `RECORD=all swift test`, see
/// ``TabSnapshotRecord``.
///
/// - Parameters:
///   - snapshot: What is to be compared.
///   - name: The name of the file, without its extension; all but letters, digits and `-_.` is
///     percent-encoded. Two snapshots with one name are a failure, also of a parameterized test.
///   - record: When to write instead; `nil` is what the environment asks for.
///   - fileID: The module and file of the test.
///   - filePath: The file of the test; `__Snapshots__` is beside it.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertTabSnapshot(
  _ snapshot: TabSnapshot,
  named name: String,
  record: TabSnapshotRecord? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let testFile = "\(filePath)"
  let file = TabSnapshotFile(name: name, format: snapshot.format, testFile: testFile)
  // A file that two snapshots share isn't written.
  let problem =
    file.flatMap {
      SnapshotRegistry.shared
        .problem(with: snapshot, named: name, at: $0.url.path, line: line, column: column)
    } ?? verifyTabSnapshot(snapshot, named: name, record: record, testFile: testFile)
  if let problem {
    fail(problem, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Compares a value with the snapshot that was recorded for it.
///
/// - Parameters:
///   - snapshot: What is to be compared.
///   - name: The name of the file, without its extension; all but letters, digits and `-_.` is
///     percent-encoded.
///   - record: When to write instead; `nil` is what the environment asks for.
///   - testFile: The path of the test's file; `__Snapshots__` is beside it.
/// - Returns: What is wrong, or `nil` if the snapshot is as recorded.
public func verifyTabSnapshot(
  _ snapshot: TabSnapshot,
  named name: String,
  record: TabSnapshotRecord? = nil,
  testFile: String
) -> String? {
  guard let file = TabSnapshotFile(name: name, format: snapshot.format, testFile: testFile) else {
    return "'\(name)' has no letter or digit to name a snapshot by"
  }
  let mode: TabSnapshotRecord
  do {
    mode = try record ?? TabSnapshotRecord(ProcessInfo.processInfo.environment)
  } catch {
    return "\(error)"
  }
  let path = file.url.path
  guard let recorded = file.recorded else {
    guard mode != .never else {
      return
        "there is no snapshot \(path)\nfix: look at the value, then 'RECORD=missing swift test'"
    }
    return written(snapshot, to: file) ?? "recorded \(path); the next run compares with it"
  }
  guard let difference = snapshot.difference(from: recorded) else { return nil }
  guard mode == .all else {
    return
      "snapshot does not match \(path)\n\(difference)\nfix: 'RECORD=all swift test' if it is meant"
  }
  return written(snapshot, to: file)
}

/// Writes a snapshot; the result says what went wrong.
private func written(_ snapshot: TabSnapshot, to file: TabSnapshotFile) -> String? {
  do {
    try file.write(snapshot.bytes)
    return nil
  } catch {
    return "can't write \(file.url.path): \(error)"
  }
}
