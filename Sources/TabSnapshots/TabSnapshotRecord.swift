import Foundation

/// When snapshots are written instead of compared.
///
/// The environment decides: `RECORD=all swift test` writes every snapshot that differs, `RECORD=missing`
/// those that don't exist yet. Where `CI` is set nothing is ever written.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TabSnapshotRecord: String, Hashable, Sendable, CaseIterable {
  /// Nothing is written; a missing snapshot is a failure.
  case never

  /// A missing snapshot is written, and the test fails once to say so.
  case missing

  /// Missing and differing snapshots are written.
  case all
}

extension TabSnapshotRecord {
  /// What an environment asks for.
  ///
  /// - Parameter environment: The variables of the process, by name.
  /// - Throws: An error if `RECORD` is none of the modes.
  init(_ environment: [String: String]) throws(UnknownRecordMode) {
    let name = environment["RECORD"] ?? ""
    let mode = name.isEmpty ? .never : TabSnapshotRecord(rawValue: name.lowercased())
    guard let mode else { throw UnknownRecordMode(name: name) }
    let isCI = !["", "0", "false", "no"].contains(environment["CI"]?.lowercased() ?? "")
    self = isCI ? .never : mode
  }
}

/// A value of `RECORD` that means nothing.
struct UnknownRecordMode: Error, Hashable, CustomStringConvertible {
  var name: String

  var description: String { "RECORD is '\(name)'\nfix: write 'never', 'missing' or 'all'" }
}
