import Foundation

/// The snapshots that the tests of a process have compared, to find those with the same file.
///
/// Shared state, since tests run in parallel and assertions don't know each other.
final class SnapshotRegistry: @unchecked Sendable {
  static let shared = SnapshotRegistry()

  /// An assertion of a snapshot.
  struct Assertion: Hashable, Sendable {
    /// The names of the test and of the snapshot in it.
    var names: [String]
    var line: UInt
    var column: UInt

    /// A hash of the snapshot's bytes.
    var contentHash: Int
  }

  private let lock = NSLock()

  /// The first assertion for each file; guarded by the lock.
  private var assertions: [String: Assertion] = [:]

  /// Registers an assertion, and checks that no other one has its file.
  ///
  /// The same assertion may be registered again with equal bytes, since tests can be repeated.
  ///
  /// - Returns: The problem if another snapshot has the same file, otherwise `nil`.
  func register(_ new: Assertion, at path: String) -> String? {
    // Many file systems ignore case.
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
