/// What is wrong with a snapshot: that it differs, or why there is none.
public struct TabSnapshotDifference: Hashable, Sendable, CustomStringConvertible {
  /// A file that was written for people to look at.
  public struct Artifact: Hashable, Sendable {
    /// What it shows: `before`, `after` or `difference`.
    public let kind: String

    /// Where it is.
    public let path: String
  }

  /// What changed, first in meaning, then the files, then how to accept it.
  public let description: String

  /// The files that show it.
  public let artifacts: [Artifact]

  init(_ lines: [String], artifacts: [Artifact] = []) {
    description = lines.joined(separator: "\n")
    self.artifacts = artifacts
  }
}
