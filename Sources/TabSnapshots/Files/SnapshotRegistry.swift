import Foundation

/// The snapshots that the tests of a process have compared, to find those that share a file.
///
/// Tests run in parallel, and an assertion knows of no other: hence the state that all of them share.
final class SnapshotRegistry: @unchecked Sendable {
  static let shared = SnapshotRegistry()

  /// An assertion of a snapshot.
  struct Assertion: Hashable, Sendable {
    /// The test and the name of the snapshot in it.
    var names: [String]
    var line: UInt
    var column: UInt

    /// What the snapshot holds.
    var content: Int
  }

  private let lock = NSLock()

  /// The first assertion for each file; the lock guards it.
  private var assertions: [String: Assertion] = [:]

  /// Registers an assertion.
  ///
  /// One that comes again with the same snapshot is fine: tests can be repeated.
  ///
  /// - Returns: What is wrong if another snapshot has the same file, or `nil`.
  func problem(with new: Assertion, at path: String) -> String? {
    // Many disks don't tell upper case from lower case.
    let key = path.lowercased()
    let first = lock.withLock {
      let first = assertions[key] ?? new
      assertions[key] = first
      return first
    }
    guard first != new else { return nil }
    let fix = "fix: put into the name what differs, for example the argument of the test"
    if first.names == new.names, (first.line, first.column) == (new.line, new.column) {
      return "two different snapshots have the file \(path)\n\(fix)"
    }
    return "the snapshot at line \(first.line) has the file \(path), too\n\(fix)"
  }
}
