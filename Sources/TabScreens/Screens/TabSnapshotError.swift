/// Why nothing could be shown or compared.
public struct TabSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package let problem: String

  /// How to fix it.
  package let fix: String

  /// What is wrong, and how to fix it on a line of its own.
  public var description: String { "\(problem)\nfix: \(fix)" }

  /// Creates an error, for a strategy of one's own.
  ///
  ///     throw TabSnapshotError("there is no bar", fix: "add a tab")
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - fix: How to fix it.
  public init(_ problem: String, fix: String) {
    (self.problem, self.fix) = (problem, fix)
  }
}
