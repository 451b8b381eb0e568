import Foundation
import TabScreens

/// The mode of writing snapshots: when they are written instead of compared.
///
///     assertTabSnapshot(of: theme, as: .dump, record: .all)
///     withTabSnapshots(record: .failed) { … }
///
/// The default is `missing`. The variable `RECORD` is an upper limit: `RECORD=never swift test`
/// writes nothing, whatever mode the code sets. If the code sets none, the variable is the mode:
/// `RECORD=all swift test`. If `CI` is set, nothing is ever written.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TabSnapshotRecord: String, Hashable, Sendable, CaseIterable {
  /// Nothing is written; a missing snapshot is a failure.
  case never

  /// A missing snapshot is written, and the test fails in that run.
  case missing

  /// A missing or differing snapshot is written, and the test fails in that run, with a description
  /// of the change.
  case failed

  /// Every snapshot whose bytes differ is written, and no test fails for it.
  case all
}

extension TabSnapshotRecord: Comparable {
  public static func < (left: TabSnapshotRecord, right: TabSnapshotRecord) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension TabSnapshotRecord {
  /// Determines the mode from code and environment.
  ///
  /// - Parameters:
  ///   - asked: The mode that the code sets, if any.
  ///   - environment: The variables of the process, by name.
  /// - Throws: ``TabSnapshotError`` if `RECORD` isn't one of the modes.
  init(_ asked: TabSnapshotRecord?, in environment: [String: String]) throws {
    let name = environment["RECORD"] ?? ""
    let ceiling = TabSnapshotRecord(rawValue: name.lowercased())
    guard name.isEmpty || ceiling != nil else {
      throw TabSnapshotError(
        "RECORD is '\(name)'",
        fix: "write 'never', 'missing', 'failed' or 'all'"
      )
    }
    let isCI = !["", "0", "false", "no"].contains(environment["CI"]?.lowercased() ?? "")
    self = isCI ? .never : min(asked ?? ceiling ?? .missing, ceiling ?? .all)
  }
}
