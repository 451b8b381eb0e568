/// The difference of a snapshot from the recorded one, or the reason why there is no snapshot.
public struct TabSnapshotDifference: Hashable, Sendable, CustomStringConvertible {
  /// A file that was written for people to look at.
  public struct Artifact: Hashable, Sendable {
    /// The content of the file: `before`, `after` or `difference`.
    public let kind: String

    /// The path of the file.
    public let path: String
  }

  /// The description: the changes, most meaningful first, then the files, then the command that
  /// accepts the changes.
  public let description: String

  /// The files that show the difference.
  public let artifacts: [Artifact]

  init(_ lines: [String], artifacts: [Artifact] = []) {
    description = lines.joined(separator: "\n")
    self.artifacts = artifacts
  }
}
