import Foundation

/// When snapshots are written instead of compared.
///
/// The environment decides: `RECORD=all swift test` writes every snapshot that differs, `RECORD=missing`
/// those that don't exist yet. Where `CI` is set nothing is ever written.
public enum TabSnapshotRecord: String, Hashable, Sendable, CaseIterable {
  /// Nothing is written; a missing snapshot is a failure.
  case never

  /// A missing snapshot is written, and the test fails once to say so.
  case missing

  /// Missing and differing snapshots are written.
  case all
}

extension TabSnapshotRecord {
  /// What the environment of this process asks for.
  static let fromEnvironment = TabSnapshotRecord(ProcessInfo.processInfo.environment)

  /// What an environment asks for.
  ///
  /// - Parameter environment: The variables of the process, by name.
  init(_ environment: [String: String]) {
    let isCI = !["", "0", "false", "no"].contains(environment["CI"]?.lowercased() ?? "")
    let asked = environment["RECORD"].map { $0.lowercased() } ?? ""
    self = isCI ? .never : TabSnapshotRecord(rawValue: asked) ?? .never
  }
}
