import Foundation

/// The snapshots that the tests of a process have compared, to find those that share a file.
///
/// Tests run in parallel, and an assertion knows of no other: hence the state that all of them share.
final class SnapshotRegistry: @unchecked Sendable {
  static let shared = SnapshotRegistry()

  private struct Assertion {
    var snapshot: TabSnapshot
    var line: UInt
    var column: UInt
  }

  private let lock = NSLock()

  /// The first assertion for each file; the lock guards it.
  private var assertions: [String: Assertion] = [:]

  /// Registers a snapshot.
  ///
  /// An assertion that comes again with the same snapshot is fine: tests can be repeated.
  ///
  /// - Returns: What is wrong if another snapshot has the same file, or `nil`.
  func problem(
    with snapshot: TabSnapshot,
    named name: String,
    at path: String,
    line: UInt,
    column: UInt
  ) -> String? {
    // Many disks don't tell upper case from lower case.
    let key = path.lowercased()
    let new = Assertion(snapshot: snapshot, line: line, column: column)
    let first = lock.withLock {
      let first = assertions[key] ?? new
      assertions[key] = first
      return first
    }
    let fix = "fix: put into the name what differs, for example the argument of the test"
    if (first.line, first.column) != (line, column) {
      return "'\(name)' is the name of the snapshot at line \(first.line), too\n\(fix)"
    }
    return first.snapshot == snapshot ? nil : "'\(name)' names two different snapshots\n\(fix)"
  }
}
