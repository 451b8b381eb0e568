import Foundation
import TabScreens

/// When snapshots are written instead of compared.
///
///     assertTabSnapshot(of: theme, as: .dump, record: .all)
///     withTabSnapshots(record: .failed) { … }
///
/// `missing` where nobody asks for another. The variable `RECORD` is a ceiling: `RECORD=never swift test` writes nothing,
/// whatever code asks for. Where code asks for nothing it is the mode itself: `RECORD=all swift test`. Where `CI` is
/// set, nothing is ever written.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TabSnapshotRecord: String, Hashable, Sendable, CaseIterable {
  /// Nothing is written; a missing snapshot is a failure.
  case never

  /// A missing or differing snapshot is written beside its place, as `name.new.png`, and fails: `tabtheme snapshots`
  /// accepts or rejects it.
  case pending

  /// A missing snapshot is written, and the test fails in that run.
  case missing

  /// A missing or differing snapshot is written, and the test fails in that run, with what has changed.
  case failed

  /// Every snapshot is written whose bytes differ, and no test fails for it.
  case all
}

extension TabSnapshotRecord: Comparable {
  public static func < (left: TabSnapshotRecord, right: TabSnapshotRecord) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension TabSnapshotRecord {
  /// The mode in force.
  ///
  /// - Parameters:
  ///   - asked: What code asks for, if it does.
  ///   - environment: The variables of the process, by name.
  /// - Throws: ``TabSnapshotError`` if `RECORD` is none of the modes.
  init(_ asked: TabSnapshotRecord?, in environment: [String: String]) throws {
    let name = environment["RECORD"] ?? ""
    let ceiling = TabSnapshotRecord(rawValue: name.lowercased())
    guard name.isEmpty || ceiling != nil else {
      throw TabSnapshotError(
        "RECORD is '\(name)'",
        fix: "write 'never', 'pending', 'missing', 'failed' or 'all'"
      )
    }
    let isCI = !["", "0", "false", "no"].contains(environment["CI"]?.lowercased() ?? "")
    self = isCI ? .never : min(asked ?? ceiling ?? .missing, ceiling ?? .all)
  }
}
